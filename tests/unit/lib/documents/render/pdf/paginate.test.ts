import { fc } from '@/tests/support/fast-check'
import { keepEnds, keepPairs, keepTogether, type LayoutBox } from '@/lib/documents/render/pdf/boxes'
import { paginate } from '@/lib/documents/render/pdf/paginate'

type BoxShape = Omit<LayoutBox, 'draw'>

interface Placed {
  box: number
  page: number
  y: number
  height: number
}

const draw = () => undefined

/** The position of each box on pages 100 points high, starting at 10 points. */
function place(shapes: readonly BoxShape[]): Placed[] {
  const boxes = shapes.map((shape): LayoutBox => ({ ...shape, draw }))
  return paginate(boxes, { top: 10, bottom: 110 }).flatMap((page, index) =>
    page.map(({ box, y }) => ({ box: boxes.indexOf(box), page: index + 1, y, height: box.height })),
  )
}

const pagesOf = (placed: readonly Placed[]) => placed.map(({ page }) => page)

test('a box that no longer fits starts a new page, without the space above it', () => {
  expect(place([{ height: 60 }, { height: 60, before: 12 }])).toEqual([
    { box: 0, page: 1, y: 10, height: 60 },
    { box: 1, page: 2, y: 10, height: 60 },
  ])
})

test('a box stays with the next one, unless no page can hold both, and a page break creates no empty page', () => {
  expect(pagesOf(place([{ height: 50 }, { height: 20, keepNext: true }, { height: 40 }]))).toEqual([1, 2, 2])
  expect(pagesOf(place([{ height: 50 }, { height: 20, keepNext: true }, { height: 90 }]))).toEqual([1, 1, 2])
  const breaks = [{ height: 0, breakBefore: true }, { height: 10 }, { height: 0, breakBefore: true }, { height: 10 }]
  expect(pagesOf(place(breaks))).toEqual([1, 1, 2, 2])
})

test('a break leaves room for the repeated header', () => {
  expect(place([{ height: 90 }, { height: 30, repeat: { height: 20, draw } }])).toEqual([
    { box: 0, page: 1, y: 10, height: 90 },
    { box: 1, page: 2, y: 30, height: 30 },
  ])
})

test('the space between boxes shrinks, to no less than three points, only if that saves a page', () => {
  const boxes = (before: number) => [{ height: 40 }, { height: 40, before }, { height: 10, before }]
  expect(pagesOf(place(boxes(7)))).toEqual([1, 1, 1])
  expect(place(boxes(4))[1]?.y).toBe(54)
  expect(place(boxes(40)).at(-1)?.page).toBe(2)
  const [, second] = place([{ height: 40 }, { height: 40, before: 4 }, { height: 14, before: 3 }])
  expect(second?.y).toBe(53)
})

test('nothing crosses the foot of a page or another box', () => {
  const box = fc.record({
    height: fc.integer({ min: 1, max: 80 }),
    before: fc.integer({ min: 0, max: 20 }),
    keepNext: fc.boolean(),
    breakBefore: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(box, { maxLength: 40 }), (boxes) => {
      const placed = place(boxes)
      placed.forEach(({ page, y, height }, index) => {
        expect(y + height).toBeLessThanOrEqual(110.01)
        const before = placed[index - 1]
        if (before?.page === page) expect(y).toBeGreaterThanOrEqual(before.y + before.height)
      })
    }),
  )
})

/** A text of lines ten points high that may be split between any two. */
function lines(count: number): LayoutBox {
  const at = (room: number): [LayoutBox, LayoutBox] | null => {
    const head = Math.min(Math.floor(room / 10), count - 1)
    return head < 1 ? null : [lines(head), lines(count - head)]
  }
  return { height: count * 10, split: { minRoom: 20, at }, draw }
}

/** The top and the height of each box, page by page. */
const pagesOfHeights = (boxes: readonly LayoutBox[]) =>
  paginate(boxes, { top: 10, bottom: 110 }).map((page) => page.map(({ box, y }) => `${y}+${box.height}`).join(' '))

test('a long text continues over as many pages as needed, and moves with its heading if there is too little room', () => {
  expect(pagesOfHeights([{ height: 70, draw }, lines(18)])).toEqual(['10+70 80+30', '10+100', '10+50'])
  const boxes = [{ height: 75, draw }, { height: 10, keepNext: true, draw }, lines(9)]
  expect(pagesOfHeights(boxes)).toEqual(['10+75', '10+10 20+90'])
})

test('only short runs are kept together', () => {
  const boxes: LayoutBox[] = Array.from({ length: 3 }, () => ({ height: 20, draw }))
  expect(pagesOf(place([{ height: 80 }, ...keepTogether(boxes, 60)]))).toEqual([1, 2, 2, 2])
  expect(keepTogether(boxes, 59)).toEqual(boxes)
})

test('a run breaks after all if a quarter of the page would stay empty', () => {
  const rows = Array.from({ length: 4 }, (): LayoutBox => ({ height: 10, draw }))
  const run = keepTogether(keepPairs(rows), 60)
  expect(pagesOf(place([{ height: 80 }, ...run]))).toEqual([1, 2, 2, 2, 2])
  expect(pagesOf(place([{ height: 65 }, { height: 5, keepNext: true }, ...run]))).toEqual([1, 1, 1, 1, 2, 2])
})

test('no item of a list is alone on a page', () => {
  const items = (count: number) => keepPairs(Array.from({ length: count }, (): LayoutBox => ({ height: 20, draw })))
  expect(pagesOf(place([{ height: 20 }, ...items(5)]))).toEqual([1, 1, 1, 1, 2, 2])
  expect(pagesOf(place([{ height: 80 }, ...items(5)]))).toEqual([1, 2, 2, 2, 2, 2])
  expect(pagesOf(place([{ height: 60 }, ...items(3)]))).toEqual([1, 2, 2, 2])
})

const row = { height: 10, draw, rowOf: {} }
const group = { height: 10, draw, keepNext: true }
const rows = (count: number): LayoutBox[] => Array.from({ length: count }, () => row)

/** The pages of a table's boxes below a box of this height. */
const below = (height: number, table: readonly LayoutBox[]) => pagesOf(place([{ height }, ...keepEnds(table)])).slice(1)

test('a table is cut with two rows on either side, or not at all', () => {
  expect(below(80, rows(4))).toEqual([1, 1, 2, 2])
  expect(below(85, rows(4))).toEqual([2, 2, 2, 2])
  expect(below(75, rows(3))).toEqual([2, 2, 2])
})

test('group names and totals are no rows, and stand with rows', () => {
  expect(below(75, [group, ...rows(2), group, ...rows(3)])).toEqual([2, 2, 2, 2, 2, 2, 2])
  expect(below(70, [group, ...rows(2), group, ...rows(3)])).toEqual([1, 1, 1, 2, 2, 2, 2])
  expect(below(30, [...rows(9), { height: 10, draw }])).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2, 2])
})

test('each page takes the space that fills it', () => {
  const placed = place([
    { height: 30 },
    { height: 30, before: 10 },
    { height: 30, before: 10 },
    { height: 30, breakBefore: true },
    { height: 30, before: 4 },
    { height: 90 },
  ])
  expect(pagesOf(placed)).toEqual([1, 1, 1, 2, 2, 3])
  expect(placed[2]?.y).toBeCloseTo(78.4)
  expect(placed[4]?.y).toBeGreaterThan(44)
})

test('space grows where that leaves no page short', () => {
  const boxes = Array.from({ length: 6 }, (): BoxShape => ({ height: 20, before: 6 }))
  expect(pagesOf(place(boxes))).toEqual([1, 1, 1, 2, 2, 2])
  expect(pagesOf(place(boxes.map((box) => ({ ...box, before: 2 }))))).toEqual([1, 1, 1, 1, 2, 2])
})

test('a run breaks at a smaller gap if that saves a page', () => {
  const rows = Array.from({ length: 4 }, (): LayoutBox => ({ height: 20, draw }))
  const run = keepTogether(rows, 100)
  expect(pagesOf(place([{ height: 80 }, ...run]))).toEqual([1, 2, 2, 2, 2])
  expect(pagesOf(place([{ height: 80 }, ...run, { height: 40 }]))).toEqual([1, 1, 2, 2, 2, 2])
})
