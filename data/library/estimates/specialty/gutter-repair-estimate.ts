import { defineTemplate } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import { upperFirst } from '@/data/shared/words'
import * as d from '@/lib/documents/author'

const lines: readonly estimate.ScopeGroup[] = [
  {
    group: 'Clean and test',
    lines: [
      estimate.line('Service call, ladder set-up', 'Service call', 'EA', 'Labor'),
      estimate.line('Gutters emptied and rinsed', 'Cleaning', 'LF', 'Labor', d.ref('repair.clean')),
      estimate.line('Downspouts and outlets cleared', 'Downspouts', 'EA', 'Labor', d.ref('repair.spouts')),
      estimate.line('Water run, pitch and joints checked', 'Water test', 'LS', 'Labor'),
    ],
  },
  {
    group: 'Repair',
    lines: [
      estimate.line('Re-pitch a run, hangers re-set', 'Re-pitch', 'LF', 'Labor', d.ref('repair.pitch')),
      estimate.line('New hidden hangers', 'Hangers', 'EA', 'Material', d.ref('repair.hangers')),
      estimate.line(
        'Miters, ends and seams cut clean and sealed',
        'Seal joints',
        'EA',
        'Material',
        d.ref('repair.joints'),
      ),
      estimate.line('Section of gutter replaced', 'Section', 'LF', 'Material', d.ref('repair.section')),
      estimate.line('Downspout, elbow or strap replaced', 'Pipe, elbow', 'EA', 'Material'),
      estimate.line('Outlet enlarged or added', 'Outlet', 'EA', 'Material'),
      estimate.line('Fascia board spliced in', 'Fascia', 'LF', 'Material', d.ref('repair.fascia')),
      estimate.line('Drip edge or apron led into the gutter', 'Apron', 'LF', 'Material'),
      estimate.line('Guard taken off, cleaned, put back', 'Guard', 'LF', 'Labor'),
    ],
  },
  {
    group: 'Ground',
    lines: [
      estimate.line('Extension or splash block', 'Extension', 'EA', 'Material'),
      estimate.line('Debris bagged and hauled', 'Haul-off', 'LS', 'Disposal'),
    ],
  },
]

const faults = [
  [
    'Water over the front',
    'clogged outlet, too few spouts, guard sealed by pollen',
    'clear, enlarge outlet, add a spout',
  ],
  ['Water behind the gutter', 'no apron, gutter hung too low or tilted in', 'apron, re-hang tight to the drip edge'],
  ['Standing water', 'run lost its pitch, sagging hangers', 're-pitch 1/4 in in 10 ft, closer hangers'],
  ['Drip at a corner', 'sealant aged at the miter', 'cut out, clean to metal, seal from inside'],
  ['Gutter pulls away', 'spikes loose, fascia rotten, ice', 'hidden hangers, new fascia'],
  ['Wet basement wall', 'spout ends at the wall', 'extension of 4 to 6 ft'],
] as const

const takeoffLines: readonly estimate.TakeoffLine[] = [
  estimate.takeoff('Gutter sealant', 'Joints', d.ref('repair.joints'), 'EA', 0.1, 6, 'Tubes'),
  estimate.takeoff('Hidden hangers', 'Count', d.ref('repair.hangers'), 'EA', 0.05, 100, 'Boxes'),
  estimate.takeoff('Gutter, 10 ft', 'To replace', d.ref('repair.section'), 'LF', 0.1, 10, 'Pieces'),
  estimate.takeoff('Primed fascia, 16 ft', 'To splice', d.ref('repair.fascia'), 'LF', 0.1, 16, 'Boards'),
  estimate.takeoff('Elbows and straps', 'Count', null, 'EA', 0.05, 1, 'EA'),
]

const scope = estimate.supplied(lines, takeoffLines)

export const gutterRepairEstimate = defineTemplate('estimate', {
  id: '4003',
  name: 'Gutter Repair Estimate',
  group: 'specialty',
  demand: [0.495, 'Part of the companies, or some jobs.'],
  telling: 'Repairs and price',
  description:
    'Gutter repair estimate: water test by run, faults with cause and cure, cleaning, re-pitch, seams, hangers, fascia, photos and price.',
  downloads: [500, 1000],
  tags: ['gutter repair', 'gutter cleaning', 'leaking gutter', 're-pitch', 'downspout', 'fascia', 'estimate', 'quote'],
  fullDescription: [
    'A repair estimate for gutters that overflow, drip or hang. Each run is cleaned and tested with water first; the customer reads what the fault is, why it came and what cures it.',
    'Fifteen lines from cleaning to extension price what is done, by the foot or the piece. When patching is not worth it, the page says so and the installation form takes over.',
    'The office page counts feet, joints, hangers and fascia once, lists what to load, and sets the price from cost.',
  ],
  howToUse: [
    'Ask where water shows: front, wall, corner or basement; it names the fault before you climb.',
    'Clean first, then run water through each run; check the result and take photographs.',
    'Enter feet and pieces on Measurements; cost lines take them over.',
    'Price the lines that apply on Cost, with a minimum on the service call.',
    estimate.sendStep('Estimate', 'Add the second photographs after the work.'),
  ],
  expertGuide: [
    {
      title: 'Clean, then judge',
      text: 'Half of all gutter leaks are a plugged outlet. Sell cleaning and test as the first step, and repair what still drips when water runs. Sealant over dirt or old sealant holds one season; cut to clean, dry metal and seal from inside.',
    },
    {
      title: 'Know when feet beat patches',
      text: 'Steel rusted through, seams every ten feet, or hangers loose along the whole run cost more to repair than a new seamless run. Put both prices side by side and let the owner choose; ladders from six feet on need their own care on soft ground.',
      cite: '29 CFR 1926.1053(b) (ladders); IRC R801.3 (roof drainage)',
    },
    estimate.acceptanceGuide,
    estimate.marginGuide,
  ],
  pages: { main: 3, office: 3 },
  subject: 'Gutter repair: water test, faults, repairs, price and photographs',
  intro: 'What is wrong with your gutters, how we repair it and what it costs. This is not a contract.',
  keywords: ['gutter repair', 'cleaning', 'estimate'],
  required: ['gutter.found'],
  parts: () => [
    d.part('Estimate', [
      ...estimate.customerBlocks(),
      d.section('Gutters and complaint', 'Kind of gutter, complaint and what was found'),
      d.fields(
        4,
        d.choice('gutter.kind', 'Gutter', [
          'K-style 5 in',
          'K-style 6 in',
          'Half-round',
          'Box or built-in',
          'Yankee or wood',
        ]),
        d.choice('gutter.metal', 'Metal', ['Aluminum', 'Steel', 'Copper', 'Vinyl', 'Wood']),
        d.own('gutter.age', 'Age (years)'),
        d.choice('gutter.guard', 'Guards', ['None', 'Screen', 'Mesh', 'Solid cover']),
        d.own('gutter.complaint', 'Where water shows', 'text', { span: 2 }),
        d.own('gutter.trees', 'Trees above, last cleaning', 'text', { span: 2 }),
        d.own('gutter.found', 'What we found and propose', 'multiline', { span: 4, lines: 3 }),
      ),
      d.section('Water test by run', 'Water test of each run'),
      d.checklist(
        'run',
        ['Front run', 'Rear run', 'Left run', 'Right run', 'Garage or porch run', 'Downspouts and extensions'],
        ['Drains', 'Slow', 'Leaks', 'Overflows'],
        [d.extra('note', 'Place, photo no.', 2)],
      ),
      d.section('Problems, causes and repairs', 'Gutter problems with cause and repair'),
      d.table(
        'fault',
        'Problems, causes and repairs',
        [
          d.column('fault', 'You see', 'text', { width: 2, fixed: true }),
          d.column('cause', 'Because', 'text', { width: 3, fixed: true }),
          d.column('cure', 'Repair', 'text', { width: 3, fixed: true }),
          d.column('found', 'Found', 'check', { width: 0.8 }),
        ],
        faults.map(([fault, cause, cure]) => ({ fault, cause: upperFirst(cause), cure: upperFirst(cure) })),
      ),
      ...estimate.scopeBlocks(scope, { payment: 'service', title: 'Repairs and price' }),
      ...estimate.goAheadBlocks,
      d.section('Repair or new'),
      d.p(
        'Rust through the bottom, seams every ten feet or rotten fascia along a whole run cost more to repair than a new seamless run. Ask us for that price beside this one.',
      ),
      ...estimate.warrantyBlocks(
        'none on old metal; new pieces carry their manufacturer’s own.',
        'joints that we sealed and hangers that we set, for the term named above; damage by ice or limbs and clogging are not covered.',
      ),
      ...estimate.agreementBlocks(
        {
          included: ['photographs before and after'],
          excluded: ['painting', 'underground drains', 'roof repair', 'gutters of neighbors on a shared wall'],
          assumed: ['fascia holds screws where we re-hang', 'ladders stand safely', 'no wasps or wires in the way'],
        },
        estimate.serviceTerms,
      ),
      d.section('Before and after', 'Photo frames for before and after'),
      d.photos('photo', 'Before and after', 2, { columns: 2, height: 120 }),
    ]),
    estimate.measurementsPart(
      [d.p('count each repair once; Cost takes the quantities from here.', 'Start here:')],
      estimate.lengthBlocks(
        [
          estimate.measure('repair.clean', 'Gutter to clean (ft)'),
          estimate.measure('repair.spouts', 'Downspouts to clear'),
          estimate.measure('repair.pitch', 'To re-pitch (ft)'),
          estimate.measure('repair.hangers', 'New hangers'),
          estimate.measure('repair.joints', 'Joints to seal'),
          estimate.measure('repair.section', 'Gutter to replace (ft)'),
          estimate.measure('repair.fascia', 'Fascia to splice (ft)'),
        ],
        'Feet and pieces',
      ),
    ),
    ...estimate.costParts(scope, { payment: 'service', takeoff: takeoffLines }),
  ],
})
