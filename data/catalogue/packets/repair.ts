import { aRoof } from '@/data/shared/words'
import type { SystemPacket } from './types'

export const repair: SystemPacket = {
  suffix: 'repair',
  title: 'Repair',
  about: 'Stop the water, find the cause, do the work and get paid',
  job: () => 'Repair',
  description: (system) =>
    `The documents to repair ${aRoof(system)}: stop the water, find the cause, price and do the work, and get paid, in that order.`,
  stages: [
    {
      title: 'If water is coming in',
      documents: [
        {
          template: '{system}-emergency-repair-contract',
          why: 'Lets you cover the opening the same day, for time and material up to a limit that the owner has signed.',
        },
      ],
    },
    {
      title: 'Find the cause',
      documents: [
        {
          template: '{system}-leak-investigation',
          why: 'Takes you through the suspects of this roof in order, with water test and moisture readings, to one conclusion.',
        },
        {
          template: 'photo-documentation-log',
          why: 'Numbers the photos before and after, so that estimate, contract and invoice can point to them.',
        },
      ],
    },
    {
      title: 'Price and sign',
      documents: [
        {
          template: '{system}-repair-estimate',
          why: 'Prices the repairs that this roof usually needs line by line, with the findings beside the price.',
        },
        {
          template: '{system}-repair-contract',
          why: 'Says what is repaired and what is not, what happens if more is found, and how long the repair is warranted.',
        },
        {
          template: 'notice-of-cancellation',
          why: 'For a sale at the owner’s home: two loose forms, the last day to cancel and your proof of delivery.',
        },
      ],
    },
    {
      title: 'Do the repair',
      documents: [
        {
          template: '{system}-job-hazard-analysis',
          why: 'A two-hour repair has the same edge as a new roof: hazards and controls, task by task.',
        },
        {
          template: '{system}-daily-safety-checklist',
          why: 'Ladder, fall protection and weather, checked before the first step onto the roof.',
        },
        {
          template: 'change-order',
          why: 'If the opened roof shows more, scope and price are signed before you go on.',
        },
      ],
    },
    {
      title: 'Get paid',
      documents: [
        {
          template: 'service-call-invoice',
          why: 'Finished at the truck: call fee, hours, parts, payment and the last day of the repair warranty.',
        },
        {
          template: 'payment-receipt',
          why: 'Proof of payment for the owner, by check, card or counted cash.',
        },
        {
          template: 'warranty-certificate',
          why: 'For a larger repair: the workmanship warranty, limited to the area that you worked on.',
        },
      ],
    },
  ],
}
