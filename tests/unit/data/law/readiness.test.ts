import { stateOf, states } from '@/data/law'
import { asOfWords, gapsOf, isFirm, isReady, specialGaps } from '@/data/law/readiness'
import { cancelPeriods, countedDays } from '@/data/shared/contract/cover'
import { templateContents } from '@/lib/catalogue/contents'

const gaps = (code: string): string[] => gapsOf(stateOf(code)!)

test('31 states have a complete edition of an ordinary contract with a homeowner', () => {
  const codes = 'AL AZ CA CO CT FL GA IA ID IL KS KY MA MI MN MO NC NE NH NJ NY OH OR PA SC SD TX UT VA WA WI'
  expect(states.filter(isReady).map(({ code }) => code)).toEqual(codes.split(' '))
})

test.each([
  ['AK', ['the notice of the right to cancel of Alaska Stat. 45.02.350', 'a firm source for the period to cancel']],
  ['IN', ['a firm source for the limit on deposits']],
  ['MD', [expect.stringMatching(/^the cancellation form that belongs to Md\. Com\. Law/)]],
  ['NV', ['“Four-point owner notice” of NRS 624.970(3)(b) (AB 39)']],
  ['NM', ['“Residential default disclosure” of NMSA 1978, § 60-13-19(C)']],
  ['VT', ['a firm source for the limit on deposits']],
  [
    'DE',
    [
      '“Summary of your rights as a consumer in home improvement transactions” of 6 Del. Admin. Code 106, 3.1.11',
      'a firm source for the limit on deposits',
    ],
  ],
])('%s says what it lacks', (code, expected) => {
  expect(gaps(code)).toEqual(expected)
})

test('every state that is not ready names at least one gap, each with its law or its fact', () => {
  for (const state of states.filter((state) => !isReady(state)))
    for (const gap of gapsOf(state)) expect([state.code, gap]).toEqual([state.code, expect.stringMatching(/\d|firm/)])
})

test('after 18 months the words say that nobody has checked since', () => {
  expect(asOfWords('2026-11-22', '2028-05-31')).toBe('as of November 2026')
  expect(asOfWords('2026-11-22', '2028-06-01')).toBe('not checked since November 2026')
})

test.each([
  ['CT', 4],
  ['IA', 4],
  ['MI', 4],
  ['NV', 3],
  ['TX', 3],
])('%s: %i days to cancel, as the count that takes Saturdays needs them', (code, usual) => {
  const edition = { state: stateOf(code) }
  expect(cancelPeriods(edition)[0]).toBe(usual)
  expect(countedDays(edition)).toMatch(usual === 3 ? /^Saturdays count/ : /does not count Saturdays/)
})

test('a fact that is printed tells law in force, not what was proposed or could not be found', () => {
  const news = /\bbills?\b(?!ed)|pending|\bproposed\b|to be checked|not found|publisher/i
  const printed = states.flatMap(({ code, facts }) =>
    Object.entries(facts).flatMap(([key, fact]) => (isFirm(fact) ? [[`${code} ${key}`, fact.value] as const] : [])),
  )
  const told = printed.filter(([, value]) =>
    news.test(value.replace('T-bill', '').replace(/Bill deemed|on the bill/g, '')),
  )
  expect(told).toEqual([])
})

test('citations say et seq., not ff.', () => {
  const cites = states.flatMap(({ facts }) => Object.values(facts).map(({ citation }) => citation ?? ''))
  expect(cites.filter((cite) => /\bff\b/.test(cite))).toEqual([])
})

test('words that are missing for a special use name that use', () => {
  expect(
    states
      .flatMap(specialGaps)
      .filter(({ appliesWhen }) => !appliesWhen)
      .map(({ id }) => id),
  ).toEqual([])
})

test('the contract of a state says in its footer that it is not complete, where the state is not ready', () => {
  const contract = templateContents.find(({ slug }) => slug === 'asphalt-shingles-residential-contract')!
  const marked = states.filter((state) => contract.document({ state }).incompleteFor === state.name)
  expect(marked.map(({ code }) => code)).toEqual(states.filter((state) => !isReady(state)).map(({ code }) => code))
  expect(marked.length).toBeGreaterThan(0)
  expect(contract.document().incompleteFor).toBeUndefined()
})
