import { ruleCell, ruleNote } from '@/data/shared/safety'

test('a line under a general duty only is marked as a company rule', () => {
  expect(ruleCell('1926.20(b)(2)')).toBe('Company rule; 1926.20(b)(2)')
  expect(ruleCell('1926.95(a); 1926.25(a)')).toBe('Company rule; 1926.95(a); 1926.25(a)')
  expect(ruleNote('1926.20(b)(2)')).toBe('company rule; 29 CFR 1926.20(b)(2)')
})

test('a line with a section of its own is not', () => {
  expect(ruleCell('1926.20(b)(2); 1926.32(f)')).toBe('1926.20(b)(2); 1926.32(f)')
  expect(ruleNote('1926.501(b)(10)')).toBe('29 CFR 1926.501(b)(10)')
})
