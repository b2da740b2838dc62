import { defineTemplate } from '@/data/shared/define-template'
import { countOf, creditLines, dateOrToday, onceFilled } from '@/data/shared/guards'
import { agingLadder } from '@/data/shared/invoice/aging'
import { lienClockGuide, ownDebtGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

const rows = 22
const asOf = dateOrToday('aging.date')
const open = d.cell('open')
const days = d.cell('days')
const over = (from: number, value: d.Expr): d.Expr => d.when(days, '>', from, value, 0)
const ages = [
  ['current', 'Current', d.when(days, '<', 0, open, 0)],
  ['d30', '0–30', over(-1, d.when(days, '<=', 30, open, 0))],
  ['d60', '31–60', over(30, d.when(days, '<=', 60, open, 0))],
  ['d90', '61–90', over(60, d.when(days, '<=', 90, open, 0))],
  ['older', '90+', over(90, open)],
] as const

export const receivableAging = defineTemplate('invoicing', {
  name: 'Accounts Receivable Aging',
  group: 'Tracking & Records',
  demand: [0.395, 'Part of the companies, or some jobs.'],
  telling: 'Summary',
  description: 'Who owes what, current to over 90 days, with lien dates, shares by age and the average days to pay.',
  popular: true,
  tags: [
    'accounts receivable',
    'AR aging',
    'aging report',
    'DSO',
    'days sales outstanding',
    'past due',
    'open invoices',
    'cash flow',
    'receivables aging',
    'aging schedule',
    'over 90 days',
    'collections list',
    'lien dates',
    'unpaid invoices',
  ],
  fullDescription: [
    'Every open invoice falls into its column, as of today or of a date you set: current, 0–30, 31–60, 61–90 and over 90 days. Totals, shares and the average days to pay stand on top.',
    'Each line has the last day for a notice or lien, with the days left, because an old invoice without that date is the expensive kind. Columns and open amounts are checked against each other.',
  ],
  howToUse: [
    'Enter open invoices with due date, amount and payments.',
    'Enter the last lien or notice day of each job.',
    'Enter payments that name no invoice at the top: they are taken from the oldest column first.',
    'Open it each Monday; set the date only to look back.',
    'Enter the sales and days of a period for the average days to pay.',
    'Work from the right: over 90 first, then whatever has the fewest days left.',
  ],
  expertGuide: [
    {
      title: 'Average days to pay',
      text: 'Open receivables ÷ sales of a period × days of that period. $60,000 open on $180,000 in 90 days is 30 days. Watch the direction, not the number: five days more each quarter is a crew’s payroll.',
    },
    lienClockGuide,
    {
      title: 'Retainage is not late',
      text: 'Retainage not yet due belongs on its own tracker. Left in the aging it makes good customers look slow and hides the one who really is.',
    },
    ownDebtGuide,
  ],
  subject: 'Open invoices by age, with lien dates',
  intro: 'What is owed to us, by how long it is late, and how long we can still secure it.',
  keywords: ['aging', 'receivables', 'DSO'],
  required: ['aging.date', 'invoice', 'invoice.customer', 'invoice.due', 'invoice.amount'],
  pages: { main: 2 },
  parts: () => [
    d.part(
      'Aging',
      [
        d.section('Summary', 'Totals and shares by age, average days to pay, and checks'),
        d.fields(
          4,
          d.own('aging.date', 'As of', 'date', { hint: 'blank: today' }),
          d.calculated('aging.open', 'Open in all', 'currency', d.ref('invoice.open')),
          d.own('aging.sales', 'Sales of the period', 'currency'),
          d.own('aging.days', 'Days of the period', 'number', { value: 90, decimals: 0 }),
          d.calculated(
            'aging.dso',
            'Average days to pay (DSO)',
            'number',
            d.mul(d.div('aging.open', 'aging.sales'), 'aging.days'),
            { decimals: 1 },
          ),
          d.calculated(
            'aging.late',
            'Due now',
            'currency',
            onceFilled('invoice.current', d.sub('invoice.open', 'invoice.current')),
          ),
          d.calculated('aging.lateShare', 'Due now of all', 'percent', d.div('aging.late', 'aging.open'), {
            decimals: 0,
          }),
          d.calculated(
            'aging.check',
            'Open less columns',
            'currency',
            onceFilled('invoice.open', d.sub('invoice.open', d.add(0, ...ages.map(([key]) => `invoice.${key}`)))),
            { hint: '$0.00; else a due date is missing' },
          ),
          d.calculated(
            'aging.oldest',
            'Lines past their lien day',
            'number',
            countOf('invoice', 'left', { key: 'left', test: '<', than: 0 }),
            { decimals: 0 },
          ),
          creditLines('aging.negative', 'Negative amounts', ['invoice', 'amount']),
          d.own('aging.unapplied', 'Payments not applied', 'currency', { hint: 'name no invoice' }),
          d.calculated(
            'aging.net',
            'Open after them',
            'currency',
            onceFilled('invoice.open', d.sub('invoice.open', 'aging.unapplied')),
          ),
        ),
        agingLadder(
          {
            older: d.ref('invoice.older'),
            d90: d.ref('invoice.d90'),
            d60: d.ref('invoice.d60'),
            d30: d.ref('invoice.d30'),
            later: d.ref('invoice.current'),
          },
          'aging.unapplied',
          asOf,
          {
            older: 'Over 90 days late',
            d90: '61–90 days late',
            d60: '31–60 days late',
            d30: '0–30 days late',
            later: 'Current',
          },
        ),
        d.section('Open invoices', 'Open invoices with age columns and days left for lien'),
        d.table(
          'invoice',
          'Open invoices',
          [
            d.column('customer', 'Customer, invoice', 'text', { width: 4.5 }),
            d.column('due', 'Due', 'date', { width: 1.1 }),
            d.column('amount', 'Amount', 'number', { decimals: 2, width: 1.1 }),
            d.column('paid', 'Paid', 'number', { decimals: 2, width: 1.1 }),
            d.column('open', 'Open', 'number', {
              decimals: 2,
              width: 1.1,
              formula: onceFilled(d.cell('amount'), d.sub(d.cell('amount'), d.cell('paid'))),
            }),
            d.column('days', 'Days late', 'number', {
              width: 0.7,
              decimals: 0,
              formula: onceFilled(d.cell('due'), onceFilled(asOf, d.sub(asOf, d.cell('due')))),
            }),
            ...ages.map(([key, label, formula]) => d.column(key, label, 'number', { width: 1, decimals: 2, formula })),
            d.column('lien', 'Lien by', 'date', { width: 1.1 }),
            d.column('left', 'Days left', 'number', {
              width: 0.7,
              decimals: 0,
              formula: onceFilled(d.cell('lien'), onceFilled(asOf, d.sub(d.cell('lien'), asOf))),
            }),
          ],
          [],
          {
            blankRows: rows,
            totals: [
              ...ages.map(([key, label]) =>
                d.total(
                  `invoice.${key}`,
                  label === 'Current' ? 'Current' : `${label} days late`,
                  d.sum('invoice', key),
                ),
              ),
              d.total('invoice.open', 'Open in all', d.sum('invoice', 'open'), { strong: true }),
            ],
          },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
  ],
})
