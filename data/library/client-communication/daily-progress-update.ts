import { defineTemplate } from '@/data/shared/define-template'
import { email, preparePart, talk, textMessage, who } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const dailyProgressUpdate = defineTemplate('client-communication', {
  name: 'Daily Progress Update',
  group: 'Project Updates & Progress',
  demand: [0.38, 'Part of the companies, or some jobs.'],
  telling: 'Log of updates',
  description:
    'End-of-day message to the owner of a roofing job: done today, tomorrow, night protection, questions; four versions and a log of updates.',
  tags: [
    'daily update',
    'progress report',
    'end of day message',
    'customer update',
    'homeowner update',
    'dry-in',
    'job progress',
    'text update',
  ],
  fullDescription: [
    'Owners who hear nothing assume the worst. Four sentences before the crew leaves answer what they would ask at nine in the evening: what got done, is the house dry tonight, who comes tomorrow, do you need anything from me.',
    'There is a version for an ordinary day, one for tear-off with something found, one for a day lost and one for the last day. It is not a daily log: crew hours, weather readings and incidents stay in the office.',
  ],
  howToUse: [
    'Send it before the last truck leaves, at about the same time each day.',
    'Attach two photos: one of the work, one that shows how the roof is closed for the night.',
    'Ask at most one question, and say by when you need the answer.',
    'Found something? Call first, then write.',
    'Write each update into the log with the answer you got.',
  ],
  expertGuide: [
    {
      title: 'Photos of the night cover',
      text: 'The photo with the time stamp of a closed edge, a battened tarp or a sealed tie-in is worth more than any sentence, both for the owner’s sleep and if rain comes in after all.',
    },
    {
      title: 'A friendly text can change a contract',
      text: 'Many states want changes to a home-improvement contract in writing and signed before the work. A thumbs-up under “we also replaced the fascia” is neither. Report findings here, agree on price and days in a change order.',
      cite: 'Cal. Bus. & Prof. Code § 7159; state home improvement laws',
    },
    {
      title: 'Write for a second reader',
      text: 'The update may be read one day by an insurer or a judge. Facts, photos, times; no blame on the supplier, no guess at causes, no joke about the neighbor’s dog.',
    },
  ],
  subject: 'Short daily report to the owner of a roofing job',
  intro: 'Four sentences and two photos before the last truck leaves. Choose the version that fits the day.',
  required: ['customer.firstName', 'company.representative', 'day.date', 'day.done', 'day.night', 'day.next'],
  pages: { main: 3 },
  parts: () => [
    preparePart({
      facts: [
        ...who(),
        d.field('job.number'),
        d.own('day.date', 'Date', 'date'),
        d.own('day.no', 'Day on site', 'number', { decimals: 0, plain: true }),
        d.own('day.of', 'Days planned', 'number', { decimals: 0 }),
        d.own('day.done', 'Done today', 'text', { phrase: true, span: 2, hint: 'front slope torn off and papered' }),
        d.own('day.percent', 'Share of roof finished', 'percent', { ofWhole: true }),
        d.own('day.night', 'How the roof is dried in tonight', 'text', { phrase: true, span: 2 }),
        d.own('day.next', 'Tomorrow', 'text', { phrase: true, hint: 'crew at 7, back slope' }),
        d.own('day.found', 'Found today', 'text', { phrase: true, span: 2 }),
        d.own('day.question', 'What we need from them', 'text', {
          phrase: true,
          hint: 'nothing; or the vent color by noon',
        }),
        d.field('job.foreman'),
        d.own('job.finish', 'Finish now expected', 'date'),
        d.choice('day.weather', 'Weather tomorrow', ['Dry', 'Doubtful', 'Rain or wind expected']),
      ],
      checks: [
        'Night cover checked by the foreman and photographed',
        'Magnet run, driveway open',
        'Findings reported by phone first',
        'Finish date still good',
        'No price agreed by text',
        'Two photos attached',
      ],
    }),
    d.part(
      'Messages',
      [
        d.section('1. An ordinary day', 'Update for an ordinary day'),
        ...email(
          'Your roof, day {day.no} of {day.of}',
          'Hi {customer.firstName},',
          'Done today: {day.done}. About {day.percent} of the roof is finished. Closed up for the night: {day.night}; see the photo.',
          'Tomorrow: {day.next}. We still expect to finish on {job.finish}. What we need from you: {day.question}.',
        ),
        textMessage('{company.name}, day {day.no}: {day.done}. Roof closed for the night. Tomorrow: {day.next}.'),
        d.section('2. Something was found', 'Update after a finding'),
        d.p('Call first. This message follows the call.'),
        ...email(
          'What we found today, as discussed',
          'Hi {customer.firstName},',
          'Under the old roof we found: {day.found}. Photos are attached. How the roof is closed for tonight: {day.night}.',
          'Nothing has been added to the price. You’ll get a page with choices and prices, and we’ll go ahead on that part once you have signed one of them. The rest of the roof continues tomorrow: {day.next}.',
        ),
        textMessage(
          '{company.name}: as discussed, photos of what we found are in your email. Nothing is added without your OK. Roof is closed tonight.',
        ),
        d.section('3. No-work day', 'Update after a no-work day'),
        ...email(
          'No work on the roof today',
          'Hi {customer.firstName},',
          'We couldn’t work on the roof today. How it’s closed: {day.night}. {job.foreman} checked it this afternoon and will check it again before work starts.',
          'Tomorrow: {day.next}. We now expect to finish on {job.finish}. If you see a drip or hear something flapping, call {company.phone}, even at night.',
        ),
        textMessage(
          '{company.name}: no roof work today. The cover is checked. Next: {day.next}. New finish {job.finish}. A drip? Call {company.phone}.',
        ),
        d.section('4. The last day', 'Update on the last day'),
        ...email(
          'The roof is on: let’s walk around it together',
          'Hi {customer.firstName},',
          'The last of your new roof went on today. Still to come: cleanup, a second magnet sweep and our own check. Then we’d like to walk around the house with you before we call anything finished.',
          'What time works for you? Reply here or call {company.phone}.',
        ),
        textMessage(
          '{company.name}: your roof is on! Final cleanup is next, then a walk-around with you. What time works? {company.phone}',
        ),
        d.section('When they call instead', 'Phone answers to the usual evening questions'),
        talk(
          [
            '“Is it going to leak tonight?”',
            '“The roof is closed; you have the photo. If you see a drip, call this number, and we’ll get someone there as soon as it is safe.” Give the number that is answered.',
          ],
          [
            '“Why was nobody here at three?”',
            'Say the true reason in one sentence: dump run, delivery, heat break, another job’s emergency. Then say when the crew is back.',
          ],
          [
            '“It looks crooked.”',
            '“Thanks for telling me. I’ll look at it with you tomorrow morning before we go any further there.”',
          ],
          [
            '“Could you do the shed too?”',
            '“Glad to. I’ll write it up with a price, and we’ll start once you have signed.”',
          ],
        ),
      ],
      { audience: 'office', follows: true },
    ),
    d.part(
      'Log',
      [
        d.section('Log of updates', 'Log of updates and answers'),
        d.table(
          'update',
          'Updates',
          [
            d.column('date', 'Date', 'date'),
            d.column('how', 'How', 'select', { options: ['Email', 'Text', 'Call', 'In person'], width: 1.1 }),
            d.column('said', 'What we said', 'text', { width: 3.2 }),
            d.column('answer', 'Answer or question', 'text', { width: 3 }),
            d.column('by', 'By', 'text', { width: 0.9 }),
          ],
          [],
          { blankRows: 22 },
        ),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
