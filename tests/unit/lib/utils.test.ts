import fc from 'fast-check'
import { cn, countOf, formatMonth, formatNumber } from '@/lib/utils'

it('joins class names', () => {
  const off = false
  expect(cn('btn', off && 'hidden', ['w-full'])).toBe('btn w-full')
})

it('formats numbers in American style', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (value) => formatNumber(value) === value.toLocaleString('en-US')))
  expect(formatNumber(5000)).toBe('5,000')
  expect([0, 1, 2].map((count) => countOf(count, 'template'))).toEqual(['0 templates', '1 template', '2 templates'])
})

test('formats a day as its month in any time zone', () => {
  expect(formatMonth('2026-11-01')).toBe('November 2026')
  expect(formatMonth('2026-12-31')).toBe('December 2026')
})
