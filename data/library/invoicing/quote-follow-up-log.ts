import { defineTemplate } from '@/data/shared/define-template'
import { countOf, dateOrToday, noResult, notBelowZero, onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const rows = 12
const sources = ['Referral', 'Repeat', 'Web', 'Sign', 'Canvass', 'Storm', 'Ad', 'Manager', 'Other'] as const
const reasons = ['Price', 'Timing', 'Other bid', 'Financing', 'Insurance', 'Scope', 'No reply', 'Other'] as const

const asOf = dateOrToday('log.date')
const sinceOf = (key: string): d.Expr => onceFilled(asOf, d.sub(asOf, d.cell(key)))
/** Above 0 once the quote is signed or lost. */
const decision = d.add(0, d.cell('won'), d.textLength(d.cell('reason')))
/** Days from the date in `key` to the date of the log, while the quote is open. */
const daysSince = (key: string): d.Expr =>
  d.when(decision, '>', 0, noResult, notBelowZero(onceFilled(d.cell('amount'), onceFilled(d.cell(key), sinceOf(key)))))
const isLost: d.RowTest = { key: 'reason', is: 'filled' }
const openFor = (from: number, to: number): d.Expr =>
  d.sum('quote', 'amount', { key: 'age', test: '>=', than: from }, { key: 'age', test: '<=', than: to })
const above = (key: string, ...tests: d.RowTest[]): d.Expr =>
  countOf('quote', key, { key, test: '>', than: 0 }, ...tests)

export const quoteFollowUpLog = defineTemplate('invoicing', {
  name: 'Quote Follow-Up Log',
  group: 'Estimates & Quotes',
  stage: 'win',
  telling: 'Quotes',
  description: 'Every open quote by age and value with its next step, and the close rate by number and by money.',
  tags: [
    'quote log',
    'follow-up',
    'open quotes',
    'close rate',
    'sales follow-up',
    'estimate tracker',
    'win rate',
    'sales log',
    'proposal follow-up',
    'lead tracking',
    'closing ratio',
    'lost bids',
    'sales pipeline',
  ],
  fullDescription: [
    'A list for the Monday meeting: each quote with its source, salesperson, value, age, next step and date. Enter what was signed under Won, or choose why it was lost, and it leaves the open list.',
    'The top of the sheet shows how much is open, how old it is, and how often you close, by number and by money. A quote past its next-step date shows how many days.',
  ],
  howToUse: [
    'Enter every quote on the day it goes out.',
    'Open it each Monday; ages and overdue days count to today, or to the date at the top.',
    'Write the next step and its date after each call; no quote is left without one.',
    'When decided, enter the signed sum under Won, or choose why it was lost.',
    'Start a new sheet each quarter and carry the open ones over.',
  ],
  expertGuide: [
    {
      title: 'Two days, two weeks, two months',
      text: 'Most yeses come within two weeks, and most nos are only silence. Ask after two days whether anything is unclear, after two weeks whether the roof is still planned, after two months whether to close the file.',
    },
    {
      title: 'Calls and texts have rules',
      text: 'An automated marketing text needs written consent, calls end at 9 in the evening, and a stop is a stop within ten business days. A personal call about a quote the customer asked for is not a campaign.',
      cite: '47 U.S.C. 227; 47 CFR 64.1200',
    },
    {
      title: 'Read the reasons',
      text: 'Lost on price five times in a row is a margin question only if they compared the same roof. Write the reason in the customer’s words.',
    },
  ],
  subject: 'Open roofing quotes by age and value, with next steps',
  intro: 'Who has a quote from us, what happens next, and how many become jobs.',
  keywords: ['quotes', 'follow-up', 'close rate'],
  required: ['log.date', 'quote', 'quote.customer', 'quote.sent', 'quote.amount'],
  pages: { main: 2 },
  parts: () => [
    d.part(
      'Quotes',
      [
        d.section('Where we stand', 'Open value by age, overdue steps and close rates'),
        d.fields(
          4,
          d.own('log.date', 'As of', 'date', { hint: 'blank: today' }),
          d.own('log.period', 'Quarter'),
          d.calculated('log.open', 'Open quotes', 'currency', d.ref('quote.open')),
          d.calculated('log.overdue', 'Next steps overdue', 'number', above('late'), { decimals: 0 }),
          d.calculated('log.fresh', 'Open, up to 14 days', 'currency', openFor(0, 14)),
          d.calculated('log.middle', 'Open, 15 to 45 days', 'currency', openFor(15, 45)),
          d.calculated('log.old', 'Open, over 45 days', 'currency', openFor(46, 100000)),
          d.calculated(
            'log.undated',
            'Open, without a date',
            'currency',
            onceFilled(asOf, d.sub('quote.open', d.add('log.fresh', 'log.middle', 'log.old'))),
          ),
          d.calculated('log.won', 'Quotes won', 'number', above('won'), { decimals: 0 }),
          d.calculated('log.lost', 'Quotes lost', 'number', above('amount', isLost), { decimals: 0 }),
          d.calculated('log.rate', 'Close rate by number', 'percent', d.div('log.won', d.add('log.won', 'log.lost')), {
            decimals: 0,
          }),
          d.calculated(
            'log.moneyRate',
            'Close rate by money',
            'percent',
            d.div('quote.won', d.add('quote.won', 'quote.lost')),
            { decimals: 0 },
          ),
        ),
        d.section('Quotes'),
        d.table(
          'quote',
          'Quotes',
          [
            d.column('customer', 'Customer, phone, quote no.', 'text', { width: 2.8 }),
            d.column('source', 'Source', 'select', { width: 1.1, options: sources }),
            d.column('by', 'Sales', 'text', { width: 0.9 }),
            d.column('sent', 'Sent', 'date', { width: 1.1 }),
            d.column('amount', 'Amount', 'number', { decimals: 2, width: 1.1 }),
            d.column('won', 'Won', 'number', { decimals: 2, width: 1.1 }),
            d.column('reason', 'Lost: why', 'select', { width: 1.1, options: reasons }),
            d.column('age', 'Age', 'number', { width: 0.6, decimals: 0, formula: daysSince('sent') }),
            d.column('next', 'Next step', 'text', { width: 2 }),
            d.column('on', 'On', 'date', { width: 1.1 }),
            d.column('late', 'Late', 'number', { width: 0.6, decimals: 0, formula: daysSince('on') }),
          ],
          [],
          {
            blankRows: rows,
            totals: [
              d.total('quote.total', 'All quotes', d.sum('quote', 'amount')),
              d.total('quote.won', 'Won', d.sum('quote', 'won')),
              d.total('quote.lost', 'Lost', d.sum('quote', 'amount', isLost)),
              d.total(
                'quote.open',
                'Open',
                d.sum('quote', 'amount', { key: 'won', is: 'noNumber' }, { key: 'reason', is: 'blank' }),
                { strong: true },
              ),
            ],
          },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
    d.part(
      'Results',
      [
        d.section('Where the work comes from', 'Won, lost and close rate by source'),
        d.table(
          'source',
          'Where the work comes from',
          [
            d.column('name', 'Source', 'text', { width: 2.4, fixed: true }),
            d.column('won', 'Won', 'number', { width: 1, decimals: 0 }),
            d.column('lost', 'Lost', 'number', { width: 1, decimals: 0 }),
            d.column('rate', 'Close rate', 'percent', {
              width: 1.1,
              decimals: 0,
              formula: d.div(d.cell('won'), d.add(d.cell('won'), d.cell('lost'))),
            }),
            d.column('money', 'Won, dollars', 'currency', { width: 1.5 }),
          ],
          sources.map((source) => ({
            name: source,
            won: above('won', { key: 'source', equals: source }),
            lost: above('amount', isLost, { key: 'source', equals: source }),
            money: d.sum('quote', 'won', { key: 'source', equals: source }),
          })),
        ),
        d.section('Why quotes are lost', 'Lost quotes by reason, in number and money'),
        d.table(
          'reason',
          'Why quotes are lost',
          [
            d.column('name', 'Reason', 'text', { width: 2.4, fixed: true }),
            d.column('lost', 'Lost', 'number', { width: 1, decimals: 0 }),
            d.column('share', 'Of all lost', 'percent', {
              width: 1.1,
              decimals: 0,
              formula: d.div(d.cell('lost'), 'log.lost'),
            }),
            d.column('money', 'Lost, dollars', 'currency', { width: 1.5 }),
          ],
          reasons.map((reason) => ({
            name: reason,
            lost: above('amount', { key: 'reason', equals: reason }),
            money: d.sum('quote', 'amount', { key: 'reason', equals: reason }),
          })),
        ),
      ],
      { audience: 'office', landscape: true, follows: true },
    ),
  ],
})
