import { asChecked } from '@/data/law/citations/stamp'
import { defineTemplate } from '@/data/shared/define-template'
import { onceFilled, roundDown } from '@/data/shared/guards'
import { noResult, notBelowZero, whenPositive, zeroIfBlank } from '@/data/shared/guards'
import { payMethods } from '@/data/shared/invoice/bill'
import { creditGuide, lateChargeGuide } from '@/data/shared/invoice/guides'
import { beforeYouSend } from '@/data/shared/checks'
import * as d from '@/lib/documents/author'

const most = 36
const growth = d.add(1, 'plan.monthly')
const bit = (power: number): d.Expr =>
  d.sub(roundDown(d.div('plan.months', 2 ** power)), d.mul(2, roundDown(d.div('plan.months', 2 ** (power + 1)))))
/** (1 + rate)^months by repeated squaring: a month count up to 63 in six binary digits. */
const compounded = d.mul(
  ...[0, 1, 2, 3, 4, 5].map((power) =>
    d.when(bit(power), '=', 1, d.mul(...Array.from({ length: 2 ** power }, () => growth)), 1),
  ),
)

const row = (number: number) => {
  const opening: d.Expr = number === 1 ? d.ref('plan.principal') : d.ref(`payment.${number - 1}.balance`)
  const within = (value: d.Expr): d.Expr => d.when('plan.months', '>=', number, value, noResult)
  const interest = d.round(d.mul(opening, 'plan.monthly'))
  return {
    number,
    due: within(d.addMonths('plan.first', number - 1)),
    payment: within(
      d.when('plan.months', '=', number, d.add(opening, interest), d.min('plan.payment', d.add(opening, interest))),
    ),
    interest: within(interest),
    principal: within(d.sub(d.ref(`payment.${number}.payment`), d.ref(`payment.${number}.interest`))),
    balance: within(d.round(d.sub(opening, d.ref(`payment.${number}.principal`)))),
  }
}

export const paymentPlanCalculator = defineTemplate('invoicing', {
  name: 'Payment Plan Calculator',
  group: 'Payment Plans & Schedules',
  stage: 'sign',
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
  subject: 'Installments with interest, principal and balance',
  intro: 'What is paid each month, how much of it is interest, and what is still open afterward.',
  keywords: ['payment plan', 'amortization'],
  required: ['plan.date', 'plan.amount', 'plan.rate', 'plan.count', 'plan.first'],
  pages: { main: 2, office: 1 },
  parts: () => [
    d.part('Plan', [
      d.section('Inputs', 'Amount, first payment, rate, months and dates'),
      d.fields(
        4,
        d.field('customer.name', { span: 2 }),
        d.field('job.number'),
        d.own('contract.number', 'Contract or invoice'),
        d.own('plan.date', 'Date', 'date'),
        d.own('plan.amount', 'Amount owed', 'currency', { hint: 'with signed changes' }),
        d.own('plan.down', 'First payment now', 'currency'),
        d.own('plan.rate', 'Yearly rate', 'percent', { hint: 'blank: none' }),
        d.own('plan.count', 'Months', 'number', { decimals: 0, hint: `1 to ${most}` }),
        d.own('plan.first', 'First due date', 'date'),
        d.own('plan.method', 'Paid by', 'select', { options: payMethods, span: 2 }),
      ),
      d.section('Results', 'Level payment, interest and total'),
      d.fields(
        4,
        d.calculated(
          'plan.principal',
          'Paid over time',
          'currency',
          whenPositive(d.sub('plan.amount', 'plan.down'), d.sub('plan.amount', 'plan.down')),
        ),
        d.calculated(
          'plan.months',
          'Months counted',
          'number',
          d.when(
            'plan.count',
            '<=',
            most,
            whenPositive(roundDown(d.ref('plan.count')), roundDown(d.ref('plan.count'))),
            noResult,
          ),
          { decimals: 0 },
        ),
        d.calculated(
          'plan.monthly',
          'Rate of one month',
          'percent',
          onceFilled('plan.months', d.div(notBelowZero(zeroIfBlank('plan.rate')), 12)),
          { decimals: 4 },
        ),
        d.calculated('plan.factor', 'Compound factor', 'number', compounded, { decimals: 6 }),
        d.calculated(
          'plan.payment',
          'Payment each month',
          'currency',
          d.when(
            'plan.monthly',
            '>',
            0,
            d.round(d.div(d.mul('plan.principal', 'plan.monthly'), d.sub(1, d.div(1, 'plan.factor')))),
            d.round(d.div('plan.principal', 'plan.months')),
          ),
        ),
        d.calculated('plan.interest', 'Interest in all', 'currency', d.ref('payment.interest')),
        d.calculated(
          'plan.total',
          'Paid in all',
          'currency',
          onceFilled('payment.total', d.add('plan.down', 'payment.total')),
        ),
        d.calculated('plan.last', 'Last payment due', 'date', d.addMonths('plan.first', d.sub('plan.months', 1))),
      ),
      d.section('Payments'),
      d.table(
        'payment',
        'Payments',
        [
          d.column('number', 'No.', 'number', { width: 0.6, decimals: 0, plain: true, fixed: true }),
          d.column('due', 'Due', 'date', { width: 1.3 }),
          d.column('payment', 'Payment', 'currency', { width: 1.4 }),
          d.column('interest', 'Interest', 'currency', { width: 1.3 }),
          d.column('principal', 'Principal', 'currency', { width: 1.4 }),
          d.column('balance', 'Balance', 'currency', { width: 1.5 }),
          d.column('on', 'Paid on', 'date', { width: 1.3 }),
        ],
        Array.from({ length: most }, (_, index) => row(index + 1)),
        {
          totals: [
            d.total('payment.interest', 'Interest', d.sum('payment', 'interest')),
            d.total('payment.principal', 'Principal', d.sum('payment', 'principal')),
            d.total('payment.total', 'Payments', d.sum('payment', 'payment'), { strong: true }),
          ],
        },
      ),
    ]),
    beforeYouSend(
      d.fields(
        3,
        d.own('plan.lien', 'Last day to record a lien', 'date'),
        d.choice('plan.customer', 'Customer is', ['Homeowner', 'Business', 'Association']),
        d.own('plan.attorney', 'Checked with attorney on', 'date'),
        d.calculated(
          'plan.spare',
          'Days from last payment to lien day',
          'number',
          onceFilled('plan.lien', onceFilled('plan.last', d.sub('plan.lien', 'plan.last'))),
          { decimals: 0, hint: 'must be above 0' },
        ),
        d.calculated(
          'plan.check',
          'Principal paid less owed',
          'currency',
          onceFilled('payment.principal', d.round(d.sub('payment.principal', 'plan.principal'))),
          { hint: 'must be $0.00' },
        ),
        d.calculated(
          'plan.over',
          'Months beyond the table',
          'number',
          onceFilled('plan.count', notBelowZero(d.sub('plan.count', most))),
          { decimals: 0, hint: 'must be 0' },
        ),
      ),
      d.legalNote(
        'Before you lend',
        `For a home: more than four installments, or any finance charge, is consumer credit; if you grant it regularly, truth-in-lending disclosures come with it (15 U.S.C. 1602(g); 12 CFR part 1026); a lien given as security adds a right to rescind (12 CFR 1026.23). States limit interest and may ask for a license. ${asChecked} This calculator is not a disclosure, and not legal advice.`,
      ),
    ),
  ],
})
