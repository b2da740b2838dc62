import fc from 'fast-check'
import { flow, keepPairs, keepTogether, type Piece, type Sheet } from '@/lib/documents/render/pdf/layout'

interface Drawn {
  name: number | 'header'
  page: number
  y: number
  height: number
}

function draw(pieces: readonly Omit<Piece, 'draw'>[], height = 100): Drawn[] {
  const drawn: Drawn[] = []
  let page = 1
  const sheet: Sheet = { top: 10, bottom: 10 + height, next: () => (page += 1) }
  const withDraw = pieces.map((piece, index): Piece => ({
    ...piece,
    ...(piece.repeat
      ? {
          repeat: {
            height: piece.repeat.height,
            draw: (y) => drawn.push({ name: 'header', page, y, height: piece.repeat?.height ?? 0 }),
          },
        }
      : {}),
    draw: (y) => drawn.push({ name: index, page, y, height: piece.height }),
  }))
  flow(withDraw, sheet)
  return drawn
}

const pagesOf = (drawn: Drawn[]) => drawn.map(({ page }) => page)
const ignore = () => undefined

test('a piece that no longer fits begins a page, without the space above it', () => {
  expect(draw([{ height: 60 }, { height: 60, before: 12 }])).toEqual([
    { name: 0, page: 1, y: 10, height: 60 },
    { name: 1, page: 2, y: 10, height: 60 },
  ])
})

test('a piece stays with what follows, unless no page can hold both', () => {
  expect(pagesOf(draw([{ height: 50 }, { height: 20, keepNext: true }, { height: 40 }]))).toEqual([1, 2, 2])
  expect(pagesOf(draw([{ height: 50 }, { height: 20, keepNext: true }, { height: 90 }]))).toEqual([1, 1, 2])
})

test('a break repeats the header', () => {
  const repeat = { height: 20, draw: ignore }
  expect(draw([{ height: 90 }, { height: 30, repeat }])).toEqual([
    { name: 0, page: 1, y: 10, height: 90 },
    { name: 'header', page: 2, y: 10, height: 20 },
    { name: 1, page: 2, y: 30, height: 30 },
  ])
})

test('a page break opens no empty page', () => {
  expect(
    pagesOf(draw([{ height: 0, breakBefore: true }, { height: 10 }, { height: 0, breakBefore: true }, { height: 10 }])),
  ).toEqual([1, 1, 2, 2])
})

test('space is drawn in where that saves a page, and only there', () => {
  const pieces = (before: number) => [{ height: 40 }, { height: 40, before }, { height: 10, before }]
  expect(pagesOf(draw(pieces(7)))).toEqual([1, 1, 1])
  expect(draw(pieces(4))[1]?.y).toBe(54)
  expect(draw(pieces(40)).at(-1)?.page).toBe(2)
})

test('nothing crosses the foot of a page or another piece', () => {
  const piece = fc.record({
    height: fc.integer({ min: 1, max: 80 }),
    before: fc.integer({ min: 0, max: 20 }),
    keepNext: fc.boolean(),
    breakBefore: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const drawn = draw(pieces)
      drawn.forEach(({ page, y, height }, index) => {
        expect(y + height).toBeLessThanOrEqual(110.01)
        const before = drawn[index - 1]
        if (before?.page === page) expect(y).toBeGreaterThanOrEqual(before.y + before.height)
      })
    }),
  )
})

/** A text of lines ten points high that may be cut between any two. */
function lines(count: number, drawn: string[], name = 'text'): Piece {
  const at = (room: number): [Piece, Piece] | null => {
    const head = Math.min(Math.floor(room / 10), count - 1)
    return head < 1 ? null : [lines(head, drawn, `${name}, first`), lines(count - head, drawn, `${name}, rest`)]
  }
  const draw = (y: number) => drawn.push(`${name}: ${count} at ${y}`)
  return { height: count * 10, split: { from: 20, at }, draw }
}

test('a text goes on overleaf, as often as it must', () => {
  const drawn: string[] = []
  let pages = 1
  const above: Piece = { height: 70, draw: ignore }
  flow([above, lines(18, drawn)], { top: 10, bottom: 110, next: () => (pages += 1) })
  expect(drawn).toEqual(['text, first: 3 at 80', 'text, rest, first: 10 at 10', 'text, rest, rest: 5 at 10'])
  expect(pages).toBe(3)
})

test('a text begins overleaf where there is too little room, and takes its heading along', () => {
  const drawn: string[] = []
  let pages = 1
  const heading: Piece = { height: 10, keepNext: true, draw: (y) => drawn.push(`heading at ${y}`) }
  flow([{ height: 75, draw: ignore }, heading, lines(9, drawn)], { top: 10, bottom: 110, next: () => (pages += 1) })
  expect(drawn).toEqual(['heading at 10', 'text: 9 at 20'])
  expect(pages).toBe(2)
})

test('only short runs are kept whole', () => {
  const pieces: Piece[] = Array.from({ length: 3 }, () => ({ height: 20, draw: ignore }))
  expect(pagesOf(draw([{ height: 80 }, ...keepTogether(pieces, 60)]))).toEqual([1, 2, 2, 2])
  expect(keepTogether(pieces, 59)).toEqual(pieces)
})

test('a run breaks after all where a quarter of the page would stay empty', () => {
  const rows = Array.from({ length: 4 }, (): Piece => ({ height: 10, draw: ignore }))
  const run = keepTogether(keepPairs(rows), 60)
  expect(pagesOf(draw([{ height: 80 }, ...run]))).toEqual([1, 2, 2, 2, 2])
  expect(pagesOf(draw([{ height: 65 }, { height: 5, keepNext: true }, ...run]))).toEqual([1, 1, 1, 1, 2, 2])
})

test('no item of a list is alone on a page', () => {
  const items = (count: number) => keepPairs(Array.from({ length: count }, (): Piece => ({ height: 20, draw: ignore })))
  expect(pagesOf(draw([{ height: 20 }, ...items(5)]))).toEqual([1, 1, 1, 1, 2, 2])
  expect(pagesOf(draw([{ height: 80 }, ...items(5)]))).toEqual([1, 2, 2, 2, 2, 2])
  expect(pagesOf(draw([{ height: 60 }, ...items(3)]))).toEqual([1, 2, 2, 2])
})
