import { calculated, fields, own, ref, when } from '@/lib/documents/author'
import { cellsOf, rowCounts } from '@/lib/documents/calc'
import { calculationOrder } from '@/lib/documents/calc/order'
import { documentOf } from '@/tests/support/block-document'

/** The order of a price that needs a rate where the area is above 0, and of a rate that needs another cell. */
const orderWith = (needed: string): string[] => {
  const model = documentOf(
    fields(
      1,
      own('area', 'Area', 'number'),
      calculated('price', 'Price', 'currency', when('area', '>', 0, ref('rate'), 0)),
      calculated('rate', 'Rate', 'currency', ref(needed)),
    ),
  )
  return calculationOrder(cellsOf(model), rowCounts(model))
}

test('a cell comes after its inputs, even those in a branch not taken for blank fields; a circle there is an error', () => {
  expect(orderWith('area')).toEqual(['rate', 'price'])
  expect(() => orderWith('price')).toThrow('in a circle: price → rate → price')
})
