import { citationsOf } from '@/data/law/citations/stamp'
import { stateOf, states } from '@/data/law'
import { printedTexts } from '@/data/law/printed'
import { isFirm } from '@/data/law/readiness'
import { contentsWithEditions, findEdition, todayOf } from '@/lib/catalogue/editions'
import { notice, part } from '@/lib/documents/author'
import { spread, spreadOfEach } from '@/tests/support/chosen'
import { textsOf } from '@/tests/support/template-reader'

/** One of each kind of document: roof systems differ in trade content only. */
const kindOf = ({ slug, systemSlug }: { slug: string; systemSlug?: string }): string =>
  systemSlug ? slug.slice(systemSlug.length + 1) : slug
const contents = spreadOfEach(contentsWithEditions(), kindOf)
const today = todayOf()
const ofStates = spread(states, 8)
const contractOf = (code: string) =>
  contentsWithEditions()
    .find(({ slug }) => slug === 'epdm-residential-contract')!
    .document({ state: stateOf(code), today })
const cases = contents.map((content) => [content.slug, content] as const)

test.each(cases)('%s: an edition names federal law and that of its state alone', (_, { document }) => {
  for (const state of ofStates) {
    const others = citationsOf(document({ state, today })).filter(
      ({ body }) => body.state !== undefined && body.state !== state.name,
    )
    expect([state.code, others.map(({ key }) => key)]).toEqual([state.code, []])
  }
})

test.each(cases)('%s: the office reads how far it was checked, in the words of the template page', (_, content) => {
  for (const state of ofStates) {
    const { checked } = findEdition(content.slug, state.code, today)!
    const office = content.document({ state, today }).parts.filter(({ audience }) => audience === 'office')
    expect([state.code, office.flatMap(textsOf)]).toEqual([state.code, expect.arrayContaining([checked])])
  }
})

test('the texts are counted that a document prints: none of a receipt, one of a waiver, all of a contract', () => {
  expect(findEdition('deposit-receipt', 'TX')?.checked).toMatch(
    /^Texas edition: no prescribed text, facts of state law/,
  )
  expect(findEdition('conditional-final-lien-waiver', 'TX')?.checked).toMatch(/^Texas edition: 1 text /)
  const contract = findEdition('epdm-residential-contract', 'TX')!.checked
  expect(contract).toMatch(
    /^Texas edition: 1 text compared in two copies, 4 read in one; as of November 2026; not compared/,
  )
})

test('a text of a state with the words of the federal one is the state’s', () => {
  const state = stateOf('PA')
  expect(printedTexts(contractOf('PA').parts, { state }).map(({ id }) => id)).toEqual([
    'pa-73ps-201-7-statement',
    'pa-73ps-201-7-form',
  ])
})

test('a notice that is no text of the edition’s law is a fault', () => {
  const foreign = part('Notice', [
    notice('Words that no law prescribes.', { citation: '1 CFR 1', fields: [], size: 10, bold: false }),
  ])
  expect(() => printedTexts([foreign], { state: stateOf('TX') })).toThrow('not in the law of its edition: 1 CFR 1')
})

test('a document without a right to cancel lacks no notice, and one with the limit on deposits may lack that limit', () => {
  const indiana = stateOf('IN')!
  expect(isFirm(indiana.facts.depositCap)).toBe(false)
  expect(findEdition('deposit-receipt', 'IN')).toMatchObject({
    ready: false,
    gaps: ['a firm source for the limit on deposits'],
  })
  expect(findEdition('terms-and-conditions', 'IN')).toMatchObject({ ready: true, gaps: [], warnings: [] })
})

test.each([
  ['FL', 'FL notice 1', 'ACCORDING TO FLORIDA', 'notice'],
  ['CO', 'Contract', 'Contractor holds all payments of Owner in trust', 'paragraph'],
  ['MA', 'Contract', 'All home improvement contractors and subcontractors must be registered', 'paragraph'],
])('%s: %s has the notice “%s…”', (code, name, words, kind) => {
  const { parts } = contractOf(code)
  const found = parts.filter(({ blocks }) =>
    blocks.some((block) => block.kind === kind && textsOf(block).some((text) => text.startsWith(words))),
  )
  expect(found.map((part) => part.name)).toEqual([name])
})

test('Colorado’s trust statement stands first in the contract, in bold', () => {
  const [first] = contractOf('CO').parts.find(({ name }) => name === 'Contract')!.blocks
  expect(first).toMatchObject({ kind: 'paragraph', lead: expect.stringMatching(/^Contractor holds all payments/) })
})

test('where the federal texts stand in for a state with another period, the office reads of both', () => {
  const [cover] = contractOf('MD').parts
  expect(textsOf(cover).join(' ')).toContain('federal ones and say three business days. Maryland law gives 5')
  expect(textsOf(contractOf('GA').parts[0]).join(' ')).not.toContain('Two periods')
})

describe('Pennsylvania: the authorization of emergency work', () => {
  const sheetsOf = (slug: string, code: string) =>
    contentsWithEditions()
      .find((content) => content.slug === slug)!
      .document({ state: stateOf(code), today })
      .parts.filter(({ name }) => name === 'Emergency Work Authorization')

  test.each(['metal-roofing-emergency-repair-contract', 'emergency-tarp-contract'])('%s has it on a sheet', (slug) => {
    const [sheet, ...more] = sheetsOf(slug, 'PA')
    expect(more).toEqual([])
    expect(sheet).toMatchObject({
      letter: true,
      blocks: [{ kind: 'notice', citation: '73 P.S. § 201-7(j.1)', bold: true, size: 10 }],
    })
  })

  test('no other contract and no other state has it', () => {
    expect(sheetsOf('metal-roofing-residential-contract', 'PA')).toEqual([])
    expect(sheetsOf('metal-roofing-emergency-repair-contract', 'OR')).toEqual([])
  })
})

test('a use for which prescribed words are missing is a question, whose warning is among the others', () => {
  const cases = (code: string) => findEdition('asphalt-shingles-residential-contract', code)!.cases
  expect(cases('CA').map(({ question }) => question)).toEqual(['Is a buyer 65 or older?'])
  expect(cases('FL').map(({ question }) => question)).toEqual(['Is a state of emergency declared where the roof is?'])
  expect(cases('TX')).toEqual([])
  for (const { code } of states) {
    const edition = findEdition('asphalt-shingles-residential-contract', code)!
    for (const { question, warning } of edition.cases) {
      expect(question).toMatch(/\?$/)
      expect(edition.warnings).toContain(warning)
    }
  }
})
