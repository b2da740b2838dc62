import { strFromU8, unzipSync } from 'fflate'
import { templateContents } from '@/lib/catalogue/contents'
import * as d from '@/lib/documents/author'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import type { DocumentModel, Part, Value } from '@/lib/documents/model'
import { cellAddress } from '@/lib/documents/render/xlsx/addresses'
import { growTables } from '@/lib/documents/render/xlsx/growth'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { shownLength } from '@/lib/documents/render/xlsx/steps'
import { recalculateAll, testWithLibreOffice } from '@/tests/support/libreoffice'
import { differences, spoiled, valuesOf } from '@/tests/support/recalculation'
import { typeRow } from '@/tests/support/typed-row'
import { checked, modelOf } from '../../model-helpers'
const log = (blankRows: number) =>
  d.table(
    'job',
    'Jobs',
    [
      d.column('name', 'Job #', 'text'),
      d.column('kind', 'Kind', 'select', { options: ['Repair', 'New roof'] }),
      d.column('price', "Price [$], at 'list'", 'currency'),
      d.column('cost', 'Cost', 'currency'),
      d.column('profit', 'Profit', 'currency', { formula: d.sub(d.cell('price'), d.cell('cost')) }),
      d.column('share', 'Margin', 'percent', { formula: d.div(d.cell('profit'), d.cell('price')) }),
    ],
    [],
    {
      blankRows,
      lineNumbers: true,
      totals: [
        d.total('jobs.price', 'Sold', d.sum('job', 'price'), { strong: true }),
        d.total('jobs.repair', 'Repairs', d.sum('job', 'profit', { key: 'kind', equals: 'Repair' })),
      ],
    },
  )

const documentOf = (...parts: Part[]) => modelOf(parts, { letterhead: 'full' })
const withLog = (blankRows: number) =>
  documentOf(
    d.part(
      'Jobs',
      [
        d.section('Where we stand'),
        d.fields(
          3,
          d.own('goal', 'Goal', 'currency', { value: 100 }),
          d.calculated('jobs.open', 'Above goal', 'currency', d.sub('jobs.price', 'goal')),
          d.calculated(
            'jobs.count',
            'Without a cost',
            'number',
            d.count('job', { key: 'price', is: 'number' }, { key: 'cost', is: 'noNumber' }),
          ),
          d.calculated('jobs.twice', 'Twice', 'currency', d.mul(2, d.add('jobs.price', 'jobs.repair'))),
        ),
        d.section('Jobs'),
        log(blankRows),
        d.note('Keep it', 'Three years.'),
      ],
      { audience: 'office', landscape: true },
    ),
  )

const values: Record<string, Value> = {
  'job.1.name': '007',
  'job.1.kind': 'Repair',
  'job.1.price': 250.5,
  'job.1.cost': 100.25,
  'job.2.kind': 'New roof',
  'job.2.price': 9000,
  'job.40.kind': 'Repair',
  'job.40.price': 80,
  'job.40.cost': 95,
}

test('a log gets a sheet of its own with 40 rows and nothing below it', async () => {
  const model = withLog(12)
  const { sheets } = planWorkbook(model)
  expect(sheets.map(({ name, table: list }) => [name, list?.name])).toEqual([
    ['Summary', undefined],
    ['Jobs', 'JobList'],
  ])
  const list = sheets[1]!.table!
  expect(list.bottom - list.top).toBe(40)
  expect(sheets[1]!.rows.slice(list.bottom + 1).every(({ height }) => height < 15)).toBe(true)
  expect(sheets[1]!.frozenRows).toBe(list.top + 1)
  expect(list.columns.map(({ heading }) => heading).join()).toBe(
    'No.,Job No.,Kind,Price ($), at ’list’,Cost,Profit,Margin',
  )
  // Every row of a calculated column has the formula that the table fills in.
  list.columns.forEach(({ formula }, index) => {
    const below = sheets[1]!.cells.filter(({ row, col }) => row > list.top && col === list.left + index)
    expect([...new Set(below.map((cell) => cell.formula))]).toEqual([formula])
  })
  await checked(model, 'Excel')
})

test('a filled log is the same log', () => {
  const grown = (model: DocumentModel) => growTables(model).parts.map(({ name, grows }) => [name, grows])
  const model = withLog(40)
  expect(grown(fill(model, values))).toEqual(grown(model))
})

const twice = d.column('twice', 'Twice', 'currency', { formula: d.mul(2, d.cell('price', 'job')) })

test.each<[string, readonly d.Block[]]>([
  ['a short table', [log(11)]],
  [
    'a table that another reads row by row',
    [log(20), d.fields(1, d.calculated('a', 'First two', 'currency', d.add('job.1.price', 'job.2.price')))],
  ],
  ['a table whose rows another continues', [log(20), d.table('next', 'Next', [twice], [], { blankRows: 11 })]],
])('%s stays on its protected sheet', (_, blocks) => {
  const { parts } = growTables(documentOf(d.part('Jobs', blocks, { audience: 'office' })))
  expect(parts.map(({ name, grows }) => [name, grows])).toEqual([['Jobs', undefined]])
})

const nextTable = d.table(
  'next',
  'Next steps',
  [
    d.column('name', 'Step', 'text'),
    twice,
    d.column('thrice', 'Thrice', 'currency', { formula: d.add(d.cell('twice'), d.cell('price', 'job')) }),
  ],
  [],
  { blankRows: 14, totals: [d.total('next.thrice', 'All', d.sum('next', 'thrice'))] },
)

/** The log, and the log after a row is typed below its last, as LibreOffice recalculates both. */
async function withTyped(model: DocumentModel, typed: Parameters<typeof typeRow>[2]) {
  const bytes = await spoiled(model)
  const [before, after] = await recalculateAll([bytes, typeRow(bytes, model, typed)])
  expect(differences(model, before!)).toEqual([])
  return after!
}

testWithLibreOffice('a table that continues the lines of a log is part of it', async () => {
  const blank = documentOf(
    d.part('Jobs', [log(14)], { audience: 'office' }),
    d.part('Next', [nextTable], { audience: 'office' }),
  )
  const model = fill(blank, { 'job.1.price': 10, 'job.14.price': 25, 'next.1.name': 'Call' })
  const list = planWorkbook(model).sheets.find(({ table: found }) => found)!.table!
  expect(list.columns.map(({ heading }) => heading).slice(-3)).toEqual(['Step', 'Twice', 'Thrice'])
  await checked(model, 'Excel')
  const after = await withTyped(model, { 'Price ($), at ’list’': 1000, Step: 'Visit' })
  expect(valuesOf(model, after)('next.thrice')).toBe(3105)
})

test.each([
  ['quote-follow-up-log', 'quote'],
  ['invoice-register', 'invoice'],
  ['accounts-receivable-aging', 'invoice'],
  ['job-cost-tracker', 'post'],
  ['lead-tracker', 'lead'],
  ['lien-notice-deadline-tracker', 'job'],
  ['permit-and-inspection-tracker', 'permit'],
  ['collections-call-log', 'call'],
])('%s grows', (slug, name) => {
  const template = templateContents.find((content) => content.slug === slug)!
  const plan = planWorkbook(template.document())
  const list = plan.sheets.find(({ table: found }) => found?.name.toLowerCase() === `${name}list`)?.table
  expect(list && list.bottom - list.top).toBeGreaterThanOrEqual(40)
})

test('what a customer signs is a form', () => {
  const form = d.part('Jobs', [log(25), d.signatures([{ name: 'owner', role: 'Owner' }])])
  expect(growTables(documentOf(form)).parts.map(({ grows }) => grows)).toEqual([undefined])
  expect(growTables(documentOf(d.part('Jobs', [log(25)]))).parts.at(-1)?.grows).toBe('job')
})

testWithLibreOffice('a row typed below the last is counted and calculated', async () => {
  const model = fill(withLog(40), values)
  const after = await withTyped(model, { Kind: 'Repair', 'Price ($), at ’list’': 1000, Cost: 400 })
  const longer = fill(withLog(41), { ...values, 'job.41.kind': 'Repair', 'job.41.price': 1000, 'job.41.cost': 400 })
  const expected = evaluate(longer)
  const at = valuesOf(model, after)
  for (const name of ['jobs.price', 'jobs.repair', 'jobs.open', 'jobs.count', 'jobs.twice'])
    expect([name, at(name)]).toEqual([name, expected.get(name)])
  const { sheet, row } = planWorkbook(model).addresses.get('job.40.profit')!
  const added = after.get(sheet)!
  expect(added.get(cellAddress(row + 1, 0))).toBe(41)
  expect(added.get(cellAddress(row + 1, 5))).toBe(600)
})

const tiers = Array.from({ length: 9 }, (_, tier) =>
  d.when(d.cell('price'), '>', 100 * tier, d.mul(d.cell('cost'), tier + 2), d.sub(d.cell('price'), d.cell('cost'))),
)
const withTiers = (blankRows: number) => {
  const [jobs] = withLog(blankRows).parts
  const blocks = jobs!.blocks.map((block) =>
    block.kind === 'table'
      ? { ...block, columns: [...block.columns, d.column('fee', 'Fee', 'currency', { formula: d.add(...tiers) })] }
      : block,
  )
  return documentOf({ ...jobs!, blocks })
}

test('steps of a long row formula are hidden columns of the table that do not print', async () => {
  const model = withTiers(40)
  const sheet = planWorkbook(model).sheets[1]!
  const { first, count: hidden } = sheet.hiddenColumns!
  const { columns, left } = sheet.table!
  expect([first, hidden]).toEqual([sheet.printedColumns, columns.length - sheet.printedColumns])
  expect(columns.slice(first - left).map(({ heading }) => heading)).toEqual(
    Array.from({ length: hidden }, (_, index) => `Fee, step ${index + 1}`),
  )
  for (const { formula = '' } of columns) expect(shownLength(formula)).toBeLessThanOrEqual(300)
  const xml = strFromU8(unzipSync(await checked(model, 'Excel'))['xl/worksheets/sheet2.xml']!)
  expect(xml.match(/<col [^>]*hidden="(?:1|true)"/g)).toHaveLength(hidden)
})

testWithLibreOffice('a long row formula counts in a row typed below the last', async () => {
  const model = fill(withTiers(40), values)
  const after = await withTyped(model, { 'Price ($), at ’list’': 450, Cost: 30 })
  const longer = fill(withTiers(41), { ...values, 'job.41.price': 450, 'job.41.cost': 30 })
  const { sheet, row, col } = planWorkbook(model).addresses.get('job.40.fee')!
  expect(after.get(sheet)!.get(cellAddress(row + 1, col))).toBe(evaluate(longer).get('job.41.fee'))
})
