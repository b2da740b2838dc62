import { defineTemplate } from '@/data/shared/define-template'
import { rulesNote } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const nearMissReport = defineTemplate('safety', {
  name: 'Near Miss Report',
  group: 'universal',
  demand: [0.385, 'Part of the companies, or some jobs.'],
  telling: 'Risk',
  description:
    'Near miss and close call report for roofing crews: facts, risk score, five whys, fixes by strength, and the answer to the reporter.',
  popular: true,
  tags: [
    'near miss',
    'close call',
    'incident prevention',
    'hazard report',
    'good catch',
    'root cause',
    'five whys',
    'risk matrix',
    'corrective action',
    'anonymous report',
  ],
  fullDescription: [
    'A bundle slides off and lands where someone stood a minute ago. Nobody is hurt, everyone laughs, and next month it happens again. This form catches it while it is still free: what happened, what could have, why, and what changes tomorrow.',
    'The crew fills in the first page in five minutes, with a name or without. The second page is the foreman’s: a score from severity times likelihood, five questions that lead past “he was careless”, and fixes ranked from taking the hazard away to telling people to be careful.',
    'It ends with the line that makes the next report come in: when the answer went back to the crew, and what it was. For an injury, use an incident report instead; that one has its own deadlines.',
  ],
  howToUse: [
    'Make the place safe first; stop the task if it could happen again.',
    'Write what was seen and heard, not who was at fault. The name may stay blank.',
    'Photograph before anything is moved, and mark where people stood.',
    'Score what could have happened, not what did.',
    'Ask why five times, and look for the strongest fix you can afford.',
    'Tell the crew at the next talk what was changed, and write down the date.',
  ],
  expertGuide: [
    {
      title: 'No rule asks for it, and that is why it works',
      text: 'OSHA has no form for near misses and does not want them on the 300 log, which takes only injuries and illnesses. You can therefore write freely and learn. If anyone was hurt at all, even with first aid only, use the incident report and decide about recording there.',
      cite: '29 CFR 1904.4, 1904.7',
    },
    {
      title: 'Do not punish the messenger',
      text: 'Discharge or any other retaliation against someone who raises a safety concern is unlawful, and the employee has 30 days to complain to OSHA. Beyond the law, one joke at the reporter’s expense ends the reports for a year.',
      cite: 'OSH Act § 11(c), 29 U.S.C. § 660(c)',
    },
    {
      title: 'Score the potential',
      text: 'A hammer that falls 25 ft and hits nobody has the severity of a hammer that hits somebody. Scoring what did happen always gives a one and fixes nothing.',
    },
    {
      title: 'The hierarchy, on a roof',
      text: 'Eliminate: assemble it on the ground. Engineer: cover, guardrail, toeboard, netting. Organize: drop zone, order of work, spotter. Equip: hard hat, harness. Talk is last. A fix from the first two lines is worth ten reminders.',
      cite: 'ANSI/ASSP Z10.0; OSHA, Recommended Practices for Safety and Health Programs in Construction (2016)',
    },
  ],
  subject: 'Report of a close call on a roofing job',
  intro:
    'Nobody was hurt, but somebody could have been. Page 1 is for the person who saw it, the rest for the foreman.',
  keywords: ['near miss', 'close call', 'hazard report'],
  pages: { main: 2 },
  required: ['job.name', 'nearMiss.date', 'nearMiss.place', 'nearMiss.happened', 'nearMiss.done'],
  parts: () => [
    d.part(
      'What happened',
      [
        d.section('When and where'),
        d.fields(
          4,
          d.field('job.name'),
          d.field('job.number'),
          d.own('nearMiss.date', 'Date', 'date'),
          d.own('nearMiss.time', 'Time'),
          d.own('nearMiss.reporter', 'Your name, if you want'),
          d.own('nearMiss.place', 'Exact place (slope, edge, ground)', 'text', { span: 2 }),
          d.own('nearMiss.task', 'Work going on', 'text', { span: 2 }),
        ),
        d.section('What was it?', 'Kind of near miss'),
        d.tickList('kind', [
          'Slip, trip or fall without a fall to below',
          'Fall arrested or saved by rope, rail or luck',
          'Material or tool fell, slid or blew',
          'Ladder or scaffold moved, tipped or broke',
          'Step through or onto soft deck, hole, skylight',
          'Nailer, saw, torch or machine',
          'Power line, cord, generator, lightning',
          'Fire, smoke, gas, hot material',
          'Hoist, crane, forklift, truck',
          'Heat, cold, fumes, dust',
          'Person below: tenant, passer-by, other trade',
          'Collapse, overload, wind under sheet or panel',
        ]),
        d.fields(
          1,
          d.own('nearMiss.happened', 'What happened, step by step', 'multiline', { lines: 3 }),
          d.own('nearMiss.couldHave', 'What could have happened, and to whom', 'multiline', { lines: 2 }),
          d.own('nearMiss.done', 'What was done at once', 'multiline', { lines: 2 }),
        ),
        d.safetyNote(
          'Was anyone hurt, even a little?',
          'Then use the incident report. Report a death to OSHA within 8 hours, and a hospital admission, an amputation or the loss of an eye within 24: 29 CFR 1904.39.',
        ),
      ],
      { audience: 'crew' },
    ),
    d.part(
      'Why, and what changes',
      [
        d.section('Risk', 'Risk score: severity times likelihood'),
        d.p(
          'Severity, what it could have been: 1 first aid, 2 doctor and back the next day, 3 days away, 4 hospital or lasting harm, 5 death. Likelihood that it happens again: 1 once in years, 2 once a year, 3 every few months, 4 every month, 5 any day.',
        ),
        d.fields(
          4,
          d.own('risk.severity', 'Severity (1–5)', 'number', { decimals: 0 }),
          d.own('risk.likelihood', 'Likelihood (1–5)', 'number', { decimals: 0 }),
          d.calculated('risk.score', 'Score', 'number', d.mul(d.ref('risk.severity'), d.ref('risk.likelihood')), {
            decimals: 0,
          }),
          d.choice('risk.decision', 'Task', ['Stays stopped', 'Goes on, changed', 'Goes on']),
        ),
        d.p(
          '15 and more: the task stays stopped until fixed. 8 to 14: fix today. Below 8: fix this week. A 5 in severity is never below “fix today”.',
        ),
        d.section('Five whys', 'Five whys and what played a part'),
        d.fields(
          1,
          d.own('why.one', '1. Why did it happen?'),
          d.own('why.two', '2. And why that?'),
          d.own('why.three', '3. And why that?'),
          d.own('why.four', '4. And why that?'),
          d.own('why.five', '5. What in our way of working let it?'),
        ),
        d.tickList('factor', [
          'Not planned or plan not known',
          'Equipment missing, worn or wrong',
          'Not trained or not shown',
          'Hurry, overtime, too few people',
          'Weather, light, slippery surface',
          'Other trade, owner or delivery',
        ]),
        d.section('What changes', 'Fixes by strength, with owner and date'),
        d.table(
          'action',
          'Actions',
          [
            d.column('fix', 'What changes', 'text', { width: 4 }),
            d.column('strength', 'How', 'select', {
              options: ['Eliminate', 'Engineer', 'Organize', 'Equip', 'Remind'],
              width: 1.3,
            }),
            d.column('who', 'Who', 'text', { width: 1.4 }),
            d.column('due', 'By', 'date'),
            d.column('done', 'Done', 'date'),
          ],
          [],
          { blankRows: 3, lineNumbers: true },
        ),
        d.fields(
          3,
          d.own('answer.date', 'Crew told on', 'date'),
          d.own('answer.by', 'By'),
          d.own('answer.checked', 'Fix checked after a week', 'date'),
        ),
        d.signatures([
          { name: 'foreman', role: 'Foreman' },
          { name: 'safety', role: 'Safety lead' },
        ]),
        d.photos('photo', 'Place and object', 2, { height: 110 }),
        rulesNote(
          'Raising a hazard is protected: OSH Act § 11(c), 29 U.S.C. § 660(c). Unsafe equipment is tagged or removed: 29 CFR 1926.20(b)(3).',
        ),
      ],
      { audience: 'crew', follows: true },
    ),
  ],
})
