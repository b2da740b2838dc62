import { asChecked } from '@/data/law/citations/stamp'
import { defineTemplate } from '@/data/shared/define-template'
import { accountBlocks, answerLine, letterHead, signedLetter } from '@/data/shared/invoice/dunning'
import { lateChargeGuide, lienClockGuide, ownDebtGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

export const finalLateNotice = defineTemplate('invoicing', {
  name: 'Final Late Payment Notice',
  group: 'Collections & Past Due',
  description:
    'Last letter before rights are used: the account to date, one last date, what happens then, and how to avoid it.',
  tags: [
    'final notice',
    'past due',
    'last notice',
    'lien warning',
    'collections',
    'overdue invoice',
    'intent to lien',
    'final demand',
    'dunning letter',
    'mechanics lien',
    'unpaid invoice',
    'small claims',
  ],
  fullDescription: [
    'The third letter says what will happen and when, and nothing that will not. It shows the account with its late charge, the steps the company has decided on, and the last day on which a call changes them.',
    'Only the steps checked count, so nobody threatens a lien that is already too late. The office page holds the dates that decide: notice, lien, bond claim, and the answer of your attorney.',
  ],
  howToUse: [
    'Fill the Office page first: which rights are alive, until when, and who decided.',
    'Check only steps you will really take.',
    'Send it with proof of delivery, and by email.',
    'Keep the date: on the morning after, take the step or stop writing.',
    'Do not mention credit reporting unless you are a furnisher and your attorney agrees.',
  ],
  expertGuide: [
    lienClockGuide,
    {
      title: 'Say only what you will do',
      text: 'A threat of a step that you do not intend, or may not take, is itself unlawful under many collection laws, also for a creditor who collects its own bill. That is why the letter has boxes and not adjectives.',
      cite: 'Cal. Civ. Code 1788.17; Fla. Stat. 559.72(9); Tex. Fin. Code 392.301',
    },
    ownDebtGuide,
    lateChargeGuide,
  ],
  title: 'Final Notice Before Further Steps',
  subject: 'Last notice of unpaid roofing invoices',
  intro: 'We have written twice and have neither payment nor a written objection. This is our last letter.',
  keywords: ['final notice', 'past due'],
  required: [
    'letter.date',
    'letter.first',
    'letter.second',
    'account',
    'account.number',
    'account.due',
    'account.amount',
    'pay.how',
    'letter.contact',
  ],
  pages: { main: 1, office: 1 },
  parts: () => [
    d.part('Final notice', [
      letterHead(
        d.own('letter.first', 'First reminder', 'date'),
        d.own('letter.second', 'Second notice', 'date'),
        d.own('contract.number', 'Contract number'),
        d.own('letter.delivery', 'Mail or courier number'),
      ),
      ...accountBlocks({ heading: 'Account to date', charge: 'late' }),
      answerLine(7, d.own('letter.contact', 'Call: name and direct line')),
      d.p(
        'One call still changes this. If by then nothing is paid or agreed in writing, we will, without another letter:',
      ),
      d.tickList('step', [
        'Record a claim of lien',
        'Give notice to the lender or surety',
        'Hand the file to our attorney',
        'File in small-claims court',
        'Ask for mediation as the contract provides',
        'Stop non-warranty service',
      ]),
      d.p('Costs are added where contract or law allows. If you dispute a part, say so in writing and pay the rest.'),
      signedLetter('Owner or manager of the company'),
    ]),
    d.part(
      'Office',
      [
        d.section('Before it is sent', 'Rights and dates that decide what the letter may say'),
        d.checklist(
          'right',
          [
            'Preliminary notice was given in time',
            'Last day to record a lien',
            'Last day for a bond or retainage claim',
            'Complaints answered, or none',
            'Contract allows late charge and costs',
            'Amount agrees with the ledger today',
            'Attorney asked',
          ],
          ['Yes', 'No', 'N/A'],
          [d.extra('date', 'Date', 1.4), d.extra('note', 'Note', 2.4)],
        ),
        d.fields(
          4,
          d.own('office.decided', 'Decided by'),
          d.own('office.on', 'On', 'date'),
          d.own('office.step', 'Step on the morning after', 'text', { span: 2 }),
        ),
        d.legalNote(
          'Not legal advice',
          `Lien and notice dates differ by state, role and kind of job, and a wrong lien can cost more than the bill. ${asChecked} Cal. Civ. Code 8200, 8412; Fla. Stat. 713.06, 713.08; Tex. Prop. Code ch. 53. Have a local attorney look at the file.`,
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
