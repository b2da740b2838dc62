import { pieceOf } from '@/tests/support/piece'

test('a piece of the full lists is its number and how many there are', () => {
  expect(pieceOf('3/12')).toEqual({ number: 3, count: 12 })
})

test.each(['', '0/3', '4/3', '3', '1/2/3', 'a/b'])('%p is refused as a piece', (text) => {
  expect(() => pieceOf(text)).toThrow(`PIECE is ${text}, not a piece like 3/12`)
})
