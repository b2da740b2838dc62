import { defineTemplate } from '@/data/shared/define-template'
import { figure } from '@/data/shared/columns'
import * as inspection from '@/data/shared/inspection'
import * as d from '@/lib/documents/author'

const groups: readonly inspection.CheckGroup[] = [
  {
    name: 'steep',
    title: 'Steep slopes: covering, hips, ridges and valleys',
    checks: [
      ['Shingles', 'mat covered, tabs sealed, no split or curl'],
      ['Tile or slate', 'units whole and hung; no slipped course'],
      ['Shakes or wood shingles', 'not split through, cupped or rotted'],
      ['Metal panels, shingles', 'finish whole; seams closed; no red rust'],
      ['Fasteners in sight', 'snug and sealed; none backed out'],
      ['Hips and ridges', 'caps bedded or nailed tight; ends closed'],
      ['Valleys', 'water path open; lining not worn or holed'],
    ],
  },
  {
    name: 'flat',
    title: 'Low slopes: membrane, coating, foam and surfacing',
    checks: [
      ['Field membrane', 'no split, puncture, open blister or bare scrim'],
      ['Seams and laps, probed', 'probe enters none; T-joints and patches closed'],
      ['Surfacing or coating', 'gravel, granules or film cover all the sheet'],
      ['Foam', 'no exposed, soft or cracked foam'],
      ['Feel underfoot', 'firm; no spongy or crushed insulation'],
      ['Base flashings', '8 in or as designed; no sag, bridge or split'],
      ['Water two days after rain', 'none left; rings and silt mapped'],
    ],
  },
  {
    name: 'flashing',
    title: 'Flashings and penetrations',
    checks: [
      ['Side walls and headwalls', 'step and apron metal seated; siding clear'],
      ['Wall ends above gutters', 'kick-out throws water into the gutter'],
      ['Chimneys', 'metal, counterflashing and crown sound'],
      ['Pipes and boots', 'collar grips; flange lies flat'],
      ['Vents, fans, hoods', 'fastened, capped, dampers free'],
      ['Skylights and hatches', 'curb, gasket, glass and weeps sound'],
      ['Equipment curbs, sleepers', 'flashed on all sides; no loose line or duct'],
      ['Mounts: solar, antenna, signs', 'flashed, not just sealed; cables tied up'],
      ['Parapets and copings', 'joints tight, metal sloped in, no loose cap'],
    ],
  },
  {
    name: 'water',
    title: 'Edges and drainage',
    checks: [
      ['Drip edge, gravel stop, rake', 'tight on firm wood; joints covered'],
      ['Fascia, soffit, nailers', 'awl finds no soft wood'],
      ['Gutters and downspouts', 'fall to the outlet; clear, tight, led away'],
      ['Drains, scuppers', 'strainer, clamping ring and sump sound'],
      ['Overflow for a blocked drain', 'there, open and higher than the drain'],
    ],
  },
  {
    name: 'inside',
    title: 'Deck, attic and interior',
    checks: [
      ['Deck from above', 'no bounce, dip or raised joint'],
      ['Deck from below', 'no stain, delamination, rust or rot'],
      ['Framing', 'not cracked, cut, bowed or newly loaded'],
      ['Ventilation', 'intake and exhaust open and in balance'],
      ['Insulation', 'dry, level and clear of intake'],
      ['Ceilings and top-floor walls', 'no stain, peeling or soft plaster'],
    ],
  },
]

const readings: readonly d.RowInput[] = [
  { what: 'Seal strips, 10 shingles lifted lightly', measure: 'loose of 10' },
  { what: 'Seams probed: openings in 100 ft', measure: 'count' },
  { what: 'Wood moisture, worst place', measure: 'percent' },
  { what: 'Deepest standing water', measure: 'inches' },
  { what: 'Lowest base flashing', measure: 'inches' },
  { what: 'Worst sag in 10 ft under a string', measure: 'inches' },
]

const times = ['Now', 'Within 1 year', '2 to 3 years', '4 to 5 years'] as const
const dueWithin = (when: (typeof times)[number]) => d.sum('work', 'budget', { key: 'when', equals: when })

export const generalRoofConditionReport = defineTemplate('inspection', {
  name: 'General Roof Condition Report',
  group: 'universal',
  stage: 'win',
  demand: [0.975, 'Nearly every job.'],
  telling: 'Condition, part by part',
  description:
    'Condition of any roof, area by area: graded checks with criteria, site readings, share graded Poor and a five-year budget plan.',
  popular: true,
  tags: [
    'roof condition report',
    'roof inspection report',
    'roof survey',
    'roof assessment',
    'steep slope',
    'low slope',
    'five-year plan',
    'budget',
    'property manager',
    'any roof',
  ],
  fullDescription: [
    'Most roofs are two roofs: shingles on the house and a membrane over the porch, panels on the hall and gravel on the office. This report takes both. Every slope or section has a letter, a size, an age and a grade, and the form works out how much of the whole is graded Poor, which tells an owner more than one word for everything.',
    'The checks carry their own criterion, so two inspectors grade alike. Six readings are measured, from seam openings in a hundred feet to the sag under a string. Next year’s inspector repeats them in the same place and sees how fast the roof is aging.',
    'It ends where the owner needs it: a five-year plan with quantity, unit cost and year, added up by year, and the first twelve months shown on the opening page.',
  ],
  howToUse: [
    'Fill in the head and the history with the owner before you go up; ask about leaks by room and by weather.',
    'Letter the areas, measure them or take them from a roof report, and sketch the letters.',
    'Look inside and in the attic first. What you see there tells you where to look above.',
    'Grade every line against the words under it, with area letter, place and photo number.',
    'Take the readings and write the place, so that they can be taken there again.',
    'Put each finding that costs money into the plan with quantity, unit cost and time.',
    'Write the answer in brief last, in words that a person who never climbs can act on.',
  ],
  expertGuide: [
    inspection.ratingGuide(inspection.conditionScale),
    {
      title: 'Grade against words, not against a feeling',
      text: 'A roof that is twenty years old looks Poor to someone who did new work all week. Read the line under each check and ask only whether the part meets it. Age belongs in the areas table and in the opinion on years left, not in the grade.',
    },
    {
      title: 'Standing water has a clock',
      text: 'Trade practice calls water ponding when it still stands 48 hours after rain, in weather that would dry it. On a dry day look for the ring of silt it leaves and measure its depth with a straightedge. An inch of water weighs 5.2 pounds on every square foot, so a wide shallow pond is also a load.',
    },
    {
      title: 'Say what you could not see, and why',
      text: 'Snow, stored goods, a locked attic, a slope too steep to walk. Inspectors are rarely blamed for what they named as not seen, often for what they passed over. Use the line in the head and repeat it in the summary where it matters.',
    },
    {
      title: 'The climb counts as work',
      text: 'Until construction has begun, or after it is done, a pure inspection is treated more lightly than work; see the exception in the rule. The moment you repair something the 6 ft rule applies. Tie the ladder, run it 3 ft past the eave, and stay off wet, icy or brittle roofs.',
      cite: '29 CFR 1926.500(a)(1), 1926.501(b), 1926.1053(b)',
    },
  ],
  pages: { main: 5 },
  subject: 'Condition of a whole roof, area by area, with measured readings and a five-year plan',
  intro:
    'One report for any roof, steep, flat or both. It says how each area stands, what was measured, and what to spend ' +
    'when over the next five years.',
  keywords: ['roof condition report', 'five-year plan'],
  required: ['brief.overall'],
  parts: () => [
    d.part('Condition report', [
      ...inspection.ownerSummary({
        condition: d.choice('brief.overall', 'Roof as a whole', ['Good', 'Fair', 'Poor', 'Failed'], { span: 2 }),
        more: [inspection.activeLeak()],
        figures: [
          ...inspection.ratedFigures(['Poor', 'Fair'], ['steep', 'flat', 'flashing', 'water', 'inside']),
          d.calculated('brief.firstYear', 'Cost, first 12 months', 'currency', d.add('work.now', 'work.year')),
          d.own('brief.next', 'Look again by', 'date'),
          d.choice('life.range', 'Years left (opinion)', ['0 to 2', '3 to 5', '6 to 10', '11 to 15', 'More than 15']),
          d.choice('life.certainty', 'How sure', ['Low', 'Medium', 'High']),
          d.own('life.basis', 'What the opinion rests on', 'text', { span: 2 }),
        ],
        text: 'In plain words: what holds, what does not, what to do first',
      }),
      ...inspection.reportHeader('Rate the whole roof and say what it needs'),
      ...inspection.propertyAndRoof(),
      d.section('History', 'History: leaks, repairs, additions and warranty'),
      d.fields(
        3,
        d.own('history.leaks', 'Leaks known: room, date, weather'),
        d.own('history.repairs', 'Repairs, coatings, things added'),
        d.field('roof.warranty', { label: 'Warranty, and until when' }),
      ),
      d.section('Roof areas', 'Roof areas with size, slope, age and grade, and the share graded Poor'),
      d.p(
        'Give each slope or section a letter and keep the letter for every year. Sketch them beside the photographs.',
      ),
      d.table(
        'area',
        'Roof areas',
        [
          d.column('name', 'Area', 'text', { width: 0.8 }),
          d.column('where', 'Faces, or part of the building', 'text', { width: 2.4 }),
          d.column('covering', 'Covering', 'text', { width: 1.8 }),
          d.column('pitch', 'Rise in 12', 'number', { width: 1, decimals: 2 }),
          d.column('age', 'Age', 'number', { width: 0.8, decimals: 0 }),
          d.column('size', 'Area (sf)', 'number', { width: 1.1, decimals: 0 }),
          d.column('grade', 'Grade', 'select', { width: 1.1, options: ['Good', 'Fair', 'Poor'] }),
        ],
        ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name })),
        {
          totals: [
            figure('area.total', 'All areas (sf)', d.sum('area', 'size'), 0, { strong: true }),
            figure('area.poor', 'Graded Poor (sf)', d.sum('area', 'size', { key: 'grade', equals: 'Poor' })),
            d.total('area.poorShare', 'Share graded Poor', d.round(d.div('area.poor', 'area.total'), 3), {
              type: 'percent',
              decimals: 1,
            }),
          ],
        },
      ),
      d.section('Condition, part by part'),
      inspection.explainRatings(inspection.conditionScale),
      ...inspection.ratedChecks(inspection.conditionScale, groups),
      d.section('Measured on site', 'Readings taken on site: probe, moisture, water depth, sag'),
      d.table(
        'reading',
        'Readings taken on site',
        [
          d.column('what', 'Reading', 'text', { fixed: true, width: 3.6 }),
          d.column('value', 'Result', 'number', { width: 1, decimals: 2 }),
          d.column('measure', 'Measured in', 'text', { fixed: true, width: 1.2 }),
          d.column('where', 'Area and place', 'text', { width: 2.2 }),
          inspection.photoColumn,
        ],
        readings,
      ),
      d.section('Five-year plan', 'Five-year plan: work, time and budget by quantity and unit cost'),
      d.p(
        'Carry over every Poor line and each Fair one that will cost money. Today’s prices, for planning; not a bid.',
      ),
      d.table(
        'work',
        'Five-year plan',
        [
          d.column('area', 'Area', 'text', { width: 0.8 }),
          d.column('what', 'Finding and work', 'text', { width: 3.8 }),
          d.column('when', 'When', 'select', { width: 1.5, options: times }),
          d.column('qty', 'Qty', 'number', { width: 0.8, decimals: 1 }),
          d.column('unit', 'Unit', 'select', { width: 0.9, options: ['SQ', 'SF', 'LF', 'EA', 'HR', 'LS'] }),
          d.column('cost', 'Unit cost', 'currency', { width: 1.2 }),
          d.column('budget', 'Budget', 'currency', {
            width: 1.4,
            formula: d.round(d.mul(d.cell('qty'), d.cell('cost'))),
          }),
        ],
        [],
        {
          blankRows: 7,
          lineNumbers: true,
          totals: [
            d.total('work.now', 'Now', dueWithin('Now')),
            d.total('work.year', 'Within 1 year', dueWithin('Within 1 year')),
            d.total('work.third', '2 to 3 years', dueWithin('2 to 3 years')),
            d.total('work.fifth', '4 to 5 years', dueWithin('4 to 5 years')),
            d.total(
              'work.undated',
              'No time given yet',
              d.sub(
                d.sub(
                  d.sub(d.sub(d.sum('work', 'budget'), d.ref('work.now')), d.ref('work.year')),
                  d.ref('work.third'),
                ),
                d.ref('work.fifth'),
              ),
            ),
            d.total('work.total', 'Five years', d.sum('work', 'budget'), { strong: true }),
          ],
        },
      ),
      ...inspection.limitations(
        'Readings hold for the place and the day where they were taken.',
        'Years left are an opinion, given usual weather and upkeep; not a promise.',
      ),
      inspection.inspectorAndOwner('The inspector signs the findings, the owner for receipt of a copy.'),
    ]),
    inspection.photographs(
      'Sketch with the letters, overview, worst finding; the rest by number in a photo documentation log.',
      { columns: 2 },
    ),
  ],
})
