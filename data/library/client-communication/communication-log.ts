import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

const channel = ['Call in', 'Call out', 'Text', 'Email', 'Visit', 'Letter', 'Voicemail']

/** 1 where a day is due and none done, 0 once it is done, blank without a due day. */
const stillOpen = d.when(d.cell('due'), '>', 0, d.when(d.orElse(d.cell('done'), 0), '>', 0, 0, 1), 0)

export const communicationLog = defineTemplate('client-communication', {
  name: 'Communication Log',
  group: 'Documentation & Records',
  formats: ['PDF', 'Excel'],
  demand: [0.29, 'Companies that have grown.'],
  telling: 'Contacts',
  description:
    'Every call, text, email and visit of one roofing job in one list, with who said what, what was promised, by when, and what is still open.',
  tags: [
    'communication log',
    'call log',
    'contact log',
    'customer record',
    'promise tracker',
    'job file',
    'phone log',
    'correspondence log',
  ],
  popular: true,
  fullDescription: [
    'Disputes are decided by who can say when something was said. A log kept while the job runs, two lines per contact, beats any memory afterward, and it keeps the promise made on Tuesday alive until Friday.',
    'The first sheet is the log: date, time, channel, who, what, promise and due date. The second holds only promises, with the day they were kept; the third lists people and how they like to be reached. Open promises are counted by themselves.',
  ],
  howToUse: [
    'Open one log per job at the first contact and keep it in the job file.',
    'Write within the hour: facts and words, no opinions.',
    'Copy each promise to the second sheet with a day.',
    'Look at open promises every morning.',
    'Close the log with the last payment and keep it as long as the warranty.',
  ],
  expertGuide: [
    {
      title: 'Written at the time, by the one who was there',
      text: 'A record made at or near the time, by someone with knowledge, in the regular course of business, can count as evidence where a later memory does not. That only works if you keep it for every job, not just for the one that went wrong.',
      cite: 'Fed. R. Evid. 803(6)',
    },
    {
      title: 'Recording is another matter',
      text: 'Federal law lets one party to a call record it; a number of states, California, Florida and Pennsylvania among them, want the consent of all. Notes need nobody’s consent. If you record, ask at the start and log the yes.',
      cite: '18 U.S.C. § 2511(2)(d); Cal. Penal Code § 632; Fla. Stat. § 934.03',
    },
    {
      title: 'Never tidy up afterward',
      text: 'Correct an entry by a new line with today’s date. Once a claim is likely, a changed or deleted log hurts more than any sentence in it.',
    },
    {
      title: 'How to write an entry',
      text: 'Who, what, when: “Ms. Ortiz asks whether the gutter is included. Told her no, price by Friday.” Their words in quotation marks where they matter. No adjectives about people. A missed call is an entry. So is a voicemail, with its words. Health, gate and alarm codes do not belong in this log. Corrections are new lines.',
    },
  ],
  subject: 'Log of contacts and promises for one roofing job',
  intro: 'One log per job. Two lines per contact, written within the hour; every promise gets a day.',
  required: ['log.keeper', 'contact', 'contact.date', 'contact.with', 'contact.said'],
  pages: { main: 2 },
  parts: () => [
    d.part(
      'Log',
      [
        d.section('Job', 'Job data'),
        d.fields(
          4,
          d.field('job.number'),
          d.field('customer.name'),
          d.field('job.address'),
          d.field('customer.preferredContact'),
          d.field('customer.phone'),
          d.field('customer.email'),
          d.own('log.keeper', 'Log kept by'),
          d.choice('log.consent', 'Text consent on file', ['Yes', 'No']),
        ),
        d.section('Contacts', 'Log of every contact with promises'),
        d.table(
          'contact',
          'Contacts',
          [
            d.column('date', 'Date', 'date', { width: 1.1 }),
            d.column('time', 'Time', 'text', { width: 0.8 }),
            d.column('how', 'How', 'select', { options: channel, width: 1.1 }),
            d.column('with', 'With', 'text', { width: 1.25 }),
            d.column('by', 'By', 'text', { width: 1.25 }),
            d.column('said', 'What was said or sent', 'text', { width: 4.4 }),
            d.column('promise', 'Promise', 'text', { width: 2 }),
            d.column('due', 'Due', 'date', { width: 1.1 }),
          ],
          [],
          { blankRows: 16, lineNumbers: true },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
    d.part(
      'Promises',
      [
        d.section('Promises', 'Promises with due day, done day and open count'),
        d.table(
          'promise',
          'Promises',
          [
            d.column('made', 'Made on', 'date', { width: 1.1 }),
            d.column('what', 'What we promised', 'text', { width: 4 }),
            d.column('by', 'Who does it', 'text', { width: 1.3 }),
            d.column('due', 'Due', 'date', { width: 1.1 }),
            d.column('done', 'Done on', 'date', { width: 1.1 }),
            d.column('told', 'Customer told', 'select', { options: ['Yes', 'No'], width: 1 }),
            d.column('open', 'Open', 'number', { width: 0.7, decimals: 0, formula: stillOpen }),
          ],
          [],
          {
            blankRows: 12,
            lineNumbers: true,
            totals: [
              d.total('promise.count', 'Promises still open', d.sum('promise', 'open'), {
                type: 'number',
                decimals: 0,
                strong: true,
              }),
            ],
          },
        ),
      ],
      { audience: 'office', landscape: true, follows: true },
    ),
    d.part(
      'People',
      [
        d.section('Who’s who', 'People and how they like to be reached'),
        d.table(
          'person',
          'People of the job',
          [
            d.column('role', 'Role', 'text', { width: 1.8 }),
            d.column('name', 'Name', 'text', { width: 2 }),
            d.column('phone', 'Phone', 'text', { width: 1.5 }),
            d.column('email', 'Email', 'text', { width: 2.2 }),
            d.column('reach', 'Best reached', 'select', { options: ['Call', 'Text', 'Email', 'Letter'], width: 1 }),
            d.column('may', 'May decide on', 'text', { width: 2 }),
          ],
          [
            { role: 'Owner', may: 'Everything' },
            { role: 'Second owner' },
            { role: 'Property manager' },
            { role: 'Tenant', may: 'Access only' },
            { role: 'Neighbor' },
            { role: 'Adjuster', may: 'Questions on scope and price' },
            { role: 'Building inspector' },
            { role: 'Supplier' },
            { role: 'Our foreman' },
          ],
          { blankRows: 1 },
        ),
      ],
      { audience: 'office', landscape: true, follows: true },
    ),
  ],
})
