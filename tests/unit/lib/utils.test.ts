import { cn, countOf, formatNumber } from '@/lib/utils'

it('joins class names', () => {
  const off = false
  expect(cn('btn', off && 'hidden', ['w-full'])).toBe('btn w-full')
})

it('writes figures as Americans do', () => {
  expect(formatNumber(5000)).toBe('5,000')
  expect([0, 1, 2].map((count) => countOf(count, 'template'))).toEqual(['0 templates', '1 template', '2 templates'])
})
