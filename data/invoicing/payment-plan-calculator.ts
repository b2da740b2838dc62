import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  addMonths,
  calculated,
  choice,
  column,
  div,
  documentModel,
  field,
  fields,
  legalNote,
  min,
  mul,
  own,
  part,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  total,
  when,
  type Expr,
} from '@/lib/documents/author'
import { payMethods } from './parts/bill'
import { noResult, notBelowZero, whenPositive, wholeNumber, zeroIfBlank } from './parts/guards'
import { creditGuide, lateChargeGuide } from './parts/guides'
import { invoicingTemplate } from './template'

const most = 36
const growth = add(1, 'plan.monthly')
const bit = (power: number): Expr =>
  sub(wholeNumber(div('plan.months', 2 ** power)), mul(2, wholeNumber(div('plan.months', 2 ** (power + 1)))))
/** (1 + rate)^months by repeated squaring: a month count up to 63 in six binary digits. */
const compounded = mul(
  ...[0, 1, 2, 3, 4, 5].map((power) =>
    when(bit(power), '=', 1, mul(...Array.from({ length: 2 ** power }, () => growth)), 1),
  ),
)

const row = (number: number) => {
  const opening: Expr = number === 1 ? ref('plan.principal') : ref(`payment.${number - 1}.balance`)
  const within = (value: Expr): Expr => when('plan.months', '>=', number, value, noResult)
  const interest = round(mul(opening, 'plan.monthly'))
  return {
    number,
    due: within(addMonths('plan.first', number - 1)),
    payment: within(
      when('plan.months', '=', number, add(opening, interest), min('plan.payment', add(opening, interest))),
    ),
    interest: within(interest),
    principal: within(sub(ref(`payment.${number}.payment`), ref(`payment.${number}.interest`))),
    balance: within(round(sub(opening, ref(`payment.${number}.principal`)))),
  }
}

export const paymentPlanCalculator = invoicingTemplate('Payment Plans & Schedules', {
  name: 'Payment Plan Calculator',
  description:
    'Installment calculator for up to 36 months: level payment, interest, principal and a last payment that clears the balance.',
  popular: true,
  tags: [
    'payment plan',
    'installments',
    'amortization',
    'interest calculator',
    'monthly payment',
    'financing',
    'balance',
    'monthly payments',
    'loan schedule',
    'payment agreement',
    'interest',
    'pay over time',
    'installment plan',
  ],
  fullDescription: [
    'Enter the amount, the first payment, the yearly rate and the months. The sheet finds the level payment and writes the whole table: due date, interest, principal and balance, month by month, with a last payment that clears the balance to the cent.',
    'With the rate left blank it divides without interest. The total cost of paying over time stands beside the cash price, so nobody is surprised later.',
  ],
  howToUse: [
    'Settle the balance: contract, signed changes, less payments.',
    'Enter the first payment, months and first due date; add a rate only for a customer to whom you may lend.',
    'Read the legal note before you offer a homeowner more than four payments or any charge.',
    'Check that the check line shows $0.00, save it as a PDF and attach it to the signed agreement.',
    'Enter payments as they come; a missed one is not moved by itself.',
  ],
  expertGuide: [
    creditGuide,
    {
      title: 'How the payment is found',
      text: 'Level payment = balance × rate ÷ (1 − (1 + rate)^−months), with the rate of one month. Interest of each month is on the balance of the month before. Rounding leaves a few cents, and the last payment takes them.',
    },
    {
      title: 'A plan does not stop the lien clock',
      text: 'Compare the last due date with the last day to record a lien. If the plan runs longer, ask for a larger first payment, a shorter plan, or your attorney’s advice on security.',
      cite: 'Cal. Civ. Code 8412; Fla. Stat. 713.08',
    },
    lateChargeGuide,
  ],
  document: () =>
    documentModel({
      title: 'Payment Plan Calculator',
      subject: 'Installments with interest, principal and balance',
      intro: 'What is paid each month, how much of it is interest, and what is still open afterwards.',
      letterhead: 'compact',
      keywords: ['payment plan', 'amortization'],
      parts: [
        part('Plan', [
          section('Inputs', 'Amount, first payment, rate, months and dates'),
          fields(
            4,
            field('customer.name', { span: 2 }),
            own('contract.number', 'Contract or invoice'),
            own('plan.date', 'Date', 'date'),
            own('plan.amount', 'Amount owed', 'currency', { hint: 'with signed changes' }),
            own('plan.down', 'First payment now', 'currency'),
            own('plan.rate', 'Yearly rate', 'percent', { hint: 'blank: none' }),
            own('plan.count', 'Months', 'number', { decimals: 0, hint: `1 to ${most}` }),
            own('plan.first', 'First due date', 'date'),
            own('plan.lien', 'Last day to record a lien', 'date'),
            choice('plan.customer', 'Customer is', ['Homeowner', 'Business', 'Association']),
            own('plan.attorney', 'Checked with attorney on', 'date'),
          ),
          section('Results', 'Level payment, interest, total and checks'),
          fields(
            4,
            calculated(
              'plan.principal',
              'Paid over time',
              'currency',
              whenPositive(sub('plan.amount', 'plan.down'), sub('plan.amount', 'plan.down')),
            ),
            calculated(
              'plan.months',
              'Months counted',
              'number',
              when(
                'plan.count',
                '<=',
                most,
                whenPositive(wholeNumber(ref('plan.count')), wholeNumber(ref('plan.count'))),
                noResult,
              ),
              { decimals: 0 },
            ),
            calculated(
              'plan.monthly',
              'Rate of one month',
              'percent',
              onceFilled('plan.months', div(notBelowZero(zeroIfBlank('plan.rate')), 12)),
              { decimals: 4 },
            ),
            calculated('plan.factor', 'Compound factor', 'number', compounded, { decimals: 6 }),
            calculated(
              'plan.payment',
              'Payment each month',
              'currency',
              when(
                'plan.monthly',
                '>',
                0,
                round(div(mul('plan.principal', 'plan.monthly'), sub(1, div(1, 'plan.factor')))),
                round(div('plan.principal', 'plan.months')),
              ),
            ),
            calculated('plan.interest', 'Interest in all', 'currency', ref('payment.interest')),
            calculated(
              'plan.total',
              'Paid in all',
              'currency',
              onceFilled('payment.total', add('plan.down', 'payment.total')),
            ),
            calculated('plan.last', 'Last payment due', 'date', addMonths('plan.first', sub('plan.months', 1))),
            calculated(
              'plan.spare',
              'Days from last payment to lien day',
              'number',
              onceFilled('plan.lien', onceFilled('plan.last', sub('plan.lien', 'plan.last'))),
              { decimals: 0, hint: 'must be above 0' },
            ),
            calculated(
              'plan.check',
              'Principal paid less owed',
              'currency',
              onceFilled('payment.principal', round(sub('payment.principal', 'plan.principal'))),
              { hint: 'must be $0.00' },
            ),
            calculated(
              'plan.over',
              'Months beyond the table',
              'number',
              onceFilled('plan.count', notBelowZero(sub('plan.count', most))),
              { decimals: 0, hint: 'must be 0' },
            ),
            own('plan.method', 'Paid by', 'select', { options: payMethods }),
          ),
          legalNote(
            'Before you lend',
            'For a home: more than four installments, or any finance charge, is consumer credit; if you grant it regularly, truth-in-lending disclosures come with it (15 U.S.C. 1602(g); 12 CFR part 1026); a lien given as security adds a right to rescind (12 CFR 1026.23). States limit interest and may ask for a license. Law checked: 2026-11. This calculator is not a disclosure, and not legal advice.',
          ),
          section('Payments'),
          table(
            'payment',
            'Payments',
            [
              column('number', 'No.', 'number', { width: 0.6, decimals: 0, fixed: true }),
              column('due', 'Due', 'date', { width: 1.3 }),
              column('payment', 'Payment', 'currency', { width: 1.4 }),
              column('interest', 'Interest', 'currency', { width: 1.3 }),
              column('principal', 'Principal', 'currency', { width: 1.4 }),
              column('balance', 'Balance', 'currency', { width: 1.5 }),
              column('on', 'Paid on', 'date', { width: 1.3 }),
            ],
            Array.from({ length: most }, (_, index) => row(index + 1)),
            {
              totals: [
                total('payment.interest', 'Interest', sum('payment', 'interest')),
                total('payment.principal', 'Principal', sum('payment', 'principal')),
                total('payment.total', 'Payments', sum('payment', 'payment'), { strong: true }),
              ],
            },
          ),
        ]),
      ],
    }),
})
