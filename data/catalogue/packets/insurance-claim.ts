import { aRoof } from '@/data/shared/words'
import { isLowSlope, isSloped, type SystemPacket } from './types'

export const insuranceClaim: SystemPacket = {
  suffix: 'insurance-claim',
  title: 'Insurance claim',
  about: 'From the storm findings through the claim file to the last payment',
  job: () => 'Insurance Claim',
  description: (system) =>
    `The documents of an insurance job on ${aRoof(system)}: storm findings, claim file, contract, work and payment, in the order of the work.`,
  stages: [
    {
      title: 'After the storm',
      documents: [
        {
          template: 'emergency-tarp-contract',
          why: 'Keeps more water out at a signed price, and records the openings as you found them.',
          on: isSloped,
        },
        {
          template: '{system}-emergency-repair-contract',
          why: 'Lets you make the roof watertight for now, for time and material up to a signed limit.',
          on: isLowSlope,
        },
        {
          template: '{system}-storm-damage-inspection',
          why: 'Counts hail and wind damage on the roof and beside it, and rules out what only looks like storm damage.',
        },
        {
          template: 'photo-documentation-log',
          why: 'Numbers every photo with place and direction, so that findings and estimate can refer to it.',
        },
      ],
    },
    {
      title: 'Claim file and price',
      documents: [
        {
          template: '{system}-insurance-claim-inspection',
          why: 'Facts, dates and measurements for the owner’s claim file, with a record of the meeting with the adjuster.',
        },
        {
          template: 'storm-damage-estimate',
          why: 'Your own scope and price with the code items listed, and the insurer’s figures added up beside it.',
        },
        {
          template: 'denied-claim-next-steps-letter',
          why: 'Only if the claim is denied: what the owner can do, whom to ask, and what you as a roofer may not do.',
        },
      ],
    },
    {
      title: 'Sign',
      documents: [
        {
          template: 'storm-damage-repair-contract',
          why: 'Keeps the work between you and the owner, states that the owner pays the deductible, and carries the storm notices of the state.',
        },
        {
          template: 'notice-of-cancellation',
          why: 'Two loose forms for the owner, the last day to cancel counted for you, and your proof that they were handed over.',
        },
      ],
    },
    {
      title: 'Get ready',
      documents: [
        {
          template: 'material-order-form',
          why: 'Turns the measured quantities into whole packages with color and lot.',
        },
        {
          template: 'homeowner-job-preparation-letter',
          why: 'Tells the owner what to move, what to expect and what to watch before the crew comes.',
        },
        {
          template: '{system}-safety-plan',
          why: 'The plan for this site; storm damage adds loose material and weak deck to its hazards.',
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
          why: 'Separates what was there before the work from what the work uncovers, with a signed go or no-go.',
        },
        {
          template: 'daily-job-log',
          why: 'Crew, weather, work in place and instructions, written the same day.',
        },
        {
          template: 'change-order',
          why: 'Puts in writing what changes, and whether the owner or a supplement of the insurer pays for it.',
        },
      ],
    },
    {
      title: 'Finish and get paid',
      documents: [
        {
          template: '{system}-post-installation-inspection',
          why: 'Accepts the finished roof by its checkpoints and tests before the claim is closed.',
        },
        {
          template: 'certificate-of-completion',
          why: 'The owner’s signature under the finished work, with a copy for the insurer.',
        },
        {
          template: 'insurance-claim-invoice',
          why: 'Replacement cost, depreciation, deductible and supplements, down to what owner and insurer each still owe.',
        },
        {
          template: 'insurance-claim-direction-to-pay',
          why: 'The owner may ask the insurer to pay you directly; it assigns no claim, and the owner can take it back.',
        },
        {
          template: 'conditional-final-lien-waiver',
          why: 'Goes out with the invoice: your lien rights end only when the money has cleared.',
        },
        {
          template: 'unconditional-final-lien-waiver',
          why: 'Sign it after the last payment has cleared, from the insurer as well as from the owner.',
        },
        {
          template: 'warranty-certificate',
          why: 'Your workmanship warranty in writing, kept apart from the manufacturer’s.',
        },
      ],
    },
  ],
}
