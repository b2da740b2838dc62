import { coverCells } from '@/lib/documents/render/xlsx/ranges'

const at = (row: number, from: number, to = from) => ({ row, span: { from, to } })

test('stacked cells become one range, and so do equal neighbors', () => {
  expect(coverCells([at(0, 0), at(1, 0), at(3, 0)])).toEqual(['A1:A2', 'A4'])
  expect(coverCells([at(0, 1), at(0, 2), at(1, 1), at(1, 2)])).toEqual(['B1:C2'])
})

test('merged cells count at full width, and cells of other widths stay separate', () => {
  expect(coverCells([at(0, 0, 2), at(1, 0, 2), at(2, 0, 1)])).toEqual(['A1:C2', 'A3:B3'])
})

test('ranges in different rows are not joined', () => {
  expect(coverCells([at(0, 0), at(1, 0), at(1, 1)])).toEqual(['A1:A2', 'B2'])
})
