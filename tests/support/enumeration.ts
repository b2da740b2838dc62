/** Nobody learns from a response, or from how long it took, whether an address is known. */
import type { Store } from '@/lib/store'
import { compareAddresses } from './compare-times'
import { fullTest } from './full-test'

const TOLERANCE = 1.2
const known = ['downloader', 'confirmed', 'unsubscribed'].map((kind) => `${kind}@example.com`)
const templates = ['shingle-roof-estimate']
const inputs = [
  ['a download', { source: 'download', newsletterSubscribed: true, templates }],
  ['an address alone', { source: 'download', newsletterSubscribed: false }],
  ['the newsletter', { source: 'newsletter', newsletterSubscribed: true }],
] as const

export async function recordKnown(store: Store): Promise<void> {
  for (const email of known)
    await store.recordSubscriber({ email, newsletterSubscribed: true, source: 'download', templatesDownloaded: ['A'] })
  const optIn = { source: 'newsletter', consentVersion: '1', requestedAt: Date.now() } as const
  await store.confirmNewsletter({ email: 'confirmed@example.com', ...optIn })
  await store.setUnsubscribed('unsubscribed@example.com')
}

/** Returns what can be seen of a response; tokens, which the sender of a link knows, are replaced. */
export async function appearanceOf(response: Response): Promise<unknown> {
  const headers = [...response.headers].map(([name, value]) => [name, value.replace(/token=[^&]*/, 'token')])
  return { status: response.status, headers, body: await response.text() }
}

/** Tests that `subscribe` treats new and known addresses alike. Each call must count as another client. */
export function testEnumeration(
  subscribe: (input: object) => Promise<Response>,
  rounds: { pairs: number; most: number },
): void {
  test.each(inputs)('%s: new and known addresses get the same response', async (_, input) => {
    const answers = []
    for (const email of [...known, 'new-one@example.com', 'new-two@example.com'])
      answers.push(await appearanceOf(await subscribe({ ...input, email })))
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  fullTest.each(inputs)(
    '%s: a new address takes as long as a known one',
    async (name, input) => {
      const post = async (email: string): Promise<void> => {
        expect((await subscribe({ ...input, email })).status).toBe(200)
      }
      const ratio = await compareAddresses(post, known, name, { ...rounds, tolerance: TOLERANCE })
      expect(ratio).toBeGreaterThan(1 / TOLERANCE)
      expect(ratio).toBeLessThan(TOLERANCE)
    },
    300_000,
  )
}
