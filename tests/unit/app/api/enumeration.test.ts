import { POST as confirm } from '@/app/api/confirm/route'
import { POST as subscribe } from '@/app/api/subscribe/route'
import { POST as unsubscribe } from '@/app/api/unsubscribe/route'
import type * as EnvModule from '@/lib/env'
import { createConfirmToken, createMemberToken, createUnsubscribeToken } from '@/lib/signed-links/links'
import { store } from '@/lib/store'
import { appearanceOf, recordKnown, testEnumeration } from '@/tests/support/enumeration'
import { newFolder } from '@/tests/support/new-folder'

const SITE = 'https://docs.example.com'
const secret = 'only-for-this-test-0123456789-0123456789'

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

/** Each request comes from another client, so that no limit applies. */
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

beforeAll(() => recordKnown(store()))

testEnumeration((input) => subscribe(post('subscribe', input)), { pairs: 200, most: 4 })

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
    for (const [handle, request] of requests) answers.push(await appearanceOf(await handle(request)))
    return answers
  }
  expect(await seen('downloader@example.com')).toEqual(await seen('never-seen@example.com'))
})
