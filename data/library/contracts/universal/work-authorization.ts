import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import * as d from '@/lib/documents/author'

export const workAuthorization = defineTemplate('contract', {
  name: 'Work Authorization',
  group: 'universal',
  demand: [0.825, 'Most companies, every week or month.'],
  notFor:
    'Not in place of a full contract where your state requires one: above $500 in New Jersey and Pennsylvania, above $1,000 in Illinois and Massachusetts.',
  description:
    'Roofing work authorization for small jobs: scope in plain words, fixed price or time and material with a limit, right to cancel.',
  tags: [
    'Change Orders',
    'work authorization',
    'work order',
    'authorization to proceed',
    'time and material',
    'service call',
    'small job',
  ],
  fullDescription: [
    'For the small job that still needs a signature: a service call, an addition while the crew is there, a start while the contract is being written. It has the scope in plain words, a fixed price or time and material up to a limit, and one signature from each side.',
    'Time and material are counted on the form, line by line, with the amount left under the limit. The contractor stops and asks before going over the limit.',
    'Signed at the customer’s home, it carries the same right to cancel as a large contract. The federal statement, its two forms and, in a state’s edition, that state’s notices are in their places.',
  ],
  howToUse: [
    'Describe the work so that a stranger could tell when it is finished.',
    'Choose a fixed price or time and material with a limit.',
    'Mark what has been checked before the start.',
    'Read the cover page and complete both cancellation forms.',
    'Sign, do the work, enter hours and material the same day.',
  ],
  expertGuide: [
    {
      title: 'A limit turns time and material into a price',
      text: 'Owners worry about a running meter. Agree on a limit that covers the likely case with some room, tell the owner at three quarters of it, and stop before it. More than the limit needs a change order.',
    },
    {
      title: 'Do not let it replace the contract',
      text: 'Many states require a full home-improvement contract above a small amount: above $500 in New Jersey and Pennsylvania, above $1,000 in Illinois and Massachusetts. Use this form below that amount, or as a step before the contract.',
      cite: 'N.J.A.C. 13:45A-16.2; 73 P.S. 517.1 et seq.; 815 ILCS 513; Mass. G.L. c. 142A',
    },
    contract.openPriceGuide,
    contract.cancellationGuide,
    contract.editionGuide,
  ],
  pages: { main: 3, notices: 2, office: 1 },
  subject: 'Authorization for a small roofing job',
  intro: 'The owner authorizes the work below at a fixed price, or on time and material up to a limit.',
  keywords: ['work authorization', 'work order'],
  hasEditions: true,
  required: [...contract.homeRequired, 'work.description', 'work.basis', 'job.startDate'],
  parts: (edition) =>
    contract.homeContract(edition, {
      name: 'Authorization',
      leadSafe: true,
      blocks: [
        ...contract.homeParties(),
        d.section('Work authorized', 'Scope in plain words, price basis and dates'),
        d.fields(
          4,
          d.own('work.description', 'Work, location on the roof and material', 'multiline', { span: 4, lines: 3 }),
          d.own('work.excluded', 'Not included', 'multiline', { span: 4, lines: 1 }),
          d.choice('work.basis', 'Price basis', ['Fixed price', 'Time and material with limit']),
          d.own('work.price', 'Fixed price with tax', 'currency'),
          d.field('job.startDate'),
          d.field('job.completionDate'),
          d.own('warranty.months', 'Workmanship warranty, months', 'number', { decimals: 0 }),
          d.own('work.area', 'Area it covers'),
          d.own('work.contract', 'Part of contract no., if any', 'text', { span: 2 }),
        ),
        ...contract.timeAndMaterial(),
        d.section('Before the start'),
        d.tickList('before', [
          'Scope walked or shown in photographs',
          'Fall protection and ladder location planned',
          'Power lines, skylights and weak deck checked',
          'Permit requirement checked',
          'Built before 1978: lead rule checked (40 CFR 745)',
          'Suspect material: tested before cutting',
        ]),
        d.section('Terms'),
        contract.termsOf(
          [
            'Authorization and stopping',
            'Owner, or a person authorized to sign for Owner, orders the work above. Contractor does the work described and stops before exceeding the price or limit. Owner may stop the work at any time and pays for the work done and for custom-made material. The right to cancel comes first.',
          ],
          contract.terms.changes,
          contract.initialed(
            [
              'Concealed conditions',
              'Anything that could not be seen beforehand is photographed, shown to Owner and priced; work on it starts only with written approval. If it may hold asbestos or lead, work stops there.',
            ],
            'concealed',
          ),
          contract.terms.site,
          contract.terms.subcontractors,
          contract.terms.workmanship,
          contract.terms.liens,
          contract.terms.disputes,
          contract.terms.general,
        ),
      ],
      signing: [
        d.signatures([
          { name: 'owner', role: 'Owner or authorized person', withTitle: true },
          { name: 'contractor', role: 'Contractor', withTitle: true },
        ]),
      ],
    }),
})
