import { countLines, textHeight, textWidth } from '@/lib/documents/render/xlsx/measure'

test('widths follow the metrics of Arial', () => {
  expect(textWidth('AV', 10)).toBeCloseTo(13.34, 2)
  expect(textWidth('iiii', 10)).toBeLessThan(textWidth('WWWW', 10) / 3)
  expect(textWidth('roof', 10, true)).toBeGreaterThan(textWidth('roof', 10))
})

test('lines break between words, at line breaks, and within a word that is too long, and make a text higher', () => {
  expect(countLines('one two three', 10, 500)).toBe(1)
  expect(countLines('one two three', 10, 40)).toBe(3)
  expect(countLines('one\ntwo', 10, 500)).toBe(2)
  expect(countLines('W'.repeat(30), 10, 106)).toBeGreaterThanOrEqual(3)
  expect(countLines('', 10, 100)).toBe(1)
  expect(textHeight('one', 10, 100)).toBeLessThan(18)
  expect(textHeight('one\ntwo\nthree', 10, 100)).toBeGreaterThan(38)
})
