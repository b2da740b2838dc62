import { calculated, fields, own, ref, when } from '@/lib/documents/author'
import { cellsOf, rowCounts } from '@/lib/documents/calc'
import { calculationOrder } from '@/lib/documents/calc/order'
import type { DocumentModel } from '@/lib/documents/model'
import { documentOf } from '@/tests/support/block-document'

const modelOf = (...given: Parameters<typeof fields>[1][]): DocumentModel => documentOf(fields(1, ...given))

const orderOf = (model: DocumentModel): string[] => calculationOrder(cellsOf(model), rowCounts(model))

test('a cell comes after its inputs, even those in a branch not taken for blank fields', () => {
  const model = modelOf(
    own('area', 'Area', 'number'),
    calculated('price', 'Price', 'currency', when('area', '>', 0, ref('rate'), 0)),
    calculated('rate', 'Rate', 'currency', ref('area')),
  )
  expect(orderOf(model)).toEqual(['rate', 'price'])
})

test('a circular reference in a branch not taken is an error', () => {
  const model = modelOf(
    own('area', 'Area', 'number'),
    calculated('price', 'Price', 'currency', when('area', '>', 0, ref('rate'), 0)),
    calculated('rate', 'Rate', 'currency', ref('price')),
  )
  expect(() => orderOf(model)).toThrow('in a circle: price → rate → price')
})
