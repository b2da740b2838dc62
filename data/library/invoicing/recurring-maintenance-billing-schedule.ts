import { defineTemplate } from '@/data/shared/define-template'
import { shortMonths } from '@/data/shared/calendar'
import { noResult, onceFilled, unlessNegative, whenPositive } from '@/data/shared/guards'
import { surchargeGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

const plans = 12
const key = (month: number): string => shortMonths[month - 1]!.toLowerCase()

/** Twelve where the bills come at equal gaps of whole months; any other number of bills a year shows a dash. */
const evenly = d.mul(d.cell('bills'), d.ceil(d.div(12, d.cell('bills'))))

/**
 * Billed in a month: from the first bill on, each time a whole number of gaps between bills has passed. Months past
 * times bills a year are then a multiple of twelve.
 */
function billedIn(month: number): d.Expr {
  const first = d.cell('first', 'plan')
  const twelfths = d.mul(d.sub(month, first), d.cell('bills', 'plan'))
  const later = d.when(twelfths, '=', d.mul(12, d.ceil(d.div(twelfths, 12))), d.cell('each', 'plan'), 0)
  return onceFilled(
    d.cell('each', 'plan'),
    d.when(first, '<', month, later, d.when(first, '=', month, d.cell('opening', 'plan'), 0)),
  )
}

export const recurringMaintenanceBilling = defineTemplate('invoicing', {
  name: 'Recurring Maintenance Billing Schedule',
  group: 'Payment Plans & Schedules',
  telling: 'Bill by month',
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
      cite: 'Cal. Bus. & Prof. Code 17600 et seq.; N.Y. Gen. Bus. Law 527-a; 15 U.S.C. 8403 (online sales)',
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
  subject: 'Maintenance plans, billed by month',
  intro: 'Which plan is billed in which month, what that brings in, and what is still open.',
  keywords: ['maintenance', 'recurring billing'],
  required: ['plan', 'plan.customer', 'plan.price', 'plan.first', 'year.year'],
  pages: { main: 2 },
  parts: () => [
    d.part(
      'Plans',
      [
        d.section('Plans', 'Plans with price, bills a year, first month and renewal'),
        d.table(
          'plan',
          'Plans',
          [
            d.column('customer', 'Customer and building', 'text', { width: 3 }),
            d.column('service', 'Visits and services', 'text', { width: 2.2 }),
            d.column('price', 'Price a year', 'currency', { width: 1.3 }),
            d.column('bills', 'Bills a year', 'number', { width: 0.9, decimals: 0 }),
            d.column('first', 'First month', 'number', { width: 1, decimals: 0 }),
            d.column('each', 'Each bill', 'currency', {
              width: 1.2,
              formula: unlessNegative(
                d.cell('price'),
                whenPositive(
                  d.cell('bills'),
                  d.when(evenly, '=', 12, d.round(d.div(d.cell('price'), d.cell('bills'))), noResult),
                ),
              ),
            }),
            d.column('opening', 'First bill', 'currency', {
              width: 1.2,
              formula: onceFilled(
                d.cell('each'),
                d.round(d.sub(d.cell('price'), d.mul(d.cell('each'), d.sub(d.cell('bills'), 1)))),
              ),
            }),
            d.column('renewal', 'Renews on', 'date', { width: 1.2 }),
            d.column('rise', 'Rise', 'percent', { width: 0.8, decimals: 1 }),
            d.column('next', 'Next price', 'currency', {
              width: 1.3,
              formula: d.round(d.mul(d.cell('price'), d.add(1, d.cell('rise')))),
            }),
          ],
          [],
          {
            blankRows: plans,
            lineNumbers: true,
            totals: [
              d.total('plan.price', 'Plans, a year', d.sum('plan', 'price')),
              d.total('plan.next', 'After the next renewal', d.sum('plan', 'next')),
            ],
          },
        ),
        d.section('Bill by month', 'What to bill for each plan in each month'),
        d.table(
          'bill',
          'Bill by month',
          [
            d.column('plan', 'Plan', 'text', { width: 0.7, fixed: true }),
            ...shortMonths.map((month, index) =>
              d.column(key(index + 1), month, 'number', { width: 1, decimals: 2, formula: billedIn(index + 1) }),
            ),
            d.column('year', 'Year', 'number', {
              width: 1.2,
              decimals: 2,
              formula: d.add(...shortMonths.map((_, index) => d.cell(key(index + 1)))),
            }),
          ],
          Array.from({ length: plans }, (_, index) => ({ plan: String(index + 1) })),
          { totals: [d.total('bill.year', 'All plans, the year', d.sum('bill', 'year'), { strong: true })] },
        ),
        d.section('Year', 'Year and summary'),
        d.fields(
          4,
          d.own('year.year', 'Year'),
          d.calculated('year.expected', 'To be billed this year', 'currency', d.ref('month.expected')),
          d.calculated('year.average', 'Average a month', 'currency', d.round(d.div('month.expected', 12))),
          d.calculated('year.open', 'Billed, not collected', 'currency', d.ref('month.open')),
        ),
      ],
      { audience: 'office', landscape: true },
    ),
    d.part(
      'Months',
      [
        d.section('Month by month', 'Expected, billed, collected and open by month'),
        d.table(
          'month',
          'Month by month',
          [
            d.column('month', 'Month', 'text', { width: 1, fixed: true }),
            d.column('expected', 'To bill', 'currency', { width: 1.4 }),
            d.column('billed', 'Billed', 'currency', { width: 1.4 }),
            d.column('missed', 'Not yet billed', 'currency', {
              width: 1.4,
              formula: onceFilled(d.cell('expected'), d.sub(d.cell('expected'), d.cell('billed'))),
            }),
            d.column('collected', 'Collected', 'currency', { width: 1.4 }),
            d.column('open', 'Open', 'currency', {
              width: 1.4,
              formula: onceFilled(d.cell('billed'), d.sub(d.cell('billed'), d.cell('collected'))),
            }),
            d.column('note', 'Invoice no.', 'text', { width: 2.6 }),
          ],
          shortMonths.map((month, index) => ({ month, expected: d.sum('bill', key(index + 1)) })),
          {
            totals: [
              d.total('month.expected', 'To bill', d.sum('month', 'expected')),
              d.total('month.billed', 'Billed', d.sum('month', 'billed')),
              d.total('month.collected', 'Collected', d.sum('month', 'collected')),
              d.total('month.open', 'Open', d.sum('month', 'open'), { strong: true }),
            ],
          },
        ),
      ],
      { audience: 'office', landscape: true, follows: true },
    ),
  ],
})
