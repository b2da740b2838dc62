import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

const people = 16
const skills = [
  ['tearoff', 'Tear-off', 'Tear-off and dry-in'],
  ['deck', 'Deck', 'Deck repair and replacement'],
  ['shingle', 'Shingle', 'Shingle field, hips and ridge'],
  ['valley', 'Valley', 'Valleys and cut-up roofs'],
  ['flash', 'Flash', 'Wall, chimney and skylight flashing'],
  ['metal', 'Metal', 'Metal panels and trim, brake work'],
  ['weld', 'Weld', 'Heat welding, TPO and PVC'],
  ['torch', 'Hot work', 'Torch and hot work, fire watch'],
  ['tile', 'Tile', 'Tile and slate'],
  ['repair', 'Repair', 'Leak finding and repair'],
  ['rescue', 'Rescue', 'Fall-protection set-up and rescue'],
  ['lead', 'Lead', 'Runs a crew, talks with the customer'],
] as const

const countAtLevel = (key: string, level: number) => d.count('crew', { key, test: '>=', than: level })

export const crewSkillsMatrix = defineTemplate('hr', {
  name: 'Crew Skills Matrix',
  group: 'Training & Development',
  formats: ['PDF', 'Excel'],
  telling: 'Skills by person',
  description:
    'Skills matrix for roofing crews: twelve skills by person on a five-step scale, coverage against need, and who trains whom next.',
  tags: [
    'skills matrix',
    'training matrix',
    'cross training',
    'crew skills',
    'competency',
    'training plan',
    'skill gaps',
    'roofer skills',
    'crew roster',
    'skills chart',
    'TPO welder',
    'shingle crew',
    'who can do what',
    'crew scheduling',
  ],
  fullDescription: [
    'When the only welder is on vacation, the schedule shows what the matrix would have shown in January. Twelve roofing skills by person, rated from 0 to 4 by what was seen on a roof, with the count of people who can work alone beside the number you need.',
    'The second sheet turns every gap into a name, a trainer and a date. Safety skills have their column, but the matrix is no certificate: training that OSHA wants documented keeps its own record.',
  ],
  howToUse: [
    'List everyone who works on roofs, foremen included.',
    'Let the foreman rate from work seen in the last six months; leave blank what was never seen.',
    'Show people their own line and ask what they would rate differently.',
    'On Coverage, enter how many people you need at level 3 for your usual jobs.',
    'Choose the two largest gaps, name a trainer and a date for each.',
    'Rate again each quarter and before the busy season.',
  ],
  expertGuide: [
    {
      title: 'Rate the work and not the years',
      text: 'Ten years of tear-off are ten years of tear-off. A level is what the person did on a roof while somebody who knows watched. A rating made up at the desk is found out the first time it decides who goes on a job.',
    },
    {
      title: 'A matrix does not replace safety records',
      text: 'Fall-protection training is certified in writing: name, date, and signature of trainer or employer, with retraining when the person or the work shows the need. A level 3 in “Rescue” without that record is worth nothing to an inspector.',
      cite: '29 CFR 1926.503(b), (c); 1926.21(b)(2)',
    },
    {
      title: 'Same scale, same chances',
      text: 'If levels decide about pay and jobs, everyone needs the same scale and the same way to training. Offer the welding course by skill and interest, not by who speaks English best or who rides with the foreman.',
      cite: '42 U.S.C. 2000e-2',
    },
  ],
  pages: { main: 3 },
  subject: 'Skills by person, coverage and training gaps',
  intro: 'Rate 0 to 4 what was seen on a roof. Coverage then counts who can work alone and shows what is missing.',
  required: ['crew', 'crew.name', 'matrix.ratedBy', 'matrix.date'],
  parts: () => [
    d.part(
      'Matrix',
      [
        d.section('Skills by person', 'Skills by person, with what each level means on the roof'),
        d.bullets(
          '0: not yet. 1: does the simple part beside someone who can do all of it. 2: does all of it; a lead checks before it is covered.',
          '3, works alone: three jobs in a row with nothing to correct. 4, trains others: has taught one person to level 2 and can say why.',
          'Leave blank what nobody has seen. A callback for workmanship brings a level down by one until the next three good jobs.',
        ),
        d.table(
          'crew',
          'Skills by person',
          [
            d.column('name', 'Name', 'text', { width: 3 }),
            ...skills.map(([key, label]) => d.column(key, label, 'number', { width: 1, decimals: 0 })),
            d.column('points', 'Points', 'number', {
              width: 1,
              decimals: 0,
              formula: d.add(...skills.map(([key]) => d.cell(key))),
            }),
          ],
          [],
          { blankRows: people, lineNumbers: true },
        ),
        d.fields(
          3,
          d.own('matrix.ratedBy', 'Rated by'),
          d.own('matrix.date', 'Date', 'date'),
          d.own('matrix.next', 'Next rating', 'date'),
        ),
        d.section('Training agreed on this quarter'),
        d.table(
          'plan',
          'Training agreed on',
          [
            d.column('who', 'Who', 'text', { width: 2 }),
            d.column('skill', 'Skill and level', 'text', { width: 2.4 }),
            d.column('how', 'How: job, mock-up, course', 'text', { width: 3 }),
            d.column('by', 'By', 'date', { width: 1.3 }),
            d.column('done', 'Seen', 'check', { width: 0.8 }),
          ],
          [],
          { blankRows: 6 },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
    d.part(
      'Coverage',
      [
        d.section('Coverage and gaps', 'How many can work alone, how many you need, what is missing'),
        d.table(
          'need',
          'Coverage',
          [
            d.column('skill', 'Skill', 'text', { width: 4.4, fixed: true }),
            d.column('alone', 'Level 3–4', 'number', { decimals: 0, width: 1.1 }),
            d.column('trainers', 'Level 4', 'number', { decimals: 0, width: 1 }),
            d.column('need', 'Needed', 'number', { decimals: 0, width: 1 }),
            d.column('gap', 'Missing', 'number', {
              decimals: 0,
              width: 1,
              formula: d.max(0, d.sub(d.cell('need'), d.cell('alone'))),
            }),
            d.column('who', 'Who learns next', 'text', { width: 2.2 }),
            d.column('trainer', 'Trainer', 'text', { width: 1.6 }),
            d.column('by', 'By', 'date', { width: 1.3 }),
          ],
          skills.map(([key, , skill]) => ({ skill, alone: countAtLevel(key, 3), trainers: countAtLevel(key, 4) })),
          {
            totals: [
              d.total('need.missing', 'Places to fill', d.sum('need', 'gap'), {
                type: 'number',
                decimals: 0,
                strong: true,
              }),
            ],
          },
        ),
        notEmploymentAdvice('29 CFR 1926.503', '29 CFR 1926.21(b)(2)', '42 U.S.C. 2000e-2'),
      ],
      { audience: 'office' },
    ),
  ],
})
