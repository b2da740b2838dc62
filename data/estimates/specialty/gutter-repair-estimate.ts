import {
  acceptanceBlocks,
  acceptanceGuide,
  agreementBlocks,
  costPart,
  customerBlocks,
  lengthBlocks,
  line,
  marginGuide,
  measure,
  measurementsPart,
  scopeBlocks,
  serviceTerms,
  takeoff,
  takeoffBlocks,
  warrantyBlocks,
  type ScopeGroup,
} from '@/data/parts/estimate'
import {
  checklist,
  choice,
  column,
  documentModel,
  extra,
  fields,
  own,
  p,
  part,
  photos,
  ref,
  section,
  table,
} from '@/lib/documents/author'
import { handWritten } from '../hand-written'
import { upperFirst } from '@/data/parts/words'

const scope: readonly ScopeGroup[] = [
  {
    group: 'Clean and test',
    lines: [
      line('Service call, ladder set-up', 'Service call', 'EA', 'Labor'),
      line('Gutters emptied and rinsed', 'Cleaning', 'LF', 'Labor', ref('repair.clean')),
      line('Downspouts and outlets cleared', 'Downspouts', 'EA', 'Labor', ref('repair.spouts')),
      line('Water run, pitch and joints checked', 'Water test', 'LS', 'Labor'),
    ],
  },
  {
    group: 'Repair',
    lines: [
      line('Re-pitch a run, hangers re-set', 'Re-pitch', 'LF', 'Labor', ref('repair.pitch')),
      line('New hidden hangers', 'Hangers', 'EA', 'Material', ref('repair.hangers')),
      line('Miters, ends and seams cut clean and sealed', 'Seal joints', 'EA', 'Material', ref('repair.joints')),
      line('Section of gutter replaced', 'Section', 'LF', 'Material', ref('repair.section')),
      line('Downspout, elbow or strap replaced', 'Pipe, elbow', 'EA', 'Material'),
      line('Outlet enlarged or added', 'Outlet', 'EA', 'Material'),
      line('Fascia board spliced in', 'Fascia', 'LF', 'Material', ref('repair.fascia')),
      line('Drip edge or apron led into the gutter', 'Apron', 'LF', 'Material'),
      line('Guard taken off, cleaned, put back', 'Guard', 'LF', 'Labor'),
    ],
  },
  {
    group: 'Ground',
    lines: [
      line('Extension or splash block', 'Extension', 'EA', 'Material'),
      line('Debris bagged and hauled', 'Haul-off', 'LS', 'Disposal'),
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

export const gutterRepairEstimate = handWritten({
  id: '4003',
  slug: 'gutter-repair-estimate',
  name: 'Gutter Repair Estimate',
  description:
    'Gutter repair estimate: water test by run, faults with cause and cure, cleaning, re-pitch, seams, hangers, fascia, photos and price.',
  systemType: 'specialty',
  downloads: [500, 1000],
  tags: ['gutter repair', 'gutter cleaning', 'leaking gutter', 're-pitch', 'downspout', 'fascia', 'estimate', 'quote'],
  fullDescription: [
    'A repair estimate for gutters that overflow, drip or hang. Each run is cleaned and tested with water first; the customer reads what the fault is, why it came and what cures it.',
    'Fifteen lines from cleaning to extension price what is done, by the foot or the piece. When patching is not worth it, the page says so and the installation form takes over.',
    'The office page counts feet, joints, hangers and fascia once, lists what to load, and sets the price from cost.',
  ],
  howToUse: [
    'Ask where water shows: front, wall, corner or cellar; it names the fault before you climb.',
    'Clean first, then run water through each run; tick the result and take photographs.',
    'Enter feet and pieces on Measurements; cost lines take them over.',
    'Price the lines that apply on Cost, with a minimum on the service call.',
    'Print the Estimate pages to a new PDF and add the second photographs after the work.',
  ],
  expertGuide: [
    {
      title: 'Clean, then judge',
      text: 'Half of all gutter leaks are a plugged outlet. Sell cleaning and test as the first step, and repair what still drips when water runs. Sealant over dirt or old sealant holds one season; cut to clean, dry metal and seal from inside.',
    },
    {
      title: 'Know when feet beat patches',
      text: 'Steel rusted through, seams every ten feet, or hangers loose along the whole run cost more to mend than a new seamless run. Put both prices side by side and let the owner choose; ladders from six feet on need their own care on soft ground.',
      cite: '29 CFR 1926.1053(b) (ladders); IRC R801.3 (roof drainage)',
    },
    acceptanceGuide,
    marginGuide,
  ],
  document: () =>
    documentModel({
      title: 'Gutter Repair Estimate',
      subject: 'Gutter repair: water test, faults, repairs, price and photographs',
      intro: 'What is wrong with your gutters, how we mend it and what it costs. This is not a contract.',
      keywords: ['gutter repair', 'cleaning', 'estimate'],
      parts: [
        part('Estimate', [
          ...customerBlocks(),
          section('Gutters and complaint', 'Kind of gutter, complaint and what was found'),
          fields(
            4,
            choice('gutter.kind', 'Gutter', [
              'K-style 5 in',
              'K-style 6 in',
              'Half-round',
              'Box or built-in',
              'Yankee or wood',
            ]),
            choice('gutter.metal', 'Metal', ['Aluminum', 'Steel', 'Copper', 'Vinyl', 'Wood']),
            own('gutter.age', 'Age (years)'),
            choice('gutter.guard', 'Guards', ['None', 'Screen', 'Mesh', 'Solid cover']),
            own('gutter.complaint', 'Where water shows', 'text', { span: 2 }),
            own('gutter.trees', 'Trees above, last cleaning', 'text', { span: 2 }),
            own('gutter.found', 'What we found and propose', 'multiline', { span: 4, lines: 3 }),
          ),
          section('Water test by run', 'Water test of each run'),
          checklist(
            'run',
            ['Front run', 'Rear run', 'Left run', 'Right run', 'Garage or porch run', 'Downspouts and extensions'],
            ['Drains', 'Slow', 'Leaks', 'Overflows'],
            [extra('note', 'Place, photo no.', 2)],
          ),
          section('Faults, causes and cures', 'Gutter faults with cause and cure'),
          table(
            'fault',
            'Faults, causes and cures',
            [
              column('fault', 'You see', 'text', { width: 2, fixed: true }),
              column('cause', 'Because', 'text', { width: 3, fixed: true }),
              column('cure', 'Cure', 'text', { width: 3, fixed: true }),
              column('found', 'Found', 'check', { width: 0.8 }),
            ],
            faults.map(([fault, cause, cure]) => ({ fault, cause: upperFirst(cause), cure: upperFirst(cure) })),
          ),
          ...scopeBlocks(scope, { payment: 'service', blankRows: 2, title: 'Repairs and price' }),
          section('Repair or new'),
          p(
            'Rust through the bottom, seams every ten feet or rotten fascia along a whole run cost more to mend than a new seamless run. Ask us for that price beside this one.',
          ),
          ...warrantyBlocks(
            'none on old metal; new pieces carry their maker’s own.',
            'joints that we sealed and hangers that we set, for the term named above; ice, limbs and clogging are not part of it.',
          ),
          ...agreementBlocks(
            {
              included: ['photographs before and after'],
              excluded: ['painting', 'underground drains', 'roof repair', 'gutters of neighbors on a shared wall'],
              assumed: ['fascia holds screws where we re-hang', 'ladders stand safely', 'no wasps or wires in the way'],
            },
            serviceTerms,
          ),
          section('Before and after', 'Photo frames for before and after'),
          photos('photo', 'Before and after', 2, { columns: 2, height: 120 }),
          ...acceptanceBlocks,
        ]),
        measurementsPart(
          [p('count each repair once; Cost takes the quantities from here.', 'Start here:')],
          lengthBlocks(
            [
              measure('repair.clean', 'Gutter to clean (ft)'),
              measure('repair.spouts', 'Downspouts to clear'),
              measure('repair.pitch', 'To re-pitch (ft)'),
              measure('repair.hangers', 'New hangers'),
              measure('repair.joints', 'Joints to seal'),
              measure('repair.section', 'Gutter to replace (ft)'),
              measure('repair.fascia', 'Fascia to splice (ft)'),
            ],
            'Feet and pieces',
          ),
          takeoffBlocks(
            [
              takeoff('Gutter sealant', 'Joints', ref('repair.joints'), 'EA', 0.1, 6, 'Tubes'),
              takeoff('Hidden hangers', 'Count', ref('repair.hangers'), 'EA', 0.05, 100, 'Boxes'),
              takeoff('Gutter, 10 ft', 'To replace', ref('repair.section'), 'LF', 0.1, 10, 'Pieces'),
              takeoff('Primed fascia, 16 ft', 'To splice', ref('repair.fascia'), 'LF', 0.1, 16, 'Boards'),
              takeoff('Cleaning hours', 'Gutter to clean', ref('repair.clean'), 'LF', 0.1, 60, 'Hours'),
              takeoff('Elbows and straps', 'Count', null, 'EA', 0.05, 1, 'EA'),
            ],
            2,
          ),
        ),
        costPart(scope, { blankRows: 2 }),
      ],
    }),
})
