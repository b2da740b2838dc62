import { fitColumns, sheetEdges } from '@/lib/documents/render/xlsx/grid'

const shape = (weight: number, min = 0) => ({ weight, min })

test('columns snap to the nearest edges, unless they would be too narrow', () => {
  expect(fitColumns([0, 90, 210, 290, 400], [shape(1), shape(1)])).toEqual([0, 210, 400])
  expect(fitColumns([0, 90, 210, 290, 400], [shape(1), shape(1), shape(2)])).toEqual([0, 90, 210, 400])
  expect(fitColumns([0, 20, 400], [shape(1, 150), shape(1, 150)])).toBeNull()
  expect(fitColumns([0, 400], [shape(1), shape(1)])).toBeNull()
  expect(fitColumns([0, 400], [shape(1), shape(1)], { insert: 0.1 })).toEqual([0, 200, 400])
})

test('the main table keeps its columns if the other tables fit them; a sheet without tables has twelve equal ones', () => {
  expect(sheetEdges([], 600, true)).toHaveLength(13)
  const main = [shape(4), shape(1), shape(1), shape(2)]
  expect(sheetEdges([main, [shape(5), shape(3)]], 800, true)).toEqual([0, 400, 500, 600, 800])
})

test('a second table with more columns refines the grid without slivers', () => {
  const edges = sheetEdges([[shape(4), shape(1), shape(1)], Array.from({ length: 5 }, () => shape(1, 60))], 600, false)
  const widths = edges.slice(1).map((edge, index) => edge - edges[index]!)
  expect(edges).toEqual(expect.arrayContaining([0, 400, 500, 600]))
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(20)
})

test('a very wide first column is divided to fit side-by-side blocks', () => {
  const main = [shape(8), shape(1), shape(1)]
  expect(sheetEdges([main], 600, false)).toEqual([0, 480, 540, 600])
  expect(sheetEdges([main], 600, true)).toEqual([0, 300, 480, 540, 600])
})

test('more columns than the grid allows still get their edges', () => {
  const many = Array.from({ length: 24 }, () => shape(1, 30))
  const edges = sheetEdges([[shape(1), shape(1)], many], 500, false)
  const unbounded = many.map(() => shape(1))
  expect(fitColumns(edges, unbounded)).toHaveLength(25)
})
