import { own } from '@/lib/documents/author'
import { packRows, rowsOf, shareWidth } from '@/lib/documents/render/columns'

const shape = (weight: number, min = 0) => ({ weight, min })

test('width is shared by weight, and no column is narrower than its minimum', () => {
  expect(shareWidth([shape(3), shape(1)], 400)).toEqual([300, 100])
  expect(shareWidth([shape(9), shape(1, 80), shape(0)], 400)).toEqual([320, 80, 0])
  expect(shareWidth([shape(1, 300), shape(1, 300)], 400)).toEqual([300, 300])
})

const spans = (...spans: number[]) => spans.map((span) => own('a', 'A', 'text', { span }))
const placesOf = (rows: ReturnType<typeof packRows>) =>
  rows.map((row) => row.map(({ at, span }) => `${span} at ${at}`).join(', '))

test('a field that does not fit starts a new row, and one as wide as the requested grid spans a narrower grid', () => {
  expect(placesOf(packRows(spans(1, 1, 2, 1), 3))).toEqual(['1 at 0, 1 at 1', '2 at 0, 1 at 2'])
  expect(placesOf(packRows(spans(3, 2, 1), 2, 3))).toEqual(['2 at 0', '2 at 0', '1 at 0'])
})

test('a list is split into rows', () => {
  expect(rowsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(rowsOf([], 2)).toEqual([])
})
