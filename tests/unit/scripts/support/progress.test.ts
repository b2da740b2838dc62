import { timeLeft } from '@/scripts/support/progress'

test.each([
  [0.5, 4, 'less than 10 seconds left'],
  [0.5, 42, 'about 40 seconds left'],
  [0.25, 30, 'about 1.5 minutes left'],
  [0.1, 30, 'about 4.5 minutes left'],
])('with a share of %d done after %d seconds, there are %s', (share, seconds, words) => {
  expect(timeLeft(share, seconds)).toBe(words)
})
