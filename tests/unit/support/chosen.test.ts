import { ofCorpus, spread, spreadOfEach } from '@/tests/support/chosen'

jest.mock('@/tests/support/full', () => ({ isFull: false }))
jest.mock('@/tests/support/piece', () => ({ piece: { number: 1, count: 1 } }))
const run: { isFull: boolean } = jest.requireMock('@/tests/support/full')
const { piece }: { piece: { number: number; count: number } } = jest.requireMock('@/tests/support/piece')

const letters = [...'abcdefghij']
const templates = ['no-such', 'change-order', 'other', 'deposit-receipt', 'lead-tracker'].map((slug) => ({ slug }))

beforeEach(() => {
  run.isFull = false
  Object.assign(piece, { number: 1, count: 1 })
})

test('a choice is evenly spaced, in order and always the same', () => {
  expect(spread(letters, 3)).toEqual(['a', 'd', 'g'])
  expect(spread(letters, 3, 4)).toEqual(['a', 'e', 'h'])
  expect(spread(letters, 20)).toEqual(letters)
  for (let count = 1; count <= 10; count++) expect(new Set(spread(letters, count, 7)).size).toBe(count)
})

test('of templates those of the corpus are chosen, if there are enough', () => {
  expect(ofCorpus(templates).map(({ slug }) => slug)).toEqual(['change-order', 'deposit-receipt', 'lead-tracker'])
  expect(spread(templates, 1)).toEqual([{ slug: 'change-order' }])
  expect(spread(templates, 4)).toHaveLength(4)
  expect(ofCorpus(templates.map((template) => ({ template })))).toHaveLength(3)
})

test('each group has its choice', () =>
  expect(spreadOfEach(letters, (letter) => (letter < 'd' ? 'early' : 'late'), 2)).toEqual(['a', 'b', 'd', 'g']))

test('the full run takes all, and its pieces together each once', () => {
  run.isFull = true
  for (const choose of [
    ofCorpus<string>,
    (all: string[]) => spread(all, 2),
    (all: string[]) => spreadOfEach(all, () => ''),
  ])
    expect(choose(letters)).toEqual(letters)
  const pieces = [1, 2, 3].flatMap((number) => {
    Object.assign(piece, { number, count: 3 })
    return spread(letters, 2)
  })
  expect(pieces.sort()).toEqual(letters)
  expect(spread(['a', 'b'], 1)).toEqual(['a', 'b'])
})
