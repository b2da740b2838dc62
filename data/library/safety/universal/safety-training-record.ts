import { defineTemplate } from '@/data/shared/define-template'
import { rulesNote } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

const topics = [
  ['Fall protection', '1926.503', 'On change or need'],
  ['Ladders', '1926.1060', 'As needed'],
  ['Scaffold user / erector', '1926.454', 'On change or need'],
  ['Aerial lift', '1926.453(b)(2); .454', 'On change'],
  ['Forklift, telehandler', '1910.178(l)', 'Every 3 years'],
  ['Crane signals', '1926.1428', 'Per qualification'],
  ['HazCom', '1910.1200(h)', 'Each new hazard'],
  ['Respirator and fit test', '1910.134(f), (k)', 'Every year'],
  ['Silica', '1926.1153(i)', 'On change'],
  ['Asbestos roofing', '1926.1101(k)(9)', 'Every year'],
  ['Lead-safe work (RRP)', '40 CFR 745.90', 'As it states'],
  ['Hot work, fire watch', '1926.352(e); .150', 'Before the work'],
  ['First aid, CPR', '1926.50(c)', 'As the card states'],
  ['Powder-actuated tool', '1926.302(e)(1)', 'As the card states'],
  ['Heat and cold', '1926.21(b)(2)', 'Each season'],
] as const

const matrix = [
  ['falls', 'Falls'],
  ['ladder', 'Ladders'],
  ['scaffold', 'Scaffold'],
  ['hazcom', 'HazCom'],
  ['silica', 'Silica'],
  ['respirator', 'Respirator until'],
  ['forklift', 'Forklift until'],
  ['firstAid', 'First aid until'],
  ['heat', 'Heat, cold'],
] as const

const coverage = [
  'Fall protection',
  'Ladders',
  'Scaffolds and lifts',
  'HazCom',
  'Silica',
  'Respirators',
  'Forklift, telehandler',
  'First aid: one per crew at least',
  'Heat and cold',
]

export const safetyTrainingRecord = defineTemplate('safety', {
  name: 'Safety Training Record',
  group: 'universal',
  demand: [0.36, 'Companies that have grown.'],
  telling: 'Crew matrix',
  description:
    'Training record for roofers: fall protection certification to 1926.503(b), personal training card, crew matrix and coverage.',
  popular: true,
  tags: [
    'training record',
    'training matrix',
    'fall protection certificate',
    '1926.503',
    'certification record',
    'expiry dates',
    'retraining',
    'crew training',
    'competent person training',
    'safety training log',
  ],
  fullDescription: [
    'The first document an inspector asks a roofer for is the fall protection certification. It takes three facts: who, when, and a signature of the trainer or the employer. The first page here is that record, with what was taught and shown, one per person.',
    'The second page is the person’s card: fifteen kinds of training with section, how long it holds, last and next date. The third is the crew at a glance, and the last counts how many need a training, have it in date, and lack it.',
    'Some trainings run out by rule, some by card, and some only when the work, the equipment or the person’s habits change. The card says which is which, so that nobody is sent to a refresher that no rule asks for and nobody misses one that is due.',
  ],
  howToUse: [
    'Fill in one certification per person on the day of the training; sign it that day.',
    'Let each person don, inspect and tie off; tick only what you saw.',
    'Keep the latest certification for each person, with a copy on the truck.',
    'Update the personal card after each training.',
    'Enter the crew matrix from the cards; put the “until” dates into the calendar.',
    'Count needed and in date; the gap calculates. No certificate, no roof.',
  ],
  expertGuide: [
    {
      title: 'What the certification must contain',
      text: 'Name or other identity of the employee, date or dates of the training, and signature of the person who trained or of the employer. If you rely on training given by someone else or earlier, the record shows the date on which you found it adequate, not the date it was held. The latest one is kept.',
      cite: '29 CFR 1926.503(b)',
    },
    {
      title: 'Fall training has no expiry date',
      text: 'The federal rule asks for retraining when changes in the workplace or the equipment make earlier training obsolete, or when someone’s knowledge or use shows that it did not stay. Many companies refresh yearly; owners and general contractors may demand it.',
      cite: '29 CFR 1926.503(c)',
    },
    {
      title: 'Trained by whom',
      text: 'Fall and ladder training comes from a competent person, scaffold users from a person qualified in the subject, scaffold erectors from a competent person. An online course alone rarely covers the hands-on part or your own equipment.',
      cite: '29 CFR 1926.503(a)(2), 1926.1060(a)(1), 1926.454(a), (b)',
    },
    {
      title: 'Ten-hour cards are something else',
      text: 'OSHA 10 and 30 are voluntary federal outreach courses; some states, cities and owners require them. The card never replaces site or hazard training, nor the fall certification.',
      cite: 'OSHA Outreach Training Program Requirements',
    },
    {
      title: 'What other certificates must contain',
      text: 'Forklift: the certification names operator, training date, evaluation date and evaluator. Fit test: name, kind of test, make, model, size, date, result.',
      cite: '29 CFR 1910.178(l)(6), 1910.134(m)(2)',
    },
  ],
  subject: 'Fall protection certification, training card and crew matrix',
  intro: 'Page 1 certifies one person’s fall training. Then follow the person’s card, the crew and the count.',
  keywords: ['training', 'certification', '1926.503', 'matrix'],
  pages: { main: 3 },
  required: ['fall.date', 'fall.place', 'fall.trainer'],
  parts: () => [
    d.part(
      'Certification',
      [
        d.section('Certification of fall protection training', 'Fall protection certification to 29 CFR 1926.503(b)'),
        d.fields(
          4,
          d.own('person.name', 'Employee', 'text', { span: 2 }),
          d.own('person.id', 'Employee no. or other identity'),
          d.field('person.position'),
          d.own('fall.date', 'Date(s) of training', 'text', { span: 2 }),
          d.own('fall.place', 'Place and hours'),
          d.own('fall.language', 'Language'),
          d.own('fall.trainer', 'Trainer (competent person)', 'text', { span: 2 }),
          d.choice('fall.kind', 'Kind', ['First training', 'Retraining', 'Earlier training accepted']),
          d.own('fall.accepted', 'Found adequate on', 'date'),
        ),
        d.section('Taught', 'Subjects taught, with the paragraph of the rule'),
        d.tickList('taught', [
          ['Nature of fall hazards on our roofs', '29 CFR 1926.503(a)(2)(i)'],
          ['Setting up, keeping, inspecting our systems', '29 CFR 1926.503(a)(2)(ii)'],
          ['Rail, tie-off, net, line, monitor, access zone', '29 CFR 1926.503(a)(2)(iii)'],
          ['Each person’s part in safety monitoring', '29 CFR 1926.503(a)(2)(iv)'],
          ['Limits of machines on low slopes', '29 CFR 1926.503(a)(2)(v)'],
          ['Handling material; overhead protection', '29 CFR 1926.503(a)(2)(vi)'],
          ['Part of employees in a fall protection plan', '29 CFR 1926.503(a)(2)(vii)'],
          ['The rules of Subpart M', '29 CFR 1926.503(a)(2)(viii)'],
        ]),
        d.section('Shown by the person', 'Shown by hand'),
        d.tickList('shown', [
          ['Inspected gear and found the planted defect', '29 CFR 1926.502(d)(21)'],
          ['Put it on: snug, ring between shoulder blades', '29 CFR 1926.502(d)(17)'],
          ['Set anchor and rope: 6 ft of fall or less', '29 CFR 1926.502(d)(15), (d)(16)(iii)'],
          ['Started the rescue', '29 CFR 1926.502(d)(20)'],
        ]),
        d.fields(
          2,
          d.own('fall.equipment', 'Equipment used (make, model)'),
          d.own('fall.again', 'To be shown again, by when'),
        ),
        d.p('The employee named above was trained in the subjects ticked on the date(s) above: 29 CFR 1926.503(b).'),
        d.signatures([
          { name: 'trainer', role: 'Trainer or employer', withTitle: true },
          { name: 'employee', role: 'Employee' },
        ]),
        rulesNote('Sections as printed beside each training. Certification: 29 CFR 1926.503(b).'),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Training card',
      [
        d.section('Training card', 'Personal training card with last and next dates'),
        d.fields(
          4,
          d.own('person.name', 'Employee', 'text', { span: 2 }),
          d.own('person.hired', 'Hired', 'date'),
          d.own('person.birthOk', 'Age 18 verified on', 'date'),
        ),
        d.table(
          'card',
          'Training card',
          [
            d.column('topic', 'Training', 'text', { fixed: true, width: 2.5 }),
            d.column('cite', '29 CFR', 'text', { fixed: true, width: 2 }),
            d.column('holds', 'Again when', 'text', { fixed: true, width: 2.4 }),
            d.column('last', 'Last', 'date', { width: 1.25 }),
            d.column('next', 'Next or until', 'date', { width: 1.25 }),
            d.column('trainer', 'Trainer, card no.', 'text', { width: 1.9 }),
          ],
          topics.map(([topic, cite, holds]) => ({ topic, cite, holds })),
          { blankRows: 1 },
        ),
        d.section('Retraining', 'Retraining: reason, date, result'),
        d.table(
          'retrain',
          'Retraining',
          [
            d.column('date', 'Date', 'date', { width: 1.3 }),
            d.column('topic', 'Training', 'text', { width: 2.2 }),
            d.column('why', 'Why', 'select', {
              options: ['New work', 'New equipment', 'Unsafe use', 'Near miss', 'Injury', 'Refresher'],
              width: 1.6,
            }),
            d.column('result', 'What was seen afterward', 'text', { width: 3.2 }),
            d.column('by', 'Trainer', 'text', { width: 1.6 }),
          ],
          [],
          { blankRows: 2, log: true },
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Coverage',
      [
        d.section('Coverage', 'Coverage: needed, in date, missing, in percent'),
        d.table(
          'coverage',
          'Coverage',
          [
            d.column('topic', 'Training', 'text', { fixed: true, width: 3.6 }),
            d.column('needed', 'Need it', 'number', { decimals: 0, width: 1.1 }),
            d.column('current', 'In date', 'number', { decimals: 0, width: 1.1 }),
            d.column('missing', 'Missing', 'number', {
              decimals: 0,
              width: 1.1,
              formula: d.sub(d.cell('needed'), d.cell('current')),
            }),
            d.column('rate', 'Covered', 'percent', {
              decimals: 0,
              width: 1.1,
              formula: d.div(d.cell('current'), d.cell('needed')),
            }),
            d.column('booked', 'Course booked', 'date', { width: 1.3 }),
          ],
          coverage.map((topic) => ({ topic })),
          {
            totals: [
              d.total('coverage.needed', 'Trainings needed', d.sum('coverage', 'needed'), {
                type: 'number',
                decimals: 0,
              }),
              d.total('coverage.current', 'In date', d.sum('coverage', 'current'), { type: 'number', decimals: 0 }),
              d.total('coverage.rate', 'Covered', d.div(d.ref('coverage.current'), d.ref('coverage.needed')), {
                type: 'percent',
                decimals: 0,
                strong: true,
              }),
            ],
          },
        ),
      ],
      { audience: 'office', follows: true },
    ),
    d.part(
      'Crew matrix',
      [
        d.section('Crew matrix', 'Crew matrix with dates'),
        d.table(
          'crew',
          'Crew matrix',
          [
            d.column('name', 'Name', 'text', { width: 2.4 }),
            ...matrix.map(([key, label]) => d.column(key, label, 'date', { width: 1.2 })),
          ],
          [],
          { blankRows: 12, lineNumbers: true, log: true },
        ),
        d.section('Missing: off the task until trained', 'Who is off which task until trained'),
        d.table(
          'gap',
          'Missing',
          [
            d.column('name', 'Name', 'text', { width: 2.4 }),
            d.column('topic', 'Training', 'text', { width: 2.2 }),
            d.column('task', 'Kept off', 'text', { width: 2.4 }),
            d.column('due', 'Course on', 'date'),
            d.column('done', 'Done', 'date'),
          ],
          [],
          { blankRows: 4, lineNumbers: true, log: true },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
  ],
})
