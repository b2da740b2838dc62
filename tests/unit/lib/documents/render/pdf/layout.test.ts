import fc from 'fast-check'
import { flow, keepTogether, type Piece, type Sheet } from '@/lib/documents/render/pdf/layout'

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

test('only short runs are kept whole', () => {
  const pieces: Piece[] = Array.from({ length: 3 }, () => ({ height: 20, draw: ignore }))
  expect(keepTogether(pieces, 60).map(({ keepNext }) => keepNext ?? false)).toEqual([true, true, false])
  expect(keepTogether(pieces, 59)).toEqual(pieces)
})
