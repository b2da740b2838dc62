/** The logs of the library grow: a row typed below the last counts in every figure. */
import { templateContents } from '@/lib/catalogue/contents'
import { daySerial, evaluate } from '@/lib/documents/calc'
import { blocksOfKind, type Column, type DocumentModel, type Value } from '@/lib/documents/model'
import { growTables } from '@/lib/documents/render/xlsx/growth'
import type { SheetModel } from '@/lib/documents/render/xlsx/sheet-model'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { TICK } from '@/lib/documents/render/xlsx/values'
import { recalculateAll, testWithLibreOffice } from '@/tests/support/libreoffice'
import { spread } from '@/tests/support/chosen'
import { seed } from '@/tests/support/random'
import { filledAtRandom, isSame, spoiled, valuesOf } from '@/tests/support/recalculation'
import { todayHere } from '@/tests/support/today'
import { typeRow } from '@/tests/support/typed-row'

/** The log of a workbook; the added lines of estimates have tests of their own. */
const growingIn = ({ parts, added }: SheetModel): string | undefined =>
  added ? undefined : parts.find(({ grows }) => grows)?.grows

const workbooks = templateContents
  .filter(({ formats }) => formats.includes('Excel'))
  .map((content) => ({ ...content, grown: growTables(content.document()) }))
const logs = workbooks.filter(({ grown }) => growingIn(grown) !== undefined)

/** Named lists that are forms: prices printed for customers, and the crews of one week. */
const forms = ['crew-assignment-board', 'roofing-price-list']

test('every workbook that is named a log, tracker, register or list has a table that grows', () => {
  const named = workbooks.filter(({ slug }) =>
    /(^|-)(log|tracker|register|aging|board|punch|wip|price-list)(-|$)/.test(slug),
  )
  const growing = new Set(logs.map(({ slug }) => slug))
  expect(named.length).toBeGreaterThan(20)
  expect(named.map(({ slug }) => slug).filter((slug) => !growing.has(slug))).toEqual(forms)
  expect(logs.length).toBe(33)
})

test('the office and the crew fill in no dozen rows of a table that does not grow', () => {
  const tables = workbooks.flatMap(({ slug, grown }) =>
    grown.parts
      .filter(({ audience, grows }) => audience !== 'customer' && !grows)
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'table' && (block.blankRows ?? 0) >= 12 ? [`${slug}: ${block.label}`] : [])),
  )
  expect(tables).toEqual([])
})

/** What someone types into a cell of a new row. */
function entryFor({ type, options }: Column, index: number): Value {
  if (type === 'check') return true
  if (type === 'date') return '2026-05-15'
  if (type === 'select') return options?.[0] ?? null
  if (type === 'text') return `Entry ${index}`
  return type === 'percent' ? 0.25 : 12.5 * (index + 1)
}

const typedAs = (value: Value): string | number | undefined => {
  if (value === null) return undefined
  if (value === true) return TICK
  return typeof value === 'string' ? (daySerial(value) ?? value) : Number(value)
}

/** A log with a row typed below the last: the workbook, and the document with that row. */
async function withNewRow(model: DocumentModel) {
  const grown = growTables(model)
  const name = growingIn(grown)!
  const table = blocksOfKind(grown, 'table').find((each) => each.name === name)!
  const inputs = table.columns.filter(({ formula }) => !formula)
  const cells = Object.fromEntries(inputs.map((column, index) => [column.key, entryFor(column, index)]))
  const headings = planWorkbook(model).lists.get(name)!.headings
  const typed = Object.fromEntries(
    inputs.flatMap(({ key }) => {
      const entry = typedAs(cells[key] ?? null)
      return entry === undefined ? [] : [[headings.get(key)!, entry]]
    }),
  )
  const longer = { ...table, rows: [...table.rows, { cells }] }
  const parts = grown.parts.map((part) => ({
    ...part,
    blocks: part.blocks.map((block) => (block === table ? longer : block)),
  }))
  return { bytes: typeRow(await spoiled(model), model, typed), expected: { ...grown, parts }, table: name }
}

/** One of them is known to have figures of its rows. */
const chosen = [...new Set([...spread(logs, 2), logs.find(({ slug }) => slug === 'sales-pipeline-forecast')!])]
testWithLibreOffice(
  `a row typed below the last counts in every figure: ${chosen.map(({ slug }) => slug).join(', ')}`,
  async () => {
    const models = chosen.map(({ document }, index) => filledAtRandom(document(), seed + index))
    const grown = await Promise.all(models.map(withNewRow))
    const results = await recalculateAll(grown.map(({ bytes }) => bytes))
    let changed = 0
    for (const [index, { expected, table }] of grown.entries()) {
      const model = models[index]!
      const at = valuesOf(model, results[index]!)
      const before = evaluate(model, { today: todayHere() })
      const wrong = [...evaluate(expected, { today: todayHere() })].flatMap(([name, figure]) => {
        if (name.startsWith(`${table}.`)) return []
        if (figure !== before.get(name)) changed += 1
        return isSame(at(name), figure) ? [] : [`${name}: ${String(at(name))} instead of ${String(figure)}`]
      })
      expect([model.title, wrong]).toEqual([model.title, []])
    }
    expect(changed).toBeGreaterThan(0)
  },
)
