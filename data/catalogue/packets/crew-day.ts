import type { GeneralPacket } from './types'

export const crewDay: GeneralPacket & { about: string } = {
  slug: 'crew-day',
  name: 'Crew Day',
  about: 'One day on the roof, from the crew board to the closed roof',
  description:
    'The documents of one day on the roof, from the crew board in the morning to the closed roof at night, in the order of the day.',
  stages: [
    {
      title: 'Before the crew leaves',
      documents: [
        {
          template: 'crew-assignment-board',
          why: 'Who works where this week, and where people, drivers or cards are missing before the trucks are loaded.',
        },
        {
          template: 'daily-crew-checklist',
          why: 'The foreman’s sheet for the whole day: truck loaded, safety start, squares done, night seal and hours.',
        },
      ],
    },
    {
      title: 'Before anyone climbs',
      documents: [
        {
          template: 'ladder-inspection-checklist',
          why: 'Condition, set-up and length of each ladder; it is the first thing that everyone uses.',
        },
        {
          template: 'jobsite-safety-checklist',
          why: 'Walks the site before work with the OSHA section on every line; a No on fall protection stops the task.',
        },
        {
          template: 'site-safety-orientation',
          why: 'For everyone whose first day it is on this site, subcontractors and visitors too.',
        },
        {
          template: 'safety-meeting-sign-in',
          why: 'Topic, what the crew raised and who was there, in English and Spanish, on the day of the weekly talk.',
        },
      ],
    },
    {
      title: 'During the day',
      documents: [
        {
          template: 'delivery-inspection-report',
          why: 'Count, lots and condition while the truck is still there, so that a claim goes out the same day.',
        },
        {
          template: 'weather-delay-protocol',
          why: 'When to stop and when to restart for wind, lightning, rain, ice, heat and cold, decided before the gust comes.',
        },
        {
          template: 'daily-job-log',
          why: 'Weather, work in place, visitors, instructions and delays, signed: it goes in the job file.',
        },
      ],
    },
    {
      title: 'If something happens',
      documents: [
        {
          template: 'near-miss-report',
          why: 'Nobody was hurt, but somebody could have been: what happened, why, and what changes.',
        },
        {
          template: 'first-aid-log',
          why: 'Each treatment within the hour, with the test of whether it is recordable.',
        },
      ],
    },
    {
      title: 'Before the crew goes home',
      documents: [
        {
          template: 'tie-in-and-night-seal-log',
          why: 'How the open roof was closed, checked by two people, with the forecast and who is on call.',
        },
        {
          template: 'daily-progress-update',
          why: 'Four sentences and two photos to the owner before the last truck leaves.',
        },
        {
          template: 'crew-time-and-production-sheet',
          why: 'Hours by person and task for payroll, and hours per square against the estimate.',
        },
      ],
    },
  ],
}
