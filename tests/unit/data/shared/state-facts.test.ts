import { stateOf, states } from '@/data/law'
import { federalEdition } from '@/data/law/edition'
import { isFirm } from '@/data/law/readiness'
import { withStateFacts, type StateSubject } from '@/data/shared/state-facts'
import { contentsWithEditions } from '@/lib/catalogue/editions'
import { textsOf } from '@/tests/support/template-reader'

const subjects: readonly StateSubject[] = ['callRecording', 'heatRule', 'oshaPlan', 'salesTax', 'finalPay']
const pageOf = (code: string, subject: StateSubject): string =>
  withStateFacts([], { state: stateOf(code), today: '2026-11-23' }, [subject])
    .flatMap(textsOf)
    .join('\n')

test.each([
  ['CA', 'callRecording', 'Everyone on a call has to agree to its recording.'],
  ['TX', 'callRecording', 'One party to a call has to agree to its recording, and that can be you.'],
  ['OR', 'callRecording', 'In detail: one (telephone); all in person. (ORS 165.540; not read in the statute)'],
  [
    'WA',
    'heatRule',
    'Yes: outdoor; 52°F non-breathing clothing, 80°F, 90°F. (WAC 296-62-095; not read in the statute)',
  ],
  ['OH', 'heatRule', 'We know of no rule of its own for outdoor work by private employers.'],
  ['AZ', 'oshaPlan', 'covers private employers. Its own standards are in force'],
  ['NY', 'oshaPlan', 'The state plan is for public employees only. (29 U.S.C. 667)'],
  ['WA', 'salesTax', 'Retail sale: tax on the whole price, labor too. (RCW 82.04.050; not read in the statute)'],
  ['OH', 'salesTax', 'Sales tax on residential roofing: we have no firm source for Ohio. Look it up.'],
  [
    'AR',
    'salesTax',
    'we have no firm source for Arkansas; start with Ark. Code 26-52. Look it up. Ask the state’s tax',
  ],
] as const)('%s, %s: %s', (code, subject, words) => {
  expect(pageOf(code, subject)).toContain(words)
})

test('a fact that is not firm is never printed, and one that nobody read in the statute says so', () => {
  for (const state of states)
    for (const [key, subject] of [
      ['salesTax', 'salesTax'],
      ['finalPayDischarge', 'finalPay'],
      ['finalPayResign', 'finalPay'],
    ] as const) {
      const { value, confidence } = state.facts[key]
      const page = pageOf(state.code, subject)
      if (!isFirm(state.facts[key]))
        expect([state.code, page]).toEqual([state.code, expect.stringContaining('Look it up.')])
      if (!isFirm(state.facts[key]) && value) expect([state.code, page.includes(value)]).toEqual([state.code, false])
      if (isFirm(state.facts[key]) && confidence === 'medium')
        expect([state.code, page]).toEqual([state.code, expect.stringContaining('not read in the statute')])
    }
})

test('the federal edition and a document without subjects have no such page', () => {
  expect(withStateFacts([], federalEdition, subjects)).toEqual([])
  expect(withStateFacts([], { state: stateOf('TX') }, [])).toEqual([])
})

const inTexas = (slug: string) => {
  const { document } = contentsWithEditions().find((content) => content.slug === slug)!
  return { federal: document().parts, texas: document({ state: stateOf('TX') }).parts }
}
const hasLine = (subject: string) => (text: string) => text.startsWith(`${subject}: `)

test.each([
  ['service-call-invoice', 'Sales tax on residential roofing'],
  ['heat-illness-prevention-plan', 'OSHA'],
])('%s ends with a page on: %s', (slug, subject) => {
  const { federal, texas } = inTexas(slug)
  expect(texas.slice(0, -1).map(({ name }) => name)).toEqual(federal.map(({ name }) => name))
  expect(texas.at(-1)).toMatchObject({ name: 'State law', audience: 'office' })
  expect(textsOf(texas.at(-1)!).some(hasLine(subject))).toBe(true)
})

test.each([
  ['initial-call-script', 'Recording of calls'],
  ['termination-letter', 'Last wages after a discharge'],
  ['standard-roofing-invoice', 'Sales tax on residential roofing'],
  ['quick-roofing-quote', 'Sales tax on residential roofing'],
])('%s says on the office’s last page: %s', (slug, subject) => {
  const { federal, texas } = inTexas(slug)
  expect(texas.map(({ name }) => name)).toEqual(federal.map(({ name }) => name))
  expect(texas.at(-1)!.audience).toBe('office')
  expect(texas.map((page) => textsOf(page).some(hasLine(subject)))).toEqual(texas.map((page) => page === texas.at(-1)))
  expect(federal.flatMap(textsOf).some(hasLine(subject))).toBe(false)
})
