import { contracts } from '@/data/library/contracts'
import { invoicing } from '@/data/library/invoicing'
import * as d from '@/lib/documents/author'
import { dataRows, type DocumentModel, type Value } from '@/lib/documents/model'
import { fc } from '@/tests/support/fast-check'
import { isFull } from '@/tests/support/full'
import { figureCases } from '@/tests/support/figure-cases'
import { figures, finder, tableOf } from '@/tests/support/template-reader'

const contractOf = finder(contracts)
const invoiceOf = finder(invoicing)

/** A document of one payment table and the sum that it divides. */
const alone = (model: DocumentModel, table: string, sum: string): DocumentModel =>
  d.documentModel({
    title: 'Payments',
    subject: 'Payments',
    intro: 'Payments',
    parts: [d.part('Payments', [d.fields(1, d.own(sum, 'Sum', 'currency')), tableOf(model, table)])],
  })

const schedules = [
  ['four', contractOf('asphalt-shingles-residential-contract'), 'payment', 'price.contractSum'],
  ['two', contractOf('tpo-roofing-repair-contract'), 'payment', 'price.contractSum'],
  ['installments', contractOf('payment-plan-agreement'), 'installment', 'sum.balance'],
  ['seven', invoiceOf('milestone-payment-schedule'), 'stage', 'sum.total'],
] as const

const cents = fc.integer({ min: 0, max: 100_000_000 })
const money = cents.map((figure) => figure / 100)
const payment = fc.record({
  share: fc.option(fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 1000)),
  dollars: fc.option(money, { freq: 3 }),
})

test.each(schedules)('%s payments add up to every sum, to the cent', (_, template, table, sum) => {
  const model = alone(template.document(), table, sum)
  const count = dataRows(tableOf(model, table)).length
  fc.assert(
    fc.property(money, fc.array(payment, { minLength: count - 1, maxLength: count - 1 }), (total, typed) => {
      const values: Record<string, Value> = { [sum]: total }
      typed.forEach(({ share, dollars }, index) => {
        values[`${table}.${index + 1}.share`] = share
        values[`${table}.${index + 1}.dollars`] = dollars
      })
      const figure = figures(model, values)
      const amounts = typed.map((_typed, index) => figure(`${table}.${index + 1}.amount`))
      typed.forEach(({ dollars }, index) => {
        if (dollars !== null) expect(amounts[index]).toBe(dollars)
      })
      const all = [...amounts, figure(`${table}.${count}.amount`)]
      expect(all.reduce<number>((before, amount) => before + Math.round((amount ?? 0) * 100), 0)).toBe(
        Math.round(total * 100),
      )
    }),
    { numRuns: isFull ? 5000 : 500 },
  )
})

figureCases(contractOf)(`
  a deposit of exactly $1,000 can be asked for
    asphalt-shingles-residential-contract: price.1.amount 18750, payment.1.dollars 1000, payment.2.share 0.3,
      payment.3.share 0.3
    = payment.1.amount 1000, payment.2.amount 5625, payment.3.amount 5625, payment.4.amount 6500, .share ≈0.34667,
      payment.scheduled 18750
  10, 30, 30 and the rest of $17,345.68 leave no cent
    asphalt-shingles-residential-contract: price.1.amount 17345.68, payment.1.share 0.1, payment.2.share 0.3,
      payment.3.share 0.3
    = payment.1.amount 1734.57, payment.2.amount 5203.7, payment.3.amount 5203.7, payment.4.amount 5203.71
  payments above the sum show as a negative last payment
    asphalt-shingles-residential-contract: price.1.amount 1000, payment.1.dollars 700, payment.2.dollars 500
    = payment.4.amount -200
`)
