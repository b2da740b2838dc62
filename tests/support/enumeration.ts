/** Nobody learns from a response, or from how long it took, whether an address is known. */
import type { Store } from '@/lib/store'
import { fullTest } from './full-test'
import { median } from '@/scripts/bench/table'

interface Comparison {
  /** How often both are timed before their medians are compared. */
  pairs: number
  most: number
}

/** The ratio of the median times of two works in turns. While it is beyond the tolerance, rounds are added. */
async function compareTimes(
  one: (turn: number) => Promise<void>,
  other: (turn: number) => Promise<void>,
  { pairs, most }: Comparison,
): Promise<number> {
  const times = { one: [] as number[], other: [] as number[] }
  const time = async (name: keyof typeof times, work: (turn: number) => Promise<void>, turn: number) => {
    const start = performance.now()
    await work(turn)
    times[name].push(performance.now() - start)
  }
  let ratio = NaN
  for (let turn = 0; turn < pairs * most; turn += 1) {
    if (turn % 2) await time('other', other, turn)
    await time('one', one, turn)
    if (turn % 2 === 0) await time('other', other, turn)
    if ((turn + 1) % pairs) continue
    ratio = median(times.one) / median(times.other)
    if (ratio > 1 / TOLERANCE && ratio < TOLERANCE) break
  }
  return ratio
}

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
export function testEnumeration(subscribe: (input: object) => Promise<Response>, rounds: Comparison): void {
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
      const ratio = await compareTimes(
        (turn) => post(known[turn % known.length]!),
        (turn) => post(`${name.replaceAll(' ', '-')}-${turn}@example.com`),
        rounds,
      )
      expect(ratio).toBeGreaterThan(1 / TOLERANCE)
      expect(ratio).toBeLessThan(TOLERANCE)
    },
    300_000,
  )
}
