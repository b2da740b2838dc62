import fc from 'fast-check'
import type { Control } from '@/lib/documents/controls'
import { schemaOf, typedOf } from '@/lib/fill/typed'

const control = (type: Control['type'], more: Partial<Control> = {}): Control => ({
  ...{ name: 'a.b', label: 'A', closed: false, autoComplete: 'off', value: null, role: 'asked', sensitive: false },
  type,
  ...more,
})
const read = (type: Control['type'], typed: string | boolean, more: Partial<Control> = {}) => {
  const result = schemaOf(control(type, more)).safeParse(typed)
  return result.success ? result.data : { problem: result.error.issues[0]?.message }
}

test.each<[Control['type'], string | boolean, unknown]>([
  ['currency', '1250', 1250],
  ['currency', '$1,250.50', 1250.5],
  ['currency', ' -12.5 ', -12.5],
  ['currency', '(40)', -40],
  ['currency', '.75', 0.75],
  ['currency', '', null],
  // A fraction, without noise.
  ['percent', '8.25', 0.0825],
  ['percent', '7%', 0.07],
  ['date', '031426', '2026-03-14'],
  ['date', '3/4/26', '2026-03-04'],
  ['date', '0026-03-14', '2026-03-14'],
  ['date', '2026-11-22', '2026-11-22'],
  ['date', '', null],
  ['email', ' a@b.co ', 'a@b.co'],
  ['email', '', null],
  ['check', true, true],
  ['check', false, null],
])('%s: %p is read as %p', (type, typed, value) => expect(read(type, typed)).toBe(value))

test.each<[Control['type'], string, string]>([
  ['number', 'twelve', 'Enter a number, such as 1250 or 12.5.'],
  ['number', '(40', 'Enter a number, such as 1250 or 12.5.'],
  ['number', '1.2.3', 'Enter a number, such as 1250 or 12.5.'],
  ['number', '--1', 'Enter a number, such as 1250 or 12.5.'],
  ['number', '5e3', 'Enter a number, such as 1250 or 12.5.'],
  ['number', '1,23', 'Use 1.23.'],
  ['number', '8.25%', 'Enter a number, not a percentage.'],
  ['number', `12'6"`, 'Enter a number alone, such as 12.5: this field is not in feet.'],
  ['currency', '1.234,56', 'Use 1,234.56.'],
  ['percent', 'x', 'Enter a percentage, such as 8.25.'],
  ['percent', '$8', 'Enter a percentage, such as 8.25, not dollars.'],
  ['date', '13/4/26', 'Enter the month first, such as 3/14/2026.'],
  ['date', '3/14/0202', 'Enter a year from 1900 to 2100.'],
  ['date', '2026-02-30', 'No such day: enter month, day and year, such as 3/14/2026.'],
  ['email', 'a@b', 'Enter an email address, such as name@example.com.'],
])('%s refuses %p in a sentence', (type, typed, problem) => expect(read(type, typed)).toEqual({ problem }))

test('a percent complete is from 0 to 100', () => {
  expect(read('percent', '100', { ofWhole: true })).toBe(1)
  expect(read('percent', '120', { ofWhole: true })).toEqual({ problem: 'Percent complete cannot be more than 100.' })
  expect(read('percent', '-5%', { ofWhole: true })).toEqual({ problem: 'A percent complete is at least 0.' })
})

test('a list that is closed takes its options only; an open one takes what is typed', () => {
  const options = ['Yes', 'No']
  expect(read('select', 'Maybe', { options, closed: true })).toEqual({ problem: 'Choose one of the listed answers.' })
  expect(read('select', 'Maybe', { options })).toBe('Maybe')
  expect(read('one', 'No', { options, closed: true })).toBe('No')
  expect(read('one', '', { options, closed: true })).toBeNull()
})

test('a control shows each value as text that reads back as the same value', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (cents) => {
      expect(read('currency', typedOf(control('currency'), cents / 100))).toBe(cents / 100)
      expect(read('percent', typedOf(control('percent'), cents / 10_000))).toBeCloseTo(cents / 10_000, 10)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => expect(read('text', typedOf(control('text'), text || null))).toBe(text || null)),
  )
})
