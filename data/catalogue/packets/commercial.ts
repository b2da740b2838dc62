import { aRoof } from '@/data/shared/words'
import { isLowSlope, isSloped, isTornOff, type SystemPacket } from './types'

export const commercial: SystemPacket = {
  suffix: 'commercial',
  title: 'Commercial',
  about: 'From the survey and the bid to the release of the retainage',
  job: () => 'Commercial',
  description: (system) =>
    `The documents of a commercial job on ${aRoof(system)}, from the survey and the bid to the release of the retainage, in the order of the work.`,
  stages: [
    {
      title: 'Survey and bid',
      documents: [
        {
          template: 'roof-measurement-worksheet',
          why: 'The planes, edges and penetrations, measured twice and compared before you bid on them.',
          on: isSloped,
        },
        {
          template: 'moisture-survey-and-core-log',
          why: 'Shows where the insulation is wet and what each core holds, so that the bid does not rest on a guess.',
          on: isLowSlope,
        },
        {
          template: '{system}-commercial-replacement-estimate',
          why: 'Base bid, alternates, unit prices and phasing for the owner; takeoff and cost stay with you.',
        },
      ],
    },
    {
      title: 'Contract',
      documents: [
        {
          template: '{system}-commercial-contract',
          why: 'Scope, retainage, insurance, bonds and wages, between two businesses.',
        },
        {
          template: 'schedule-of-values',
          why: 'Divides the contract sum by work item, so that every application for payment can be checked.',
        },
        {
          template: 'notice-to-owner-preliminary-notice',
          why: 'Protects your lien rights where the state asks for a notice at the start; it lists who sends it and by when.',
        },
      ],
    },
    {
      title: 'Before the start',
      documents: [
        {
          template: 'submittal-log',
          why: 'Follows product data, samples and shop drawings until they are approved, with the lead time of each.',
        },
        {
          template: 'request-for-information-rfi',
          why: 'Asks one question about drawing or specification, with your proposed answer and what it costs.',
        },
        {
          template: 'roofing-job-schedule',
          why: 'Shows owner and crew what is done when, with weather days and the finish that follows from them.',
        },
        {
          template: 'pre-construction-meeting-agenda',
          why: 'Settles access, sequence, details and who decides, while everyone is at one table.',
        },
        {
          template: 'site-logistics-and-staging-plan',
          why: 'Where crane, dumpster and material stand, what the deck may carry, and what is protected below.',
        },
        {
          template: 'material-order-form',
          why: 'Turns the takeoff into whole packages, with delivery place and lots.',
        },
        {
          template: '{system}-safety-plan',
          why: 'The plan for this site, as the owner or general contractor will ask for it.',
        },
        {
          template: '{system}-fall-protection-plan',
          why: 'Methods by zone, anchors, clearance and the rescue of someone who hangs in a harness.',
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
          why: 'Records what the new roof will rest on and the damage that is already there, with a signed go or no-go.',
        },
        {
          template: 'daily-job-log',
          why: 'Crew, weather by the hour, work in place and instructions: the record behind every claim for days or money.',
        },
        {
          template: 'quality-control-checkpoints',
          why: 'Hold points that are signed before the next layer covers them.',
        },
        {
          template: 'tie-in-and-night-seal-log',
          why: 'Who closed the roof each evening, who checked it and who is on call; the building below stays in use.',
          on: (system) => isLowSlope(system) && isTornOff(system),
        },
        {
          template: 'change-order',
          why: 'Puts every change of scope, price or days in writing, signed before the changed work is done.',
        },
      ],
    },
    {
      title: 'Bill by progress',
      documents: [
        {
          template: 'progress-billing-workbook',
          why: 'Each application for payment: work done and stored, retainage, earlier payments and the amount due.',
        },
        {
          template: 'conditional-progress-lien-waiver',
          why: 'Goes with each application and takes effect when that payment has cleared.',
        },
        {
          template: 'unconditional-progress-lien-waiver',
          why: 'For the payment before, once its money has cleared.',
        },
      ],
    },
    {
      title: 'Close out',
      documents: [
        {
          template: '{system}-post-installation-inspection',
          why: 'Accepts the finished roof by its checkpoints and tests, with a list of what still has to be put right.',
        },
        {
          template: 'punch-list-acceptance',
          why: 'Every open item with place, value held and date, and the owner’s signature when it is done.',
        },
        {
          template: 'project-closeout-package',
          why: 'Hands over warranties, permits, as-built record and waivers in one transmittal.',
        },
        {
          template: 'retainage-invoice',
          why: 'Bills what was held back, with the list of documents that release it.',
        },
        {
          template: 'conditional-final-lien-waiver',
          why: 'Goes with the bill for the retainage and takes effect when that money has cleared.',
        },
        {
          template: 'unconditional-final-lien-waiver',
          why: 'Sign it after the last payment has cleared, not before.',
        },
      ],
    },
  ],
}
