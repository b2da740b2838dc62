import { rememberAnswers } from '@/lib/recent-answers'

test('an answer is found once a minute', () => {
  let time = 0
  const answerOf = rememberAnswers<string>(() => time)
  const find = jest.fn(() => 'found')
  expect([answerOf('a', find), answerOf('a', find)]).toEqual(['found', 'found'])
  expect(find).toHaveBeenCalledTimes(1)
  answerOf('b', find)
  expect(find).toHaveBeenCalledTimes(2)
  time = 60_000
  answerOf('a', find)
  expect(find).toHaveBeenCalledTimes(3)
})

test('no more than 500 are kept, the latest', () => {
  const answerOf = rememberAnswers<number>(() => 0)
  const find = jest.fn(() => 1)
  for (let key = 0; key <= 500; key++) answerOf(String(key), find)
  answerOf('1', find)
  expect(find).toHaveBeenCalledTimes(501)
  answerOf('0', find)
  expect(find).toHaveBeenCalledTimes(502)
})

test('a failure is not an answer', () => {
  const answerOf = rememberAnswers<number>()
  expect(() =>
    answerOf('a', () => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  expect(answerOf('a', () => 2)).toBe(2)
})
