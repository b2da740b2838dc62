import { defineTemplate } from '@/data/shared/define-template'
import { figure } from '@/data/shared/columns'
import { onceFilled } from '@/data/shared/guards'
import * as inspection from '@/data/shared/inspection'
import * as d from '@/lib/documents/author'

const atticScale: inspection.RatingScale = {
  answers: ['OK', 'Fix', 'N/A'],
  meaning: [
    'OK: as the line under the check says. Fix: not so; write the bay, the side of the house and what to do.',
    'N/A: not in this attic. Out of reach or under insulation: write “not seen”.',
  ],
}

const checks: readonly inspection.CheckGroup[] = [
  {
    name: 'air',
    title: 'Air path',
    checks: [
      ['Soffit openings, seen from inside', 'daylight or draft in every bay that has one'],
      ['Baffles at the eaves', '1 in of air over the insulation (IRC R806.3)'],
      ['Old solid soffit behind new perforated metal', 'cut open, or the new holes lead to wood'],
      ['Screens', 'not painted shut; openings 1/16 to 1/4 in (IRC R806.1)'],
      ['Ridge slot under a ridge vent', 'cut to the width on the label, both sides'],
      ['One kind of exhaust', 'no gable fan or box vent beside a ridge vent'],
      ['Power fan', 'does not pull air from rooms, flue or other vents'],
      ['Cut-off spaces: dormers, hips, knee walls', 'have a path of their own'],
      ['Cathedral ceilings', 'vented bay by bay, or built unvented (IRC R806.5)'],
    ],
  },
  {
    name: 'moisture',
    title: 'Moisture and the ceiling below',
    checks: [
      ['Underside of the deck', 'no black north side, frost, drip marks'],
      ['Nail points', 'bright; rust rings mean frost or vapor'],
      ['Bath and kitchen fans', 'ducted outdoors, not to a soffit (IRC M1501.1)'],
      ['Clothes dryer', 'own smooth metal duct to outdoors (IRC M1502)'],
      ['Attic hatch and pull-down stair', 'gasketed and insulated'],
      ['Top plates, wire holes, can lights, chases', 'sealed; no dirty streaks in the insulation'],
      ['Plumbing vents', 'go through the roof; none ends in the attic'],
      ['Vapor retarder, where there is one', 'on the warm side of the insulation'],
      ['Humidifier, air handler, ducts up here', 'ducts tight, drain pan dry'],
    ],
  },
  {
    name: 'frame',
    title: 'Deck, framing and safety',
    checks: [
      ['Deck panels', 'no delamination, sag between rafters or lost clips'],
      ['Rafters, collar ties, truss webs', 'no crack; no member cut or removed'],
      ['Flues and chimneys', 'joined, upright, clear of wood as the label says'],
      ['Wiring', 'no open splice, no insulation on old knob-and-tube'],
      ['Animals, stored goods', 'no nest or chewed cable; truss chords free'],
    ],
  },
]

const places: readonly d.RowInput[] = [
  'North eave',
  'South eave',
  'East or left eave',
  'West or right eave',
  'Ridge, north side',
  'Valley',
  'Chimney',
  'Over bath or kitchen',
].map((place) => ({ place }))

const vents: readonly d.RowInput[] = [
  { kind: 'Continuous soffit strip', level: 'Low', unit: 'LF' },
  { kind: 'Soffit vents, single', level: 'Low', unit: 'EA' },
  { kind: 'Perforated soffit, open area behind', level: 'Low', unit: 'SF' },
  { kind: 'Drip-edge or shingle-over intake', level: 'Low', unit: 'LF' },
  { kind: 'Ridge vent', level: 'High', unit: 'LF' },
  { kind: 'Box vents', level: 'High', unit: 'EA' },
  { kind: 'Turbines', level: 'High', unit: 'EA' },
  { kind: 'Gable louvers', level: 'High', unit: 'EA' },
]

const signs = [
  ['Condensation', 'Wide, even stain on the cold side; worst in January; nail points wet without rain'],
  ['Roof leak', 'Spot or track below a valley, pipe or wall; follows rain, one side of one rafter'],
  ['Ice dam', 'Wet along the eave and down the outside wall, after snow and sun'],
  ['Plumbing', 'Wet near a pipe, whatever the weather; clean water mark'],
  ['Wind-driven rain or snow', 'Under a gable louver or ridge vent, after one storm from one side'],
].map(([cause, sign]): d.RowInput => ({ cause: cause!, sign: sign! }))

/** Net free area in square inches at 1/150 and 1/300 of the attic floor, IRC R806.2. */
const required = (ratio: 150 | 300) => d.round(d.div(d.mul('attic.floor', 144), ratio), 0)

export const atticAndVentilationInspection = defineTemplate('inspection', {
  name: 'Attic and Ventilation Inspection',
  group: 'universal',
  stage: 'win',
  demand: [0.475, 'Part of the companies, or some jobs.'],
  telling: 'Checks in the attic',
  description:
    'Attic inspection with net free area at 1/150 and 1/300, intake and exhaust balance, wood moisture readings, R-value and leak signs.',
  popular: true,
  tags: [
    'attic inspection',
    'ventilation',
    'net free area',
    'NFA',
    'ridge vent',
    'soffit vent',
    'condensation',
    'ice dam',
    'insulation',
    'R-value',
    'moisture meter',
    'IRC R806',
  ],
  fullDescription: [
    'A shingle manufacturer asks for it before paying a claim, the code asks for it before the final inspection, and nearly nobody measures it. This form adds up net free area vent by vent, intake apart from exhaust, takes off what paint and insulation block, and sets the sum against 1/150 and 1/300 of the attic floor.',
    'Then it asks why wood is wet. Eight moisture readings in fixed places, temperature against outdoors, and a short table that separates condensation from leaks, ice and plumbing, so that nobody sells a roof to cure a bath fan.',
    'Air sealing, ducts, flues, framing and wiring are checked with a criterion each. The remedy list keeps the right order: fumes and water, then air leaks from the rooms, then intake, and exhaust last.',
  ],
  howToUse: [
    'Measure the attic floor per separate space from below and enter it first.',
    'Outside, count vents by kind and read the NFA stamped on each; look it up where there is none.',
    'Inside, lower the Open figure for vents that are painted, covered or have no slot behind them.',
    'Take the readings at the eight places, and depth of insulation at five.',
    'Mark the checks from the hatch outward; photograph each Fix.',
    'Decide with the table of signs what the water is before you write what to do.',
    'Write the vents to add as kind, place and length, intake first.',
  ],
  expertGuide: [
    inspection.ratingGuide(atticScale),
    {
      title: 'The arithmetic, with an example',
      text: 'An attic of 1,500 sq ft needs 1,500 × 144 ÷ 150 = 1,440 sq in of net free area, or 720 at 1/300. With 40 ft of ridge vent at 18 sq in and 60 ft of soffit strip at 9 there are 1,260: the quantity for 1/300, short by 180 at 1/150. But 57 percent of it is high and intake is below exhaust, so the ridge will pull air from the rooms or from itself.',
      cite: 'IRC R806.2',
    },
    {
      title: 'Which share must be high depends on the edition',
      text: 'Newer editions want 40 to 50 percent of the required area within 3 ft of the ridge; older ones said 50 to 80 percent at least 3 ft above the eave vents, and the vapor retarder condition applies in climate zones 6 to 8. Ask the building department which edition is in force, and write the rule you used.',
      cite: 'IRC R806.2',
    },
    {
      title: 'Intake is what is missing',
      text: 'Exhaust is easy to add from above, so roofs have it. Without intake it draws conditioned air through the ceiling and brings moisture along. Never add exhaust to an attic whose intake is below its exhaust, and never mix kinds of exhaust: the nearer opening becomes the intake.',
    },
    {
      title: 'Ventilation does not cure a leaky ceiling',
      text: 'Most attic moisture rises through holes around hatches, lights, pipes and chases. Seal those, duct the fans outdoors, and only then judge the vents. A black north slope with correct vents nearly always has a fan or a bypass below it.',
      cite: 'IRC M1501.1',
    },
    {
      title: 'Vermiculite and fumes come first',
      text: 'Treat vermiculite as if it held asbestos: do not move it, do not walk through it, advise the owner to call an accredited inspector. A disconnected flue is an emergency: equipment off, room aired, owner told before you leave.',
      cite: '29 CFR 1926.1101',
    },
  ],
  pages: { main: 4 },
  subject: 'Attic air path, net free area, moisture readings, insulation and framing',
  intro:
    'Measures what most roof reports guess: how much air the attic can move, where it is wet and why. One sheet for ' +
    'each attic space that is cut off from the others.',
  keywords: ['attic', 'ventilation', 'net free area', 'condensation'],
  required: ['summary.condition'],
  parts: () => [
    d.part('Attic', [
      ...inspection.ownerSummary({
        condition: inspection.overallCondition('Attic as a whole'),
        more: [inspection.activeLeak()],
        figures: [
          inspection.ratedFigure('Fix', ['air', 'moisture', 'frame']),
          ...inspection.budgetFigures(),
          d.own('summary.due', 'Look again by', 'date'),
        ],
      }),
      ...inspection.surveyHeader(
        'Attic ventilation, moisture and insulation',
        d.field('building.yearBuilt'),
        d.field('roof.age', { label: 'Roof age' }),
        d.field('roof.deck'),
        d.own('attic.space', 'Attic space and access'),
      ),
      d.safetyNote(
        'Before you go in',
        'Walk on framing only. Look for vermiculite first: gray-gold pebbles may hold asbestos; leave, touch nothing, tell ' +
          'the owner. Summer attics pass 130 °F: short turns, water, someone at the hatch. Treat every wire as live.',
      ),
      d.section('Net free area', 'Net free area needed at 1/150 and 1/300 against what is there'),
      d.p(
        'Needed: attic floor × 144 ÷ 150, in square inches. 1/300 only where your code edition’s conditions hold: the ' +
          'right share of the vents high, the rest at the eaves, and in cold zones a vapor retarder (IRC R806.2). Enter the ' +
          'NFA stamped on the vent or from its data sheet; subtract what paint, insulation or a missing slot blocks.',
      ),
      d.fields(
        4,
        d.own('attic.floor', 'Attic floor (sf)', 'number', { decimals: 0 }),
        d.calculated('attic.need150', 'Needed at 1/150 (sq in)', 'number', required(150), { decimals: 0 }),
        d.calculated('attic.need300', 'Needed at 1/300 (sq in)', 'number', required(300), { decimals: 0 }),
        d.choice('attic.rule', 'Rule that applies', ['1/150', '1/300', 'Unvented, R806.5']),
      ),
      d.table(
        'vent',
        'Vents by kind',
        [
          d.column('kind', 'Vent', 'text', { width: 3.2 }),
          d.column('level', 'Place', 'select', { width: 0.9, options: ['Low', 'High'] }),
          d.column('qty', 'Qty', 'number', { width: 0.9, decimals: 1 }),
          d.column('unit', 'Unit', 'select', { width: 0.8, options: ['EA', 'LF', 'SF'] }),
          d.column('each', 'NFA each', 'number', { width: 1, decimals: 1 }),
          d.column('open', 'Open', 'percent', { width: 0.9, decimals: 0 }),
          d.column('nfa', 'NFA (sq in)', 'number', {
            width: 1.2,
            decimals: 0,
            formula: d.round(d.mul(d.cell('qty'), d.cell('each'), d.cell('open')), 0),
          }),
        ],
        vents.map((vent) => ({ ...vent, open: 1 })),
        {
          blankRows: 1,
          lineNumbers: true,
          totals: [
            figure('vent.low', 'Intake, low', d.sum('vent', 'nfa', { key: 'level', equals: 'Low' })),
            figure('vent.high', 'Exhaust, high', d.sum('vent', 'nfa', { key: 'level', equals: 'High' })),
            figure('vent.total', 'Net free area in all', d.sum('vent', 'nfa'), 0, { strong: true }),
          ],
        },
      ),
      d.fields(
        4,
        d.calculated(
          'vent.ratio',
          'There is 1 to',
          'number',
          d.round(d.div(d.mul('attic.floor', 144), 'vent.total'), 0),
          { decimals: 0 },
        ),
        d.calculated('vent.highShare', 'Share that is high', 'percent', d.round(d.div('vent.high', 'vent.total'), 3), {
          decimals: 1,
        }),
        d.calculated(
          'vent.short150',
          'Short of 1/150 (sq in)',
          'number',
          onceFilled('attic.need150', d.max(d.sub('attic.need150', 'vent.total'), 0)),
          { decimals: 0 },
        ),
        d.calculated(
          'vent.short300',
          'Short of 1/300 (sq in)',
          'number',
          onceFilled('attic.need300', d.max(d.sub('attic.need300', 'vent.total'), 0)),
          { decimals: 0 },
        ),
        d.calculated(
          'vent.intakeShort',
          'Intake short of exhaust',
          'number',
          d.max(d.sub('vent.high', 'vent.low'), 0),
          { decimals: 0 },
        ),
        d.own('vent.remedy', 'Vents to add: kind, place, length or number', 'text', { span: 3 }),
      ),
      d.section('Readings', 'Wood moisture by place, with readings at or above 19 percent counted'),
      d.table(
        'wood',
        'Wood moisture',
        [
          d.column('place', 'Place', 'text', { width: 2.2 }),
          d.column('reading', 'Wood (%)', 'number', { width: 1, decimals: 1 }),
          d.column('wet', '19 or more', 'number', {
            width: 1,
            decimals: 0,
            formula: d.when(d.cell('reading'), '>=', 19, 1, 0),
          }),
          d.column('seen', 'Stain, frost, mold-like growth, rust', 'text', { width: 3.6 }),
          inspection.photoColumn,
        ],
        places,
        { totals: [figure('wood.wet', 'Places at 19 percent or more', d.sum('wood', 'wet'))] },
      ),
      d.fields(
        4,
        d.own('air.outside', 'Outdoors (°F)', 'number', { decimals: 0 }),
        d.own('air.attic', 'Attic at mid height (°F)', 'number', { decimals: 0 }),
        d.calculated(
          'air.rise',
          'Attic above outdoors (°F)',
          'number',
          onceFilled('air.attic', onceFilled('air.outside', d.sub('air.attic', 'air.outside'))),
          { decimals: 0 },
        ),
        d.own('air.humidity', 'Attic humidity (%)', 'number', { decimals: 0 }),
      ),
      d.section('Leak or condensation', 'Signs that tell a leak from condensation, ice and plumbing'),
      d.table(
        'cause',
        'Leak or condensation',
        [
          d.column('cause', 'Cause', 'text', { fixed: true, width: 1.7 }),
          d.column('sign', 'What gives it away', 'text', { fixed: true, width: 5 }),
          d.column('found', 'Found', 'select', { width: 1, options: ['Yes', 'Maybe', 'No'] }),
          d.column('where', 'Where', 'text', { width: 1.6 }),
        ],
        signs,
      ),
      d.section('Insulation', 'Insulation depth and R-value against the local requirement'),
      d.fields(
        4,
        d.choice('insulation.kind', 'Kind', ['Fiberglass batt', 'Blown fiberglass', 'Cellulose', 'Foam', 'Mixed']),
        d.own('insulation.depth', 'Average of 5 depths (in)', 'number', { decimals: 1 }),
        d.own('insulation.perInch', 'R per inch, from its label', 'number', { decimals: 2 }),
        d.calculated(
          'insulation.r',
          'R-value there',
          'number',
          d.round(d.mul('insulation.depth', 'insulation.perInch'), 0),
          { decimals: 0 },
        ),
        d.own('insulation.need', 'R-value in local energy code', 'number', { decimals: 0 }),
        d.calculated(
          'insulation.short',
          'Short by',
          'number',
          onceFilled('insulation.r', onceFilled('insulation.need', d.max(d.sub('insulation.need', 'insulation.r'), 0))),
          { decimals: 0 },
        ),
        d.own('insulation.gaps', 'Bare, wet or packed areas', 'text', { span: 2 }),
      ),
      d.section('Checks in the attic'),
      inspection.explainRatings(atticScale),
      ...inspection.ratedChecks(atticScale, checks),
      ...inspection.prioritiesAndBudget({
        title: 'What to do, in order',
        text: 'Fumes and water first, then air leaks, then intake, then exhaust.',
        rows: 4,
      }),
      ...inspection.limitations(
        'Growth is described, not identified; only a laboratory can name it.',
        'One visit shows one season. Frost and condensation are best seen in the coldest weeks.',
      ),
      inspection.inspectorAndOwner('The inspector signs the findings, the owner for a copy.'),
    ]),
    inspection.photographs('Deck at the worst reading, eave bay with baffle, exhaust from inside.'),
  ],
})
