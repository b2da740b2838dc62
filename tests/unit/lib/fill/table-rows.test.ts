import type { Control } from '@/lib/documents/controls'
import { pastedInto } from '@/lib/fill/table-rows'

const control = (type: Control['type']): Control => ({
  ...{ name: 'line.1.date', label: 'Date', closed: false, autoComplete: 'off', value: null, role: 'asked' },
  sensitive: false,
  type,
})

test.each([
  ['3/4/26', '2026-03-04'],
  ['031426', '2026-03-14'],
  ['14-Mar-26', '2026-03-14'],
  // What is refused is pasted as it stands, for the sentence at the field.
  ['13/4/26', '13/4/26'],
  ['3/14/1826', '3/14/1826'],
])('a date pasted as %p is %p', (text, typed) => expect(pastedInto(control('date'), text)).toBe(typed))

test('a number is pasted as it stands', () => expect(pastedInto(control('number'), ' 1.234,56 ')).toBe('1.234,56'))
