import { defineTemplate } from '@/data/shared/define-template'
import { accountBlocks, answerFields, letterHead, signedLetter } from '@/data/shared/invoice/dunning'
import { lienClockGuide, ownDebtGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

export const firstLateNotice = defineTemplate('invoicing', {
  name: 'First Late Payment Notice',
  group: 'Collections & Past Due',
  demand: [0.7, 'Most companies, every week or month.'],
  description:
    'Friendly first reminder for an overdue roofing invoice, with the open invoices, days late and an easy way to answer.',
  popular: true,
  tags: [
    'late payment',
    'payment reminder',
    'past due',
    'first notice',
    'friendly reminder',
    'overdue invoice',
    'dunning letter',
    'overdue reminder',
    'collections',
    'unpaid invoice',
    'payment request',
    'friendly notice',
  ],
  fullDescription: [
    'The letter for the first week after the due date, when most late bills are only forgotten. It is short and kind, shows what is open, and asks whether anything is wrong with the roof or the bill.',
    'The workbook counts the days late as of the letter’s date and adds up the open invoices, payments taken off. A shorter text message for the phone stands on an office page.',
  ],
  howToUse: [
    'Send it three to seven days after the due date, not later.',
    'Enter the open invoices and what was paid on them.',
    'Check first that the customer has no open complaint; if so, call instead.',
    'Add how to pay, and the name of a person who answers.',
    'Note the answer in the call log and the next date in the calendar.',
  ],
  expertGuide: [
    {
      title: 'Most late bills are questions',
      text: 'A loose downspout, a nail in a tire, a stain that was there before: unpaid invoices often have a reason that nobody asked about. The first letter asks. It costs a stamp, and saves the third one.',
    },
    ownDebtGuide,
    lienClockGuide,
  ],
  title: 'Payment Reminder',
  subject: 'First reminder of an open roofing invoice',
  intro: 'A friendly note about an invoice that has come due.',
  keywords: ['reminder', 'past due'],
  required: ['letter.date', 'account', 'account.number', 'account.due', 'account.amount', 'pay.how'],
  pages: { main: 1, office: 1 },
  parts: () => [
    d.part('Reminder', [
      letterHead(),
      d.p(
        'Thank you again for having us work on your roof. Our books show the amount below as still open. It may have crossed with your payment; if so, please ignore this note.',
        'Hello,',
      ),
      ...accountBlocks({ heading: 'What is open' }),
      answerFields(10),
      d.p(
        'If something about the work or the bill is not right, tell us before you pay: we would rather look at it than send another letter. Mark what is so and send this back, or call us.',
        'Your answer.',
      ),
      d.tickList('answer', [
        'Paid already, on the date below',
        'I will pay by the date below',
        'Please call me about dates',
        'Something is not right; please come by',
      ]),
      d.fields(
        4,
        d.own('answer.date', 'Date', 'date'),
        d.own('answer.note', 'Check or reference number, or what is not right', 'text', { span: 3 }),
      ),
      signedLetter('With thanks, for the company'),
    ]),
    d.part(
      'Text message',
      [
        d.section('As a text message', 'Text message version'),
        d.p(
          'Hi, this is {company.name}. An invoice for your roof came due and is still open on our side. All good with the roof? Questions: {company.phone}',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
