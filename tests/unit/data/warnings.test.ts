/** The four warnings of an edition: in the API, from which the page has them, and in the file. None blocks a download. */
import { stateOf, states } from '@/data/law'
import { withAddress } from '@/data/law/official'
import { toApiTemplateDetail, findTemplate } from '@/lib/catalogue'
import { contentsWithEditions, findEditionFile, todayOf } from '@/lib/catalogue/editions'
import { figures, textsOf } from '@/tests/support/template-reader'

const today = todayOf()
const CONTRACT = 'asphalt-shingles-residential-contract'

/** What the API tells of the edition: the page shows these sentences above the download. */
const told = (slug: string, code: string): readonly string[] =>
  toApiTemplateDetail(findTemplate(slug)!, 0, code).edition?.warnings ?? []
const modelOf = (slug: string, code: string) =>
  contentsWithEditions()
    .find((content) => content.slug === slug)!
    .document({ state: stateOf(code), today })
/** What the cover page of the file says. */
const coverOf = (slug: string, code: string): string => textsOf(modelOf(slug, code).parts[0]).join('\n')

test.each([
  [
    'a contract in a state whose notice is missing',
    ...[CONTRACT, 'HI'],
    'This is the federal edition: for Hawaii we do not have the notice of the right to cancel of HRS 481C. Have an attorney in Hawaii supply it (official text: capitol.hawaii.gov).',
  ],
  [
    'a use whose notice is missing: a buyer over 65',
    ...[CONTRACT, 'CA'],
    'We do not have the words of “Five-Day Right to Cancel (senior citizen, 65 or older)” (Cal. B&P § 7159(e)(6); official text: leginfo.legislature.ca.gov), which the law asks for in this case: buyer is a senior citizen. Do not use this form in that case without them.',
  ],
  [
    'an advance payment in a storm state that allows none',
    ...[CONTRACT, 'KY'],
    'No payment in advance where insurance pays for storm damage (KRS 367.626; official text: legislature.ky.gov).',
  ],
  [
    'a generic form where the law prescribes another',
    ...['conditional-progress-lien-waiver', 'MA'],
    'Massachusetts law prescribes a form for this waiver, “Partial Waiver and Subordination of Lien (contractor)” (M.G.L. c. 254 § 32(4); official text: malegislature.gov/laws) (only for those who recorded a notice of contract; the law prescribes no form for ordinary payments), and we do not have its words: this is our own waiver.',
  ],
] as const)('%s: %s, %s', (_, slug, code, sentence) => {
  expect(told(slug, code)).toContain(sentence)
  expect(coverOf(slug, code)).toContain(sentence)
  expect(findEditionFile(slug, code, { format: 'PDF' })).toBeDefined()
})

test('a deposit above the state’s limit: the rule is told, and the file works out what is too much', () => {
  expect(told(CONTRACT, 'CA')).toContain(
    'Deposit in California: Lesser of 10% of price and $1,000; no later payment ahead of work or material (Bus. & Prof. 7159.5(a)(3),(5); official text: leginfo.legislature.ca.gov).',
  )
  const figure = figures(modelOf(CONTRACT, 'CA'), { 'price.1.amount': 20_000, 'payment.1.dollars': 5000 })
  expect([figure('cap.allowed'), figure('cap.over')]).toEqual([1000, 4000])
})

test('storm work in a state that allows nothing in advance: every first payment is above the limit', () => {
  const figure = figures(modelOf('storm-damage-repair-contract', 'KY'), {
    'price.1.qty': 1,
    'price.1.rate': 9000,
    'payment.1.dollars': 500,
  })
  expect([figure('cap.allowed'), figure('cap.over')]).toEqual([0, 500])
})

test('each state has an address of its official text', () => {
  const addresses = states.map((state) => withAddress(state, 'Section 1'))
  expect(
    addresses.filter((address) => !/^Section 1; official text: [a-z.]+\.(gov|us|com|org)(\/|$)/.test(address)),
  ).toEqual([])
  expect(new Set(addresses).size).toBe(51)
})
