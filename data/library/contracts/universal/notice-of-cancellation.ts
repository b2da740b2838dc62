import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import type { Edition } from '@/data/law/edition'
import { stateLine } from '@/data/shared/checked-line'
import { notLegalAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

/** The detached forms: those of insured work, and those of every sale at home. */
const formsOf = (edition: Edition): d.Part[] => [
  ...contract.insuredSheets(edition),
  ...contract.cancellationForms(edition),
]

export const noticeOfCancellation = defineTemplate('contract', {
  name: 'Notice of Cancellation',
  group: 'universal',
  demand: [0.955, 'Nearly every job.'],
  telling: 'The last day',
  description:
    'Cancellation packet for home roofing sales: two detached forms in the words of the law, count of the last day, proof of delivery.',
  tags: [
    'Insurance & Legal',
    'notice of cancellation',
    'right to cancel',
    'cooling-off rule',
    'three-day right',
    'rescission',
    'cancellation form',
  ],
  fullDescription: [
    'The federal cooling-off rule requires a completed cancellation form in duplicate with every sale made at the home. This packet holds both, each on its own page in the words of 16 CFR 429.1(b) or of your state’s law, plus a first page for your file.',
    'A table finds the last day: sign on a Thursday, and the buyer has until midnight of Monday. Saturdays count, Sundays and federal holidays do not. State law may allow more time; a state’s edition starts from its own number of days.',
    'Proof that both forms were handed over and explained is signed on the first page. The packet sets out step by step what to do when a notice comes back.',
  ],
  howToUse: [
    'Choose the edition of the state where the buyer signs.',
    'Enter the date of signing; the file page counts the last day. Change the number of days for a longer period.',
    'Complete both forms before the buyer signs the contract.',
    'Explain the right aloud, in the language of the sale, and get the receipt signed.',
    'Leave both forms with the buyer and file the first page.',
    'If one comes back, follow the steps the same day.',
  ],
  expertGuide: [
    contract.cancellationGuide,
    {
      title: 'Where the rule applies',
      text: 'A sale of $25 or more made at the buyer’s home, or of $130 or more at another place away from your business, to a consumer. It does not matter who called whom. A contract signed in your own office is outside the rule; many state laws go further.',
      cite: '16 CFR 429.0–429.1',
    },
    {
      title: 'Longer state periods',
      text: 'California gives seniors 5 business days and owners 7 after a disaster, and from 2026 lets the buyer send the notice by email and requires a phone number for questions about the form. Florida has its own notice for roofing contracts during a declared emergency. Many states add a right to cancel after an insurer has denied the claim.',
      cite: 'Cal. Bus. & Prof. Code 7159 (AB 1327); Fla. Stat. 489.147; N.Y. Gen. Bus. Law 771-b',
    },
    contract.editionGuide,
    contract.attorneyGuide,
  ],
  subject: 'Cancellation packet under 16 CFR 429',
  intro:
    'First page for the contractor’s file, then two detached forms for the buyer. The forms are in the words that the law prescribes.',
  keywords: ['cancellation', 'cooling-off'],
  hasEditions: true,
  required: ['notice.date', 'contract.date', 'company.address', 'cancel.address'],
  pages: { main: 2, office: 2 },
  parts: (edition) => [
    d.part(
      'File page',
      [
        d.section('Sale'),
        contract.reference(d.own('notice.number', 'File number'), d.own('notice.date', 'Date handed over', 'date')),
        d.fields(
          6,
          d.choice('contract.soldAt', 'Signed at', [
            'Buyer’s home',
            'Other place away from the office',
            'Contractor’s office',
          ]),
          d.choice('contract.language', 'Language of the sale', ['English', 'Spanish', 'Other']),
          d.own('cancel.address', 'Notices by mail to', 'text', { span: 2 }),
          d.own('cancel.email', 'By email to', 'email'),
          d.own('cancel.phone', 'Phone for questions', 'phone'),
        ),
        d.section('The last day', 'Last day to cancel, counted from the date of signing'),
        d.p(`${contract.countedDays(edition)} Change the number of days where a longer period applies.`),
        ...contract.lastDayCount(...contract.cancelPeriods(edition)),
        d.section('Handed over', 'Proof that the forms were completed, explained and handed over'),
        d.tickList('given', [
          'Dated contract copy in the language of the presentation',
          'Official statement next to the signature',
          'Two forms completed before signing',
          'Right explained aloud',
          'Both forms left with the buyer',
          'State notice attached',
        ]),
        d.signatures([
          { name: 'owner', role: 'Buyer: two completed forms received' },
          { name: 'contractor', role: 'Salesperson' },
        ]),
        d.section('If a notice comes back', 'Steps after a cancellation'),
        d.steps(
          'Write the date, time and how it arrived on it; the postmark counts for mail.',
          'Stop orders and crew the same day.',
          'Confirm in writing that the contract is canceled.',
          'Return every payment within 10 business days, or sooner where state law requires it.',
          'Return signed documents and cancel any lien or security taken.',
          'Pick up delivered material within the time the official form gives, at your cost.',
        ),
        ...stateLine(edition, formsOf(edition)),
        ...contract.editionBlocks(edition),
        d.fields(
          3,
          d.field('job.number'),
          d.own('cancel.returned', 'Notice returned on', 'date'),
          d.own('cancel.refunded', 'Refunded on', 'date'),
        ),
        notLegalAdvice(...contract.cancellationCites),
      ],
      { audience: 'office' },
    ),
    ...formsOf(edition),
  ],
})
