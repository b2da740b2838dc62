import type { GeneralPacket } from './types'

export const hiringSomeone: GeneralPacket = {
  slug: 'hiring-someone',
  name: 'Hiring Someone',
  description:
    'The documents to hire a roofer, from the job description to the review after 90 days, in the order in which you need them.',
  stages: [
    {
      title: 'Find the right person',
      documents: [
        {
          template: 'roofing-installer-job-description',
          why: 'Duties, pay basis, physical demands and the age rule, written down before anyone applies.',
        },
        {
          template: 'employment-application',
          why: 'Asks everyone the same and only what may be asked.',
        },
        {
          template: 'interview-scorecard',
          why: 'The same questions and weights for all, so that you can say why you chose one.',
        },
      ],
    },
    {
      title: 'Offer',
      documents: [
        {
          template: 'job-offer-letter',
          why: 'Pay, overtime and start in figures, with the conditions of the offer and a day for the answer.',
        },
      ],
    },
    {
      title: 'Paperwork',
      documents: [
        {
          template: 'new-hire-paperwork-checklist',
          why: 'Every federal and state form with its deadline and the file that it belongs in, the I-9 among them.',
        },
        {
          template: 'employee-information-and-emergency-contact-form',
          why: 'Whom to call in an emergency, and gear sizes; asked after the hire, with medical facts apart and voluntary.',
        },
        {
          template: 'employee-handbook-core-policies',
          why: 'Pay and hours, safety, leave and conduct: the rules that you will refer to later.',
        },
        {
          template: 'drug-and-alcohol-policy',
          why: 'Fit for work on a roof, and testing only where the law allows it.',
        },
      ],
    },
    {
      title: 'Before the first roof',
      documents: [
        {
          template: 'new-hire-onboarding-checklist',
          why: 'From the signed offer to the end of week two; nobody goes on a roof before its third stage is done.',
        },
        {
          template: 'safety-training-record',
          why: 'The written fall protection certification that OSHA asks for, and the training card of the person.',
        },
        {
          template: 'tool-and-equipment-issue-agreement',
          why: 'What you hand over, in what condition, and that nothing is deducted for protective gear.',
        },
        {
          template: 'site-safety-orientation',
          why: 'The hazards and rules of the first site, with questions and a signature.',
        },
      ],
    },
    {
      title: 'First 90 days',
      documents: [
        {
          template: 'first-90-days-plan',
          why: 'Skills week by week, signed by the foreman as they are seen on the roof.',
        },
        {
          template: 'new-hire-90-day-review',
          why: 'What both sides promised and kept, and a clear decision: keep, train or part.',
        },
      ],
    },
  ],
}
