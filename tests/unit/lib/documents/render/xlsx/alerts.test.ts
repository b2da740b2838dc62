import { cell, column, div, mul, round, table } from '@/lib/documents/author'
import { factorsOf, figureAlert, missingFactor } from '@/lib/documents/render/xlsx/alerts'
import { isSigned, validationOf } from '@/lib/documents/render/xlsx/values'

const formula = mul(cell('a'), cell('b'))
const isOff = 'AND(ISNUMBER(C4),ROUND(N(C4),2)<>0)'
const alert = { test: '<=', than: 7 } as const

test.each<[string, Parameters<typeof figureAlert>[0], boolean, string | null]>([
  ['text in a number cell', { label: 'Quantity', type: 'number' }, true, 'AND(ISTEXT(C4),C4<>"–")'],
  ['an overdue figure', { label: 'Next steps overdue', type: 'number', formula }, false, isOff],
  ['a check that must be 0', { label: 'Negative draws · must be 0', type: 'number', formula }, true, isOff],
  ['lines without a price', { label: 'Lines without a price', type: 'number', formula }, true, isOff],
  ['an overrun in the office', { label: 'Left', type: 'currency', formula }, true, 'AND(ISNUMBER(C4),C4<0)'],
  ['a credit to a customer', { label: 'Balance', type: 'currency', formula }, false, null],
  ['a figure that may be negative', { label: 'Net change (−)', type: 'currency', formula }, true, null],
  ['text in a text cell', { label: 'Late', type: 'text' }, true, null],
  ['an alert of the author', { label: 'Days left', type: 'number', formula, alert }, false, 'AND(ISNUMBER(C4),C4<=7)'],
])('%s', (_, figure, negatives, expected) => {
  expect(figureAlert(figure, 'C4', negatives)).toBe(expected)
})

test('a line with a quantity and no price lacks a factor', () => {
  const lines = table(
    'line',
    'Lines',
    [
      column('qty', 'Quantity', 'number'),
      column('price', 'Price', 'currency'),
      column('share', 'Share', 'percent'),
      column('total', 'Total', 'currency', { formula: round(mul(cell('qty'), cell('price'))) }),
      column('part', 'Part', 'currency', { formula: div(mul(cell('total'), cell('share')), 2) }),
    ],
    [],
  )
  expect(factorsOf(lines)).toEqual([{ keys: ['qty', 'price'], needed: ['price'] }])
  expect(missingFactor('$B3', ['$A3', '$B3'])).toBe('AND(COUNT($A3,$B3)>0,NOT(ISNUMBER($B3)))')
})

test.each([
  ['Add or save', true],
  ['Add, or –deduct', true],
  ['Amount (− for credit)', true],
  ['Days added (− for fewer)', true],
  ['Carried from last period (−) – 0 or below', true],
  ['Deductible', false],
  ['Deductions', false],
  ['Unit price', false],
])('%s takes a minus: %s', (label, signed) => {
  expect(isSigned(label)).toBe(signed)
  expect(validationOf({ type: 'currency', label })).toEqual({ type: 'amount', ...(signed ? { signed } : {}) })
})

test('a share ends at 100%, a markup does not; a closed list takes nothing else', () => {
  expect(validationOf({ type: 'percent', label: 'Margin' })).toEqual({ type: 'percent', most: 1 })
  expect(validationOf({ type: 'percent', label: 'Markup' })).toEqual({ type: 'percent', most: 10 })
  const list = { type: 'select', label: 'Kind', options: ['Labor'] } as const
  expect(validationOf(list)).toEqual({ type: 'list', options: ['Labor'] })
  expect(validationOf({ ...list, closed: true })).toEqual({ type: 'list', options: ['Labor'], closed: true })
})
