import { accentOf } from '@/lib/documents/theme'
import { darkened, describeContrast, isReadable, parseColor } from '@/lib/fill/accent'
import { fc } from '@/tests/support/fast-check'

test.each([
  ['#9a3412', '9A3412'],
  [' 9A3412 ', '9A3412'],
  ['#abc', 'AABBCC'],
  ['', undefined],
  ['#12345', undefined],
  ['orange', undefined],
  ['##123456', undefined],
])('%j is read as %s', (typed, color) => {
  expect(parseColor(typed)).toBe(color)
})

const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => number.toString(16).padStart(6, '0').toUpperCase())

test('a color is readable where documents take it as their accent; a light one has a darker shade of its hue that is', () => {
  fc.assert(
    fc.property(color, (accent) => {
      const taken = () => accentOf({ accent })
      if (isReadable(accent)) expect(taken).not.toThrow()
      else expect(taken).toThrow('too light')
      expect(isReadable(darkened(accent))).toBe(true)
      if (isReadable(accent)) expect(darkened(accent)).toBe(accent)
    }),
  )
  expect(darkened('FF0000')).toMatch(/^[C-F][\dA-F]0000$/)
})

test.each([
  ['1F2937', 'Easy to read on white paper (contrast 14.6:1).'],
  ['B45309', 'Readable on white paper (contrast 5.0:1).'],
  [
    'FF9A55',
    'Too light to read on white paper: its contrast is 2.0:1, and text needs 4.5:1. Documents keep their own color until you choose a darker one.',
  ],
])('the contrast of %s is told in words', (given, words) => {
  expect(describeContrast(given)).toBe(words)
})
