import { readNumber } from '@/lib/documents/typed'
import { fc } from '@/tests/support/fast-check'

const QTY = { type: 'number', label: 'Qty' } as const
const FEET = { type: 'number', label: 'Run (ft)' } as const
const INCHES = { type: 'number', label: 'Roll width (in, typical)' } as const
const PITCH = { type: 'number', label: 'Main pitch (in 12)' } as const
const PERCENT_NUMBER = { type: 'number', label: 'Deck wood %' } as const
const MONEY = { type: 'currency', label: 'Price' } as const
const RATE = { type: 'percent', label: 'Sales tax rate' } as const

type Place = Parameters<typeof readNumber>[1]

test.each<[Place, string, number]>([
  [MONEY, '$1,234.50', 1234.5],
  [MONEY, '(500)', -500],
  [MONEY, '($1,500)', -1500],
  [MONEY, '−500', -500],
  [MONEY, '-$5', -5],
  [MONEY, '$-5', -5],
  [MONEY, ' 1250. ', 1250],
  [QTY, '1.234', 1.234],
  [QTY, '1,234,567', 1_234_567],
  [MONEY, '0.375', 0.375],
  [MONEY, '1.2345', 1.2345],
  [QTY, '+5', 5],
  [QTY, '½', 0.5],
  [QTY, '1½', 1.5],
  [QTY, '1-1/2', 1.5],
  [QTY, '1 1/2', 1.5],
  [QTY, '-1-1/2', -1.5],
  [QTY, '3/4', 0.75],
  [RATE, '8.25%', 0.0825],
  [RATE, '8.25', 0.0825],
  [RATE, '8¼ %', 0.0825],
  // The sign next to the field says percent: a rate of less than a tenth of one is typed so.
  [RATE, '0.0825', 0.000825],
  [PERCENT_NUMBER, '18%', 18],
  [FEET, `12'6"`, 12.5],
  [FEET, '12’ 6 1/2”', 12.5417],
  [FEET, `12'-6"`, 12.5],
  [FEET, '12 ft 6 in', 12.5],
  [FEET, `12'`, 12],
  [FEET, `6"`, 0.5],
  [FEET, `-1,250'`, -1250],
  [FEET, '12.5', 12.5],
  [INCHES, `39-3/8"`, 39.375],
  [INCHES, '36 in.', 36],
  [PITCH, '6/12', 6],
  [PITCH, '4:12', 4],
  [PITCH, '4.5 in 12', 4.5],
])('%j takes %p as %d', (place, text, value) => expect(readNumber(text, place)).toEqual({ value }))

const NUMBER = 'Enter a number, such as 1250 or 12.5.'

test.each<[Place, string, string]>([
  [MONEY, '1.234,56', 'Use 1,234.56.'],
  [MONEY, '$1.234.567,8', 'Use 1,234,567.8.'],
  [MONEY, '1 234', 'Use 1,234.'],
  [MONEY, '1\u00a0234,50', 'Use 1,234.50.'],
  [MONEY, `1'234.56`, 'Use 1,234.56.'],
  [MONEY, '1.234.567', 'Use 1,234,567.'],
  [MONEY, '1,23', 'Use 1.23.'],
  [MONEY, '1.234', 'Enter dollars and cents, such as 1,234.00 or 1.23.'],
  [MONEY, '-$12.345', 'Enter dollars and cents, such as 1,234.00 or 1.23.'],
  [MONEY, '0,125', 'Use 0.125.'],
  [MONEY, '1,00,000', 'Enter an amount, such as 1,250.00.'],
  [MONEY, '1/2', 'Enter an amount, such as 1,250.00.'],
  [MONEY, '5%', 'Enter an amount in dollars, not a percentage.'],
  [MONEY, '90071992547409931', 'Enter a smaller number.'],
  [QTY, '8.25%', 'Enter a number, not a percentage.'],
  [QTY, `12'6"`, 'Enter a number alone, such as 12.5: this field is not in feet.'],
  [QTY, '6/12', NUMBER],
  [QTY, '500-', NUMBER],
  [QTY, '-(5)', NUMBER],
  [QTY, '(5', NUMBER],
  [QTY, '5e3', NUMBER],
  [QTY, '3/4/26', NUMBER],
  [QTY, '1 - 1/2', NUMBER],
  [FEET, `12'14"`, `Enter feet and less than 12 inches, such as 12'6".`],
  [INCHES, `12'6"`, 'Enter a number alone, such as 12.5, in inches.'],
  [RATE, '$8', 'Enter a percentage, such as 8.25, not dollars.'],
])('%j refuses %p: %s', (place, text, problem) => expect(readNumber(text, place)).toEqual({ problem }))

test('a number in US form reads back as itself, its foreign form as no number', () => {
  const us = (value: number, locale: string) => value.toLocaleString(locale, { minimumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      const value = cents / 100
      expect(readNumber(us(value, 'en-US'), MONEY)).toEqual({ value: value + 0 })
      for (const locale of ['de-DE', 'fr-FR']) expect(readNumber(us(value, locale), MONEY)).toHaveProperty('problem')
    }),
  )
})

test('feet and inches read as the same length as their decimals', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(11), (feet, inches) => {
      const value = Number((feet + inches / 12).toFixed(4))
      expect(readNumber(`${feet}'${inches}"`, FEET)).toEqual({ value })
      expect(readNumber(String(value), FEET)).toEqual({ value })
    }),
  )
})
