import { templateContents } from '@/lib/catalogue/contents'
import { ACROBAT_LIBRARY, cellsOf, dateOfSerial, evaluate, rowCounts, type Cell } from '@/lib/documents/calc'
import { namesIn } from '@/lib/documents/calc/expr'
import { fill } from '@/lib/documents/fill'
import { dataRows, type DocumentModel, type Value } from '@/lib/documents/model'
import { calculate } from '@/lib/documents/render/pdf/calculation'
import { showValue } from '@/lib/documents/show-value'
import { spreadOfEach } from '@/tests/support/chosen'
import { fc } from '@/tests/support/fast-check'
import { prepareScripts } from '@/tests/support/form-scripts'
import { todayHere } from '@/tests/support/today'
import { blueprintOf } from '@/tests/support/template-reader'

/** Names of printed table cells, which take no input. */
const printedNames = (model: DocumentModel): Set<string> =>
  new Set(
    model.parts
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'table' ? [block] : []))
      .flatMap((table) =>
        dataRows(table).flatMap(({ cells }, index) =>
          table.columns
            .filter(({ fixed, key }) => fixed && (cells[key] ?? null) !== null)
            .map(({ key }) => `${table.name}.${index + 1}.${key}`),
        ),
      ),
  )

const valuesByType: Partial<Record<Cell['type'], fc.Arbitrary<Value>>> = {
  number: fc.integer({ min: 0, max: 5000 }),
  currency: fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents / 100),
  percent: fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 10_000),
  date: fc
    .integer({ min: 0, max: 1500 })
    .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)),
}

const stored = (value: Value, { type, decimals }: Cell): string =>
  showValue(value, { type: type === 'check' ? 'text' : type, decimals })?.stored ?? ''

const inputsOf = (model: DocumentModel): Cell[] => {
  const printed = printedNames(model)
  return [...cellsOf(model).values()].filter(
    ({ name, formula, type }) => !formula && !printed.has(name) && valuesByType[type],
  )
}

/** A value or, at times, a blank for each input of `model`. */
const values = (model: DocumentModel): fc.Arbitrary<Record<string, Value>> =>
  fc.record(
    Object.fromEntries(inputsOf(model).map(({ name, type }) => [name, fc.option(valuesByType[type]!, { freq: 12 })])),
  )

/** What the field of a calculated cell shows for `value`, to six digits. */
function expectShown(cell: Cell, shown: string, value: number | null): void {
  if (value === null) return expect([cell.name, shown]).toEqual([cell.name, ''])
  if (cell.type === 'date') return expect([cell.name, shown]).toEqual([cell.name, stored(dateOfSerial(value), cell)])
  const expected = value * (cell.type === 'percent' ? 100 : 1)
  const isSame = Math.abs(Number(shown) - expected) <= 1e-6 * Math.max(1, Math.abs(expected))
  expect([cell.name, isSame ? expected : shown]).toEqual([cell.name, expected])
}

test('each calculated figure of the 881 documents comes after those that it is calculated from', () => {
  let figures = 0
  const wrong = templateContents.flatMap(({ slug, document }) => {
    const model = document()
    const { cells, order } = calculate(model)
    const rows = rowCounts(model)
    const place = new Map(order.map((name, index) => [name, index]))
    figures += order.length
    const calculated = [...cells.values()].filter(({ formula }) => formula !== undefined)
    return [
      ...calculated.filter(({ name }) => !place.has(name)).map(({ name }) => `${slug}: ${name} has no place`),
      ...order.flatMap((name, index) => {
        const formula = cells.get(name)?.formula
        const read = formula ? namesIn(formula, (table) => rows.get(table) ?? 0) : []
        return read.filter((each) => (place.get(each) ?? -1) >= index).map((each) => `${slug}: ${name} before ${each}`)
      }),
    ]
  })
  expect(wrong).toEqual([])
  expect(figures).toBeGreaterThan(20_000)
})

const calculating = spreadOfEach(templateContents, blueprintOf)
  .map(({ slug, document }) => ({ slug, model: document() }))
  .filter(({ model }) => evaluate(model).size > 0)

test.each(calculating)('$slug is up to date after one pass of its scripts', ({ model }) => {
  const { cells, ...form } = calculate(model)
  const pass = prepareScripts({ ...form, libraries: [ACROBAT_LIBRARY], hasField: (name) => cells.has(name) })
  const blank = new Map([...cells.values()].map((cell) => [cell.name, stored(cell.value, cell)]))
  fc.assert(
    fc.property(values(model), (typed) => {
      const typedTexts = Object.entries(typed).map(([name, value]): [string, string] => [
        name,
        stored(value, cells.get(name)!),
      ])
      const held = new Map([...blank, ...typedTexts])
      const once = pass(held)
      for (const [name, value] of evaluate(fill(model, typed), { today: todayHere() }))
        expectShown(cells.get(name)!, once.get(name) ?? '', value)
      expect(pass(new Map([...held, ...once]))).toEqual(once)
    }),
    { numRuns: 2 },
  )
})
