import { defineTemplate } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'

const lines: readonly estimate.ScopeGroup[] = [
  {
    group: 'Find and protect',
    lines: [
      estimate.line('Service call, minimum charge', 'Service call', 'EA', 'Labor'),
      estimate.line('Leak search: hose, scan or probe, with record', 'Leak search', 'HR', 'Labor'),
      estimate.line('Temporary cover until the repair', 'Temporary', 'SF', 'Material'),
      estimate.line('Ladder, lift and fall protection', 'Access', 'LS', 'Equipment'),
    ],
  },
  {
    group: 'Repair',
    lines: [
      estimate.line('Open the place, dry it, remove what is damaged', 'Open, dry', 'SF', 'Labor', d.ref('repair.area')),
      estimate.line('Deck or insulation replaced', 'Deck', 'SF', 'Material'),
      estimate.line('Roof covering replaced to match', 'Covering', 'SF', 'Material', d.ref('repair.area')),
      estimate.line('Step, wall or chimney flashing renewed', 'Flashing', 'LF', 'Material'),
      estimate.line('Valley, ridge or edge renewed', 'Valley, edge', 'LF', 'Material'),
      estimate.line('Pipe boot, vent, skylight or drain re-flashed', 'Penetration', 'EA', 'Material'),
      estimate.line('Sealant and fasteners renewed', 'Sealant', 'LF', 'Material'),
      estimate.line('Repair labor beyond the lines above', 'Labor', 'HR', 'Labor'),
    ],
  },
  {
    group: 'Finish',
    lines: [
      estimate.line('Debris hauled away', 'Haul-off', 'LS', 'Disposal'),
      estimate.line('Photographs and a check after the next rain', 'Follow-up', 'EA', 'Labor'),
    ],
  },
]

const takeoffLines: readonly estimate.TakeoffLine[] = [
  estimate.takeoff('Matching roof covering', 'Repair area', d.ref('repair.area'), 'SF', 0.15, null, 'Units'),
  estimate.takeoff('Underlayment patch', 'Repair area', d.ref('repair.area'), 'SF', 0.2, 200, 'Rolls'),
  estimate.takeoff('Plywood, 4 × 8', 'Deck replaced', null, 'SF', 0.1, 32, 'Sheets'),
  estimate.takeoff('Flashing, 10 ft', 'Length', null, 'LF', 0.1, 9.75, 'Pieces'),
  estimate.takeoff('Sealant, tube', 'Length', null, 'LF', 0.1, 22, 'Tubes'),
  estimate.takeoff('Boots', 'Count', null, 'EA', 0, 1, 'EA'),
]

const scope = estimate.supplied(lines, takeoffLines)

export const generalRoofRepairEstimate = defineTemplate('estimate', {
  id: '3001',
  name: 'General Roof Repair Estimate',
  group: 'universal',
  demand: [0.99, 'Nearly every job.'],
  description:
    'Repair estimate for any roof: leak history, cause and certainty, places measured, temporary cover, before and after photos, price.',
  downloads: [800, 1400],
  tags: ['roof repair', 'leak repair', 'any roof', 'service call', 'temporary repair', 'photos', 'estimate', 'quote'],
  fullDescription: [
    'A repair estimate for the roof at hand, whatever lies on it. It tells the customer where the water comes in, what you checked, how sure you are of the cause and what the repair will not do.',
    'Places are measured by length and width, materials listed for the truck, and fourteen lines from the service call to the check after the next rain are priced from your cost.',
    'Photo frames before and after, a temporary repair with its own date, and a plain sentence on when a repair stops paying make the agreement hold when a second leak shows up.',
  ],
  howToUse: [
    'Ask when and where water shows, and in which wind; write it down before you climb.',
    'Check what you looked at and what you found there; choose the cause and how sure you are.',
    'Measure each place on Measurements and list the material for the truck.',
    'On Cost, set the minimum charge on the service call and price only the lines that apply.',
    'Say what is not promised, and add photographs.',
    estimate.sendStep('Estimate'),
  ],
  expertGuide: [
    {
      title: 'Price the search apart from the cure',
      text: 'A leak that needs two hours of hose is not a boot for the price of a boot. Sell the search as a line with a record, then the repair with a certainty: seen and tested, seen, likely, to be opened. Customers accept a second step that was announced.',
    },
    {
      title: 'Know when a repair is a reroof',
      text: 'Building departments set limits by area or share of the roof above which a permit, and sometimes removal of old layers, is needed. Florida asks for the whole roof or section once more than 25% of it is repaired within 12 months, but not where it was built to the state’s 2007 code or a later one. Ask before you cut a large section out of an old field.',
      cite: 'IRC R908; IBC 1512; Fla. Bldg. Code, Existing Building 706.1.1; Fla. Stat. 553.844(5)',
    },
    estimate.acceptanceGuide,
    estimate.insuranceGuide,
    estimate.marginGuide,
  ],
  pages: { main: 3, office: 3 },
  subject: 'Roof repair: findings, places, temporary cover, price and photographs',
  intro: 'What leaks, what we think causes it, and what the repair costs. This is not a contract.',
  keywords: ['roof repair', 'leak', 'estimate'],
  required: ['leak.found'],
  parts: () => [
    d.part('Estimate', [
      ...estimate.customerBlocks(),
      d.section('The leak', 'Leak history, cause and certainty'),
      d.fields(
        4,
        d.field('roof.system'),
        d.field('roof.age'),
        d.own('leak.where', 'Where water shows', 'text', { phrase: true, span: 2 }),
        d.own('leak.when', 'Since when, in which weather', 'text', { span: 2 }),
        d.choice('leak.cause', 'Cause', [
          'Flashing',
          'Penetration',
          'Field',
          'Valley',
          'Edge',
          'Drain or gutter',
          'Condensation',
          'Storm',
          'Not found',
        ]),
        d.choice('leak.certainty', 'How sure', ['Seen and tested', 'Seen', 'Likely', 'To be opened']),
        d.own('leak.found', 'What we found and how we repair it', 'multiline', { phrase: true, span: 4, lines: 3 }),
      ),
      d.section('What we looked at', 'Leak search with findings'),
      d.checklist(
        'search',
        [
          ['Ceiling and attic', 'stain measured from two walls, wood moisture read'],
          ['Penetrations above the stain', 'boots, vents, skylights, curbs'],
          ['Walls and chimneys', 'steps, counterflashing, caps, mortar'],
          ['Valleys and edges', 'debris, open laps, ice, gutters'],
          ['Field of the roof', 'missing, split, open seams, fasteners'],
          ['Condensation ruled out', 'fans, ducts, vents, frost on nails'],
        ],
        ['Sound', 'Faulty', 'Not seen'],
        [d.extra('note', 'Place, photo no.', 2)],
      ),
      ...estimate.scopeBlocks(scope, { payment: 'service', title: 'Repair and price' }),
      ...estimate.goAheadBlocks,
      d.section('Temporary cover', 'Temporary repair with date and end'),
      d.fields(
        4,
        d.own('temporary.kind', 'Kind'),
        d.own('temporary.placed', 'Placed on', 'date'),
        d.own('temporary.expires', 'Good until', 'date'),
        d.own('temporary.by', 'By'),
      ),
      ...estimate.allowanceBlocks([
        { item: 'Rotten deck', unit: 'SF' },
        { item: 'Wet insulation', unit: 'SF' },
        { item: 'Flashing found rotten behind siding', unit: 'LF' },
      ]),
      ...estimate.warrantyBlocks(
        'repairs seldom carry one; an existing roof warranty may ask for notice before anyone touches it.',
        'for the places named above, for the term named above; the older roof around them is not covered.',
      ),
      ...estimate.agreementBlocks(
        {
          included: ['photographs before and after'],
          excluded: ['interior repair and paint', 'match of faded color', 'leaks from other causes'],
          assumed: ['the cause above is the only one', 'the roof can be walked', 'the field around the place is sound'],
        },
        estimate.serviceTerms,
      ),
      d.section('Before and after', 'Photo frames for before and after'),
      d.photos('photo', 'Before and after', 2, { columns: 2, height: 120 }),
    ]),
    estimate.measurementsPart(estimate.placeBlocks),
    ...estimate.costParts(
      scope,
      {
        payment: 'service',
        takeoff: takeoffLines,
        order: d.p(
          'take covering and coverage from the product that is on the roof, not from the nearest in stock.',
          'Match:',
        ),
      },
      estimate.insurancePart,
    ),
  ],
})
