import { asChecked } from '@/data/citations/stamp'
import { defineTemplate } from '@/data/define-template'
import { accountBlocks, answerFields, letterHead, signedLetter } from '@/data/parts/invoice/dunning'
import { lateChargeGuide, lienClockGuide, ownDebtGuide } from '@/data/parts/invoice/guides'
import * as d from '@/lib/documents/author'

export const secondLateNotice = defineTemplate('invoicing', {
  name: 'Second Late Payment Notice',
  group: 'Collections & Past Due',
  description:
    'Firm second notice for unpaid roofing invoices: days late, late charge as the contract has it, and a date to answer.',
  tags: [
    'late notice',
    'second notice',
    'past due letter',
    'late charge',
    'overdue',
    'collections letter',
    'dunning letter',
    'past-due notice',
    'unpaid invoice',
    'payment dispute',
    'interest on late payment',
    'reminder',
  ],
  fullDescription: [
    'Two to three weeks after the reminder went unanswered. The tone is plain: this is what is open, this is what the contract says about paying late, this is the day by which we expect an answer.',
    'The late charge is counted by day and by invoice at the yearly rate of your contract, and stays blank where the contract has none. Two offers make it easy to answer: dates, or a visit if the work is in question.',
  ],
  howToUse: [
    'Send it about three weeks after the due date, by mail and email.',
    'Enter invoices and payments; enter a rate only if the signed contract has it.',
    'Name the contract clause about late payment.',
    'Offer a call, and be there at the hour you name.',
    'Look up the last day for notice and lien before the letter leaves the house.',
  ],
  expertGuide: [
    lateChargeGuide,
    {
      title: 'One date, no threats',
      text: 'Name one date and what happens then: the next letter. Do not write of courts, credit bureaus or liens in the second letter unless you mean it this week. An empty threat is unlawful in some states and useless in all.',
      cite: 'Cal. Civ. Code 1788.17; Fla. Stat. 559.72; Tex. Fin. Code 392.301',
    },
    ownDebtGuide,
    lienClockGuide,
  ],
  title: 'Second Notice: Payment Past Due',
  subject: 'Second notice of unpaid roofing invoices',
  intro: 'The amount below is past due, and we have not had an answer to our reminder.',
  keywords: ['past due', 'second notice'],
  parts: () => [
    d.part('Second notice', [
      letterHead(
        d.own('letter.first', 'Our reminder of', 'date'),
        d.own('contract.number', 'Contract number'),
        d.own('contract.clause', 'Contract clause on payment', 'text', { span: 2 }),
      ),
      d.section('Your account is past due'),
      d.p(
        'We wrote to you on the date above and have not heard from you. The work billed has been done, and the invoices below are past their due date.',
      ),
      ...accountBlocks({ heading: 'Account', charge: 'late' }),
      d.p(
        'A late charge appears here only if your contract has one. Call us about it before you pay: if you pay within the days below, we can often waive it.',
      ),
      d.p('Please do one of three things by the date below:'),
      d.steps(
        'Pay the amount shown.',
        'Call us and agree on dates, which we then both put in writing.',
        'If you dispute part of the bill, write to us what and why, and pay the part that is not in dispute.',
      ),
      answerFields(
        10,
        d.own('letter.contact', 'Call: name and direct line', 'text', { span: 2 }),
        d.own('letter.hours', 'Best reached', 'text', { span: 2 }),
      ),
      d.p('We would like to settle this and keep you as a customer.', 'What we hope:'),
      d.p('Sincerely,'),
      signedLetter('Accounts, for the company'),
    ]),
    d.part(
      'Office',
      [
        d.section('Before you send it', 'Office check before the second notice goes out'),
        d.tickList('office', [
          'Reminder went to the right address',
          'No open complaint or punch item',
          'Payments up to yesterday posted',
          'Late-charge clause found in the signed contract',
          'Last lien day looked up',
          'Somebody will answer the phone',
        ]),
        d.fields(
          4,
          d.own('office.lien', 'Last day for notice or lien', 'date'),
          d.own('office.call', 'Call the customer on', 'date'),
          d.own('office.by', 'By'),
          d.own('office.final', 'Final notice on', 'date'),
        ),
        d.legalNote(
          'For the sender',
          `A late charge needs a signed term and stays within state limits. State collection laws may cover you as the creditor. ${asChecked} Cal. Civ. Code 1788.2(c); Fla. Stat. 559.72; Tex. Fin. Code ch. 392. Not legal advice; ask a local attorney.`,
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
