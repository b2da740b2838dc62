import { aRoof } from '@/data/shared/words'
import { isLowSlope, isSloped, isTornOff, type SystemPacket } from './types'

export const replacement: SystemPacket = {
  suffix: 'replacement',
  title: 'Replacement',
  about: 'A new roof on a home, from the first look to the warranty',
  job: ({ replacementWord }) => replacementWord,
  description: (system) =>
    `The documents of ${aRoof(system)} ${system.replacementWord.toLowerCase()} on a home, from the first look to the warranty, in the order of the work.`,
  stages: [
    {
      title: 'Look and price',
      documents: [
        {
          template: 'roof-measurement-worksheet',
          why: 'The planes, edges and penetrations, measured once: estimate and material order use the same figures.',
          on: isSloped,
        },
        {
          template: 'attic-and-ventilation-inspection',
          why: 'Shows from below whether the deck is wet and whether the attic has enough intake and exhaust for the new roof.',
          on: isSloped,
        },
        {
          template: 'moisture-survey-and-core-log',
          why: 'Shows what is wet and how many layers there are, so that you price everything that has to come out.',
          on: isLowSlope,
        },
        {
          template: '{system}-residential-replacement-estimate',
          why: 'Three options with the price for the owner; cost and margin stay on the office pages, and the customer copy leaves them out.',
        },
      ],
    },
    {
      title: 'Sign',
      documents: [
        {
          template: '{system}-residential-contract',
          why: 'Scope, price, payments and warranties in one document; take the edition of the state where the house stands.',
        },
        {
          template: 'notice-of-cancellation',
          why: 'Two loose forms for the owner, the last day to cancel counted for you, and your proof that they were handed over.',
        },
        {
          template: 'deposit-invoice',
          why: 'Bills the deposit once the time to cancel has passed, and compares it with the limit of the state.',
        },
      ],
    },
    {
      title: 'Get ready',
      documents: [
        {
          template: 'pre-job-planning-checklist',
          why: 'Permit, lead-safe rules, hidden-damage price, crew and dumpster: every line is settled before the crew goes.',
        },
        {
          template: 'material-order-form',
          why: 'Turns the measurements into whole packages with color and lot, and says where the truck puts them.',
        },
        {
          template: 'homeowner-job-preparation-letter',
          why: 'Tells the owner what to move, what to expect and what to watch, a week before and the evening before.',
        },
        {
          template: '{system}-safety-plan',
          why: 'The plan for this site: hazards, fall protection by zone, weather limits and who is in charge.',
        },
        {
          template: '{system}-job-hazard-analysis',
          why: 'Goes through the work task by task with the crew, each hazard with its control.',
        },
      ],
    },
    {
      title: 'On the roof',
      documents: [
        {
          template: '{system}-pre-installation-inspection',
          why: 'Records existing damage and what the new roof will rest on, and ends with a signed go or no-go.',
        },
        {
          template: '{system}-daily-safety-checklist',
          why: 'One for each day: checks before, during and after the work, with the sign-in of the crew.',
        },
        {
          template: 'daily-job-log',
          why: 'Crew, weather, work in place and instructions, written the same day: your memory if there is a dispute.',
        },
        {
          template: 'hidden-damage-notice',
          why: 'Shows the owner rotten deck or framing with photos, prices and choices before anything is added to the bill.',
          on: isTornOff,
        },
        {
          template: 'change-order',
          why: 'Puts every change of scope, price or days in writing, signed before the changed work is done.',
        },
      ],
    },
    {
      title: 'Finish',
      documents: [
        {
          template: '{system}-post-installation-inspection',
          why: 'Accepts the finished roof by its checkpoints and tests, and lists what still has to be put right.',
        },
        {
          template: 'certificate-of-completion',
          why: 'The owner’s signature under the finished work, with the punch list closed and the final amounts.',
        },
      ],
    },
    {
      title: 'Get paid and hand over',
      documents: [
        {
          template: 'final-invoice',
          why: 'Contract, signed changes and every payment so far, down to the balance that closes the job.',
        },
        {
          template: 'conditional-final-lien-waiver',
          why: 'Goes out with the final invoice: your lien rights end only when the money has cleared.',
        },
        {
          template: 'unconditional-final-lien-waiver',
          why: 'Sign it after the payment has cleared, not before: it gives up your lien rights at once.',
        },
        {
          template: 'warranty-certificate',
          why: 'Your workmanship warranty in writing, kept apart from the manufacturer’s.',
        },
        {
          template: 'roof-care-guide-for-owners',
          why: 'Two pages that the owner keeps: what to look at each season, what never to do and when to call.',
          on: isSloped,
        },
      ],
    },
  ],
}
