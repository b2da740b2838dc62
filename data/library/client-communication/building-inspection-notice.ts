import { defineTemplate } from '@/data/shared/define-template'
import { email, preparePart, talkGuide, textMessage, who } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const buildingInspectionNotice = defineTemplate('client-communication', {
  name: 'Building Inspection Notice',
  group: 'Project Updates & Progress',
  demand: [0.09, 'Seldom, or one kind of company.'],
  description:
    'Announce the building inspector for a roofing permit and report the result: passed, corrections with fix and cost, or no access.',
  tags: [
    'building inspection',
    'permit inspection',
    'inspector visit',
    'failed inspection',
    'correction notice',
    'reinspection',
    'final inspection',
    'roof permit',
  ],
  fullDescription: [
    'An inspector in the driveway makes an owner nervous unless someone announced the visit. And a red tag that the owner finds before you mention it costs more trust than the correction costs money.',
    'Four messages cover it: the visit is coming, it passed, it needs corrections, or the inspector could not get in. The message on corrections has a table with the fix for each point, the day and who pays, in words that quote the inspector instead of arguing.',
  ],
  howToUse: [
    'Announce the visit when it is booked: day, window, what has to be open, whether anyone must be home.',
    'Send the result on the day you get it, with a copy of the card or report.',
    'After corrections are asked for, call first. Quote the points word for word in the table.',
    'Book the reinspection before you write, so that the letter has a date.',
    'Put the final approval into the completion documents.',
  ],
  expertGuide: [
    {
      title: 'Do not cover what has not been seen',
      text: 'The permit holder asks for the inspections and leaves work open until it is approved. Deck, ice barrier and flashing are gone from sight in an hour; some departments take photos instead, but only if they said so beforehand.',
      cite: 'IRC R109.1, R109.3, R109.4',
    },
    {
      title: 'Corrections: whose bill?',
      text: 'Work that misses the code or the manufacturer’s instructions is yours to correct. A duty that came with the permit for something outside your scope, such as smoke alarms or an old chimney, is a change with a price. Say which, point by point.',
    },
    {
      title: 'Approval is no warranty',
      text: 'The inspector checks for code on one day and answers for nothing else. Write “approved by the building department on this date”, and let your own warranty speak for the quality.',
    },
    talkGuide(
      [
        '“So you did it wrong?”',
        '“The inspector wants these points done another way. What’s ours, we correct at our cost, and I’ll show you before and after.” No excuse, no argument about the inspector.',
      ],
      [
        '“Why is that not included?”',
        '“It came with the permit and is outside the roof work we agreed on. Here’s what it costs; you can also have someone else do it before the reinspection.”',
      ],
      [
        '“Can’t we just skip it?”',
        '“No. Without the final approval the permit stays open, and that comes back when you sell or make a claim.”',
      ],
    ),
  ],
  subject: 'Messages around a building inspection',
  intro: 'Four messages: announced, passed, corrections needed, no access. Call before you send the third.',
  pages: { main: 3, office: 2 },
  parts: () => [
    d.part(
      'Corrections',
      [
        d.section('Corrections', 'Table of corrections'),
        d.p('Inspection of {visit.date} at {job.address}, permit {job.permit}', 'Re:'),
        d.table(
          'point',
          'Corrections',
          [
            d.column('words', 'In the inspector’s words', 'text', { width: 3.2 }),
            d.column('cure', 'What we do', 'text', { width: 3 }),
            d.column('by', 'Done by', 'date'),
            d.column('payer', 'Cost', 'select', { options: ['Ours', 'Change order', 'To be decided'], width: 1.3 }),
          ],
          [],
          { blankRows: 12, lineNumbers: true },
        ),
      ],
      { letter: true },
    ),
    preparePart({
      facts: [
        ...who(),
        d.field('job.number'),
        d.field('job.permit'),
        d.field('job.jurisdiction'),
        d.choice('visit.stage', 'Inspection', ['deck', 'dry-in', 'in-progress', 'flashing', 'final']),
        d.own('visit.date', 'Date', 'date'),
        d.own('visit.window', 'Window', 'text', { phrase: true, hint: '9 am to 1 pm' }),
        d.own('visit.home', 'Must someone be home?', 'text', { phrase: true, hint: 'No; an open gate is enough' }),
        d.own('visit.open', 'What stays open or reachable', 'text', {
          phrase: true,
          hint: 'the gate and the attic hatch',
        }),
        d.own('visit.again', 'Reinspection', 'date'),
        d.own('visit.cureBy', 'Corrections done by', 'date'),
        d.own('visit.finish', 'Finish now expected', 'date'),
      ],
      checks: [
        'Permit card posted and readable from the street',
        'Work of that stage is complete and uncovered',
        'Ladder secured for the inspector',
        'Our person on site, or the department agreed otherwise',
        'Report copied to the job file',
        'Each correction has a fix, a date and a payer',
      ],
    }),
    d.part(
      'Messages',
      [
        d.section('1. The inspector is coming', 'Announcement of the inspector'),
        ...email(
          'Building inspection on {visit.date}',
          'Hi {customer.firstName},',
          'On {visit.date}, {visit.window}, an inspector of the building department ({job.jurisdiction}) will come for the {visit.stage} inspection under permit {job.permit}. That’s routine and included in our work.',
          'Must someone be home? {visit.home}. Please keep open or within reach: {visit.open}. Inspectors carry identification; feel free to ask for it. They don’t collect money at the door.',
        ),
        textMessage(
          '{company.name}: building inspector {visit.date}, {visit.window} ({visit.stage}). Routine. Gate open and dogs inside, please. {company.phone}',
        ),
        d.section('2. It passed', 'Result: passed'),
        ...email(
          'Passed: {visit.stage} inspection',
          'Hi {customer.firstName},',
          'The {visit.stage} inspection passed on {visit.date}. A copy is attached; please keep it with your house records. If any work is left, we expect to finish it by {visit.finish}.',
        ),
        textMessage('{company.name}: good news, the {visit.stage} inspection passed today. Copy is in your email.'),
        d.section('3. Corrections are needed', 'Result: corrections with fix and payer'),
        d.p('Call first, then send this with the table of corrections.'),
        ...email(
          'Inspection of {visit.date}: points to correct',
          'Hi {customer.firstName},',
          'As I told you on the phone, the inspector asked for corrections at the {visit.stage} inspection. The table has each point in the inspector’s words, what we’ll do about it, by when, and who pays. The roof is closed against rain in the meantime.',
          'We’ll be done by {visit.cureBy}, and the inspector returns on {visit.again}. We now expect to finish on {visit.finish}.',
          'Anything in our own work that misses the code, we correct at our cost. Where a point is outside our scope, you get a price first, and you decide.',
        ),
        textMessage(
          "{company.name}: the inspector asked for corrections. We'll fix them by {visit.cureBy}, next visit {visit.again}. Details in email. {company.phone}",
        ),
        d.section('4. No access', 'Inspector could not get in'),
        ...email(
          'The inspector couldn’t get in',
          'Hi {customer.firstName},',
          'The inspector came on {visit.date} and couldn’t reach the work. It happens. The new date is {visit.again}. Please keep open or within reach: {visit.open}. If the department charges for the second trip, I’ll show you the bill and what our agreement says, before anyone pays.',
        ),
        textMessage(
          "{company.name}: the inspector couldn't get in. New date {visit.again}. Please keep gate or hatch open. {company.phone}",
        ),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
