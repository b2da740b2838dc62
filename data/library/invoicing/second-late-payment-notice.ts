import { asChecked } from '@/data/law/citations/stamp'
import { defineTemplate } from '@/data/shared/define-template'
import { accountBlocks, answerFields, letterHead, signedLetter } from '@/data/shared/invoice/dunning'
import { lateChargeGuide, lienClockGuide, ownDebtGuide } from '@/data/shared/invoice/guides'
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
    'Name a person who answers the phone, and be there.',
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
  intro: 'The work billed below has been done, the amount is past due, and our reminder has had no answer.',
  keywords: ['past due', 'second notice'],
  required: [
    'letter.date',
    'letter.first',
    'letter.contact',
    'account',
    'account.number',
    'account.due',
    'account.amount',
    'pay.how',
  ],
  pages: { main: 1, office: 1 },
  parts: () => [
    d.part('Second notice', [
      letterHead(
        d.own('letter.first', 'Our reminder of', 'date'),
        d.own('contract.number', 'Contract number'),
        d.own('contract.clause', 'Clause on late payment'),
        d.own('letter.contact', 'Call: name, number'),
      ),
      ...accountBlocks({ heading: 'Account', charge: 'late' }),
      d.p(
        'Please do one of three things by the date below: pay the amount shown; call us and agree on dates, which we then both put in writing; or write to us what you dispute and why, and pay the rest.',
      ),
      d.p('A late charge appears only if your contract has one; if you pay by that date, we can often waive it.'),
      answerFields(10),
      d.p('We would like to settle this and keep you as a customer.', 'What we hope:'),
      signedLetter('Sincerely, accounts, for the company'),
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
