import { defineTemplate } from '@/data/shared/define-template'
import * as inspection from '@/data/shared/inspection'
import { aRoof, fullSentence, inSentence, sentence } from '@/data/shared/words'
import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'Calm']

const history = (): d.Block[] => [
  d.section('Leak history and weather', 'Leak history, rain and wind at each leak'),
  d.fields(
    4,
    d.own('leak.first', 'First seen', 'date'),
    d.own('leak.last', 'Last seen', 'date'),
    d.own('leak.room', 'Room and place'),
    d.own('leak.delay', 'Hours from rain to drip', 'number', { decimals: 1 }),
  ),
  d.table(
    'rain',
    'Weather at each leak',
    [
      d.column('date', 'Date', 'date', { width: 1.2 }),
      d.column('kind', 'Weather', 'select', {
        options: ['Rain', 'Wind-driven rain', 'Snow', 'Thaw', 'Frost', 'Heat', 'Dry'],
        width: 1.5,
      }),
      d.column('inches', 'Rain (in)', 'number', { decimals: 2, width: 0.9 }),
      d.column('from', 'Wind from', 'select', { options: directions, width: 1 }),
      d.column('mph', 'mph', 'number', { decimals: 0, width: 0.7 }),
      d.column('leaked', 'Leaked', 'select', { options: ['Yes', 'No', 'Unknown'], width: 1 }),
      d.column('note', 'Source of weather, amount of water', 'text', { width: 2.6 }),
    ],
    [],
    { blankRows: 4 },
  ),
  d.fields(
    2,
    d.own('leak.repairs', 'Earlier repairs and by whom'),
    d.own('leak.changes', 'New on or near the roof since'),
  ),
]

const interior = (system: RoofSystem): d.Block[] => {
  const { interior: evidence, imitators } = system.claims.leak
  const groups: readonly inspection.CheckGroup[] = [
    {
      name: 'interior',
      title: 'Evidence',
      checks: [
        ['Ceiling or wall finish', 'It is wet to the hand or the meter, or it is stained.'],
        ...evidence,
        ['Lowest and highest wet point', 'Measure each from two walls and draw it on the plan.', 'measure'],
        ['Moisture of the ceiling', 'Take a meter reading in the stain and one 3 ft beside it.', 'measure'],
      ],
    },
  ]
  return [
    d.section('Interior evidence', 'Interior evidence, and causes that are not the roof'),
    inspection.explainRatings(inspection.evidenceScale),
    ...inspection.ratedChecks(inspection.evidenceScale, groups),
    d.subsection('What drips but is not a roof leak'),
    d.checklist(
      'imitator',
      imitators.map(([cause, tell]) => [cause, fullSentence(tell)] as const),
      ['Ruled out', 'Possible', 'Found'],
      [d.extra('finding', 'How ruled out, action', 3), inspection.photoExtra],
    ),
  ]
}

const stepTable = (name: string, label: string, steps: readonly string[]): d.Block =>
  d.table(
    name,
    label,
    [
      d.column('step', 'Step', 'text', { fixed: true, width: 4.6 }),
      d.column('result', 'Result and location', 'text', { width: 3 }),
      inspection.photoColumn,
    ],
    steps.map((step): d.RowInput => ({ step })),
    { lineNumbers: true },
  )

const searchSteps = ({ leakInvestigation: steps, claims }: RoofSystem): readonly string[] =>
  steps.slice(0, steps.length - claims.leak.closingSteps)

const closingSteps = ({ leakInvestigation: steps, claims }: RoofSystem): readonly string[] =>
  steps.slice(steps.length - claims.leak.closingSteps)

const search = (system: RoofSystem): d.Block[] => [
  d.section('Search in order', `Search of the ${system.roofNoun}, step by step`),
  d.p(system.claims.leak.principle),
  stepTable('step', 'Search in order', searchSteps(system)),
]

/** What follows once the source is known. */
const repairAndProof = (system: RoofSystem): d.Block[] => [
  d.section('Repair and proof', 'Repair and proof, step by step, once the source is found'),
  stepTable('closing', 'Repair and proof', closingSteps(system)),
  d.p(system.claims.leak.closed, 'Closed when:'),
]

const hypotheses = (system: RoofSystem): d.Block[] => [
  d.section('Suspects and tests', 'Suspected source, test and what proves it'),
  d.p('Test the likely sources first, one at a time. Only a test rules a source out; a look does not.'),
  d.table(
    'suspect',
    'Suspects and tests',
    [
      d.column('source', 'Suspected source', 'text', { fixed: true, width: 2.3 }),
      d.column('test', 'Test', 'text', { fixed: true, width: 2.8 }),
      d.column('proof', 'Proven when', 'text', { fixed: true, width: 2.8 }),
      d.column('result', 'Result', 'select', { options: ['Proven', 'Ruled out', 'Open'], width: 1.2 }),
      inspection.photoColumn,
    ],
    system.claims.leak.hypotheses.map(([source, test, proof]): d.RowInput => ({
      source,
      test: fullSentence(test),
      proof: fullSentence(proof),
    })),
    { blankRows: 1 },
  ),
]

const waterTest = (system: RoofSystem): d.Block[] => {
  const { method } = system.claims.leak
  return [
    d.section('Water test', 'Test method with its standard, and water test log'),
    d.p(method.text, `${method.name}.`),
    d.p(method.cite, 'Basis.'),
    d.table(
      'water',
      'Water test log',
      [
        d.column('place', 'Place wetted', 'text', { width: 2 }),
        d.column('start', 'Start', 'text', { width: 0.8 }),
        d.column('stop', 'Stop', 'text', { width: 0.8 }),
        d.column('amount', system.type === 'flat' ? 'Depth (in)' : 'Flow', 'text', { width: 0.9 }),
        d.column('inside', 'Inside', 'select', { options: ['Dry', 'Damp', 'Drip', 'Dye seen'], width: 1 }),
        d.column('delay', 'After (min)', 'number', { decimals: 0, width: 1 }),
        d.column('watcher', 'Watched by', 'text', { width: 1 }),
        inspection.photoColumn,
      ],
      [],
      { blankRows: 5, lineNumbers: true },
    ),
  ]
}

const readings = (system: RoofSystem): d.Block =>
  d.table(
    'reading',
    'Moisture readings',
    [
      d.column('point', 'Point', 'text', { width: 1.5 }),
      d.column('part', system.type === 'flat' ? 'Layer' : 'Deck, rafter, wall', 'text', { width: 1.5 }),
      d.column('meter', 'Meter, setting', 'text', { width: 1.4 }),
      d.column('before', 'Before test', 'number', { decimals: 1, width: 1 }),
      d.column('after', 'After test', 'number', { decimals: 1, width: 1 }),
      d.column('reference', 'Dry reference', 'number', { decimals: 1, width: 1 }),
      inspection.photoColumn,
    ],
    [],
    { blankRows: 4, lineNumbers: true },
  )

/** Sampling through the layers, on low slope only. */
const cores = (): d.Block[] => [
  d.subsection('Core log'),
  inspection.asbestosNote(),
  d.table(
    'core',
    'Core log',
    [
      d.column('place', 'Place on grid', 'text', { width: 1.5 }),
      d.column('layers', 'Layers from top, inches', 'text', { width: 2.8 }),
      d.column('state', 'State', 'select', { options: ['Dry', 'Damp', 'Wet', 'Saturated'], width: 1.1 }),
      d.column('deck', 'Deck', 'text', { width: 1.1 }),
      d.column('closed', 'Closed with, by', 'text', { width: 1.6 }),
      inspection.photoColumn,
    ],
    [],
    { blankRows: 3, lineNumbers: true },
  ),
]

const moisture = (system: RoofSystem): d.Block[] => [
  d.section(
    'Moisture',
    system.type === 'flat' ? 'Moisture readings and core log' : 'Moisture readings before and after',
  ),
  d.p(system.claims.leak.moisture),
  readings(system),
  ...(system.type === 'flat' ? cores() : []),
]

const conclusion = (system: RoofSystem): d.Block[] => [
  d.section('Conclusion', 'Conclusion with its certainty, temporary repair and recommendation'),
  d.fields(
    4,
    certainty(),
    d.own('conclusion.place', 'Source: place', 'text', { span: 2 }),
    d.own('conclusion.wet', 'Wet area (sq ft)', 'number', { decimals: 0 }),
    d.own('conclusion.cause', 'Cause, and the tests and photos it rests on', 'multiline', { span: 4, lines: 2 }),
    d.own('conclusion.other', 'Still open, and how to settle it', 'text', { span: 2 }),
    d.own('conclusion.repair', 'Repair recommended, with its limits', 'text', { span: 2 }),
  ),
  d.subsection('Temporary repair'),
  d.bullets(...system.contracting.temporary.map(sentence)),
  d.fields(
    4,
    d.own('temporary.done', 'Done, and where', 'text', { span: 2 }),
    d.own('temporary.date', 'Date', 'date'),
    d.own('temporary.until', 'Good until about', 'date'),
  ),
]

const certainty = (more: Partial<d.Field> = {}): d.Field =>
  d.choice(
    'conclusion.certainty',
    'Certainty',
    ['Proven: test made it leak', 'Probable: evidence agrees', 'Possible: not tested', 'Source not found'],
    more,
  )

const partsOf = (system: RoofSystem): readonly d.Part[] => {
  const report = d.part('Investigation', [
    ...inspection.ownerSummary({
      condition: certainty({ label: 'Source of the leak', span: 2 }),
      more: [d.own('conclusion.place', 'Source: place', 'text', { span: 2 })],
      figures: [
        inspection.countFigure('proven', 'Suspects proven', 'suspect', { key: 'result', equals: 'Proven' }),
        inspection.countFigure('open', 'Suspects still open', 'suspect', { key: 'result', equals: 'Open' }),
        d.own('conclusion.wet', 'Wet area (sq ft)', 'number', { decimals: 0 }),
        d.own('summary.cost', 'Cost of repair, planning figure', 'currency'),
      ],
    }),
    ...inspection.reportHeader('Find the source of the leak'),
    ...inspection.systemProperty(system),
    ...history(),
    ...interior(system),
    ...search(system),
    ...hypotheses(system),
    ...waterTest(system),
    ...moisture(system),
    ...conclusion(system),
    ...repairAndProof(system),
    ...inspection.openedLimits(
      'A dry test rules out the spot tested in that way; another wind or a longer rain may still find one.',
    ),
    inspection.inspectorAndOwner(
      'The investigator signs the findings; the owner signs for a copy and for consent to the openings.',
    ),
  ])
  return [
    report,
    inspection.photographs(
      'Show the drip inside, the source outside and the test that joins them, then each opening before and after.',
    ),
    inspection.fieldForm(report, {
      tables: {
        suspect: ['source', 'result', 'photo'],
        water: ['place', 'start', 'stop', 'amount', 'inside', 'photo'],
      },
    }),
  ]
}

/** From the drip to the proven source, in the order that suits one system's roof. */
export function leakInvestigation(system: RoofSystem): TemplateContent {
  const { principle, method, hypotheses: suspects, imitators, moisture: reading, closed } = system.claims.leak
  return defineTemplate('inspection', {
    system,
    name: 'Leak Investigation',
    stage: 'win',
    demand: [0.78, 'Most companies, every week or month.'],
    telling: 'Interior evidence',
    description: `Leak investigation for ${aRoof(system)}: search order, suspects with tests, water test log, moisture readings, conclusion.`,
    tags: [
      'leak investigation',
      'roof leak',
      'leak detection',
      'water test',
      'flood test',
      'moisture survey',
      'core sample',
      'leak report',
      'leak diagnosis',
    ],
    fullDescription: [
      `${principle} The form follows that: history and weather, evidence inside, a search in working order, then tests of the suspects one by one.`,
      `It names the usual sources on ${aRoof(system)}, each with its test and its proof, among them: ${inSentence(suspects.slice(0, 4).map(([source]) => source))}. Causes that are not a roof leak stand apart: ${inSentence(imitators.map(([name]) => name))}.`,
      `The water test names its method (${method.name}) and the standard behind it, and the log records times and places. The conclusion chooses between proven, probable, possible and not found, and the leak counts as closed only after a second test.`,
    ],
    howToUse: [
      'Write the history and the weather of each leak before you climb.',
      'Rate the evidence inside and rule out what is not the roof.',
      'Go through the search steps in order; photograph each opening before and after.',
      'Pick the likely sources, test them one at a time and write down start, stop and result.',
      'Take readings before and after, beside a dry reference.',
      'State how sure you are, and on which test it rests.',
      'Make the repair, test again, and only then close the leak.',
    ],
    expertGuide: [
      inspection.ratingGuide(inspection.evidenceScale),
      {
        title: `How ${aRoof(system)} leaks`,
        text: `${principle} ${suspects
          .slice(0, 2)
          .map(([source, test, proof]) => sentence(`${source}: ${test}; proof: ${proof}`))
          .join(' ')}`,
      },
      { title: `${method.name}`, text: method.text, cite: method.cite },
      { title: 'What the meter says', text: reading },
      {
        title: 'Proof before and after',
        text: `If you never saw the spot leak, your repair is a guess. Make it leak, repair it, and run the same test again. ${closed}`,
      },
    ],
    pages: { main: 5, field: 1 },
    subject: `Search for the source of a leak in ${aRoof(system)}`,
    intro: `A search for the source of a leak in ${aRoof(system)}: evidence, suspects, tests one at a time, and a conclusion that says how sure it is.`,
    keywords: ['leak investigation', 'water test', 'moisture', system.name],
    required: ['conclusion.certainty', 'conclusion.cause'],
    parts: () => partsOf(system),
  })
}
