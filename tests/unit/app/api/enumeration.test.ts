/** Nobody learns from an answer, or from how long it took, whether an address is known here. */
import { POST as confirm } from '@/app/api/confirm/route'
import { POST as subscribe } from '@/app/api/subscribe/route'
import { POST as unsubscribe } from '@/app/api/unsubscribe/route'
import type * as EnvModule from '@/lib/env'
import { createConfirmToken, createMemberToken, createUnsubscribeToken } from '@/lib/signed-links/links'
import { store } from '@/lib/store'
import { compareAddresses } from '@/tests/support/compare-times'
import { fullTest } from '@/tests/support/full-test'
import { newFolder } from '@/tests/support/new-folder'

const SITE = 'https://docs.example.com'
const secret = 'only-for-this-test-0123456789-0123456789'
const TOLERANCE = 1.2
const ROUNDS = { pairs: 200, most: 4, tolerance: TOLERANCE }

const mockFolder = newFolder()
jest.mock('@/lib/env', () => {
  const { parseEnv } = jest.requireActual<typeof EnvModule>('@/lib/env')
  return {
    env: () =>
      parseEnv({
        DATA_DIR: mockFolder,
        SITE_URL: SITE,
        SIGNING_SECRET: secret,
        REQUESTS_PER_MINUTE: '100000',
        MAIL_PER_HOUR: '1000000',
        TRUST_PROXY: '1',
      }),
  }
})

afterAll(async () => {
  await store().close()
})

/** Each comes from another client, so that no limit speaks up. */
let clients = 0
function post(place: string, body: unknown): Request {
  clients += 1
  return new Request(`${SITE}/api/${place}`, {
    method: 'POST',
    headers: {
      'content-type': typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
      'x-forwarded-for': `2001:db8:${clients.toString(16)}::1`,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** What can be seen of an answer; addresses in links, which the sender of a link knows, stand as one word. */
async function appearance(response: Response): Promise<unknown> {
  const headers = [...response.headers].map(([name, value]) => [name, value.replace(/token=[^&]*/, 'token')])
  return { status: response.status, headers, body: await response.text() }
}

const inputs = [
  ['a download', { source: 'download', newsletterSubscribed: true, templates: ['shingle-roof-estimate'] }],
  ['an address alone', { source: 'download', newsletterSubscribed: false }],
  ['the newsletter', { source: 'newsletter', newsletterSubscribed: true }],
] as const

const known = ['downloader', 'confirmed', 'unsubscribed'].map((kind) => `${kind}@example.com`)
beforeAll(async () => {
  for (const email of known) {
    const record = { email, newsletterSubscribed: true, source: 'download', templatesDownloaded: ['A'] } as const
    await store().recordSubscriber(record)
  }
  const optIn = { email: 'confirmed@example.com', source: 'newsletter', consentVersion: '1', requestedAt: 0 } as const
  await store().confirmNewsletter(optIn)
  await store().setUnsubscribed('unsubscribed@example.com')
})

test.each(inputs)('%s: new and known addresses get the same response', async (_, input) => {
  const answers = await Promise.all(
    [...known, 'new-one@example.com', 'new-two@example.com'].map(async (email) =>
      appearance(await subscribe(post('subscribe', { ...input, email }))),
    ),
  )
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

fullTest.each(inputs)(
  '%s: it takes as long for a new address as for a known one',
  async (name, input) => {
    const time = async (email: string): Promise<void> => {
      expect((await subscribe(post('subscribe', { ...input, email }))).status).toBe(200)
    }
    const ratio = await compareAddresses(time, known, name, ROUNDS)
    expect(ratio).toBeGreaterThan(1 / TOLERANCE)
    expect(ratio).toBeLessThan(TOLERANCE)
  },
  300_000,
)

test('links of known and unknown addresses get the same response, valid or not', async () => {
  const seen = async (email: string): Promise<unknown[]> => {
    const optIn = { email, source: 'newsletter', consentVersion: '1', requestedAt: Date.now() } as const
    const requests: [typeof subscribe, Request][] = [
      [confirm, post('confirm', `token=${createConfirmToken(optIn, secret)}`)],
      [confirm, post('confirm', `token=${createConfirmToken(optIn, 'another secret')}`)],
      [unsubscribe, post(`unsubscribe?token=${createUnsubscribeToken(email, secret)}`, '')],
      [unsubscribe, post(`unsubscribe?token=${createUnsubscribeToken(email, secret)}&from=page`, '')],
      [unsubscribe, post(`unsubscribe?token=${createUnsubscribeToken(email, 'another secret')}`, '')],
      [unsubscribe, post(`unsubscribe?token=${createMemberToken(email, secret)}`, '')],
    ]
    const answers = []
    for (const [handle, request] of requests) answers.push(await appearance(await handle(request)))
    return answers
  }
  expect(await seen('downloader@example.com')).toEqual(await seen('never-seen@example.com'))
})
