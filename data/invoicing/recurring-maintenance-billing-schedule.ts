import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  calculated,
  ceil,
  cell,
  column,
  div,
  documentModel,
  fields,
  mul,
  own,
  pageBreak,
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
import { noResult, unlessNegative, whenPositive } from './parts/guards'
import { surchargeGuide } from './parts/guides'
import { invoicingTemplate } from './template'

const plans = 12
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const key = (month: number): string => months[month - 1]!.toLowerCase()

/** Twelve where the bills come at equal gaps of whole months; any other number of bills a year shows a dash. */
const evenly = mul(cell('bills'), ceil(div(12, cell('bills'))))

/**
 * Billed in a month: from the first bill on, each time a whole number of gaps between bills has passed. Months past
 * times bills a year are then a multiple of twelve.
 */
function billedIn(month: number): Expr {
  const first = cell('first', 'plan')
  const twelfths = mul(sub(month, first), cell('bills', 'plan'))
  const later = when(twelfths, '=', mul(12, ceil(div(twelfths, 12))), cell('each', 'plan'), 0)
  return onceFilled(
    cell('each', 'plan'),
    when(first, '<', month, later, when(first, '=', month, cell('opening', 'plan'), 0)),
  )
}

export const recurringMaintenanceBilling = invoicingTemplate('Payment Plans & Schedules', {
  name: 'Recurring Maintenance Billing Schedule',
  description:
    'Roof maintenance plans billed monthly, quarterly or yearly: what to bill each month, what came in, and the year’s revenue.',
  tags: [
    'maintenance plan',
    'recurring billing',
    'subscription',
    'service agreement',
    'monthly revenue',
    'quarterly billing',
    'renewal',
    'roof maintenance',
    'preventive maintenance',
    'property manager',
    'recurring invoice',
    'annual contract',
    'gutter cleaning plan',
  ],
  fullDescription: [
    'Twelve maintenance plans on one sheet: price a year, bills a year and the month of the first one. The schedule spreads each plan over the months to the cent and adds up what to bill in each.',
    'A second table sets billed and collected beside expected, so that a forgotten quarterly bill shows in the month it was missed. Renewal dates and price rises stand with each plan.',
  ],
  howToUse: [
    'Enter each plan with its yearly price, the bills a year (12, 6, 4, 3, 2 or 1; any other number shows a dash) and the first month billed this year as 1 to 12.',
    'Check the year column: a plan that started in January bills its whole price.',
    'On the first of each month bill what the month’s column shows.',
    'Enter billed and collected sums; look at the open column.',
    'Sixty days before a renewal date send the renewal letter with the new price.',
  ],
  expertGuide: [
    {
      title: 'Automatic renewal has laws of its own',
      text: 'Plans that renew by themselves need clear terms, consent and an easy way out in many states; California asks for a reminder and for cancellation by the way the plan was bought. Have your renewal wording read once.',
      cite: 'Cal. Bus. & Prof. Code 17600 ff.; N.Y. Gen. Bus. Law 527-a; 15 U.S.C. 8403 (online sales)',
    },
    {
      title: 'Bill before the visit, report after it',
      text: 'The plan is paid for being cared for, not for a finding. Bill on the first, visit in the quarter, send the report with photographs: a plan without reports is the first thing a property manager cuts.',
    },
    {
      title: 'Unearned money',
      text: 'A yearly plan paid in January is earned over twelve months. Keep what you have not yet earned out of the profit, and be able to pay it back to a customer who leaves.',
    },
    surchargeGuide,
  ],
  document: () =>
    documentModel({
      title: 'Recurring Maintenance Billing Schedule',
      subject: 'Maintenance plans, billed by month',
      intro: 'Which plan is billed in which month, what that brings in, and what is still open.',
      letterhead: 'compact',
      keywords: ['maintenance', 'recurring billing'],
      parts: [
        part(
          'Plans',
          [
            section('Plans', 'Plans with price, bills a year, first month and renewal'),
            table(
              'plan',
              'Plans',
              [
                column('customer', 'Customer and building', 'text', { width: 3 }),
                column('service', 'Visits and services', 'text', { width: 2.2 }),
                column('price', 'Price a year', 'currency', { width: 1.3 }),
                column('bills', 'Bills a year', 'number', { width: 0.9, decimals: 0 }),
                column('first', 'First month', 'number', { width: 1, decimals: 0 }),
                column('each', 'Each bill', 'currency', {
                  width: 1.2,
                  formula: unlessNegative(
                    cell('price'),
                    whenPositive(
                      cell('bills'),
                      when(evenly, '=', 12, round(div(cell('price'), cell('bills'))), noResult),
                    ),
                  ),
                }),
                column('opening', 'First bill', 'currency', {
                  width: 1.2,
                  formula: onceFilled(
                    cell('each'),
                    round(sub(cell('price'), mul(cell('each'), sub(cell('bills'), 1)))),
                  ),
                }),
                column('renewal', 'Renews on', 'date', { width: 1.2 }),
                column('rise', 'Rise', 'percent', { width: 0.8, decimals: 1 }),
                column('next', 'Next price', 'currency', {
                  width: 1.3,
                  formula: round(mul(cell('price'), add(1, cell('rise')))),
                }),
              ],
              [],
              {
                blankRows: plans,
                lineNumbers: true,
                totals: [
                  total('plan.price', 'Plans, a year', sum('plan', 'price')),
                  total('plan.next', 'After the next renewal', sum('plan', 'next')),
                ],
              },
            ),
            pageBreak,
            section('Bill by month', 'What to bill for each plan in each month'),
            table(
              'bill',
              'Bill by month',
              [
                column('plan', 'Plan', 'text', { width: 0.7, fixed: true }),
                ...months.map((month, index) =>
                  column(key(index + 1), month, 'number', { width: 1, decimals: 2, formula: billedIn(index + 1) }),
                ),
                column('year', 'Year', 'number', {
                  width: 1.2,
                  decimals: 2,
                  formula: add(...months.map((_, index) => cell(key(index + 1)))),
                }),
              ],
              Array.from({ length: plans }, (_, index) => ({ plan: String(index + 1) })),
              { totals: [total('bill.year', 'All plans, the year', sum('bill', 'year'), { strong: true })] },
            ),
            section('Year', 'Year and summary'),
            fields(
              4,
              own('year.year', 'Year'),
              calculated('year.expected', 'To be billed this year', 'currency', ref('month.expected')),
              calculated('year.average', 'Average a month', 'currency', round(div('month.expected', 12))),
              calculated('year.open', 'Billed, not collected', 'currency', ref('month.open')),
            ),
          ],
          { audience: 'office', landscape: true },
        ),
        part(
          'Months',
          [
            section('Month by month', 'Expected, billed, collected and open by month'),
            table(
              'month',
              'Month by month',
              [
                column('month', 'Month', 'text', { width: 1, fixed: true }),
                column('expected', 'To bill', 'currency', { width: 1.4 }),
                column('billed', 'Billed', 'currency', { width: 1.4 }),
                column('missed', 'Not yet billed', 'currency', {
                  width: 1.4,
                  formula: onceFilled(cell('expected'), sub(cell('expected'), cell('billed'))),
                }),
                column('collected', 'Collected', 'currency', { width: 1.4 }),
                column('open', 'Open', 'currency', {
                  width: 1.4,
                  formula: onceFilled(cell('billed'), sub(cell('billed'), cell('collected'))),
                }),
                column('note', 'Note', 'text', { width: 2.6 }),
              ],
              months.map((month, index) => ({ month, expected: sum('bill', key(index + 1)) })),
              {
                totals: [
                  total('month.expected', 'To bill', sum('month', 'expected')),
                  total('month.billed', 'Billed', sum('month', 'billed')),
                  total('month.collected', 'Collected', sum('month', 'collected')),
                  total('month.open', 'Open', sum('month', 'open'), { strong: true }),
                ],
              },
            ),
          ],
          { audience: 'office', landscape: true },
        ),
      ],
    }),
})
