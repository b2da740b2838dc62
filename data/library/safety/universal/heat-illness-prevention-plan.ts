import { defineTemplate } from '@/data/shared/define-template'
import { rulesNote } from '@/data/shared/notices'
import * as safety from '@/data/shared/safety'
import { federalEdition, type Edition } from '@/data/law/edition'
import { citesFor } from '@/data/law/printed'
import { heatIndex } from '@/data/shared/safety/heat-index'
import type { CitedLine } from '@/data/shared/system'
import * as d from '@/lib/documents/author'

const citesIn = (edition: Edition, ...cites: readonly string[]): string => citesFor(edition, cites).join('; ')

const dayLines = (edition: Edition): readonly CitedLine[] => [
  [
    'Cool water, a quart an hour each, within a short walk; cups',
    citesIn(edition, '29 CFR 1926.51(a)', 'the quart: Cal. Code Regs. tit. 8, § 3395(c)'),
  ],
  [
    'Shade for everyone on break, open to air, not a closed truck',
    citesIn(edition, 'OSH Act § 5(a)(1)', 'Cal. Code Regs. tit. 8, § 3395(d)'),
  ],
  ['A cup every 15 to 20 minutes, not over 1½ quarts an hour; eat', 'NIOSH 2016-106'],
  ['Light-colored, loose clothes; neck shade under the hard hat', '29 CFR 1926.95(a)'],
  ['Buddies named; each knows the signs', '29 CFR 1926.21(b)(2)'],
  ['Phone signal on the roof tried; address known', '29 CFR 1926.50(e), (f)'],
  ['Ice, towels, sprayer or cold tub in the truck', 'OSH Act § 5(a)(1)'],
  ['Coveralls, respirators, tar: one level higher', 'Company rule; NIOSH 2016-106'],
]

export const heatIllnessPreventionPlan = defineTemplate('safety', {
  name: 'Heat Illness Prevention Plan',
  group: 'universal',
  demand: [0.56, 'Most companies now and then.'],
  description:
    'Heat plan for roofing crews: heat index calculated, action levels, acclimatization, water and shade, first aid, state heat rules.',
  popular: true,
  tags: [
    'heat illness',
    'heat stress',
    'heat index calculator',
    'acclimatization',
    'water rest shade',
    'Cal/OSHA 3395',
    'heat plan',
    'heat stroke',
    'summer safety',
    'outdoor heat',
  ],
  fullDescription: [
    'A dark roof at noon is far hotter than the forecast. This plan starts from what the crew has up there: air temperature and humidity measured, the heat index worked out by the Weather Service’s formula, an addition for full sun, and an action level that everyone knows.',
    'Half of those who die of heat at work die in their first days on the job. The acclimatization table therefore has names in it: new people start with a fifth of the day in the heat, people coming back after a week with half. Water is calculated in gallons, and rest is in minutes.',
    'States with heat rules that reach roofing are listed with section and trigger. Elsewhere the federal general duty clause applies, with OSHA’s heat emphasis program behind it. Signs and first aid are one table, to copy for the kit.',
  ],
  howToUse: [
    'Fill in names, shade, water and hospital for each job.',
    'Find your state’s row; the stricter of rule and plan counts.',
    'Measure at roof level at start, 10, noon, 2 and 4; the index calculates. In Word, read it from weather.gov or the OSHA-NIOSH Heat Safety Tool.',
    'Act by the level; write down breaks taken.',
    'Put every new and returning person into the acclimatization table.',
    'Pair people up; nobody works alone from level 2.',
    'Train the crew before the first hot week and have it signed.',
  ],
  expertGuide: [
    {
      title: 'No federal heat standard, but a federal duty',
      text: 'The proposed federal rule is not final. OSHA cites heat under the general duty clause, and its National Emphasis Program, reissued on April 10, 2026, sends inspectors out on heat-priority days. Roofing is among the trades it visits. A working plan is the answer to the first question asked.',
      cite: 'OSH Act § 5(a)(1), 29 U.S.C. § 654(a)(1); OSHA Heat National Emphasis Program',
    },
    {
      title: 'The first week kills',
      text: 'Sweat and circulation need one to two weeks to adapt, and lose it in one to three weeks away. NIOSH: new people no more than 20 percent of the usual heat exposure on day one and 20 percent more each day; experienced people back from absence 50, 60, 80, 100 percent.',
      cite: 'NIOSH Publication 2016-106, Occupational Exposure to Heat and Hot Environments',
    },
    {
      title: 'Confused means 911, now',
      text: 'Odd talk, stumbling, fainting, hot skin, even with sweat: it is heat stroke until a doctor says otherwise. Call, then cool at once with ice, water and fans; do not wait for the ambulance to start. Nobody is sent home alone to “sleep it off”.',
    },
    {
      title: 'The index is for shade',
      text: 'The heat index assumes shade and a light wind. The Weather Service says full sun can add up to 15 °F. On a black membrane or behind a parapet use the full 15; a white roof reflects heat at the face.',
      cite: 'National Weather Service, heat index',
    },
    {
      title: 'Is it recordable?',
      text: 'Water and rest in the shade are first aid. An intravenous drip, a day away from work or a moment of unconsciousness makes it recordable. Admission to a hospital for treatment is reported to OSHA within 24 hours.',
      cite: '29 CFR 1904.7(b)(5)(ii)(N), (b)(6); 1904.39',
    },
    safety.rulesGuide(dayLines(federalEdition)),
  ],
  subject: 'Site heat plan for a roofing crew',
  intro:
    'Water, shade, rest, time to adapt, and someone who watches. One per job, kept on site, in words that the crew understands.',
  keywords: ['heat', 'heat index', 'acclimatization'],
  stateFacts: ['heatRule', 'oshaPlan'],
  pages: { main: 3 },
  required: ['job.name', 'heat.from', 'heat.lead', 'heat.calls', 'heat.shade', 'heat.water'],
  parts: (edition) => [
    d.part(
      'Plan',
      [
        d.section('Who and where', 'Who decides, where shade and water are'),
        d.fields(
          4,
          d.field('job.name'),
          d.field('job.number'),
          d.field('job.state'),
          d.own('heat.from', 'Plan from', 'date'),
          d.own('heat.lead', 'Heat lead, calls breaks'),
          d.own('heat.deputy', 'If absent'),
          d.own('heat.calls', 'Calls 911, meets ambulance'),
          d.field('job.hospital'),
          d.own('heat.shade', 'Shade or cool room'),
          d.own('heat.water', 'Water and ice kept at'),
          d.own('heat.start', 'Start and end in hot weeks'),
          d.own('heat.language', 'Languages of the crew'),
          d.own('water.people', 'People', 'number', { decimals: 0 }),
          d.own('water.hours', 'Hours', 'number', { decimals: 1 }),
          d.own('water.each', 'Quarts each per hour', 'number', { decimals: 1, value: 1 }),
          d.calculated(
            'water.gallons',
            'Water to bring (gal)',
            'number',
            d.mul(d.ref('water.people'), d.ref('water.hours'), d.ref('water.each'), 0.25),
            { decimals: 1 },
          ),
        ),
        d.section('Readings on the roof', 'Readings with the heat index calculated, sun included'),
        d.table(
          'reading',
          'Readings',
          [
            d.column('time', 'Date, time', 'text', { width: 1.8 }),
            d.column('temp', 'Air °F', 'number', { decimals: 0, width: 1 }),
            d.column('humidity', 'Humidity %', 'number', { decimals: 0, width: 1.2 }),
            d.column('index', 'Heat index', 'number', {
              decimals: 0,
              width: 1.2,
              formula: heatIndex(d.cell('temp'), d.cell('humidity')),
            }),
            d.column('sun', 'Sun adds (0–15)', 'number', { decimals: 0, width: 1.3 }),
            d.column('level', 'Act on', 'number', {
              decimals: 0,
              width: 1.1,
              formula: d.add(d.cell('index'), d.cell('sun')),
            }),
            d.column('action', 'Level; breaks called', 'text', { width: 2.6 }),
            d.column('by', 'By', 'text', { width: 0.9 }),
          ],
          [],
          { blankRows: 4, log: true },
        ),
        d.p('Air in the shade, at roof height. Full sun adds up to 15 °F.'),
        d.section('Action levels', 'Action levels with rest, water and work'),
        d.table(
          'level',
          'Action levels',
          [
            d.column('level', 'Act on', 'text', { fixed: true, width: 1.3 }),
            d.column('rest', 'Rest in the shade', 'text', { fixed: true, width: 2.4 }),
            d.column('work', 'Work', 'text', { fixed: true, width: 4.6 }),
            d.column('ours', 'Ours, if stricter', 'text', { width: 1.7 }),
          ],
          [
            {
              level: '1: from 80',
              rest: 'When wanted, 5 min at least',
              work: 'Water at hand, shade up, new people watched, buddy named',
            },
            {
              level: '2: from 90',
              rest: '10 min every 2 hours',
              work: 'Nobody alone; lead checks each person hourly; heavy work before 11',
            },
            {
              level: '3: from 100',
              rest: '15 min every hour',
              work: 'Tear-off and hot asphalt only in the morning; rotate roof and ground',
            },
            {
              level: '4: from 110',
              rest: '15 min every 30 min',
              work: 'Only to make the roof tight; new people off the roof',
            },
            { level: '5: from 115', rest: 'Stop', work: 'Everyone off the roof until it drops' },
          ],
        ),
        d.p(
          edition.state
            ? 'Company levels to start from. A stricter state rule or doctor’s limit counts. Rest is paid time.'
            : 'Company levels to start from; rest at 90 and 100 as in Maryland and Washington. California and Washington go by air temperature: there act on the higher of the two. A stricter state rule or doctor’s limit counts. Rest is paid time.',
        ),
        ...safety.checkGroup('day', 'Each hot day', dayLines(edition)),
        safety.correctiveTable(2),
      ],
      { audience: 'crew' },
    ),
    d.part(
      'First aid and rules',
      [
        d.section('What you see, what you do', 'Signs and first aid'),
        d.table(
          'sign',
          'Signs',
          [
            d.column('name', 'It may be', 'text', { fixed: true, width: 1.6 }),
            d.column('see', 'You see', 'text', { fixed: true, width: 3.8 }),
            d.column('act', 'You do', 'text', { fixed: true, width: 4.6 }),
          ],
          [
            {
              name: 'Heat stroke',
              see: 'Confused, slurred, staggers, faints, seizure; skin hot, dry or sweating',
              act: '911. Off the roof by the rescue plan, into shade. Ice water or wet towels and fan, now; ice at neck, armpits, groin. Nothing to drink. Stay.',
            },
            {
              name: 'Heat exhaustion',
              see: 'Headache, dizzy, nauseated, weak, heavy sweat, fast pulse',
              act: 'Off the roof with help, shade, feet up, cool cloths, small sips. Not better in 15 minutes, or worse: 911. No more heat today.',
            },
            {
              name: 'Fainting',
              see: 'Dizzy on standing up',
              act: 'Lie down in the shade, feet up, drink slowly. On a ladder or slope: stop, hold, call.',
            },
            {
              name: 'Cramps',
              see: 'Muscle pain, belly, arms, legs',
              act: 'Rest in the shade, drink and eat something salty. Over an hour or heart trouble: doctor.',
            },
            {
              name: 'Muscle breakdown',
              see: 'Pain beyond the work, dark urine, weak',
              act: 'Stop, drink, doctor today: ask for a muscle breakdown test.',
            },
            {
              name: 'Rash',
              see: 'Red bumps where clothing rubs',
              act: 'Cool, dry, change the shirt; no creams under the harness.',
            },
          ],
        ),
        d.safetyNote(
          'When in doubt it is heat stroke',
          'Call 911, cool first, and never leave the person alone. First-aid person: 29 CFR 1926.50(c). Reports to OSHA: 29 CFR 1904.39.',
        ),
        d.section('State heat rules that reach roofing', 'State heat rules with section and trigger'),
        d.table(
          'state',
          'State rules',
          [
            d.column('state', 'State', 'text', { fixed: true, width: 1.3 }),
            d.column('rule', 'Rule', 'text', { fixed: true, width: 2.6 }),
            d.column('starts', 'Starts at', 'text', { fixed: true, width: 2.6 }),
            d.column('asks', 'Asks among other things', 'text', { fixed: true, width: 4 }),
          ],
          [
            {
              state: 'California',
              rule: 'Cal. Code Regs. tit. 8, § 3395',
              starts: 'Shade from 80 °F, high heat from 95 °F',
              asks: 'Written plan on site, a quart an hour, close watch for 14 days',
            },
            {
              state: 'Maryland',
              rule: 'COMAR 09.12.32',
              starts: 'Heat index 80; high heat from 90',
              asks: 'Written plan, monitoring, acclimatization, rest of 10 min in 2 hours from 90',
            },
            {
              state: 'Nevada',
              rule: 'LCB File R131-24 (NAC 618)',
              starts: 'More than 10 employees; no temperature',
              asks: 'Written hazard analysis, then plan, training, a person in charge',
            },
            {
              state: 'Oregon',
              rule: 'OAR 437-002-0156',
              starts: 'Heat index 80; high heat from 90',
              asks: 'Shade, water, acclimatization, rest schedule, plan, training',
            },
            {
              state: 'Washington',
              rule: 'WAC 296-62-095 to -09560',
              starts: '80 °F; 52 °F in clothing that does not breathe',
              asks: 'Paid rest 10 min in 2 hours from 90, 15 in 1 from 100; watch for 14 days',
            },
            {
              state: edition.state ? 'Every state' : 'Elsewhere',
              rule: 'OSH Act § 5(a)(1)',
              starts: 'A recognized hazard',
              asks: 'Federal rule only proposed; OSHA’s heat emphasis program applies',
            },
          ].filter(({ state, rule }) => !edition.state || state === edition.state.name || rule.startsWith('OSH Act')),
        ),
        d.p(
          edition.state
            ? 'Look up your state each spring.'
            : 'Colorado’s heat rule is for farm work and Minnesota’s for indoor work. Look up your state each spring.',
        ),
        d.section('Getting used to it', 'Acclimatization schedule with names'),
        d.table(
          'adapt',
          'Acclimatization',
          [
            d.column('name', 'Name', 'text', { width: 2.6 }),
            d.column('kind', 'Kind', 'select', { options: ['New', 'Back'], width: 1.1 }),
            d.column('first', 'First day', 'date', { width: 1.3 }),
            d.column('d1', 'Day 1', 'check', { width: 0.8 }),
            d.column('d2', 'Day 2', 'check', { width: 0.8 }),
            d.column('d3', 'Day 3', 'check', { width: 0.8 }),
            d.column('d4', 'Day 4', 'check', { width: 0.8 }),
            d.column('d5', 'Day 5', 'check', { width: 0.8 }),
            d.column('watch', 'Watched by, 14 days', 'text', { width: 2.2 }),
          ],
          [],
          { blankRows: 3, log: true },
        ),
        d.p(
          'Share of the day in the heat. New: 20, 40, 60, 80, 100%. Back after a week or more away: 50, 60, 80, 100%. In a heat wave everybody is “Back” (NIOSH 2016-106).',
        ),
        d.section('Training', 'Training with sign-off'),
        d.p(
          'Signs and first aid, water and salt, getting used to it, this plan’s levels, who calls, and that nobody is punished for resting: 29 CFR 1926.21(b)(2); OSH Act § 11(c).',
        ),
        d.table(
          'crew',
          'Training',
          [
            d.column('name', 'Name', 'text', { width: 2.4 }),
            d.column('signature', 'Signature', 'text', { width: 2.6 }),
            d.column('name2', 'Name', 'text', { width: 2.4 }),
            d.column('signature2', 'Signature', 'text', { width: 2.6 }),
          ],
          [],
          { blankRows: 6, log: true },
        ),
        d.fields(
          3,
          d.own('training.date', 'Trained on', 'date'),
          d.own('training.by', 'By'),
          d.choice('training.supervisors', 'Supervisors trained', ['Yes', 'Not yet']),
        ),
        d.signatures([
          { name: 'lead', role: 'Heat lead' },
          { name: 'owner', role: 'Company', withTitle: true },
        ]),
        rulesNote('Instruction: 29 CFR 1926.21(b)(2). Water: 29 CFR 1926.51(a). First aid: 29 CFR 1926.50.'),
      ],
      { audience: 'crew', follows: true },
    ),
  ],
})
