import { asChecked } from '@/data/law/citations/stamp'
import { defineTemplate } from '@/data/shared/define-template'
import { notBelowZero, onceFilled } from '@/data/shared/guards'
import { accountBlocks, answerFields, letterHead, overdue, signedLetter } from '@/data/shared/invoice/dunning'
import { ownDebtGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

export const demandLetter = defineTemplate('invoicing', {
  name: 'Demand for Payment Letter',
  group: 'Collections & Past Due',
  demand: [0.415, 'Part of the companies, or some jobs.'],
  description:
    'Formal demand with facts, account, interest to date and by the day, a deadline, and the proof that a court will ask for.',
  popular: true,
  tags: [
    'demand letter',
    'demand for payment',
    'formal demand',
    'small claims',
    'interest',
    'unpaid invoice',
    'collections',
    'attorney letter',
    'prompt payment',
    'breach of contract',
    'late interest',
    'final demand',
    'nonpayment',
  ],
  fullDescription: [
    'The letter that a judge may read. It states contract, work, completion, bills and payments in order, counts interest to the date of the letter and for each day after, and asks for one sum by one date.',
    'A list of enclosures is the evidence file in the making: signed contract, change orders, photographs, inspection, invoices, letters. The statement of disputed items shows that you listened.',
  ],
  howToUse: [
    'Put the file in order first: if a document in the list is missing, find it before you demand.',
    'Enter facts and dates as they are, without adjectives.',
    'Enter interest only as contract or statute gives it, and name which.',
    'Send it by certified mail with return receipt, and keep both.',
    'On the deadline hand the file to your attorney or the small-claims clerk.',
  ],
  expertGuide: [
    {
      title: 'Interest: contract, or statute, or none',
      text: 'Simple interest by day is open amount × yearly rate ÷ 365. If the contract has no rate, the state’s legal rate may run from the due date or only from judgment. New York’s rate on a contract claim is 9% a year, but 2% where a person owes for household purposes; other states differ.',
      cite: 'N.Y. C.P.L.R. 5001, 5004',
    },
    {
      title: 'Prompt-payment laws',
      text: 'Many states add interest or penalties when an owner holds undisputed progress or final payments on private work. They run by their own clock, often want a written demand first, and some leave houses or small contracts out.',
      cite: 'Cal. Civ. Code 8800, 8818; Tex. Prop. Code ch. 28; N.Y. Gen. Bus. Law 756-a, 756-b',
    },
    {
      title: 'A license comes first',
      text: 'In California an unlicensed contractor cannot collect at all, and may have to give back what was paid; other states have milder versions. Put your license number on the letter, and be sure that it was active during the whole job.',
      cite: 'Cal. Bus. & Prof. Code 7031',
    },
    ownDebtGuide,
  ],
  title: 'Demand for Payment',
  subject: 'Formal demand for payment of a roofing contract',
  intro: 'Formal demand. Please read it and answer by the date below.',
  keywords: ['demand', 'payment'],
  required: [
    'letter.date',
    'contract.date',
    'sum.contract',
    'account',
    'account.number',
    'account.due',
    'account.amount',
    'pay.how',
    'letter.payee',
    'letter.contact',
  ],
  pages: { main: 2, office: 1 },
  parts: () => [
    d.part('Demand', [
      letterHead(
        d.own('letter.delivery', 'By certified mail, number', 'text', { span: 2 }),
        d.field('customer.email', { label: 'and by email to', span: 2 }),
      ),
      d.section('Facts', 'Contract, work, completion and bills, in order'),
      d.fields(
        4,
        d.own('contract.date', 'Contract signed', 'date'),
        d.own('contract.number', 'Contract number'),
        d.own('sum.contract', 'Contract sum', 'currency'),
        d.own('sum.changes', 'Signed changes (− credit)', 'currency'),
        d.field('job.startDate', { label: 'Work began' }),
        d.field('job.completionDate', { label: 'Work finished' }),
        d.own('job.inspected', 'Final inspection passed', 'date'),
        d.own('fact.disputed', 'What you have objected to, and our answer', 'multiline', { span: 4, lines: 2 }),
      ),
      d.p(
        'We did the work that the contract describes under our license, {company.license}, which was active throughout, and you have the benefit of it. The invoices below became due on the dates shown and have not been paid, although we asked for payment more than once.',
      ),
      ...accountBlocks({ heading: 'Account with interest', charge: 'interest' }),
      d.fields(
        4,
        d.own('charge.basis', 'Rate rests on contract clause or statute', 'text', { span: 2 }),
        d.calculated(
          'charge.daily',
          'Interest for each further day',
          'currency',
          d.round(d.div(d.mul(overdue, notBelowZero('charge.rate')), 365)),
        ),
        d.own('letter.asked', 'Last asked on', 'date'),
      ),
      d.section('Demand'),
      d.p(
        'We demand payment of the total above, with interest for each further day, to reach us by the date below. A part payment is credited to the account and does not settle it.',
      ),
      answerFields(
        14,
        d.own('letter.payee', 'Payable to, at', 'text', { span: 2 }),
        d.calculated(
          'letter.total',
          'Total if paid on that date',
          'currency',
          onceFilled('account.total', d.add('account.total', d.mul('charge.daily', 'letter.days'))),
        ),
        d.own('letter.contact', 'Answer to'),
      ),
      d.p(
        'If the full amount has not reached us by then, we will use the remedies that contract and law give us, without further notice. We prefer an agreement, and will meet you within that time to find one.',
      ),
      d.section('Enclosed'),
      d.tickList('enclosed', [
        'Signed contract with all notices',
        'Signed change orders',
        'Invoices and statement of account',
        'Photographs before, during and after',
        'Permit and final inspection',
        'Certificate of completion or punch list',
        'Earlier letters and emails',
        'Notes of calls, with dates',
      ]),
      signedLetter('For the company'),
    ]),
    d.part(
      'Office',
      [
        d.section('Before it is sent', 'What has to be settled before the demand goes out'),
        d.checklist(
          'proof',
          [
            'License active from first to last day',
            'Signed contract with its notices on file',
            'Each change order signed',
            'Amounts agree with the ledger',
            'Interest clause or statute read',
            'Lien, notice and bond dates looked up',
            'Objections answered in writing',
            'Letter read by our attorney',
          ],
          ['Yes', 'No'],
          [d.extra('date', 'Date', 1.4), d.extra('note', 'Where, or what is missing', 3)],
        ),
        d.fields(
          4,
          d.own('office.receipt', 'Return receipt came', 'date'),
          d.own('office.answer', 'Answer came', 'date'),
          d.own('office.next', 'Step after the deadline'),
          d.calculated(
            'sum.check',
            'Open above the contract',
            'currency',
            onceFilled(
              'sum.contract',
              onceFilled('account.open', notBelowZero(d.sub('account.open', d.add('sum.contract', 'sum.changes')))),
            ),
            { hint: 'must be $0.00' },
          ),
        ),
        d.legalNote(
          'Not legal advice',
          `Have a local attorney read this before it goes out: amounts, interest, deadlines, license and lien dates decide whether it helps. ${asChecked} N.Y. C.P.L.R. 5001, 5004; Cal. Civ. Code 8800, 8818; Cal. Bus. & Prof. Code 7031; Tex. Prop. Code ch. 28.`,
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
