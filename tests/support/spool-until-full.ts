/** Posts without Supabase until one is refused, asks for a download, and continues after a line of input. */
import { createInterface } from 'node:readline'
import { createContactHandler } from '@/lib/contact/handler'
import { createSubscribeHandler } from '@/lib/subscriptions/subscribe-handler'
import { openSupabaseStore } from '@/lib/store/supabase/store'
import { findSampleBundle, findSampleTemplate } from './leads'
import { formContext, jsonPost } from './post'

const [spoolFile = ''] = process.argv.slice(2)
const MOST = 10_000

const store = openSupabaseStore({ url: 'http://127.0.0.1:9', serviceKey: 'sb_secret_test' }, { spoolFile })
const site = formContext(2 * MOST)
const leads = {
  store,
  deliver: () => Promise.resolve('unreachable' as const),
  findTemplate: findSampleTemplate,
  findBundle: findSampleBundle,
}
const contact = createContactHandler({ ...site, store: () => store })
const subscribe = createSubscribeHandler({ ...site, leads: () => leads })

const tell = (name: string, value: unknown): void => console.log(JSON.stringify({ [name]: value }))
const post = (handle: (request: Request) => Promise<Response>, body: unknown) => handle(jsonPost('/', body))
/** Shorter than a download record: if this does not fit, neither does that. */
const write = (turn: number): Promise<Response> =>
  post(contact, { name: 'Joe', email: 'joe@example.com', message: String(turn) })

let accepted = 0
let answer = await write(accepted)
for (; answer.status === 200 && accepted < MOST; answer = await write(accepted)) accepted += 1
tell('accepted', accepted)
tell('refused', { status: answer.status, body: await answer.json() })
const request = {
  email: 'ann@example.com',
  newsletterSubscribed: true,
  source: 'download',
  templates: ['metal-estimate'],
}
const download = await post(subscribe, request)
tell('download', { status: download.status, body: await download.json() })
tell('health', await store.health())
for await (const _ of createInterface({ input: process.stdin })) {
  tell('after', (await write(accepted)).status)
  tell('health', await store.health())
  break
}
await store.close()
