import { defineTemplate } from '@/data/shared/define-template'
import { figure } from '@/data/shared/columns'
import { onceFilled } from '@/data/shared/guards'
import * as inspection from '@/data/shared/inspection'
import * as d from '@/lib/documents/author'

const components = [
  ['Field of the covering', 0.3, 'bare mat, crazing, splits, rust'],
  ['Seams, laps, fasteners', 0.15, 'openings, backed-out screws'],
  ['Deck and insulation', 0.15, 'soft, wet, rusted; cores'],
  ['Base and wall flashings', 0.15, 'height, bond, corners'],
  ['Penetrations and curbs', 0.08, 'boots, pockets, skirts'],
  ['Edges, copings, ridge', 0.07, 'loose, rotted, open joints'],
  ['Drainage', 0.1, 'ponds, blocked outlets'],
] as const
/** The first three cannot be renewed by themselves: when one of them is gone, the roof is. */
const deciding = [1, 2, 3]

const factors: readonly d.RowInput[] = [
  { letter: 'A', factor: 'Quality of the product laid', typical: 1 },
  { letter: 'B', factor: 'Design: slope, drainage, details', typical: 1 },
  { letter: 'C', factor: 'Workmanship as found', typical: 1 },
  { letter: 'D', factor: 'Indoor climate: moisture, heat', typical: 1 },
  { letter: 'E', factor: 'Outdoor climate: sun, hail, wind, salt', typical: 1 },
  { letter: 'F', factor: 'Use: traffic, grease, solar, units', typical: 1 },
  { letter: 'G', factor: 'Upkeep so far', typical: 1 },
]

const score = (row: number) => d.ref(`part.${row}.score`)
const rows = components.map((_, index) => index + 1)
const scoredWeight = d.add(...rows.map((row) => onceFilled(score(row), d.ref(`part.${row}.weight`))))
/** Weighted mean of the scores given, as a fraction of 100; parts without a score take no part. */
const condition = d.round(d.div(d.div(d.sum('part', 'points'), scoredWeight), 100), 3)
const lowest = onceFilled('part.condition', d.min(...deciding.map((row) => d.orElse(score(row), 100))))
/** Years that hold once a deciding part scores under 25; otherwise no limit that matters. */
const ceilingYears = d.when('part.lowest', '<', 25, d.ref('life.limit'), 99)
const blended = d.add(d.mul('life.trust', 'life.byCondition'), d.mul(d.sub(1, 'life.trust'), 'life.byAge'))

const options: readonly d.RowInput[] = [
  { option: 'Emergency repairs only' },
  { option: 'Repair list and yearly upkeep' },
  { option: 'Restore: coat or renew flashings' },
  { option: 'Recover, if code allows' },
  { option: 'Replace' },
]

export const remainingLifeAssessment = defineTemplate('inspection', {
  name: 'Remaining-Life Assessment',
  group: 'universal',
  stage: 'win',
  demand: [0.18, 'Seldom, or one kind of company.'],
  telling: 'By condition',
  description:
    'Remaining roof life from age and weighted condition with low, likely and high years, honest limits, and options by cost per year.',
  tags: [
    'remaining service life',
    'roof life expectancy',
    'weighted condition',
    'condition index',
    'reserve study',
    'capital planning',
    'cost per year',
    'ISO 15686',
    'opinion',
    'roof age',
  ],
  fullDescription: [
    'How long will it last? Every owner asks, and most answers are a number out of the air. This form makes the number from two directions and shows both: expected life by seven factors less age, and life by the weighted condition of seven parts of the roof.',
    'Low, most likely and high stand on the first page with how sure you are. Field, seams and deck can cap the result, since new flashings do not save a dead membrane. What was not seen drops out and has a line of its own.',
    'Then the question becomes money. Five options with cost, years and cost per year stand side by side, from emergency repairs to a new roof, and what is to be set aside each year follows from the likely figure. The limits of the method are printed, not hidden.',
  ],
  howToUse: [
    'Prove the age: permit, invoice, date on the product, aerial pictures by year.',
    'Set expected life from your own records for that product near here, and write the source.',
    'Change a factor only with a reason you can point at.',
    'Score the parts on the roof, with readings and photographs; leave blank what was not seen.',
    'Read low, likely and high. If they lie far apart, look again at whichever you trust less.',
    'Fill in the options with the owner and compare cost per year.',
    'Write the opinion in words, name what would change it, and sign.',
  ],
  expertGuide: [
    {
      title: 'An example, start to end',
      text: 'Expected life 25, all factors 1.0, age 15: ten years left by age. Scores of 50 throughout: 25 × 0.5, twelve and a half by condition. With 60 percent weight on condition the likely figure is 11.5, low 10, high 12.5. Score the field 20 and the limit of two years takes over.',
    },
    {
      title: 'The seven factors are a standard',
      text: 'Seven factors on a reference life are an international standard for planning the service life of buildings. The standard itself warns that the result is only as good as the reasons for each factor. Multiply 0.9 seven times and less than half is left: do not count the same fault under two letters.',
      cite: 'ISO 15686-8',
    },
    {
      title: 'Call it an opinion every time',
      text: 'A figure with a decimal looks like a fact. Give the range, say how sure you are, and never write “certified for” or “will last”. If a lender or buyer wants a certification, read their form first; it may be a promise your insurance does not cover.',
    },
    {
      title: 'Cost per year decides honestly',
      text: 'A $12,000 restoration that holds eight years costs 1,500 a year; a $60,000 roof that holds 25 costs 2,400 but has no buckets in year five. Put risk and disruption beside the figure and let the owner choose.',
    },
  ],
  pages: { main: 3 },
  subject: 'Opinion on the years a roof has left, from age and from weighted condition, with options by cost per year',
  intro:
    'Two roads to one figure: what age says and what condition says. Where they agree you can be fairly sure, where they ' +
    'part you know what to look at again.',
  keywords: ['remaining service life', 'weighted condition', 'factor method', 'cost per year'],
  required: ['summary.condition', 'life.certainty'],
  parts: () => [
    d.part('Assessment', [
      ...inspection.ownerSummary({
        condition: inspection.overallCondition(),
        more: [d.choice('life.certainty', 'How sure of the years left', ['Low', 'Medium', 'High'], { span: 2 })],
        figures: [
          d.calculated(
            'life.low',
            'Low (years)',
            'number',
            d.round(d.min('life.byAge', 'life.byCondition', 'life.ceiling'), 1),
            { decimals: 1 },
          ),
          d.calculated('life.likely', 'Most likely (years)', 'number', d.round(d.min(blended, 'life.ceiling'), 1), {
            decimals: 1,
          }),
          d.calculated(
            'life.high',
            'High (years)',
            'number',
            d.round(d.min(d.max('life.byAge', 'life.byCondition'), 'life.ceiling'), 1),
            { decimals: 1 },
          ),
          d.own('summary.due', 'Look again by', 'date'),
        ],
        text: 'The opinion in words: what it rests on, what would change it',
      }),
      ...inspection.surveyHeader(
        'Opinion on remaining service life',
        d.field('roof.system', { span: 2 }),
        d.field('roof.squares'),
        d.own('life.laid', 'Laid in (year)'),
      ),
      d.note(
        'What this is',
        'An opinion of the inspector on the date above, for planning. Not a warranty, certification, appraisal or promise. ' +
          'It assumes usual weather and the upkeep named under Options. Hail, wind, fire, new equipment or neglect end it.',
      ),
      d.section('By age', 'By age: expected life × seven factors, less age'),
      d.p(
        'Expected life is that of this product on roofs of this kind near here, from your own records first. Each factor: ' +
          '1.0 usual, down to 0.8 worse, up to 1.2 better; give a reason where it is not 1.0. Factors after ISO 15686-8.',
      ),
      d.table(
        'factor',
        'Factors',
        [
          d.column('letter', 'Letter', 'text', { fixed: true, width: 0.7 }),
          d.column('factor', 'Factor', 'text', { fixed: true, width: 3 }),
          d.column('typical', 'Value', 'number', { width: 0.9, decimals: 2 }),
          d.column('reason', 'Reason', 'text', { width: 4 }),
        ],
        factors,
      ),
      d.fields(
        4,
        d.own('life.expected', 'Expected life (years)', 'number', { decimals: 0 }),
        d.own('life.source', 'Source of that figure'),
        d.own('life.age', 'Age (years)', 'number', { decimals: 0 }),
        d.calculated(
          'life.factor',
          'All factors',
          'number',
          d.round(d.mul(...factors.map((_, index) => d.ref(`factor.${index + 1}.typical`))), 3),
          { decimals: 3 },
        ),
        d.calculated(
          'life.adjusted',
          'Life on this roof',
          'number',
          d.round(d.mul('life.expected', 'life.factor'), 1),
          { decimals: 1 },
        ),
        d.calculated(
          'life.byAge',
          'Left, by age',
          'number',
          onceFilled('life.adjusted', onceFilled('life.age', d.round(d.max(d.sub('life.adjusted', 'life.age'), 0), 1))),
          { decimals: 1 },
        ),
        d.own('life.known', 'Age proved by', 'text', { span: 2 }),
      ),
      inspection.asbestosNote(),
      d.section('Evidence', 'Evidence: tests, moisture, history of leaks and repairs'),
      d.fields(
        4,
        d.own('evidence.tests', 'Tests: seams, adhesion, cores, moisture', 'text', { span: 2 }),
        d.own('evidence.leaks', 'Leaks in the last three years', 'text', { span: 2 }),
        d.own('evidence.repairs', 'Repair cost, last three years', 'currency'),
        d.choice('evidence.trend', 'Trend since last photos', ['Steady', 'Slow', 'Fast', 'No earlier ones']),
        d.own('evidence.missing', 'What was not seen, and how it could change the figure', 'text', { span: 2 }),
      ),
      d.section('By condition', 'By condition: scores × weights, and the parts that decide'),
      d.p(
        'Score: 100 as new. 75 even wear. 50 half gone, repairs hold. 25 near its end, repairs come back. 0 failed. Leave a ' +
          'part that is not there or not seen blank; its weight drops out. Weights are typical and may be changed.',
      ),
      d.table(
        'part',
        'Parts of the roof',
        [
          d.column('name', 'Part', 'text', { fixed: true, width: 2.5 }),
          d.column('look', 'Look for', 'text', { fixed: true, width: 3 }),
          d.column('weight', 'Weight', 'percent', { width: 0.9, decimals: 0 }),
          d.column('score', 'Score', 'number', { width: 0.8, decimals: 0 }),
          d.column('points', 'Points', 'number', {
            width: 0.9,
            decimals: 1,
            formula: d.round(d.mul(d.cell('weight'), d.cell('score')), 1),
          }),
          d.column('note', 'Evidence', 'text', { width: 1.7 }),
          inspection.photoColumn,
        ],
        components.map(([name, weight, look]) => ({ name, weight, look })),
        {
          totals: [
            d.total('part.weights', 'Weights, to make 100 %', d.round(d.sum('part', 'weight'), 4), {
              type: 'percent',
              decimals: 0,
            }),
            d.total('part.condition', 'Weighted condition', condition, { type: 'percent', decimals: 1, strong: true }),
            figure('part.lowest', 'Lowest of the first three', lowest),
          ],
        },
      ),
      d.fields(
        4,
        d.calculated(
          'life.byCondition',
          'Left, by condition',
          'number',
          d.round(d.mul('life.adjusted', 'part.condition'), 1),
          { decimals: 1 },
        ),
        d.own('life.trust', 'Weight of condition', 'percent', { value: 0.6, decimals: 0 }),
        d.own('life.limit', 'Years if a deciding part fails', 'number', { value: 2, decimals: 1 }),
        d.calculated('life.ceiling', 'Limit that applies', 'number', ceilingYears, { decimals: 1, hint: '99: none' }),
      ),
      d.p(
        'Left by condition = life on this roof × weighted condition. Most likely = weight of condition × by condition + the ' +
          'rest × by age. If field, seams or deck score under 25, the limit goes before both: good flashings do not carry a ' +
          'dead membrane.',
      ),
      d.section('Options', 'Options by cost, years and cost per year'),
      d.p('Years: from today until money of that size is needed again. Cost per year = cost ÷ years. Not a bid.'),
      d.table(
        'option',
        'Options',
        [
          d.column('option', 'Option', 'text', { fixed: true, width: 3 }),
          d.column('cost', 'Cost today', 'currency', { width: 1.4 }),
          d.column('years', 'Years', 'number', { width: 0.9, decimals: 1 }),
          d.column('perYear', 'Cost per year', 'currency', {
            width: 1.4,
            formula: d.round(d.div(d.cell('cost'), d.cell('years'))),
          }),
          d.column('note', 'Risk, conditions, disruption', 'text', { width: 3 }),
        ],
        options,
      ),
      d.section('Setting money aside'),
      d.fields(
        4,
        d.own('reserve.cost', 'Replacement today', 'currency'),
        d.own('reserve.saved', 'Already set aside', 'currency'),
        d.calculated(
          'reserve.perYear',
          'Set aside each year',
          'currency',
          d.round(d.div(d.sub('reserve.cost', 'reserve.saved'), 'life.likely')),
        ),
        d.own('reserve.review', 'Assess again by', 'date'),
      ),
      d.section('Limits of the method'),
      d.bullets(
        'Roofs do not age along a straight line: many hold for long and then go fast. Late in life take the low figure.',
        'A score is a judgment. Ten points of difference are two and a half years on a 25-year roof.',
        'Expected life is a mean. Of roofs alike in every way some last half as long and some half again.',
        'What was not opened, tested or seen is not in the figure.',
      ),
      d.signatures(
        [
          { name: 'inspector', role: 'Inspector' },
          { name: 'owner', role: 'Owner or agent' },
        ],
        'The inspector signs an opinion. The owner signs for having read its limits.',
      ),
    ]),
    inspection.photographs('Field at arm’s length with a scale, the worst seam or lap, the worst flashing.'),
  ],
})
