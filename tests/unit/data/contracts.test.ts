import { citationsOf, stampOf } from '@/data/citations/stamp'
import { contracts } from '@/data/contracts'
import { contractBlueprints } from '@/data/contracts/blueprints'
import { homeNotices, indemnityLimits, lienDeadlines } from '@/data/parts/contract/state-notices'
import { universalGroups } from '@/data/contracts/universal'
import { systems } from '@/data/systems'
import { compareSystems } from '@/tests/support/distinctness'
import { blockSlots } from '@/lib/documents/slots'
import { blocksOf, figures, finder, inputsOf, wordsOf } from '@/tests/support/template-reader'

const bySlug = finder(contracts)

const suffixes = [
  'residential-contract',
  'commercial-contract',
  'repair-contract',
  'emergency-repair-contract',
  'one-time-maintenance-contract',
  'annual-maintenance-agreement',
  'inspection-service-agreement',
  'warranty-service-agreement',
  'subcontractor-agreement',
]
const of = (subcategory: string) => contracts.filter((contract) => contract.subcategory === subcategory)

const soldAtHome = contracts.filter(
  ({ slug, subcategory }) =>
    subcategory === 'specialty' ||
    slug === 'work-authorization' ||
    slug === 'notice-of-cancellation' ||
    (subcategory === 'core' && !slug.endsWith('-commercial-contract')),
)

test('there are 210: nine for each system, 15 universal, 6 specialty', () => {
  expect(contracts).toHaveLength(210)
  expect(of('core')).toHaveLength(21 * 8)
  expect(of('subcontractor')).toHaveLength(21)
  expect(of('universal')).toHaveLength(15)
  expect(of('specialty')).toHaveLength(6)
})

test('each system has its nine slugs, and slugs and ids are unique', () => {
  for (const system of systems)
    expect(contracts.filter(({ systemSlug }) => systemSlug === system.slug).map(({ slug }) => slug)).toEqual(
      suffixes.map((suffix) => `${system.slug}-${suffix}`),
    )
  expect(new Set(contracts.map(({ slug }) => slug)).size).toBe(210)
  expect(new Set(contracts.map(({ id }) => id)).size).toBe(210)
  expect(new Set(contracts.map(({ name }) => name)).size).toBe(210)
})

test('every universal document belongs to exactly one of the four groups, and no group is empty', () => {
  const groups = of('universal').map(({ tags }) => universalGroups.filter((group) => tags.includes(group)))
  expect(groups.every((found) => found.length === 1)).toBe(true)
  expect(new Set(groups.flat())).toEqual(new Set(universalGroups))
})

test('the specialty contracts are popular, and formats and counts are as specified', () => {
  expect(of('specialty').every(({ popular }) => popular)).toBe(true)
  for (const { formats, baseDownloads } of contracts) {
    expect(formats).toEqual(['PDF', 'Word'])
    expect(baseDownloads).toBeGreaterThanOrEqual(380)
    expect(baseDownloads).toBeLessThanOrEqual(1480)
  }
})

test('every document has at least 12 inputs and a notice that it is not legal advice and how the law was checked', () => {
  for (const { slug, document } of contracts) {
    const model = document()
    const blocks = blocksOf(model)
    expect([slug, blocks.flatMap(inputsOf).length >= 12]).toEqual([slug, true])
    const closing = blocks.filter(({ kind }) => kind === 'callout').at(-1)
    const notice = blocks.find((block) => block.kind === 'callout' && block.title === 'Not legal advice')
    expect([slug, notice ?? closing]).toEqual([
      slug,
      expect.objectContaining({
        tone: 'legal',
        text: [expect.stringContaining('local attorney'), expect.stringContaining(stampOf(citationsOf(model)))],
      }),
    ])
  }
})

test('home-solicitation contracts have two detached cancellation forms and a statement slot before the signatures', () => {
  for (const { slug, document } of soldAtHome) {
    const { parts } = document()
    const forms = parts.filter(({ name }) => name.startsWith('Cancellation form'))
    expect([slug, forms.length]).toEqual([slug, 2])
    for (const form of forms) {
      const inputs = form.blocks.flatMap(inputsOf)
      expect(inputs).toEqual(expect.arrayContaining(['cancel.deadline', 'cancel.formText', 'company.name']))
    }
    if (slug === 'notice-of-cancellation') continue
    const blocks = parts[0]!.blocks
    const slot = blocks.findIndex((block) => inputsOf(block).includes('cancel.statement'))
    const owners = blocks.findIndex(
      (block, index) =>
        index > slot && block.kind === 'signatures' && block.parties.some(({ name }) => name === 'owner'),
    )
    expect([slug, slot > 0 && owners - slot]).toEqual([slug, 1])
  }
})

test('home-solicitation contracts have their required clauses', () => {
  for (const { slug, document } of soldAtHome) {
    if (slug === 'notice-of-cancellation') continue
    const titles = blocksOf(document()).flatMap((block) =>
      block.kind === 'clauses' ? block.items.map(({ title }) => title) : [],
    )
    const needed = ['Subcontractors and insurance', 'Lien notice and releases', 'Disputes', 'Entire agreement']
    expect([slug, needed.filter((title) => !titles.includes(title))]).toEqual([slug, []])
  }
})

test('each state appears once per kind of notice, unless two subjects need it', () => {
  for (const notices of [homeNotices, lienDeadlines, indemnityLimits])
    expect(new Set(notices.map(({ state }) => state)).size).toBe(notices.length)
})

test('commercial contracts and subcontracts carry no consumer cancellation form', () => {
  for (const { document } of [...of('subcontractor'), bySlug('tpo-roofing-commercial-contract')])
    expect(document().parts.some(({ name }) => name.startsWith('Cancellation form'))).toBe(false)
})

test('the owner’s emergency statement is a sheet of its own, on which nothing can be typed', () => {
  for (const { slug, document } of soldAtHome.filter(({ slug }) => /emergency/.test(slug))) {
    const sheets = document().parts.filter(({ name }) => name === 'Emergency statement')
    expect([slug, sheets.length]).toEqual([slug, 1])
    expect([slug, sheets[0]!.blocks.flatMap(blockSlots).filter(([, { printed }]) => !printed)]).toEqual([slug, []])
  }
})

test('stopping early never goes before the right to cancel', () => {
  for (const { slug, document } of soldAtHome) {
    if (slug === 'notice-of-cancellation') continue
    const clauses = blocksOf(document()).flatMap((block) => (block.kind === 'clauses' ? block.items : []))
    expect([slug, clauses.some(({ text }) => text.includes('The right to cancel comes first.'))]).toEqual([slug, true])
  }
})

test('the terms and conditions refer only to what they or the contract hold', () => {
  const text = wordsOf(bySlug('terms-and-conditions')).join(' ')
  expect(text).not.toMatch(/marked “Included”|quantities listed/)
})

test('no form reproduces or paraphrases the prescribed text of the cooling-off rule', () => {
  for (const template of contracts)
    expect(wordsOf(template).join('\n')).not.toMatch(
      /I hereby cancel|You,? the buyer,? may cancel|if you cancel, any property/i,
    )
})

test('no document makes a promise that insurance law forbids or assigns benefits', () => {
  const forbidden =
    /free roof|(cover|absorb|waive|credit|pay|rebate)s? your deductible|we (negotiate|settle|adjust)|negotiate (with )?(your|the) (insurer|claim)|settle your claim|assigns? (all|any|his|her|the) (benefits|rights under)/i
  for (const template of contracts) {
    const found = forbidden.exec(wordsOf(template).join('\n'))
    expect([template.slug, found?.[0]]).toEqual([template.slug, undefined])
  }
})

test('the direction to pay is revocable and not an assignment', () => {
  const words = wordsOf(bySlug('insurance-claim-direction-to-pay')).join('\n')
  expect(words).toContain('627.7152(13)')
  expect(words).toMatch(/withdraw this direction at any time/)
})

test.each(contractBlueprints.map((blueprint, index) => [suffixes[index]!, blueprint] as const))(
  '%s: no two systems share more than 80 % of their lines, and each has 20 of its own',
  (_, blueprint) => {
    const { pairs, ownLines } = compareSystems(
      systems.map((system, index) => ({ slug: system.slug, model: blueprint(system, index).document() })),
    )
    expect(pairs[0]!.share).toBeLessThanOrEqual(0.8)
    expect(Object.entries(ownLines).filter(([, count]) => count < 20)).toEqual([])
  },
)

test.each([
  ['Massachusetts: a third, less than the special orders', { rule: 'Greater of the two', dollars: 8000 }, 8000, 0],
  ['Massachusetts: a third, more than the special orders', { rule: 'Greater of the two', dollars: 2000 }, 6000, 1000],
  ['Pennsylvania: a third and the special orders', { rule: 'Sum of the two', dollars: 1500 }, 7500, 0],
  ['California: a share or dollars, the lesser', { rule: 'Lesser of the two', dollars: 1000 }, 1000, 6000],
] as const)('a deposit of $7,000 on $18,000 in %s', (_, cap, allowed, over) => {
  const figure = figures(bySlug('deposit-receipt').document(), {
    'deposit.contractSum': 18_000,
    'deposit.amount': 7000,
    'cap.1.rule': cap.rule,
    'cap.1.share': 1 / 3,
    'cap.1.dollars': cap.dollars,
  })
  expect([figure('cap.allowed'), figure('cap.over')]).toEqual([allowed, over])
})
