import { clientAddress } from '@/lib/http/client'
import { createContactHandler } from '@/lib/contact/handler'
import { createFormLimits } from '@/lib/forms/limits'
import { isFull } from '@/tests/support/full'
import { jsonPost, SITE } from '@/tests/support/post'

/** Requests of one client; the full run has time for more. */
const requests = isFull ? 5000 : 500

const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }

/** A handler behind `proxies` proxies; `socket` is what the last of them, or the socket itself, has seen. */
function open(proxies: number) {
  const limits = createFormLimits({ requestsPerMinute: 20, now: () => 0 })
  const handle = createContactHandler({
    siteUrl: () => SITE,
    clientOf: ({ headers }) => clientAddress(headers, proxies),
    limits: () => limits,
    store: () => ({ recordContactMessage: () => Promise.resolve() }),
  })
  return (forwarded: string) => handle(jsonPost('/api/contact', message, { 'x-forwarded-for': forwarded }))
}

test.each([
  // Without a proxy the server itself puts the socket's address there, whatever was claimed: see client.test.ts.
  ['without a proxy', 0, () => '203.0.113.66'],
  [
    'behind a proxy, with made-up addresses before its own entry',
    1,
    (index: number) => `10.0.${index}.1, 203.0.113.66`,
  ],
  ['from all over one IPv6 network', 0, (index: number) => `2001:db8:0:1::${index.toString(16)}`],
] as const)('hundreds of requests from one client deny nobody else: %s', async (_, proxies, claim) => {
  const post = open(proxies)
  let accepted = 0
  for (let index = 0; index < requests; index += 1) {
    const response = await post(claim(index))
    if (response.status === 200) accepted += 1
    else expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  }
  expect(accepted).toBe(20)
  expect((await post('203.0.113.7')).status).toBe(200)
  expect((await post('2001:db8:0:2::1')).status).toBe(200)
})
