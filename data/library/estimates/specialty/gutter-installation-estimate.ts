import { defineTemplate } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'

const gutter = d.ref('gutter.length')

const lines: readonly estimate.ScopeGroup[] = [
  {
    group: 'Old gutters and fascia',
    lines: [
      estimate.line('Take down old gutters and downspouts', 'Take down', 'LF', 'Labor', gutter),
      estimate.line('Haul away or recycle', 'Haul-off', 'LS', 'Disposal'),
      estimate.line('Fascia board replaced, length in this price', 'Fascia', 'LF', 'Material'),
      estimate.line('Fascia wrapped in coil metal', 'Fascia wrap', 'LF', 'Material'),
      estimate.line(
        'Apron or drip edge brought over the gutter',
        'Gutter apron',
        'LF',
        'Material',
        d.ref('gutter.apron'),
      ),
    ],
  },
  {
    group: 'New gutters, ground and finish',
    lines: [
      estimate.line('Seamless gutter as selected, pitched to outlets', 'Gutter', 'LF', 'Material', gutter),
      estimate.line('Hidden hangers with screws', 'Hangers', 'EA', 'Material', d.ref('gutter.hangers')),
      estimate.line('Inside and outside miters', 'Miters', 'EA', 'Material', d.ref('gutter.miters')),
      estimate.line('End caps and outlets', 'Caps, outlets', 'EA', 'Material', d.add('gutter.ends', 'gutter.spouts')),
      estimate.line('Downspouts with straps', 'Downspouts', 'LF', 'Material', d.ref('gutter.pipe')),
      estimate.line('Elbows and offsets', 'Elbows', 'EA', 'Material', d.mul(3, 'gutter.spouts')),
      estimate.line('Gutter guard as selected', 'Guard', 'LF', 'Material', d.ref('gutter.guard')),
      estimate.line(
        'Extensions, splash blocks or drain adapters',
        'Extensions',
        'EA',
        'Material',
        d.ref('gutter.spouts'),
      ),
      estimate.line('Installation labor', 'Installation', 'HR', 'Labor'),
      estimate.line('Water run through every gutter with you', 'Water test', 'LS', 'Labor'),
    ],
  },
]

const takeoffLines: readonly estimate.TakeoffLine[] = [
  estimate.takeoff('Gutter coil, 5 in: 11-3/4 in wide', 'Gutter', gutter, 'LF', 0.05, 500, 'Coils'),
  estimate.takeoff('Downspout pipe, 10 ft', 'Pipe', d.ref('gutter.pipe'), 'LF', 0.1, 10, 'Pieces'),
  estimate.takeoff('Hidden hangers', 'Hangers above', d.ref('gutter.hangers'), 'EA', 0.05, 100, 'Boxes'),
  estimate.takeoff('Elbows', '3 a downspout', d.mul(3, 'gutter.spouts'), 'EA', 0.05, 1, 'EA'),
  estimate.takeoff('Pipe straps', '2 each 10 ft', d.ref('gutter.pipe'), 'LF', 0.1, 5, 'EA'),
  estimate.takeoff('Outlets', 'Downspouts', d.ref('gutter.spouts'), 'EA', 0, 1, 'EA'),
  estimate.takeoff('Miters', 'Count', d.ref('gutter.miters'), 'EA', 0, 1, 'EA'),
  estimate.takeoff('End caps', 'Count', d.ref('gutter.ends'), 'EA', 0, 1, 'EA'),
  estimate.takeoff(
    'Gutter sealant',
    'Miters, ends, outlets',
    d.add('gutter.miters', 'gutter.ends', 'gutter.spouts'),
    'EA',
    0.1,
    6,
    'Tubes',
  ),
  estimate.takeoff('Apron, 10 ft', 'Apron', d.ref('gutter.apron'), 'LF', 0.05, 9.75, 'Pieces'),
  estimate.takeoff('Guard, 4 ft', 'Guard', d.ref('gutter.guard'), 'LF', 0.05, 4, 'Pieces'),
]

const scope = estimate.supplied(lines, takeoffLines, {
  Gutter: ['Gutter coil, 5 in: 11-3/4 in wide', 'Gutter sealant'],
  Elbows: ['Elbows'],
  'Caps, outlets': ['Outlets', 'End caps'],
})

export const gutterInstallationEstimate = defineTemplate('estimate', {
  id: '4002',
  name: 'Gutter Installation Estimate',
  group: 'specialty',
  demand: [0.73, 'Most companies, every week or month.'],
  description:
    'Gutter estimate by run: downspouts sized by roof area and rain, hangers, miters, fascia, guards, three options, takeoff and cost.',
  downloads: [700, 1200],
  tags: [
    'gutter installation',
    'seamless gutters',
    'K-style',
    'half-round',
    'downspouts',
    'gutter guard',
    'fascia',
    'estimate',
  ],
  fullDescription: [
    'An estimate for new gutters that starts from water, not from feet: each run has its length, the roof that drains into it and its drop, and gets its downspouts from area, pitch and rain. Five-inch or six-inch is then a sum and no guess.',
    'Take-down, fascia, apron, gutter, hangers, miters, outlets, pipe, elbows, guards and extensions are lines of their own, with three options from plain aluminum to copper.',
    'The takeoff counts coil, pipe, hangers, elbows and sealant; the cost page sets the price of each line.',
  ],
  howToUse: [
    'Measure each run and its roof area; count corners, ends and drop to grade.',
    'Enter rain for the place and check downspout capacity for the size you sell.',
    'Probe the fascia, and enter the feet that the price holds; the rest is an allowance.',
    'On Cost, price the lines that apply; see that every count below reads 0.',
    'Choose profile, metal and color on Estimate, and enter 0 beside the option that the scope prices.',
    estimate.sendStep('Estimate'),
  ],
  expertGuide: [
    {
      title: 'Size the outlet, then the gutter',
      text: 'A gutter holds what its downspouts take away. Area times pitch factor times rain, divided by capacity at one inch an hour, gives the number of spouts; long runs between them want six inches. Rain figures come from the weather service’s tables for the place.',
      cite: 'NOAA Atlas 14; SMACNA Architectural Sheet Metal Manual; IPC 1106 tables',
    },
    {
      title: 'Fascia, apron and ground are where it leaks',
      text: 'New gutters on soft fascia come down with the first ice. Behind the gutter the drip edge or apron has to lap into it, and below it water has to leave the wall. Price all three, or exclude them in words.',
      cite: 'IRC R903.4 and R801.3, as adopted locally',
    },
    estimate.acceptanceGuide,
    estimate.marginGuide,
  ],
  pages: { main: 2, office: 3 },
  subject: 'New gutters by run: sizes, options, takeoff, cost and price',
  intro: 'New gutters for your roof, sized for its area and rain. This is not a contract.',
  keywords: ['gutters', 'downspouts', 'estimate'],
  required: ['product.profile', 'product.metal'],
  parts: () => [
    d.part('Estimate', [
      ...estimate.customerBlocks(),
      d.section('Gutters chosen', 'Profile, metal, color, guard and measured lengths'),
      d.fields(
        4,
        d.choice('product.profile', 'Profile', ['K-style 5 in', 'K-style 6 in', 'Half-round 6 in', 'Box']),
        d.choice('product.metal', 'Metal', [
          '0.027 in aluminum',
          '0.032 in aluminum',
          'Galvalume steel',
          'Copper 16 oz',
          'Copper 20 oz',
        ]),
        d.own('product.color', 'Color'),
        d.choice('product.pipe', 'Downspout', ['2 × 3 in', '3 × 4 in', '4 × 5 in', '3 in round', '4 in round']),
        estimate.shown('gutter.length', 'Gutter (ft)'),
        estimate.shown('gutter.spouts', 'Downspouts'),
        estimate.shown('gutter.pipe', 'Downspout pipe (ft)'),
        estimate.shown('gutter.miters', 'Miters'),
        d.choice('product.guard', 'Guard', ['None', 'Screen', 'Micro-mesh', 'Solid cover']),
        d.choice('product.ground', 'Water goes to', ['Splash blocks', 'Extensions', 'Drain pipe', 'Cistern']),
        d.own('product.notes', 'Places where water must not go', 'text', { span: 2 }),
        ...estimate.warrantyFields,
      ),
      ...estimate.scopeBlocks(scope, { choices: 'option' }),
      ...estimate.goAheadBlocks,
      ...estimate.allowanceBlocks([
        { item: 'Rotten fascia beyond the quantity', unit: 'LF', included: estimate.quantityOf(scope, 'Fascia') },
        { item: 'Rafter tail sistered', unit: 'EA' },
        { item: 'Underground drain found blocked', unit: 'HR' },
      ]),
      ...estimate.optionBlocks(
        'Good, better, best',
        [
          { name: 'Good', includes: '5 in aluminum, 0.027 in' },
          { name: 'Better', includes: '6 in aluminum, 0.032 in, mesh' },
          { name: 'Best', includes: 'Copper half-round' },
        ],
        'Profile, metal and guard',
      ),
      ...estimate.agreementBlocks(
        {
          included: ['old gutters taken away', 'a water test with you'],
          excluded: [
            'painting of fascia and soffit',
            'underground drains',
            'roof repair behind the gutter',
            'heat cable',
          ],
          assumed: ['fascia holds screws', 'downspouts where drawn', 'a ladder stands safely on every side'],
        },
        [
          [
            'Manufacturer warranty',
            'On metal and finish by the coil manufacturer, on guards by theirs; neither covers ice, ladders or falling limbs.',
          ],
          [
            'Our workmanship',
            'Our promise that runs drain, miters hold water and hangers stay, for the term named above.',
          ],
          ...estimate.jobTerms,
        ],
      ),
    ]),
    estimate.measurementsPart(
      estimate.runBlocks,
      estimate.lengthBlocks(
        [
          estimate.measure('gutter.miters', 'Miters'),
          estimate.measure('gutter.ends', 'End caps'),
          estimate.measure('gutter.apron', 'Apron (ft)'),
          estimate.measure('gutter.guard', 'Guard (ft)'),
        ],
        'Corners, ends and extras',
      ),
    ),
    ...estimate.costParts(scope, {
      hasOptions: true,
      takeoff: takeoffLines,
      order: d.note(
        'Before you order',
        'Capacity is typical for a 2 × 3 in pipe; a 3 × 4 in pipe takes about twice as much. Pitch factor 1.05 holds to 5:12, 1.1 to 8:12, 1.2 and more above. Hangers stand closer where snow slides.',
      ),
    }),
  ],
})
