import { defineTemplate } from '@/data/define-template'
import { noResult, notBelowZero, onceFilled, overRows, unlessNegative, whenPositive } from '@/data/parts/guards'
import * as d from '@/lib/documents/author'

const rows = 22
const openBetween = (from: number, to: number) =>
  overRows('quote', rows, (row) =>
    d.when(`${row}.age`, '>=', from, d.when(`${row}.age`, '<=', to, d.ref(`${row}.open`), noResult), noResult),
  )
const decided = (key: string) => overRows('quote', rows, (row) => d.when(`${row}.${key}`, '>', 0, 1, 0))

export const quoteFollowUpLog = defineTemplate('invoicing', {
  name: 'Quote Follow-Up Log',
  group: 'Estimates & Quotes',
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
    'A list for the Monday meeting: each quote with its value, its age, who asks again and when. Enter what was signed under Won, or the quote under Lost, and it leaves the open list.',
    'The top of the sheet shows how much is open, how old it is, and how often you close, by number and by money. A quote past its next-step date shows how many days.',
  ],
  howToUse: [
    'Enter every quote on the day it goes out.',
    'Set the date at the top each Monday; ages and overdue days follow.',
    'Write the next step and its date after each call; no quote is left without one.',
    'When decided, enter the signed sum under Won or the quote under Lost, with the reason.',
    'Start a new sheet each quarter and carry the open ones over.',
  ],
  expertGuide: [
    {
      title: 'Two days, two weeks, two months',
      text: 'Most yeses come within two weeks, and most nos are only silence. Ask after two days whether anything is unclear, after two weeks whether the roof is still planned, after two months whether to close the file.',
    },
    {
      title: 'Calls and texts have rules',
      text: 'An automated marketing text needs written consent, calls end at 9 in the evening, and a stop is a stop within ten business days. A personal call about a quote the customer asked for is no campaign.',
      cite: '47 U.S.C. 227; 47 CFR 64.1200',
    },
    {
      title: 'Read the reasons',
      text: 'Lost on price five times in a row is a margin question only if they compared the same roof. Write the reason in the customer’s words.',
    },
  ],
  subject: 'Open roofing quotes by age and value, with next steps',
  intro: 'Who has a quote from us, what happens next, and how many become jobs.',
  letterhead: 'compact',
  keywords: ['quotes', 'follow-up', 'close rate'],
  parts: () => [
    d.part(
      'Quotes',
      [
        d.section('Where we stand', 'Open value by age, overdue steps and close rates'),
        d.fields(
          4,
          d.own('log.date', 'As of', 'date'),
          d.own('log.period', 'Quarter'),
          d.calculated('log.open', 'Open quotes', 'currency', d.ref('quote.open')),
          d.calculated(
            'log.overdue',
            'Next steps overdue',
            'number',
            overRows('quote', rows, (row) => d.when(`${row}.late`, '>', 0, 1, 0)),
            { decimals: 0 },
          ),
          d.calculated('log.fresh', 'Open, up to 14 days', 'currency', openBetween(0, 14)),
          d.calculated('log.middle', 'Open, 15 to 45 days', 'currency', openBetween(15, 45)),
          d.calculated('log.old', 'Open, over 45 days', 'currency', openBetween(46, 100000)),
          d.calculated(
            'log.undated',
            'Open, without a date',
            'currency',
            onceFilled('log.date', d.sub('quote.open', d.add('log.fresh', 'log.middle', 'log.old'))),
          ),
          d.calculated('log.won', 'Quotes won', 'number', decided('won'), { decimals: 0 }),
          d.calculated('log.lost', 'Quotes lost', 'number', decided('lost'), { decimals: 0 }),
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
            d.column('number', 'Quote', 'text', { width: 1.1 }),
            d.column('customer', 'Customer and phone', 'text', { width: 3 }),
            d.column('sent', 'Sent', 'date', { width: 1.2 }),
            d.column('amount', 'Amount', 'number', { decimals: 2, width: 1.3 }),
            d.column('won', 'Won', 'number', { decimals: 2, width: 1.2 }),
            d.column('lost', 'Lost', 'number', { decimals: 2, width: 1.2 }),
            d.column('open', 'Open', 'number', {
              decimals: 2,
              width: 1.3,
              formula: unlessNegative(
                d.cell('amount'),
                d.when(d.add(0, d.cell('won'), d.cell('lost')), '>', 0, 0, d.cell('amount')),
              ),
            }),
            d.column('age', 'Age', 'number', {
              width: 0.7,
              decimals: 0,
              formula: whenPositive(
                d.cell('open'),
                onceFilled(
                  d.cell('sent'),
                  onceFilled('log.date', notBelowZero(d.sub(d.ref('log.date'), d.cell('sent')))),
                ),
              ),
            }),
            d.column('next', 'Next step, or reason', 'text', { width: 2.2 }),
            d.column('on', 'On', 'date', { width: 1.2 }),
            d.column('late', 'Late', 'number', {
              width: 0.7,
              decimals: 0,
              formula: whenPositive(
                d.cell('open'),
                onceFilled(d.cell('on'), onceFilled('log.date', notBelowZero(d.sub(d.ref('log.date'), d.cell('on'))))),
              ),
            }),
          ],
          [],
          {
            blankRows: rows,
            totals: [
              d.total('quote.total', 'All quotes', d.sum('quote', 'amount')),
              d.total('quote.won', 'Won', d.sum('quote', 'won')),
              d.total('quote.lost', 'Lost', d.sum('quote', 'lost')),
              d.total('quote.open', 'Open', d.sum('quote', 'open'), { strong: true }),
            ],
          },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
  ],
})
