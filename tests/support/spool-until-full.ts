/**
 * A site whose Supabase does not answer: posts contact messages until one is refused, asks for a download, and goes on
 * once a line is written to it. Prints each response and the store's health. Run where file sizes are
 * limited: tsx --conditions=react-server tests/support/spool-until-full.ts FILE
 */
import { createInterface } from 'node:readline'
import { createContactHandler } from '@/lib/contact/handler'
import { createFormLimits } from '@/lib/forms/limits'
import { createSubscribeHandler } from '@/lib/subscriptions/subscribe-handler'
import { openSupabaseStore } from '@/lib/store/supabase/store'
import { findSampleBundle, findSampleTemplate } from './leads'

const [spoolFile = ''] = process.argv.slice(2)
const SITE = 'https://docs.example.com'
const MOST = 10_000

/** Nothing listens on this port. */
const store = openSupabaseStore({ url: 'http://127.0.0.1:9', serviceKey: 'sb_secret_test' }, { spoolFile })
const limits = createFormLimits({ requestsPerMinute: 2 * MOST })
const site = { siteUrl: () => SITE, clientOf: () => 'one', limits: () => limits }
const leads = {
  store,
  deliver: () => Promise.resolve('unreachable' as const),
  findTemplate: findSampleTemplate,
  findBundle: findSampleBundle,
}
const contact = createContactHandler({ ...site, store: () => store })
const subscribe = createSubscribeHandler({ ...site, leads: () => leads })

const tell = (name: string, value: unknown): void => console.log(JSON.stringify({ [name]: value }))
const post = (handle: (request: Request) => Promise<Response>, body: unknown): Promise<Response> => {
  const headers = { 'content-type': 'application/json' }
  return handle(new Request(SITE, { method: 'POST', headers, body: JSON.stringify(body) }))
}
/** Shorter than a download record: if this does not fit, neither does that. */
const write = (turn: number): Promise<Response> =>
  post(contact, { name: 'Joe', email: 'joe@example.com', message: String(turn) })

let accepted = 0
let answer = await write(accepted)
for (; answer.status === 200 && accepted < MOST; answer = await write(accepted)) accepted += 1
tell('accepted', accepted)
tell('refused', { status: answer.status, body: await answer.json() })
const wish = { email: 'ann@example.com', newsletterSubscribed: true, source: 'download', templates: ['metal-estimate'] }
const download = await post(subscribe, wish)
tell('download', { status: download.status, body: await download.json() })
tell('health', await store.health())
for await (const _ of createInterface({ input: process.stdin })) {
  tell('after', (await write(accepted)).status)
  tell('health', await store.health())
  break
}
await store.close()
