import { defineTemplate } from '@/data/shared/define-template'
import { jobFields } from '@/data/shared/columns'
import * as d from '@/lib/documents/author'

export const dailyJobLog = defineTemplate('project-management', {
  name: 'Daily Job Log',
  group: 'Daily Operations',
  demand: [0.935, 'Nearly every job.'],
  description:
    'Daily log for the job file: crew, weather by hour, work in place, deliveries, visitors, instructions, delays and photographs, signed.',
  tags: [
    'daily log',
    'daily report',
    'foreman report',
    'job diary',
    'site diary',
    'construction daily report',
    'daily field report',
    'superintendent report',
    'jobsite log',
    'foreman log',
    'field notes',
  ],
  fullDescription: [
    'The daily log is the record of the job for people who were not there: the owner, the architect, the insurer, and maybe a judge two years later. It says who was on the roof, what the weather did, what was built and what held up the work.',
    'The crew checklist runs the day. The log is written for the file, in facts with times: who said what, what instructions were given, what was found under the old roof, and what was photographed.',
    'It takes fifteen minutes for three short pages, every day the crew worked and every day weather kept them away.',
  ],
  howToUse: [
    'Start in the morning with crew, plan and weather, and add the weather twice more.',
    'Write work by area and quantity: 14 SQ torn off on the north slope, not good progress.',
    'Write down visitors and instructions with name and time, and confirm an instruction by text or email the same day.',
    'Give each delay its cause, its hours and who was notified.',
    'Write no opinions, no guesses about fault and nothing you would not read aloud.',
    'Sign on the same day. Make later corrections as dated additions, not changes.',
  ],
  expertGuide: [
    {
      title: 'A log written the same day counts',
      text: 'Records made at the time, by a person who knew, in the ordinary course of business, can be evidence where memory cannot. A week filled in on Friday carries no such weight, and five days of identical weather give it away.',
      cite: 'Fed. R. Evid. 803(6)',
    },
    {
      title: 'Found under the roof: the clock starts',
      text: 'Hidden rot, a third layer, wet insulation: most contracts want notice before it is disturbed and within days of seeing it. Photograph it, write it in the log with the time, call, and send the notice.',
      cite: 'AIA A201-2017, 3.7.4',
    },
    {
      title: 'Keep injuries factual',
      text: 'Write that it happened, when, and who gave aid. Medical details belong in the incident report. Report a death to OSHA within 8 hours, and an in-patient hospitalization, amputation or loss of an eye within 24.',
      cite: '29 CFR 1904.39',
    },
    {
      title: 'The empty day matters too',
      text: 'A log that says rained out, crew sent home at 7:40, measured 0.6 in. is worth a contract day. A missing page is worth nothing.',
    },
  ],
  pages: { main: 3 },
  subject: 'Record of one day on a roofing job, written the same day',
  intro:
    'Write one log per job and day, lost days included. Give facts with times and names; leave opinions out. Sign it the same day.',
  keywords: ['daily log', 'foreman', 'roofing'],
  required: ['log.date', 'job.foreman', 'work', 'work.what'],
  parts: () => [
    d.part(
      'Daily log',
      [
        d.section('Day'),
        d.fields(
          4,
          d.own('log.date', 'Date', 'date'),
          d.own('log.number', 'Log no.', 'number', { decimals: 0, plain: true }),
          d.own('log.day', 'Working day of the job', 'number', { decimals: 0 }),
          d.field('job.foreman'),
          ...jobFields(),
          d.own('log.start', 'On site from'),
          d.own('log.end', 'Until'),
          d.choice('log.kind', 'Day was', ['Full', 'Shortened', 'Lost to weather', 'Lost, other cause']),
          d.own('log.talk', 'Safety talk: topic'),
        ),
        d.section('Weather', 'Weather, three times a day'),
        d.table(
          'weather',
          'Weather',
          [
            d.column('time', 'Time', 'text', { width: 1.2, fixed: true }),
            d.column('sky', 'Sky', 'select', {
              width: 1.3,
              options: ['Clear', 'Cloudy', 'Showers', 'Rain', 'Snow', 'Fog', 'Storm'],
            }),
            d.column('temp', '°F', 'number', { width: 0.8, decimals: 0 }),
            d.column('wind', 'Wind, gusts (mph)', 'text', { width: 1.4 }),
            d.column('rain', 'Rain (in)', 'number', { width: 0.9, decimals: 2 }),
            d.column('surface', 'Deck or roof surface', 'select', {
              width: 1.6,
              options: ['Dry', 'Dew', 'Wet', 'Frost', 'Hot to touch'],
            }),
            d.column('source', 'Measured by', 'text', { width: 1.6 }),
          ],
          [{ time: 'Start' }, { time: 'Noon' }, { time: 'End' }],
        ),
        d.section('People on site', 'People on site with hours'),
        d.table(
          'people',
          'People on site',
          [
            d.column('company', 'Company or crew', 'text', { width: 2.4 }),
            d.column('trade', 'Trade', 'text', { width: 1.4 }),
            d.column('count', 'People', 'number', { width: 0.8, decimals: 0 }),
            d.column('hours', 'Hours each', 'number', { width: 0.9, decimals: 2 }),
            d.column('total', 'Hours', 'number', {
              width: 0.9,
              decimals: 2,
              formula: d.mul(d.cell('count'), d.cell('hours')),
            }),
          ],
          [],
          {
            blankRows: 4,
            totals: [
              d.total('people.total', 'Hours on site', d.sum('people', 'total'), {
                type: 'number',
                decimals: 2,
                strong: true,
              }),
            ],
          },
        ),
        d.section('Work done', 'Work in place by area'),
        d.table(
          'work',
          'Work done',
          [
            d.column('area', 'Area', 'text', { width: 1.6 }),
            d.column('what', 'Work, material, detail', 'text', { width: 3.6 }),
            d.column('qty', 'Quantity', 'number', { width: 0.9, decimals: 1 }),
            d.column('unit', 'Unit', 'select', { width: 0.8, options: ['SQ', 'LF', 'SF', 'EA'] }),
            d.column('photo', 'Photos', 'text', { width: 0.9 }),
          ],
          [],
          { blankRows: 6, lineNumbers: true },
        ),
        d.section('Hidden conditions', 'Hidden conditions found and notice given'),
        d.table(
          'found',
          'Hidden conditions',
          [
            d.column('what', 'What was found, under the old roof or nearby', 'text', { width: 3.2 }),
            d.column('where', 'Where, how much', 'text', { width: 1.8 }),
            d.column('told', 'Who was notified, time', 'text', { width: 1.8 }),
            d.column('answer', 'Answer', 'select', {
              width: 1.3,
              options: ['Proceed', 'Wait', 'Change order', 'None yet'],
            }),
          ],
          [],
          { blankRows: 3 },
        ),
        d.section('Deliveries, visitors, instructions'),
        d.table(
          'event',
          'Deliveries, visitors, instructions',
          [
            d.column('time', 'Time', 'text', { width: 0.8 }),
            d.column('kind', 'Kind', 'select', {
              width: 1.3,
              options: ['Delivery', 'Visitor', 'Inspector', 'Instruction', 'Complaint', 'Rental'],
            }),
            d.column('who', 'Who, company', 'text', { width: 2 }),
            d.column('what', 'What was brought, seen or said', 'text', { width: 3.4 }),
          ],
          [],
          { blankRows: 5 },
        ),
        d.section('Delays', 'Delays with cause and hours'),
        d.table(
          'delay',
          'Delays',
          [
            d.column('cause', 'Cause', 'select', {
              width: 1.6,
              options: [
                'Weather',
                'Material',
                'Hidden condition',
                'Owner',
                'Other trade',
                'Equipment',
                'Permit',
                'Own crew',
              ],
            }),
            d.column('what', 'What happened', 'text', { width: 3.2 }),
            d.column('people', 'People', 'number', { width: 0.8, decimals: 0 }),
            d.column('hours', 'Hours', 'number', { width: 0.8, decimals: 2 }),
            d.column('lost', 'Hours lost', 'number', {
              width: 0.9,
              decimals: 2,
              formula: d.mul(d.cell('people'), d.cell('hours')),
            }),
            d.column('told', 'Who was notified', 'text', { width: 1.5 }),
          ],
          [],
          {
            blankRows: 3,
            totals: [d.total('delay.total', 'Hours lost', d.sum('delay', 'lost'), { type: 'number', decimals: 2 })],
          },
        ),
        d.section('Photographs', 'Two photographs of the day'),
        d.photos('photo', 'Photographs of the day', 2, { height: 120 }),
        d.section('Close of day'),
        d.checklist(
          'close',
          [
            'Roof dry, tie-ins closed, night-seal log filled in',
            'No injury, near miss or property damage',
            'Spoke with the owner or manager before leaving',
            'Photographs saved under the job number',
            'Change found or requested, reported to the office',
          ],
          ['Yes', 'No', 'N/A'],
          [d.extra('note', 'Time, name, number', 2)],
        ),
        d.fields(
          2,
          d.own('next.plan', 'Tomorrow: areas, people, weather', 'multiline', { lines: 2 }),
          d.own('next.need', 'Needed (material, answers, visits); log sent to', 'multiline', { lines: 2 }),
        ),
        d.p('Written the same day by the person who signs.'),
        d.signatures([{ name: 'foreman', role: 'Foreman' }]),
      ],
      { audience: 'crew' },
    ),
  ],
})
