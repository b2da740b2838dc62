import { citationsOf, stampOf } from '@/data/law/citations/stamp'
import { readCitations } from '@/data/law/citations/extract'
import { contracts as written } from '@/data/library/contracts'
import { noticeBlock } from '@/data/law/blanks'
import { stateOf } from '@/data/law'
import { cancellationText, federalEdition } from '@/data/law/edition'
import { indemnityLimits } from '@/data/shared/contract/state-notices'
import { universalGroups } from '@/data/library/contracts/universal'
import { systems } from '@/data/roofs'
import { inspectionAreas } from '@/data/shared/system'
import { bodyLines } from '@/tests/support/distinctness'
import type { DocumentModel, NoticeBlock, Value } from '@/lib/documents/model'
import { blockSlots } from '@/lib/documents/slots'
import { figureCases } from '@/tests/support/figure-cases'
import { blocksOf, figures, finder, madeOnce, textsOf, wordsOf } from '@/tests/support/template-reader'

type Values = Readonly<Record<string, Value>>

const contracts = madeOnce(written)
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

test('each system has its nine slugs', () => {
  for (const system of systems)
    expect(contracts.filter(({ systemSlug }) => systemSlug === system.slug).map(({ slug }) => slug)).toEqual(
      suffixes.map((suffix) => `${system.slug}-${suffix}`),
    )
})

test('every universal document belongs to exactly one of the four groups, and no group is empty', () => {
  const groups = of('universal').map(({ tags }) => universalGroups.filter((group) => tags.includes(group)))
  expect(groups.every((found) => found.length === 1)).toBe(true)
  expect(new Set(groups.flat())).toEqual(new Set(universalGroups))
})

test('the specialty contracts are popular', () => {
  expect(of('specialty').every(({ popular }) => popular)).toBe(true)
})

test('every document has a notice that it is not legal advice and how the law was checked', () => {
  for (const { slug, document } of contracts) {
    const model = document()
    const blocks = blocksOf(model)
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

test('home-solicitation contracts have two detached cancellation forms, and the statement directly before the signatures', () => {
  const [statement, form] = (['statement', 'form'] as const).map((kind) =>
    noticeBlock(cancellationText(federalEdition, kind)),
  )
  // The seller has to say where a notice goes to.
  const isRequired = ({ name }: { name: string }): boolean => name === 'company.address'
  const fields = (form as NoticeBlock).fields.map((field) => (isRequired(field) ? { ...field, required: true } : field))
  for (const { slug, document } of soldAtHome) {
    const { parts } = document()
    const forms = parts.filter(({ name }) => name.startsWith('Notice of cancellation'))
    expect([slug, forms.map(({ blocks, letter }) => ({ blocks, letter }))]).toEqual([
      slug,
      [1, 2].map(() => ({ blocks: [{ ...form, fields }], letter: true })),
    ])
    if (slug === 'notice-of-cancellation') continue
    const signed = parts.flatMap(({ blocks }) =>
      blocks.flatMap((block, index) =>
        block.kind === 'notice' && block.citation === '16 CFR 429.1(a)' ? [[block, blocks[index + 1]?.kind]] : [],
      ),
    )
    expect([slug, signed]).toEqual([slug, [[statement, 'signatures']]])
  }
})

test('home-solicitation contracts have their required clauses', () => {
  for (const { slug, document } of soldAtHome) {
    if (slug === 'notice-of-cancellation') continue
    const titles = blocksOf(document()).flatMap((block) =>
      block.kind === 'clauses' ? block.items.map(({ title }) => title) : [],
    )
    const needed = [
      'Subcontractors and insurance',
      'Lien notice and releases',
      'Disputes',
      'Notices, law and the whole agreement',
    ]
    expect([slug, needed.filter((title) => !titles.includes(title))]).toEqual([slug, []])
  }
})

test('commercial contracts have the clauses that an owner’s attorney looks for', () => {
  const needed = ['Prompt payment', 'Additional insured', 'Waiver of subrogation', 'Hazardous materials']
  for (const { slug, document } of contracts.filter(({ slug }) => slug.endsWith('-commercial-contract'))) {
    const titles = clausesOf(document()).map(({ title }) => title)
    expect([slug, needed.filter((title) => !titles.includes(title))]).toEqual([slug, []])
  }
})

test('each state appears once among the limits on indemnity', () => {
  expect(new Set(indemnityLimits.map(({ state }) => state)).size).toBe(indemnityLimits.length)
})

test('what a customer signs behind a page for the office opens with the title, a form in the words of the law does not', () => {
  const untitled = contracts.filter(({ document }) => {
    const { parts } = document()
    const signed = parts.find(({ audience }) => audience === 'customer')
    return parts[0]?.audience === 'office' && !signed?.titled
  })
  expect(untitled.map(({ slug }) => slug)).toEqual(['notice-of-cancellation'])
})

test('no visit of a maintenance agreement promises what only an installation shows, or a test', () => {
  for (const system of systems) {
    const lines = bodyLines(bySlug(`${system.slug}-annual-maintenance-agreement`).document())
    const jobOnly = system.inspecting.yearly.jobOnly ?? []
    const points = inspectionAreas.flatMap((area) => system.inspectionPoints[area])
    const wrong = points.filter(({ check, scale }) => scale ?? jobOnly.includes(check)).map(({ check }) => `${check}: `)
    expect([system.slug, lines.filter((line) => wrong.some((start) => line.startsWith(start)))]).toEqual([
      system.slug,
      [],
    ])
  }
})

test('the tasks of a maintenance contract come back: none is due once, at handover', () => {
  for (const system of systems)
    for (const suffix of ['one-time-maintenance-contract', 'annual-maintenance-agreement']) {
      const tasks = textsOf(blocksOf(bySlug(`${system.slug}-${suffix}`).document()))
      const once = system.estimating.care.tasks.filter(({ isDueOnce }) => isDueOnce).map(({ task }) => task)
      expect([system.slug, once.filter((task) => tasks.includes(task))]).toEqual([system.slug, []])
    }
})

test('gutter contracts speak of gutters, not of an open roof', () => {
  for (const slug of ['gutter-repair-contract', 'gutter-installation-contract']) {
    const texts = clausesOf(bySlug(slug).document()).map(({ text }) => text)
    expect([slug, texts.filter((text) => /roof was opened|opens no more roof|attic/i.test(text))]).toEqual([slug, []])
  }
})

test('the cover of a commercial contract names no state’s lien law unless that state was chosen', () => {
  const cover = JSON.stringify(bySlug('tpo-roofing-commercial-contract').document().parts[0])
  expect(cover).toContain('Notice to Owner (Preliminary Notice)')
  const foreign = /A\.R\.S\.|NRS|RCW|Civ\. Code|O\.R\.C\./
  expect(cover).not.toMatch(foreign)
  const [texas] = bySlug('tpo-roofing-commercial-contract').document({ state: stateOf('TX') }).parts
  expect(JSON.stringify(texas)).toContain('Prop. 53.056')
  expect(JSON.stringify(texas)).not.toMatch(foreign)
})

test('commercial contracts and subcontracts carry no consumer cancellation form', () => {
  for (const { document } of [...of('subcontractor'), bySlug('tpo-roofing-commercial-contract')])
    expect(document().parts.some(({ name }) => name.startsWith('Notice of cancellation'))).toBe(false)
})

test('the owner’s emergency statement is a sheet of its own, on which nothing can be typed', () => {
  for (const { slug, document } of soldAtHome.filter(({ slug }) => /emergency/.test(slug))) {
    const sheets = document().parts.filter(({ name }) => name === 'Emergency statement')
    expect([slug, sheets.length]).toEqual([slug, 1])
    expect([slug, sheets[0]!.blocks.flatMap(blockSlots).filter(([, { printed }]) => !printed)]).toEqual([slug, []])
  }
})

const clausesOf = (model: DocumentModel) =>
  blocksOf(model).flatMap((block) => (block.kind === 'clauses' ? block.items : []))

test('in every clause by which an owner stops or ends the work, the right to cancel comes first', () => {
  const ending = /Owner may (stop|cancel)|may end the (contract|agreement)|end the contract and pay|Work stops at/
  for (const { slug, document } of soldAtHome) {
    const clauses = clausesOf(document()).filter(({ text }) => ending.test(text))
    const wrong = clauses.filter(({ text }) => !text.includes('The right to cancel comes first.'))
    expect([slug, wrong.map(({ title }) => title)]).toEqual([slug, []])
    if (slug !== 'notice-of-cancellation') expect([slug, clauses.length > 0]).toEqual([slug, true])
  }
})

test('contracts between businesses speak of no right to cancel', () => {
  for (const { slug, document } of contracts.filter(({ slug }) =>
    /-(commercial-contract|subcontractor-agreement)$/.test(slug),
  ))
    expect([slug, clausesOf(document()).filter(({ text }) => /right to cancel/i.test(text))]).toEqual([slug, []])
})

test('what is signed holds no advice of ours', () => {
  for (const { slug, document } of contracts) {
    const signed = document().parts.filter(({ audience }) => audience !== 'office')
    const advice = signed.flatMap(({ blocks }) =>
      blocks.filter((block) => block.kind === 'callout' && block.tone === 'legal'),
    )
    expect([slug, advice]).toEqual([slug, []])
    expect([slug, textsOf(signed).filter((text) => /not legal advice/i.test(text))]).toEqual([slug, []])
  }
})

test('the signed pages of the federal edition cite the law of no state', () => {
  for (const { slug, document } of contracts) {
    const signed = document().parts.filter(({ audience }) => audience !== 'office')
    const cited = textsOf(signed).flatMap((text) => readCitations(text).citations)
    expect([slug, cited.filter(({ body }) => body.state).map(({ key }) => key)]).toEqual([slug, []])
  }
})

test('the terms and conditions refer only to what they or the contract hold', () => {
  const text = wordsOf(bySlug('terms-and-conditions')).join(' ')
  expect(text).not.toMatch(/marked “Included”|quantities listed/)
})

test('the words of the cooling-off rule stand in notices only, never in a text of ours', () => {
  const prescribed = /I hereby cancel|You,? the buyer,? may cancel|if you cancel, any property/i
  for (const { slug, document, fullDescription, howToUse, expertGuide } of contracts) {
    const ours = blocksOf(document()).filter(({ kind }) => kind !== 'notice')
    const words = textsOf([ours, fullDescription, howToUse, expertGuide]).filter((text) => prescribed.test(text))
    expect([slug, words]).toEqual([slug, []])
  }
})

test('no text speaks of a slot for official wording, or of a schedule of state notices', () => {
  const stale = /\bslots?\b (for|with|in|of)|into (its|the|their) slots?|SLOT|“State notices”|schedule of state notices/
  for (const template of contracts.filter(({ slug }) => !slug.startsWith('notice-to-owner')))
    expect([template.slug, wordsOf(template).filter((words) => stale.test(words))]).toEqual([template.slug, []])
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

figureCases(bySlug)(`
  a deposit of $7,000 on $18,000 in Massachusetts: a third, less than the special orders
    deposit-receipt: deposit.contractSum 18000, .amount 7000, cap.1.rule Greater of the two, .share 1/3, .dollars 8000
    = cap.allowed 8000, .over 0
  a deposit of $7,000 on $18,000 in Massachusetts: a third, more than the special orders
    + cap.1.dollars 2000
    = cap.allowed 6000, .over 1000
  a deposit of $7,000 on $18,000 in Pennsylvania: a third and the special orders
    + cap.1.rule Sum of the two, .dollars 1500
    = cap.allowed 7500, .over 0
  a deposit of $7,000 on $18,000 in California: a share or dollars, the lesser
    + cap.1.rule Lesser of the two, .dollars 1000
    = cap.allowed 1000, .over 6000
`)

/** What the edition of a state allows of a price, and what a deposit is above it. */
function limitIn(code: string, slug: string, sum: readonly [name: string, price: number], deposit: Values) {
  const figure = figures(bySlug(slug).document({ state: stateOf(code) }), { [sum[0]]: sum[1], ...deposit })
  return [figure('cap.allowed'), figure('cap.over')]
}

test.each([
  ['CA', 9000, 1500, 900, 600],
  ['CA', 30_000, 1500, 1000, 500],
  ['MD', 18_000, 6000, 6000, 0],
  ['MA', 10_000, 4000, 3333.33, 666.67],
  ['PA', 4000, 2000, null, null],
  ['PA', 9000, 4000, 3000, 1000],
  ['TX', 18_000, 9000, null, null],
] as const)('%s: of $%d, a first payment of $%d', (code, price, paid, allowed, over) => {
  expect(limitIn(code, 'deposit-receipt', ['deposit.contractSum', price], { 'deposit.amount': paid })).toEqual([
    allowed,
    over,
  ])
  expect(
    limitIn(code, 'asphalt-shingles-residential-contract', ['price.1.amount', price], { 'payment.1.dollars': paid }),
  ).toEqual([allowed, over])
})
