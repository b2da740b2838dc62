import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import * as d from '@/lib/documents/author'

export const termsAndConditions = defineTemplate('contract', {
  name: 'Terms and Conditions',
  group: 'universal',
  demand: [0.765, 'Most companies, every week or month.'],
  telling: 'Terms',
  description:
    'Roofing terms and conditions to attach to any estimate or contract: changes, hidden damage, payment, warranties, liens, disputes.',
  popular: true,
  tags: [
    'Insurance & Legal',
    'terms and conditions',
    'general conditions',
    'contract terms',
    'fine print',
    'contract attachment',
    'clauses',
  ],
  fullDescription: [
    'The terms that every roofing job needs, in sentences that a homeowner can read. Attach them to your own estimate or contract where the scope and the price are already written.',
    'The clauses follow the job: permits, weather, changes, what is found under the old roof, protection of the property, payment, separate warranties, liens, disputes and how the contract ends. The clauses that surprise people are initialed.',
    'Terms alone do not make a home sale valid: the right to cancel and the state’s notices belong next to the signature on the contract, and these terms replace neither. The cover page names what the law of your state requires.',
  ],
  howToUse: [
    'Fill in the contract these terms belong to and the agreed figures.',
    'Cross out what does not apply and have both sides initial the change.',
    'Read the initialed clauses aloud.',
    'Read the cover page of your state’s edition.',
    'Attach two copies to the contract, one for each side.',
  ],
  expertGuide: [
    {
      title: 'Attach, refer, initial',
      text: 'Terms on the back that no one mentioned are the first thing a court disregards. Refer to them above the signature (“the attached Terms and Conditions, pages 1 to 4, are part of this contract”), initial each page, and hand over the copy at signing.',
    },
    {
      title: 'Some clauses are banned, and one can spoil the rest',
      text: 'Pennsylvania lists ten kinds of clauses that a homeowner can void, including hold-harmless clauses and jury waivers; other states have their own lists. These terms avoid hold-harmless clauses and jury and class waivers. Ask before you add one.',
      cite: '73 P.S. 517.7',
    },
    contract.changeGuide,
    contract.cancellationGuide,
    contract.claimGuide,
  ],
  subject: 'Terms and conditions for roofing work',
  intro:
    'These terms are part of the contract or accepted estimate named below. Where the two differ, the terms written for this job govern.',
  keywords: ['terms and conditions'],
  hasEditions: true,
  required: ['terms.date', 'contract.date', 'figures.payDays', 'figures.holdUntil'],
  pages: { main: 2, office: 1 },
  parts: (edition) => [
    contract.attachmentCover(edition, ['16 CFR 429.1', '15 U.S.C. 2301 et seq. (consumer warranties)']),
    d.titledPart('Terms', [
      d.section('Belongs to'),
      contract.reference(d.own('terms.number', 'Attachment number'), d.own('terms.date', 'Date', 'date')),
      d.section('Agreed figures'),
      d.fields(
        4,
        d.own('figures.payDays', 'Invoices due (days)', 'number', { decimals: 0 }),
        d.own('figures.lateRate', 'Late interest (% a year)', 'percent', { decimals: 1 }),
        d.own('figures.escalation', 'Price increase limit', 'percent', { decimals: 1 }),
        d.own('figures.sheetPrice', 'Sheathing, per sheet', 'currency'),
        d.own('figures.layerPrice', 'Additional layer, per square', 'currency'),
        d.own('figures.hourly', 'Extra labor, per hour', 'currency'),
        d.own('figures.workmanship', 'Workmanship warranty, years', 'number', { decimals: 0 }),
        d.own('figures.holdUntil', 'Prices hold until', 'date'),
      ),
      d.section('Terms', 'Terms: clauses in plain language, the surprising ones initialed'),
      contract.termsOf(
        [
          'Scope and permits',
          'Contractor furnishes labor, materials, equipment and supervision for the work that the contract or accepted estimate describes, to the building code in force on the permit date and the manufacturer’s published instructions; what is not described there is not in the price. Contractor obtains the permit and calls for inspections. Owner obtains the approval of any association, landlord or lender.',
        ],
        contract.terms.time,
        contract.terms.changes,
        contract.initialed(
          [
            'Concealed conditions',
            'What could not be seen before the roof was opened is photographed and shown to Owner the same day. Quantities that the contract includes are in the price; beyond them, work is charged at the contract’s unit prices, or else at the figures above, once Owner has approved it in writing. If it may hold asbestos or lead, work stops there; testing and removal are a separate contract, and the days are added.',
          ],
          'concealed',
        ),
        contract.terms.escalation,
        contract.terms.protection,
        contract.terms.access,
        contract.terms.subcontractors,
        contract.terms.insurer,
        [
          'Payment',
          'Payments follow the contract’s schedule. An objection to an invoice is made in writing within 7 days; the undisputed part is paid. No payment is due for work not yet done, except a deposit within the state’s limit.',
        ],
        contract.terms.latePayment,
        contract.terms.warranties,
        contract.terms.liens,
        contract.terms.completion,
        [
          'Care after completion',
          'Owner keeps gutters, drains and valleys clear, and does not let anyone mount or drill anything on the roof without asking Contractor. Damage from neglect, storm, foot traffic or other trades is not a defect of workmanship.',
        ],
        contract.terms.disputes,
        contract.terms.termination,
        contract.terms.general,
      ),
      d.p(
        'The right to cancel a sale made at the home is not in these terms. Its statement is next to the signature on the contract, with two detached forms (16 CFR 429.1).',
        'Right to cancel.',
      ),
      d.signatures([
        { name: 'owner', role: 'Owner: received and read' },
        { name: 'contractor', role: 'Contractor', withTitle: true },
      ]),
    ]),
  ],
})
