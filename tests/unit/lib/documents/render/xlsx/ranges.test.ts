import { coverCells } from '@/lib/documents/render/xlsx/ranges'

const at = (row: number, from: number, to = from) => ({ row, span: { from, to } })

test.each([
  ['stacked cells become one range', [at(0, 0), at(1, 0), at(3, 0)], ['A1:A2', 'A4']],
  ['so do equal neighbors', [at(0, 1), at(0, 2), at(1, 1), at(1, 2)], ['B1:C2']],
  [
    'merged cells count at full width, others stay separate',
    [at(0, 0, 2), at(1, 0, 2), at(2, 0, 1)],
    ['A1:C2', 'A3:B3'],
  ],
  ['ranges in different rows are not joined', [at(0, 0), at(1, 0), at(1, 1)], ['A1:A2', 'B2']],
])('%s', (_, cells, ranges) => expect(coverCells(cells)).toEqual(ranges))
