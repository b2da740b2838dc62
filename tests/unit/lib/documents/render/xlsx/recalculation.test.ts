import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { templateContents } from '@/lib/catalogue/contents'
import { fill } from '@/lib/documents/fill'
import { cellAddress } from '@/lib/documents/render/xlsx/addresses'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { recalculateAll, testWithLibreOffice } from '@/tests/support/libreoffice'
import { differences, randomValues, spoiled, valuesOf } from '@/tests/support/recalculation'
import { sampleDocument } from '@/tests/support/sample-document'
import * as d from '@/lib/documents/author'
import { documentOf } from '@/tests/support/block-document'
import { columnsOf, modelOf } from '../../model-helpers'

testWithLibreOffice('LibreOffice recalculates every cell of the sample to the figures of evaluate', async () => {
  const sample = sampleDocument()
  const mixes = [
    { blanks: 0, zeros: 0 },
    { blanks: 0.15, zeros: 0.1 },
    { blanks: 0.4, zeros: 0.3 },
    { blanks: 0, zeros: 1 },
    { blanks: 1, zeros: 0 },
  ]
  const models = [sample, ...mixes.map((mix, index) => fill(sample, randomValues(sample, index + 1, mix)))]
  const results = await recalculateAll(await Promise.all(models.map(spoiled)))
  expect(models.map((model, index) => differences(model, results[index]!))).toEqual(models.map(() => []))
  const shown = valuesOf(models[1]!, results[1]!)
  expect(shown('totals.total')).toBeGreaterThan(0)
})

/** The workbook with the cell's text as a number, as a person's program stores it in a cell without a format. */
function withNumber(xlsx: Uint8Array, model: d.DocumentModel, name: string, number: number): Uint8Array {
  const { addresses, sheets } = planWorkbook(model)
  const { sheet, row, col } = addresses.get(name)!
  const path = `xl/worksheets/sheet${sheets.findIndex((each) => each.name === sheet) + 1}.xml`
  const files = unzipSync(xlsx)
  const cell = new RegExp(`<c r="${cellAddress(row, col)}" t="s"( s="\\d+")><v>\\d+</v></c>`)
  const xml = strFromU8(files[path]!)
  if (!cell.test(xml)) throw new Error(`${name} is no text in the workbook`)
  files[path] = strToU8(xml.replace(cell, `<c r="${cellAddress(row, col)}"$1><v>${number}</v></c>`))
  return zipSync(files)
}

testWithLibreOffice(
  'time off is used from the log, whether its number is stored as a text or as a number',
  async () => {
    const { document } = templateContents.find(({ slug }) => slug === 'paid-time-off-tracker')!
    const entry = { 'log.1.no': '1', 'log.1.pto': 8, 'log.2.no': '12', 'log.2.sick': 4, 'log.3.pto': 2 }
    const model = fill(document(), entry)
    const asText = await spoiled(model)
    const asNumbers = withNumber(withNumber(asText, model, 'log.1.no', 1), model, 'log.2.no', 12)
    const results = await recalculateAll([asText, asNumbers])
    expect(results.map((result) => differences(model, result))).toEqual([[], []])
    const shown = valuesOf(model, results[1]!)
    expect(['pto.1.used', 'sick.12.used', 'log.unassigned'].map(shown)).toEqual([8, 4, 2])
  },
)

test('the workbook keeps a choice that looks like a number or a date as text', () => {
  const choices = ['1', '1/150', 'January 1']
  const model = documentOf(
    d.fields(1, d.choice('one', 'One', choices)),
    d.table('row', 'Rows', [d.column('no', 'No.', 'select', { options: choices })], [], { blankRows: 1 }),
    d.checklist('rated', ['Roof'], choices),
  )
  const { sheets, addresses } = planWorkbook(model)
  const formats = ['one', 'row.1.no', 'rated.1.answer'].map((name) => {
    const { row, col } = addresses.get(name)!
    return sheets[0]!.cells.find((cell) => cell.row === row && cell.col === col)?.style.format
  })
  expect(formats).toEqual(['@', '@', '@'])
})

const [blank, zero, two, minus] = ['blank', 'zero', 'two', 'minus']

const formulas: Record<string, d.Expr> = {
  'add.maxBlank': d.add(d.max(blank, 5), two),
  'add.whenBlank': d.add(d.when(blank, '>', 1, 7, 8), two),
  'add.byZero': d.add(d.div(two, zero), two),
  'add.rootOfMinus': d.add(d.sqrt(minus), two),
  'sub.blank': d.sub(blank, two),
  'sub.both': d.sub(blank, blank),
  'mul.blank': d.mul(two, blank),
  'mul.text': d.mul(two, 'text'),
  'div.zero': d.div(two, d.sub(two, two)),
  'div.nested': d.div(two, d.div(minus, two)),
  'round.minus': d.round(d.mul(minus, 1.115), 2),
  'ceil.dust': d.ceil(d.mul(d.add(two, 0.2), 10)),
  'ceil.minus': d.ceil(minus),
  'root.blank': d.sqrt(blank),
  'min.of': d.min(two, minus, zero),
  'default.blank': d.orElse(blank, 4),
  'default.byZero': d.orElse(d.div(two, zero), d.add(two, 'text')),
  'down.minus': d.mul(-1, d.ceil(d.mul(-1, minus))),
  'down.text': d.mul(-1, d.ceil(d.mul(-1, 'text'))),
  'default.two': d.orElse(two, 9),
  'when.same': d.when(two, '=', two, d.mul(two, 3), 0),
  'when.branchBlank': d.when(two, '>', zero, blank, 3),
  'when.otherBranch': d.when(two, '<', zero, blank, 3),
  'when.notTaken': d.when(two, '>', zero, d.mul(two, 3), d.div(0, 0)),
  'when.noResult': d.when(minus, '>', zero, d.mul(two, 3), d.div(0, 0)),
  'when.noResultFirst': d.when(minus, '<=', zero, d.div(0, 0), two),
  'when.nested': d.when(two, '>', zero, d.when(minus, '<', zero, blank, d.div(0, 0)), d.div(0, 0)),
  'add.noResult': d.add(two, d.when(minus, '>', zero, 5, d.div(0, 0))),
  'default.noResult': d.orElse(d.when(minus, '>', zero, 5, d.div(0, 0)), 7),
  'when.oneBranchBlank': d.add(1, d.when(two, '>', minus, d.when(two, '<', zero, 1, blank), two)),
  'sum.where': d.sum('row', 'amount', { key: 'kind', equals: 'a "b"' }),
  'sum.whereNone': d.sum('row', 'amount', { key: 'kind', equals: 'none' }),
  'chain.blank': d.mul(d.add('mul.blank', two), 2),
}

testWithLibreOffice('blank, zero, negative and text inputs give a figure or the dash, never an error', async () => {
  const numbers = { blank: null, zero: 0, two: 2, minus: -3.5, text: 'see note' }
  const model = modelOf([
    d.part("Edge 'n' cases", [
      d.fields(2, ...Object.entries(numbers).map(([name, value]) => d.own(name, name, 'number', { value }))),
      d.table(
        'row',
        'Rows',
        columnsOf({ kind: 'text', amount: 'currency' }),
        [{ kind: 'a "b"', amount: 12.5 }, { group: 'More' }, { kind: 'a "b"', amount: -2.25 }, { kind: 'a "b"' }],
        { totals: [d.total('row.all', 'All', d.sum('row', 'amount'))] },
      ),
    ]),
    d.part('Results', [
      d.fields(3, ...Object.entries(formulas).map(([name, formula]) => d.calculated(name, name, 'number', formula))),
    ]),
  ])
  const [result] = await recalculateAll([await spoiled(model)])
  expect(differences(model, result!)).toEqual([])
  const texts = [...result!.values()]
    .flatMap((sheet) => [...sheet.values()])
    .filter((value) => /^#/.test(String(value)))
  expect(texts).toEqual([])
})

testWithLibreOffice(
  'a name used again shows what is typed at its first place, and nothing where that is empty',
  async () => {
    const filled = fill(sampleDocument(), { 'customer.name': 'Ann O’Neil & Sons' })
    const results = await recalculateAll([await spoiled(filled), await spoiled(sampleDocument())])
    const takeoff = planWorkbook(filled).sheets.find(({ name }) => name === 'Take-off')!
    const repeated = takeoff.cells.find(({ repeats }) => repeats === 'customer.name')!
    const shown = results.map((sheets) => sheets.get('Take-off')?.get(cellAddress(repeated.row, repeated.col)) ?? '')
    expect(shown).toEqual(['Ann O’Neil & Sons', ''])
  },
)
