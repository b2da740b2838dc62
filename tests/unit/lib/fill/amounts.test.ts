import { templateContents } from '@/lib/catalogue/contents'
import { cellsOf, evaluate } from '@/lib/documents/calc'
import { fill, pick } from '@/lib/documents/fill'
import { amounts, amountsOf, holdsIn, namesFor } from '@/lib/fill/amounts'
import { finder } from '@/tests/support/template-reader'

const find = finder(templateContents, 'slug')
const documents = templateContents.map(({ slug, document }) => ({ slug, cells: cellsOf(document()) }))

test('every name of an amount is in a document, with the amount’s type in all of them; one of several names can be typed', () => {
  for (const { id, type, names } of amounts) {
    const places = names.map((place) =>
      documents.flatMap(({ slug, cells }) => (holdsIn(place, slug) ? (cells.get(place.name) ?? []) : [])),
    )
    expect([id, names.filter((_, index) => places[index]!.length === 0)]).toEqual([id, []])
    expect([id, ...new Set(places.flat().map((cell) => cell.type))]).toEqual([id, type])
    if (names.length > 1) expect([id, places.flat().some(({ formula }) => !formula)]).toEqual([id, true])
  }
  expect(new Set(amounts.flatMap(({ names }) => names.map(({ name }) => name))).size).toBeGreaterThanOrEqual(40)
})

test('a name is one amount in a document', () => {
  const places = amounts.flatMap(({ names }) => names)
  for (const { slug, cells } of documents) {
    const here = places.filter((place) => holdsIn(place, slug) && cells.has(place.name)).map(({ name }) => name)
    expect([slug, here.toSorted()]).toEqual([slug, [...new Set(here)].sort()])
  }
})

test('the total of an estimate is carried into the change order, the invoice and the waiver', () => {
  const estimate = fill(find('general-roofing-quote').document(), {
    'cost.1.typed': 10,
    'cost.1.each': 100,
    'price.profit': 0.25,
  })
  const results = [...evaluate(estimate)].flatMap(([name, result]) =>
    result === null ? [] : [[name, result] as const],
  )
  const known = amountsOf('general-roofing-quote', Object.fromEntries(results))
  expect(known['contract.original']).toBeGreaterThan(1000)
  for (const [slug, name] of [
    ['change-order', 'sum.original'],
    ['final-invoice', 'sum.contract'],
    ['conditional-progress-lien-waiver', 'sum.contract'],
    ['asphalt-shingles-commercial-contract', 'price.contractSum'],
  ] as const) {
    const model = find(slug).document()
    const values = pick(model, namesFor(slug, known))
    expect([slug, values[name]]).toEqual([slug, known['contract.original']])
    expect(cellsOf(fill(model, values)).get(name)?.value).toBe(known['contract.original'])
  }
})

test('a contract that calculates its sum gets the price before tax instead', () => {
  const slug = 'asphalt-shingles-residential-contract'
  const known = { 'contract.original': 9630, 'price.beforeTax': 9000, 'tax.rate': 0.07 }
  const model = find(slug).document()
  const values = pick(model, namesFor(slug, known))
  expect(values).toEqual({ 'price.1.amount': 9000, 'price.taxRate': 0.07 })
  expect(evaluate(fill(model, values)).get('price.contractSum')).toBe(9630)
})
