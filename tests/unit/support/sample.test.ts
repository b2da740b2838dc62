import { isItsTurn, sample, sampleOfEach, sampleOfSome } from '@/tests/support/sample'

jest.mock('@/tests/support/nightly', () => ({
  isNightly: false,
  seed: 20_000,
  piece: { number: 1, count: 1 },
}))
const run: { isNightly: boolean; seed: number; piece: { number: number; count: number } } =
  jest.requireMock('@/tests/support/nightly')

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
beforeEach(() => {
  run.isNightly = false
})

const ofDay = (seed: number, count = 5): string[] => {
  run.seed = seed
  return sample(letters, count)
}

test('a day has its sample: as many as asked for, each once, in their order', () => {
  const today = ofDay(20_000)
  expect(today).toHaveLength(5)
  expect([...new Set(today)].sort()).toEqual(today)
  expect(ofDay(20_000)).toEqual(today)
})

test('in half a year every item has its day', () => {
  const seen = new Set(Array.from({ length: 183 }, (_, day) => ofDay(20_000 + day, 1)).flat())
  expect([...seen].sort()).toEqual(letters)
})

test('of every group some are chosen', () => {
  const chosen = sampleOfEach(letters, (letter) => ('aeiou'.includes(letter) ? 'vowel' : 'consonant'), 2)
  expect(chosen).toHaveLength(4)
  expect(chosen.filter((letter) => 'aeiou'.includes(letter))).toHaveLength(2)
})

test('groups of the same size are sampled at other places', () => {
  const numbers = Array.from({ length: 200 }, (_, index) => index)
  const chosen = sampleOfEach(numbers, (number) => String(number % 10))
  expect(new Set(chosen.map((number) => Math.floor(number / 10))).size).toBeGreaterThan(3)
})

test('the nightly run, and one that asks for more than there are, take all', () => {
  expect(ofDay(20_000, 99)).toEqual(letters)
  run.isNightly = true
  expect(sample(letters, 1)).toEqual(letters)
})

test('of some groups one is chosen, nightly all of all groups', () => {
  const chooseFrom = (seed: number): string[] => {
    run.seed = seed
    return sampleOfSome(letters, (letter) => String(letters.indexOf(letter) % 5), 2)
  }
  expect(new Set(chooseFrom(20_000).map((letter) => letters.indexOf(letter) % 5)).size).toBe(2)
  expect([...new Set(Array.from({ length: 183 }, (_, day) => chooseFrom(20_000 + day)).flat())].sort()).toEqual(letters)
  run.isNightly = true
  expect(chooseFrom(20_000).sort()).toEqual(letters)
})

test('the pieces of a nightly run make the whole list together, each item once', () => {
  run.isNightly = true
  const pieces = [1, 2, 3].map((number) => {
    run.piece = { number, count: 3 }
    return sample(letters, 1)
  })
  expect(pieces.map(({ length }) => length)).toEqual([9, 9, 8])
  expect(pieces.flat().sort()).toEqual(letters)
})

test('a long check has its turn on one day in three, not all of them on the same, and each night', () => {
  const turnsOf = (name: string): number[] =>
    [20_000, 20_001, 20_002].filter((day) => {
      run.seed = day
      return isItsTurn(name, 3)
    })
  const turns = letters.map(turnsOf)
  expect(turns.map(({ length }) => length)).toEqual(letters.map(() => 1))
  expect(new Set(turns.flat()).size).toBe(3)
  run.isNightly = true
  expect(turnsOf('a')).toHaveLength(3)
})
