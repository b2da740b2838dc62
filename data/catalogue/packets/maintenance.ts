import { aRoof } from '@/data/shared/words'
import { isSloped, type SystemPacket } from './types'

export const maintenance: SystemPacket = {
  suffix: 'maintenance',
  title: 'Maintenance',
  about: 'One visit or a yearly plan, from the offer to the renewal',
  job: () => 'Maintenance',
  description: (system) =>
    `The documents to look after ${aRoof(system)}: one visit or a yearly plan, with offer, agreement, visits, bills and renewal, in that order.`,
  stages: [
    {
      title: 'Offer',
      documents: [
        {
          template: 'annual-inspection-reminder',
          why: 'Brings last year’s customers back on the calendar, with a price and two dates.',
        },
        {
          template: '{system}-one-time-maintenance-estimate',
          why: 'Prices a single visit task by task, for an owner who does not want a plan yet.',
        },
        {
          template: '{system}-annual-maintenance-estimate',
          why: 'Prices a year of visits by season, with the tasks of each.',
        },
      ],
    },
    {
      title: 'Sign',
      documents: [
        {
          template: '{system}-one-time-maintenance-contract',
          why: 'For the single visit: which tasks it holds, what it leaves out, and the price.',
        },
        {
          template: '{system}-annual-maintenance-agreement',
          why: 'For the yearly plan: tasks with their frequency, and no renewal without a signature.',
        },
        {
          template: 'notice-of-cancellation',
          why: 'For an agreement signed at the owner’s home: two loose forms, the last day to cancel and your proof of delivery.',
        },
      ],
    },
    {
      title: 'On every visit',
      documents: [
        {
          template: '{system}-daily-safety-checklist',
          why: 'Ladder, fall protection and weather, checked before the first step onto the roof.',
        },
        {
          template: '{system}-seasonal-inspection',
          why: 'The tasks and warning signs of the season, with what a storm may have left.',
        },
        {
          template: '{system}-annual-maintenance-inspection',
          why: 'The report of the year: condition against last year, work done, priorities and a budget.',
        },
      ],
    },
    {
      title: 'Bill and renew',
      documents: [
        {
          template: 'standard-roofing-invoice',
          why: 'Bills the single visit, and small repairs outside the plan.',
        },
        {
          template: 'recurring-maintenance-billing-schedule',
          why: 'Shows which plans to bill each month and what is still open.',
        },
        {
          template: 'roof-care-guide-for-owners',
          why: 'What the owner can look at between visits without climbing up.',
          on: isSloped,
        },
        {
          template: 'maintenance-plan-renewal-letter',
          why: 'Says what was done, found and prevented, next year’s price, and how to say no.',
        },
      ],
    },
  ],
}
