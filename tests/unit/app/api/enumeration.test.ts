import { POST as confirm } from '@/app/api/confirm/route'
import { POST as subscribe } from '@/app/api/subscribe/route'
import { POST as unsubscribe } from '@/app/api/unsubscribe/route'
import { createConfirmToken, createMemberToken, createUnsubscribeToken } from '@/lib/signed-links/links'
import { store } from '@/lib/store'
import { appearanceOf, recordKnown, testEnumeration } from '@/tests/support/enumeration'
import { newFolder } from '@/tests/support/new-folder'
import { formPost, jsonPost, SITE } from '@/tests/support/post'
import { useSettings } from '@/tests/support/settings'

const secret = 'only-for-this-test-0123456789-0123456789'
useSettings({
  ...{ DATA_DIR: newFolder(), SITE_URL: SITE, SIGNING_SECRET: secret, TRUST_PROXY: '1' },
  ...{ REQUESTS_PER_MINUTE: '100000', MAIL_PER_HOUR: '1000000' },
})
afterAll(() => store().close())

/** Each request comes from another client, so that no limit applies. */
let clients = 0
const client = () => ({ 'x-forwarded-for': `2001:db8:${(clients += 1).toString(16)}::1` })

beforeAll(() => recordKnown(store()))

testEnumeration((input) => subscribe(jsonPost('/api/subscribe', input, client())), { pairs: 200, most: 4 })

test('links of known and unknown addresses get the same response, valid or not', async () => {
  const seen = async (email: string): Promise<unknown[]> => {
    const optIn = { email, source: 'newsletter', consentVersion: '1', requestedAt: Date.now() } as const
    const answers = []
    for (const token of [createConfirmToken(optIn, secret), createConfirmToken(optIn, 'another secret')])
      answers.push(await appearanceOf(await confirm(formPost('/api/confirm', { token }, client()))))
    for (const query of [
      createUnsubscribeToken(email, secret),
      `${createUnsubscribeToken(email, secret)}&from=page`,
      createUnsubscribeToken(email, 'another secret'),
      createMemberToken(email, secret),
    ])
      answers.push(await appearanceOf(await unsubscribe(formPost(`/api/unsubscribe?token=${query}`, {}, client()))))
    return answers
  }
  expect(await seen('downloader@example.com')).toEqual(await seen('never-seen@example.com'))
})
