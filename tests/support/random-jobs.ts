import { AMOUNT, facts } from '@/lib/jobs/facts'
import { fc } from './fast-check'

const cents = (most: number): fc.Arbitrary<number> => fc.integer({ min: 1, max: most * 100 }).map((all) => all / 100)
const shownCents = (amount: number): string => amount.toFixed(2)

const line = fc.record({ amount: cents(5000), isCredit: fc.boolean(), isSigned: fc.boolean() })

export const randomMoney: fc.Arbitrary<Record<string, string>> = fc
  .record({
    price: cents(400_000),
    rate: fc.constantFrom(0, 0.06, 0.0725, 0.08375),
    taxedShare: fc.constantFrom(1, 1, 0.4),
    deposit: cents(20_000),
    deductible: cents(5000),
    retainage: fc.constantFrom('5', '10'),
    changes: fc.array(line, { maxLength: 9 }),
    payments: fc.array(cents(30_000), { maxLength: 9 }),
  })
  .map(({ price, rate, taxedShare, deposit, deductible, retainage, changes, payments }) => {
    const tax = Math.round(price * taxedShare * rate * 100) / 100
    return {
      [`${AMOUNT}price.beforeTax`]: shownCents(price),
      [`${AMOUNT}tax.rate`]: String(Number((rate * 100).toPrecision(12))),
      [`${AMOUNT}tax.amount`]: shownCents(tax),
      [`${AMOUNT}contract.original`]: shownCents(price + tax),
      [`${AMOUNT}deposit.agreed`]: shownCents(deposit),
      [`${AMOUNT}insurance.deductible`]: shownCents(deductible),
      [`${AMOUNT}retainage.rate`]: retainage,
      [`${AMOUNT}late.rate`]: '12',
      ...Object.fromEntries(
        changes.flatMap(({ amount, isCredit, isSigned }, index) => [
          [`change.${index + 1}.${isCredit ? 'credit' : 'amount'}`, shownCents(amount)],
          [`change.${index + 1}.signed`, isSigned ? 'Yes' : 'No'],
        ]),
      ),
      ...Object.fromEntries(payments.map((amount, index) => [`payment.${index + 1}.amount`, shownCents(amount)])),
    }
  })

const words = fc.constantFrom(
  'Dana Rivera',
  '214 Example Street',
  'Nguyễn Łukasz',
  'a',
  '  ',
  '—',
  '🏠 roof',
  '"x" <b>',
)
const dates = fc.constantFrom('2026-11-23', '2024-02-29', '2026-1', '')
const numbers = fc.constantFrom('0', '2640', '1,250.5', '-3', 'many', '1e9')

/** Anything that a person may have typed for the facts of a job, right or wrong. */
export const randomTexts: fc.Arbitrary<Record<string, string>> = fc
  .tuple(
    ...[...facts.values()].map(({ id, type, options }) => {
      const text =
        type === 'date'
          ? dates
          : type === 'select'
            ? fc.constantFrom(...(options ?? []), 'Other')
            : type === 'text' || type === 'phone' || type === 'email'
              ? words
              : numbers
      return fc.option(text, { nil: undefined }).map((given) => [id, given] as const)
    }),
  )
  .map((all) => Object.fromEntries(all.filter((each): each is [string, string] => each[1] !== undefined)))
