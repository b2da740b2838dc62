import { createContactHandler } from '@/lib/contact/handler'
import { formContext, SITE } from '@/tests/support/post'
import type { StoreHarness } from './store-harness'

const DAY = 24 * 3600 * 1000
const NOON = Date.parse('2026-03-04T12:00:00Z')
const joe = { name: 'Joe', email: 'joe@example.com', message: 'Hello,\nis there a form for gutters?' }

/** The contact form of a browser without scripts, which sends no id and may post the same message again. */
export function testContactForm({ store, rows }: StoreHarness): void {
  let now: number
  let post: (fields: Record<string, string>) => Promise<Response>
  beforeEach(() => {
    now = NOON
    const handle = createContactHandler({ ...formContext(100), store: () => store, now: () => now })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    post = (fields) => {
      // As browsers write line breaks.
      const body = new URLSearchParams(fields).toString().replaceAll('%0A', '%0D%0A')
      return handle(new Request(`${SITE}/api/contact`, { method: 'POST', headers, body }))
    }
  })
  const texts = async () => (await rows('contact_messages')).map(({ message }) => message)

  it('is recorded once per day, however often it is sent, sequentially and concurrently', async () => {
    const answers = [await post(joe), await post(joe), ...(await Promise.all([post(joe), post(joe)]))]
    now = NOON + DAY / 2 - 1
    answers.push(await post({ ...joe, email: 'Joe@Example.com' }))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(303))
    expect(await texts()).toEqual([joe.message])
  })

  it('is recorded again if the sender or the text differs, and on another day', async () => {
    for (const other of [{}, { message: 'Hello' }, { email: 'ann@example.com' }, { name: 'Jo' }])
      expect((await post({ ...joe, ...other })).status).toBe(303)
    expect(await texts()).toHaveLength(4)
    now += DAY
    await post(joe)
    expect((await texts()).filter((text) => text === joe.message)).toHaveLength(4)
  })
}
