import { onceFilled } from '@/data/parts/estimate'
import {
  calculated,
  cell,
  column,
  div,
  documentModel,
  fields,
  own,
  part,
  ref,
  section,
  sub,
  sum,
  table,
  total,
  when,
} from '@/lib/documents/author'
import { notBelowZero, unlessNegative } from './parts/guards'
import { lienClockGuide, ownDebtGuide } from './parts/guides'
import { invoicingTemplate } from './template'

const calls = 24
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
const ofAccount = (letter: string, key: string) => sum('call', key, { key: 'account', equals: letter })

export const collectionsCallLog = invoicingTemplate('Collections & Past Due', {
  name: 'Collections Call Log',
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
  document: () =>
    documentModel({
      title: 'Collections Call Log',
      subject: 'Calls, promises and broken promises by customer',
      intro: 'Every call about an overdue bill, with what was promised and what came.',
      letterhead: 'compact',
      keywords: ['collections', 'call log'],
      parts: [
        part(
          'Calls',
          [
            section('Overdue customers', 'Customers with open amount, promises, money received and broken promises'),
            fields(
              4,
              own('log.date', 'As of', 'date'),
              own('log.caller', 'Calls by'),
              calculated('log.open', 'Open in all', 'currency', ref('customer.open')),
              calculated('log.broken', 'Broken promises', 'currency', ref('call.broken')),
            ),
            table(
              'customer',
              'Overdue customers',
              [
                column('letter', 'Who', 'text', { width: 0.6, fixed: true }),
                column('who', 'Customer', 'text', { width: 2.6 }),
                column('phone', 'Phone and hours', 'text', { width: 1.8 }),
                column('open', 'Open', 'currency', { width: 1.3 }),
                column('lien', 'Last lien day', 'date', { width: 1.2 }),
                column('days', 'Days left', 'number', {
                  width: 0.9,
                  decimals: 0,
                  formula: onceFilled(cell('lien'), onceFilled('log.date', sub(cell('lien'), ref('log.date')))),
                }),
                column('promised', 'Promised', 'currency', { width: 1.3 }),
                column('received', 'Received', 'currency', { width: 1.3 }),
                column('broken', 'Broken', 'currency', { width: 1.3 }),
              ],
              letters.map((letter) => ({
                letter,
                promised: ofAccount(letter, 'promised'),
                received: ofAccount(letter, 'received'),
                broken: ofAccount(letter, 'broken'),
              })),
              { totals: [total('customer.open', 'Open in all', sum('customer', 'open'), { strong: true })] },
            ),
            section('Calls', 'Calls with result, promise, date and what came'),
            table(
              'call',
              'Calls',
              [
                column('date', 'Called', 'date', { width: 1.2 }),
                column('account', 'Who', 'select', { width: 0.7, options: letters }),
                column('spoke', 'Spoke with; what was said', 'text', { width: 3.6 }),
                column('result', 'Result', 'select', {
                  width: 1.5,
                  options: ['Promise', 'No answer', 'Message', 'Dispute', 'Refused', 'Paid'],
                }),
                column('promised', 'Promised', 'currency', { width: 1.3 }),
                column('by', 'By', 'date', { width: 1.2 }),
                column('received', 'Received', 'currency', { width: 1.3 }),
                column('broken', 'Broken', 'currency', {
                  width: 1.3,
                  formula: unlessNegative(
                    cell('promised'),
                    when(cell('by'), '<', ref('log.date'), notBelowZero(sub(cell('promised'), cell('received'))), 0),
                  ),
                }),
              ],
              [],
              {
                blankRows: calls,
                totals: [
                  total('call.promised', 'Promised', sum('call', 'promised')),
                  total('call.received', 'Received', sum('call', 'received')),
                  total('call.kept', 'Received of all promised', div('call.received', 'call.promised'), {
                    type: 'percent',
                    decimals: 0,
                  }),
                  total('call.broken', 'Broken', sum('call', 'broken'), { strong: true }),
                ],
              },
            ),
          ],
          { audience: 'office', landscape: true },
        ),
      ],
    }),
})
