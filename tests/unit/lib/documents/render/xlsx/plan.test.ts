import * as d from '@/lib/documents/author'
import { BLANK } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import type { Block } from '@/lib/documents/model'
import { looks } from '@/lib/documents/render/xlsx/looks'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import type { SheetPlan, WorkbookPlan } from '@/lib/documents/render/xlsx/types'
import { sampleDocument } from '@/tests/support/sample-document'
import { documentOf } from '@/tests/support/block-document'
import { columnsOf, modelOf } from '../../model-helpers'

const plan = planWorkbook(sampleDocument())

function cellAt(workbook: WorkbookPlan, name: string) {
  const { sheet: title, row, col } = workbook.addresses.get(name)!
  const sheet = workbook.sheets.find((candidate) => candidate.name === title)!
  const to = sheet.merges.find((merge) => merge.top === row && merge.from === col)?.to ?? col
  const width = sheet.columns.slice(col, to + 1).reduce((sum, each) => sum + each, 0)
  return {
    ...sheet.cells.find((cell) => cell.row === row && cell.col === col)!,
    width,
    height: sheet.rows[row]!.height,
  }
}

const isInput = (workbook: WorkbookPlan, name: string) => looks[cellAt(workbook, name).style.look].input === true
const texts = (sheet: SheetPlan) => sheet.cells.map(({ value }) => value).filter((value) => typeof value === 'string')

test('each part gets one sheet, in order, with its page orientation; copies for the office and the crew are labeled', () => {
  expect(plan.sheets.map(({ name, landscape, audience }) => [name, landscape, audience])).toEqual([
    ['Estimate', false, 'customer'],
    ['Take-off', true, 'office'],
    ['Site', false, 'crew'],
  ])
  const marks = plan.sheets.map((sheet) => texts(sheet).find((text) => /COPY/.test(text)))
  expect(marks).toEqual([undefined, expect.stringContaining('OFFICE COPY'), 'CREW COPY'])
})

test('no cell is written twice, and merges stay inside their sheet and do not overlap', () => {
  for (const sheet of plan.sheets) {
    const places = sheet.cells.map(({ row, col }) => `${row},${col}`)
    expect(new Set(places).size).toBe(places.length)
    for (const { from, to, top, bottom } of sheet.merges) {
      expect(to).toBeGreaterThanOrEqual(from)
      expect(to).toBeLessThan(sheet.columns.length)
      expect(bottom).toBeGreaterThanOrEqual(top)
      expect(bottom).toBeLessThan(sheet.rows.length)
    }
    const covered = sheet.merges.flatMap(({ from, to, top, bottom }) =>
      Array.from({ length: bottom - top + 1 }, (_, row) =>
        Array.from({ length: to - from + 1 }, (__, col) => `${top + row},${from + col}`),
      ).flat(),
    )
    expect(new Set(covered).size).toBe(covered.length)
  }
})

test('inputs are unlocked, results and printed text are not; figures in the main table are unmerged cells', () => {
  for (const name of ['customer.name', 'line.2.price', 'totals.taxRate', 'condition.1.answer', 'owner.signature'])
    expect([name, isInput(plan, name)]).toEqual([name, true])
  for (const name of ['line.2.total', 'totals.total', 'roof.bundles', 'takeoff.1.kind'])
    expect([name, isInput(plan, name)]).toEqual([name, false])
  for (const key of ['qty', 'unit', 'price', 'total']) {
    const { row, col } = plan.addresses.get(`line.1.${key}`)!
    expect(plan.sheets[0]!.merges.filter(({ top, from }) => top === row && from === col)).toEqual([])
  }
})

test('a formula can refer to other sheets and shows a dash until it has figures', () => {
  const { formula, value } = cellAt(plan, 'line.1.qty')
  expect(formula).toMatch(/^IF\(ISNUMBER\('Take-off'!\$\w+\$\d+\),'Take-off'!\$\w+\$\d+,"–"\)$/)
  expect(value).toBe(BLANK)
})

test('calculated fields and totals have workbook names; two names that become the same one are rejected', () => {
  const names = ['totals.total', 'totals.taxRate', 'roof.bundles'].map((name) => plan.names.get(name))
  expect(names).toEqual(['totals_total', 'totals_taxRate', 'roof_bundles'])
  const totals = ['all.in', 'all_in'].map((name) => d.total(name, name, d.sum('row', 'a')))
  const rows = d.table('row', 'Rows', columnsOf({ a: 'currency' }), [], { blankRows: 1, totals })
  expect(() => planWorkbook(documentOf(rows))).toThrow('all_in')
})

test('a name used again repeats the first, locked', () => {
  const { row, col } = plan.addresses.get('customer.name')!
  const repeated = plan.sheets[1]!.cells.find(({ repeats }) => repeats === 'customer.name')!
  const address = `Estimate!$${String.fromCharCode(65 + col)}$${row + 1}`
  expect(repeated.formula).toBe(`IF(${address}="","",${address})`)
  expect(looks[repeated.style.look].input).toBeUndefined()
})

test('merge fields show the label in brackets, or the value where there is one', () => {
  expect(texts(plan.sheets[0]!).join()).toContain('[Customer name] may accept')
  const filled = planWorkbook(fill(sampleDocument(), { 'customer.name': 'Ann O’Neil' }))
  expect(texts(filled.sheets[0]!).join()).toContain('Ann O’Neil may accept')
})

test('dates are serial numbers, percentages and money have their formats, text stays text; entries are validated', () => {
  const filled = planWorkbook(fill(sampleDocument(), { 'estimate.date': '2026-01-01' }))
  expect(cellAt(filled, 'estimate.date')).toMatchObject({ value: 46023, style: { format: 'mm/dd/yyyy' } })
  expect(cellAt(plan, 'roof.wasteRate').style.format).toBe('0.0#%')
  expect(cellAt(plan, 'line.1.price').style.format).toContain('"$"#,##0.00')
  expect(cellAt(plan, 'plane.1.multiplier').style.format).toBe('#,##0.0000')
  expect(cellAt(plan, 'customer.phone').style.format).toBe('@')
  expect(cellAt(plan, 'roof.bundlesPerSquare').style.format).toBeUndefined()
  const rules = plan.sheets[0]!.validations.map(({ rule }) => rule)
  expect(rules).toContainEqual({ type: 'list', options: ['SQ', 'LF', 'EA', 'LS'] })
  expect(rules).toContainEqual({ type: 'list', options: ['Good', 'Fair', 'Poor', 'N/A'], closed: true })
  expect(rules).toEqual(
    expect.arrayContaining([{ type: 'date' }, { type: 'amount', signed: true }, { type: 'percent', most: 1 }]),
  )
})

const costs = (rows: number) =>
  d.table('log', 'Log', columnsOf({ what: 'text', cost: 'currency' }), [], { blankRows: rows })
const log = (rows: number, ...after: Block[]) =>
  planWorkbook(documentOf(d.section('Log'), costs(rows), ...after)).sheets[0]!

test('a long log keeps its header on the screen and on printed pages, but not over pages of something else', () => {
  const sheet = log(60)
  expect(sheet.titleRow).toBe(sheet.frozenRows - 1)
  expect(sheet.cells.find(({ row, col }) => row === sheet.titleRow && col === 0)?.value).toBe('What')
  const terms = Array.from({ length: 60 }, (_, index) => d.p(`Term ${index}`))
  expect(log(60, ...terms).titleRow).toBeUndefined()
  expect(log(5).titleRow).toBeUndefined()
})

test('a long text makes its row higher: it is merged and wraps, one line stays in an unmerged cell', () => {
  const [line, paragraph] = ['One line.', 'A much longer paragraph. '.repeat(30)].map((text) => {
    const { rows, merges } = planWorkbook(documentOf(d.p(text))).sheets[0]!
    return { height: rows.at(-1)!.height, merged: merges.filter(({ from }) => from === 0).length }
  })
  expect([line!.merged, paragraph!.merged]).toEqual([0, 1])
  expect(line!.height).toBeLessThan(20)
  expect(paragraph!.height).toBeGreaterThan(70)
})

test('spreadsheet instructions are in a note outside the print area', () => {
  const workbook = planWorkbook(modelOf([d.part('Sheet', [d.photos('photo', 'Photo', 2)])], { letterhead: 'full' }))
  const [sheet] = workbook.sheets
  const words = (printed: boolean) =>
    sheet!.cells.filter(({ col }) => col < sheet!.printedColumns === printed).map(({ value }) => String(value))
  expect(words(true).filter((text) => /Insert|Unprotect|[Yy]ellow/.test(text))).toEqual([])
  expect(words(false).join()).toMatch(/Cells with a border.*Unprotect Sheet/)
  expect(sheet!.validations.filter(({ rule }) => rule.type === 'hint')).toHaveLength(2)
})

test('a long company address gets enough lines, and one-line input shrinks to fit', () => {
  const address = '1200 North Industrial Parkway, Building C, Suite 450, '.repeat(3)
  const heights = [undefined, { 'company.address': address }].map((company) => {
    const workbook = planWorkbook(fill(sampleDocument(), {}, company))
    expect(cellAt(workbook, 'company.address').style.look).toBe('inputWrapped')
    return cellAt(workbook, 'company.address').height
  })
  expect(heights[0]).toBeGreaterThanOrEqual(2 * 12)
  expect(heights[1]).toBeGreaterThan(heights[0]!)
  for (const name of ['customer.name', 'company.email']) expect(looks[cellAt(plan, name).style.look].shrink).toBe(true)
})

test('tables that share a sheet keep their column widths in the order of their weights', () => {
  const answers = Array.from({ length: 12 }, (_, index) => `Point ${index}`)
  const columns = [
    d.column('wrong', 'What was wrong', 'text', { width: 4 }),
    d.column('todo', 'What has to be done', 'text', { width: 3 }),
    d.column('who', 'Who', 'text', { width: 1.5 }),
    d.column('due', 'Due', 'date'),
  ]
  const actions = d.table('action', 'Actions', columns, [], { blankRows: 5, lineNumbers: true })
  const workbook = planWorkbook(documentOf(d.checklist('walk', answers, ['Yes', 'No']), actions))
  const [wrong, todo, who, due] = columns.map(({ key }) => cellAt(workbook, `action.1.${key}`).width)
  expect(wrong! / todo!).toBeGreaterThan(1.1)
  expect(todo! / who!).toBeGreaterThan(1.3)
  expect(due).toBeLessThanOrEqual(who!)
})
const wide = Array.from({ length: 6 }, (_, index) => d.column(`c${index}`, `C ${index}`, 'text', { width: 6 - index }))
const wideLog = d.table('log', 'Log', wide, [], { blankRows: 20 })

test('a checkbox list has two columns on every sheet, whatever table shares it', () => {
  const ticks = ['One', 'Two', 'Three', 'Four']
  for (const blocks of [[], [wideLog]]) {
    const workbook = planWorkbook(documentOf(d.tickList('tick', ticks), ...blocks))
    const rows = ticks.map((_, index) => workbook.addresses.get(`tick.${index + 1}.answer`)!.row)
    expect([rows[0], rows[2]]).toEqual([rows[1], rows[3]])
    for (const index of [1, 2, 3, 4]) expect(cellAt(workbook, `tick.${index}.answer`).width).toBeLessThan(50)
  }
})

test('a row of a checklist is as high as the note in it, and a column for notes holds a sentence in a few lines', () => {
  const model = documentOf(
    wideLog,
    d.checklist('walk', ['Rail', 'Line'], ['Yes', 'No'], [d.extra('note', 'Note', 1.6)]),
  )
  const note = 'Membrane open 14 inches at the north curb of unit 3, hand-welded, probed, photographed now'
  const workbook = planWorkbook(fill(model, { 'walk.1.note': note }))
  const [noted, empty] = [1, 2].map((item) => cellAt(workbook, `walk.${item}.note`))
  expect(noted!.height).toBeGreaterThanOrEqual(2 * 12)
  expect(noted!.height).toBeGreaterThan(empty!.height)
  expect(noted!.width).toBeGreaterThanOrEqual(130)
})

test('a checklist uses the given heading for its items', () => {
  const headed = (options?: { itemLabel: string }) =>
    texts(planWorkbook(documentOf(d.checklist('ask', ['Why?'], ['Yes', 'No'], [], options))).sheets[0]!)
  expect(headed({ itemLabel: 'Question' })).toContain('Question')
  expect(headed()).toContain('Item')
})

test('initials beside clauses and captions show their filled-in values', () => {
  const model = documentOf(
    { kind: 'clauses', items: [{ title: 'Term', text: 'Text.', initials: 'initials.term' }] },
    d.photos('photo', 'Photo', 2),
  )
  const filled = planWorkbook(fill(model, { 'initials.term': 'AO', 'photo.2.caption': 'North slope' }))
  expect(cellAt(filled, 'initials.term').value).toBe('AO')
  expect(cellAt(filled, 'photo.2.caption').value).toBe('North slope')
  expect(() => fill(model, { 'photo.3.caption': 'x' })).toThrow('photo.3.caption')
})
