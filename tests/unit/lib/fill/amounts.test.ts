import { templateContents } from '@/lib/catalogue/contents'
import { cellsOf, evaluate } from '@/lib/documents/calc'
import { fill, pick } from '@/lib/documents/fill'
import { amounts, amountsOf, holdsIn, namesFor } from '@/lib/fill/amounts'
import { finder } from '@/tests/support/template-reader'

const find = finder(templateContents, 'slug')
const documents = templateContents.map(({ slug, document }) => ({ slug, cells: cellsOf(document()) }))

test('every name of an amount stands in a document, with the amount’s type in all of them', () => {
  for (const { id, type, names } of amounts)
    for (const place of names) {
      const found = documents.filter(({ slug, cells }) => holdsIn(place, slug) && cells.has(place.name))
      expect([id, place.name, found.length > 0]).toEqual([id, place.name, true])
      for (const { slug, cells } of found)
        expect([slug, place.name, cells.get(place.name)?.type]).toEqual([slug, place.name, type])
    }
  expect(new Set(amounts.flatMap(({ names }) => names.map(({ name }) => name))).size).toBeGreaterThanOrEqual(40)
})

test('a name is one amount in a document', () => {
  for (const { slug, cells } of documents) {
    const names = amounts.flatMap(({ names: places }) =>
      places.filter((place) => holdsIn(place, slug) && cells.has(place.name)),
    )
    expect([slug, names.map(({ name }) => name).sort()]).toEqual([
      slug,
      [...new Set(names.map(({ name }) => name))].sort(),
    ])
  }
})

test('an amount of several names can be typed in at least one document', () => {
  for (const { id, names } of amounts.filter((amount) => amount.names.length > 1)) {
    const typed = documents.some(({ slug, cells }) =>
      names.some((place) => holdsIn(place, slug) && cells.has(place.name) && !cells.get(place.name)?.formula),
    )
    expect([id, typed]).toEqual([id, true])
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
