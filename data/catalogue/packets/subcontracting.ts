import type { GeneralPacket } from './types'

export const subcontracting: GeneralPacket = {
  slug: 'subcontracting',
  name: 'Subcontracting',
  description:
    'The documents to give roof work to a subcontractor: is it one, agreement, safety, quality, payment and lien waivers, in that order.',
  stages: [
    {
      title: 'Before you agree',
      documents: [
        {
          template: 'new-hire-paperwork-checklist',
          why: 'Its contractor checklist shows whether this is a business or in fact your employee; a W-9 does not settle that.',
        },
      ],
    },
    {
      title: 'Sign',
      documents: [
        {
          template: '{system}-subcontractor-agreement',
          title: 'Subcontractor Agreement',
          why: 'Unit prices, installation standard, insurance and lien waivers; take the one of the roof that is built.',
        },
        {
          template: 'subcontractor-safety-agreement',
          why: 'Documents due before the first day, who provides which gear, and who may stop the work.',
        },
      ],
    },
    {
      title: 'Before the start',
      documents: [
        {
          template: 'site-safety-orientation',
          why: 'The hazards and rules of this site for the subcontractor’s people, with their signatures.',
        },
        {
          template: 'site-logistics-and-staging-plan',
          why: 'Where crane, dumpster and material stand, and what is protected, the same for every crew on site.',
        },
      ],
    },
    {
      title: 'During the work',
      documents: [
        {
          template: 'daily-job-log',
          why: 'Your own record of crew, weather and work in place on the days when others do the work.',
        },
        {
          template: 'quality-control-checkpoints',
          why: 'Hold points that you sign before the subcontractor covers the layer.',
        },
        {
          template: 'non-conformance-and-correction-report',
          why: 'Work that misses a requirement: what was found, who pays, and how the correction was tested.',
        },
        {
          template: 'safety-violation-notice',
          why: 'One broken rule, in facts, with the correction asked for.',
        },
      ],
    },
    {
      title: 'Pay',
      documents: [
        {
          template: 'conditional-progress-lien-waiver',
          why: 'You get it with each bill of the subcontractor, before you pay.',
        },
        {
          template: 'unconditional-progress-lien-waiver',
          why: 'You get it when that payment has cleared, and before the next one.',
        },
        {
          template: 'punch-list-tracker',
          why: 'Open items by trade with due date, cost and back-charge, before the last payment.',
        },
        {
          template: 'conditional-final-lien-waiver',
          why: 'You get it with the last bill: the subcontractor’s lien rights end when the money has cleared.',
        },
        {
          template: 'unconditional-final-lien-waiver',
          why: 'You get it when the last payment has cleared; owner and lender will ask you for it.',
        },
      ],
    },
  ],
}
