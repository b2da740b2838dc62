/** Lines of an estimate that someone types in Excel below the last: they count, and the customer reads them. */
import { customerCopyOf } from '@/scripts/documents/customer-copies'
import { templateContents } from '@/lib/catalogue/contents'
import { addRows } from '@/lib/documents/added-rows'
import { cellsOf, evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { blocksOfKind, dataRows, type DocumentModel, type Value } from '@/lib/documents/model'
import { cellAddress } from '@/lib/documents/render/xlsx/addresses'
import { growTables } from '@/lib/documents/render/xlsx/growth'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { recalculateAll, testWithLibreOffice, type Recalculated } from '@/tests/support/libreoffice'
import { portionsOf, spread } from '@/tests/support/chosen'
import { isFull } from '@/tests/support/full'
import { seed } from '@/tests/support/random'
import { filledAtRandom, isSame, spoiled, valuesOf } from '@/tests/support/recalculation'
import { todayHere } from '@/tests/support/today'
import { typeRow } from '@/tests/support/typed-row'

const estimates = templateContents.filter(
  (content) => content.formats.includes('Excel') && customerCopyOf(content) !== undefined,
)

const linesOf = (model: DocumentModel): number =>
  dataRows(blocksOfKind(model, 'table').find(({ name }) => name === 'cost')!).length

test('every estimate has a growing table of 40 lines, whose first are among the prices by line', () => {
  expect(estimates.length).toBeGreaterThan(115)
  const wrong = estimates.flatMap(({ slug, document }) => {
    const { added, parts } = growTables(document())
    const list = parts.find(({ grows }) => grows === added?.list)
    const rows = list?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])) ?? []
    return rows.length === 40 && added!.count >= 6 && list!.audience === 'office' ? [] : [slug]
  })
  expect(wrong).toEqual([])
})

/**
 * The lines of the quick quote and of customer copies are typed, words and price, on the page that the customer gets. A
 * table grows only on a sheet without protection, and a customer's sheet is protected: they have their free lines alone.
 */
test('the quick quote has six free lines; neither it nor a customer copy has a growing table', () => {
  const quick = templateContents.find(({ slug }) => slug === 'quick-roofing-quote')!.document()
  const models = [quick, ...spread(estimates, 6).map((content) => customerCopyOf(content)!)]
  expect(models.map((model) => growTables(model).added)).toEqual(models.map(() => undefined))
  const price = blocksOfKind(quick, 'table').find(({ name }) => name === 'price')!
  expect(price.blankRows).toBeGreaterThanOrEqual(6)
  expect(quick.parts.find(({ blocks }) => blocks.some((block) => block === price))?.audience).toBe('customer')
})

interface Line {
  item: string
  qty: number
  material: number
  work: number
}

const namesOf = (row: number, { item, qty, material, work }: Line): Record<string, Value> => ({
  [`line.${row}.description`]: item,
  [`line.${row}.unit`]: 'EA',
  [`cost.${row}.typed`]: qty,
  [`cost.${row}.each`]: material,
  [`cost.${row}.work`]: work,
  [`cost.${row}.kind`]: 'Labor',
})

const ridge: Line = { item: 'Ridge vent', qty: 40, material: 6.25, work: 4.1 }
const guard: Line = { item: 'Gutter guard & brush', qty: 12.5, material: 9.99, work: 3 }

/** The text and figures of the customer's sheet. */
const shownOn = (sheets: Recalculated, name: string): unknown[] => [...(sheets.get(name)?.values() ?? [])]

/** What is in a document's inputs, and which of them are empty. */
const typedIn = (model: DocumentModel): Record<string, Value> =>
  Object.fromEntries(
    [...cellsOf(model).values()].flatMap(({ name, formula, value }) => (formula ? [] : [[name, value]])),
  )

for (const chosen of portionsOf(spread(estimates, 1), 12))
  testWithLibreOffice(
    `a line typed below the last counts as one of the form does: ${chosen.map(({ slug }) => slug).join(', ')}`,
    async () => {
      const models = chosen.map((content) => {
        const model = filledAtRandom(content.document(), seed + estimates.indexOf(content))
        return fill(model, namesOf(linesOf(model), ridge))
      })
      const typed = {
        Item: guard.item,
        Qty: guard.qty,
        Unit: 'EA',
        'Material, each': 9.99,
        'Work, each': 3,
        Kind: 'Labor',
      }
      const files = await Promise.all(
        models.map(async (model) => {
          const bytes = await spoiled(model)
          return [bytes, typeRow(bytes, model, typed)]
        }),
      )
      const results = await recalculateAll(files.flat())
      models.forEach((model, index) => {
        const [before, after] = results.slice(2 * index)
        const at = valuesOf(model, before!)
        const last = linesOf(model) + 1
        const longer = fill(addRows(chosen[index]!.document(), { cost: last }), {
          ...typedIn(model),
          ...namesOf(last, guard),
        })
        const atLonger = valuesOf(model, after!)
        const options = { today: todayHere() }
        const expected = evaluate(longer, options)
        const wrong = [...evaluate(model, options)].flatMap(([name, figure]) => [
          ...(isSame(at(name), figure) ? [] : [`${name}: ${String(at(name))} instead of ${String(figure)}`]),
          ...(isSame(atLonger(name), expected.get(name) ?? null)
            ? []
            : [`${name}, with a line more: ${String(atLonger(name))} instead of ${String(expected.get(name))}`]),
        ])
        expect([model.title, wrong]).toEqual([model.title, []])
        // Without overhead or profit, which a random fill may leave blank, a line has no price.
        const total = expected.get(`line.${last}.total`) ?? []
        const customer = shownOn(after!, planWorkbook(model).addresses.get('line.1.total')!.sheet)
        expect(customer).toEqual(expect.arrayContaining([ridge.item, guard.item, total].flat()))
      })
    },
  )

const inFullRun = isFull ? testWithLibreOffice : test.skip
inFullRun('added lines that are blank show nothing and no error on the page for the customer', async () => {
  const model = estimates[0]!.document()
  const plan = planWorkbook(model)
  const { sheet } = plan.addresses.get('totals.subtotal')!
  const [result] = await recalculateAll([await spoiled(model)])
  const cells = plan.sheets
    .find(({ name }) => name === sheet)!
    .cells.filter(({ formula }) => formula?.includes('AddedList'))
  expect(cells.length).toBeGreaterThan(30)
  for (const { row, col } of cells)
    expect([undefined, '', '–']).toContain(result!.get(sheet)!.get(cellAddress(row, col)))
})
