import { defineTemplate } from '@/data/shared/define-template'
import { dateOrToday, notBelowZero, onceFilled, unlessNegative } from '@/data/shared/guards'
import { lienClockGuide, ownDebtGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

const calls = 7
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
const ofAccount = (letter: string, key: string) => d.sum('call', key, { key: 'account', equals: letter })

const asOf = dateOrToday('log.date')

export const collectionsCallLog = defineTemplate('invoicing', {
  name: 'Collections Call Log',
  group: 'Collections & Past Due',
  telling: 'Overdue customers',
  description:
    'Calls about overdue bills: who promised what by when, what came, and which promises were broken, by customer.',
  tags: [
    'collections log',
    'call log',
    'promise to pay',
    'broken promise',
    'past due',
    'accounts receivable',
    'follow-up',
    'collection calls',
    'phone log',
    'overdue accounts',
    'payment promise',
    'dunning',
    'collector notes',
  ],
  fullDescription: [
    'A week of collection calls on one sheet. Each call has customer letter, person, result, promised amount and date, and what really came. A promise whose date has passed unpaid shows as broken by itself.',
    'The table of customers above adds up promises, money received and broken promises for each, so the next letter goes to the right one.',
  ],
  howToUse: [
    'Give each overdue customer a letter, with what is open and the last lien day.',
    'Write every call on one line while you are on the phone.',
    'Enter promised amount and date; ask for both.',
    'Enter what came, on the line of its promise.',
    'Set the date at the top each morning and read the broken column first.',
  ],
  expertGuide: [
    ownDebtGuide,
    {
      title: 'Ask for a sum and a day',
      text: '“I will take care of it” is not a promise. “Two thousand on Friday by card” is. Repeat it, write it, send it by email within the hour, and call on Saturday morning.',
    },
    {
      title: 'Hours, voices, third persons',
      text: 'Call between eight in the morning and nine in the evening by the customer’s clock, tell nobody else about the bill, leave no details on a machine, and ask for consent before you record a call: a dozen states want everyone’s.',
      cite: '15 U.S.C. 1692c (for collectors, and a fair model); Cal. Penal Code 632',
    },
    lienClockGuide,
  ],
  subject: 'Calls, promises and broken promises by customer',
  intro: 'Every call about an overdue bill, with what was promised and what came.',
  keywords: ['collections', 'call log'],
  stateFacts: ['callRecording'],
  required: ['log.date', 'log.caller', 'call', 'call.date', 'call.spoke'],
  pages: { main: 2 },
  parts: () => [
    d.part(
      'Calls',
      [
        d.section('Overdue customers', 'Customers with open amount, promises, money received and broken promises'),
        d.fields(
          4,
          d.own('log.date', 'As of', 'date', { hint: 'blank: today' }),
          d.own('log.caller', 'Calls by'),
          d.calculated('log.open', 'Open in all', 'currency', d.ref('customer.open')),
          d.calculated('log.broken', 'Broken promises', 'currency', d.ref('call.broken')),
        ),
        d.table(
          'customer',
          'Overdue customers',
          [
            d.column('letter', 'Who', 'text', { width: 0.6, fixed: true }),
            d.column('who', 'Customer', 'text', { width: 2.6 }),
            d.column('phone', 'Phone and hours', 'text', { width: 1.8 }),
            d.column('open', 'Open', 'currency', { width: 1.3 }),
            d.column('lien', 'Last lien day', 'date', { width: 1.2 }),
            d.column('days', 'Days left', 'number', {
              width: 0.9,
              decimals: 0,
              formula: onceFilled(d.cell('lien'), onceFilled(asOf, d.sub(d.cell('lien'), asOf))),
            }),
            d.column('promised', 'Promised', 'currency', { width: 1.3 }),
            d.column('received', 'Received', 'currency', { width: 1.3 }),
            d.column('broken', 'Broken', 'currency', { width: 1.3 }),
          ],
          letters.map((letter) => ({
            letter,
            promised: ofAccount(letter, 'promised'),
            received: ofAccount(letter, 'received'),
            broken: ofAccount(letter, 'broken'),
          })),
          { totals: [d.total('customer.open', 'Open in all', d.sum('customer', 'open'), { strong: true })] },
        ),
        d.section('Calls', 'Calls with result, promise, date and what came'),
        d.table(
          'call',
          'Calls',
          [
            d.column('date', 'Called', 'date', { width: 1.2 }),
            d.column('account', 'Who', 'select', { width: 0.7, options: letters }),
            d.column('spoke', 'Spoke with; what was said', 'text', { width: 3.6 }),
            d.column('result', 'Result', 'select', {
              width: 1.5,
              options: ['Promise', 'No answer', 'Message', 'Dispute', 'Refused', 'Paid'],
            }),
            d.column('promised', 'Promised', 'currency', { width: 1.3 }),
            d.column('by', 'By', 'date', { width: 1.2 }),
            d.column('received', 'Received', 'currency', { width: 1.3 }),
            d.column('broken', 'Broken', 'currency', {
              width: 1.3,
              formula: unlessNegative(
                d.cell('promised'),
                d.when(d.cell('by'), '<', asOf, notBelowZero(d.sub(d.cell('promised'), d.cell('received'))), 0),
              ),
            }),
          ],
          [],
          {
            blankRows: calls,
            log: true,
            totals: [
              d.total('call.promised', 'Promised', d.sum('call', 'promised')),
              d.total('call.received', 'Received', d.sum('call', 'received')),
              d.total('call.kept', 'Received of all promised', d.div('call.received', 'call.promised'), {
                type: 'percent',
                decimals: 0,
              }),
              d.total('call.broken', 'Broken', d.sum('call', 'broken'), { strong: true }),
            ],
          },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
  ],
})
