import { pageBreaks, paperOf } from '@/lib/documents/render/xlsx/paginate'

const rows = (...heights: (number | [number])[]) =>
  heights.map((height) => (Array.isArray(height) ? { height: height[0], keep: true } : { height, keep: false }))

test.each<[string, ReturnType<typeof rows>, number[], number, number[]]>([
  ['content that fits on one page', rows(42, 42, 15), [], 99, []],
  // Excel makes whole pixels of a row; another program may not round.
  ['rows of whole pixels that do not fit', rows(13.25, 13.25), [], 26.5, [0]],
  ['rows of whole pixels that fit', rows(13.25, 13.25), [], 27, []],
  ['rows that other programs do not round', rows(19, 19), [], 37.5, [0]],
  ['grouped rows, which move together', rows(40, 40, [15], 20, 40), [], 100, [1]],
  ['a requested break', rows(10, 10, 90), [0], 100, [0]],
  ['a break requested after the last row', rows(10, 10), [1], 100, []],
  ['a group taller than a page, which does not loop', rows(50, [80], 80, 30), [], 100, [0]],
])('the breaks of %s', (_, content, requested, height, breaks) =>
  expect(pageBreaks(content, requested, height)).toEqual(breaks),
)

test('a repeated row takes its height from the pages after it', () => {
  expect(pageBreaks(rows(21, 21, 21, 21, 21), [], 70)).toEqual([2])
  expect(pageBreaks(rows(21, 21, 21, 21, 21, 21), [], 70, { row: 0, height: 21 })).toEqual([2, 4])
})

test('a page ends before a group of lines rather than with its name, where it is nearly full', () => {
  const line = { height: 12, keep: false }
  const group = { height: 12, keep: true, opensGroup: true as const }
  const table = (before: number) => [...Array.from({ length: before }, () => line), group, line, line, line]
  expect(pageBreaks(table(8), [], 125)).toEqual([7])
  expect(pageBreaks(table(9), [], 125)).toEqual([8])
  expect(pageBreaks([...table(4), line, line, line, line], [], 125)).toEqual([9])
})

test('a sheet wider than the paper fits more rows per page', () => {
  expect(paperOf(false, 1080).height).toBeCloseTo(paperOf(false, 540).height * 2, 5)
  expect(paperOf(true, 0).width).toBe(720)
})
