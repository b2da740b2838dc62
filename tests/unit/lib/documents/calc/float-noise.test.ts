import { fc } from '@/tests/support/fast-check'
import { fields, mul, own, sub, sum, table, total, when } from '@/lib/documents/author'
import { cellsOf, evaluate, toAcrobat } from '@/lib/documents/calc'
import type { Expr } from '@/lib/documents/author'
import type { Field } from '@/lib/documents/model'
import { formFields } from '@/tests/support/form-scripts'
import { documentOf } from '@/tests/support/block-document'
import { columnsOf } from '../model-helpers'

const modelWith = (out: Field, amounts: readonly number[] = []) => {
  const rows = amounts.map((amount) => ({ amount }))
  const totals = [total('all', 'All', sum('line', 'amount'))]
  return documentOf(
    table('line', 'Lines', columnsOf({ amount: 'currency' }), rows, { totals }),
    fields(1, own('a', 'a', 'currency', { value: 0.3 }), own('b', 'b', 'currency', { value: 0.1 + 0.2 }), out),
  )
}

const resultOf = (formula: Expr) => evaluate(modelWith(own('out', 'out', 'currency', { formula }))).get('out')

test('a difference of amounts equal to the cent is 0, never negative, but keeps its digits inside a product', () => {
  expect(0.3 - (0.1 + 0.2)).toBeLessThan(0)
  expect(resultOf(sub('a', 'b'))).toBe(0)
  expect(resultOf(when('a', '>', 0, sub('a', 'b'), 1))).toBe(0)
  expect(Object.is(resultOf(sub('a', 'b')), -0)).toBe(false)
  expect(resultOf(mul(sub('a', 'b'), 1e17))).not.toBe(0)
})

test('a zero check reads $0.00 for any amounts', () => {
  const cents = fc.integer({ min: -5_000_000, max: 500_000_000 }).map((amount) => amount / 100)
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 40 }), (amounts) => {
      const exact = amounts.reduce((all, amount) => all + Math.round(amount * 100), 0) / 100
      const check = own('out', 'out', 'currency', { formula: sub('all', exact) })
      expect(evaluate(modelWith(check, amounts)).get('out')).toBe(0)
    }),
  )
})

test('the form’s script rounds like the sheet; dates are whole days and need no rounding', () => {
  const scriptOf = (out: Field) => toAcrobat('out', cellsOf(modelWith(out)).get('out')!.formula!, formFields())
  expect(scriptOf(own('out', 'out', 'currency', { formula: sub('a', 'b') }))).toContain('rd.round(rd.sub(')
  expect(scriptOf(own('out', 'out', 'date', { formula: sub('a', 'b') }))).not.toContain('rd.round')
})
