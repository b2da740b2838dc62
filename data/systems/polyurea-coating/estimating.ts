import { coatBlocks, measure, takeoff } from '@/data/parts/estimate'
import { choice, div, mul, own, ref } from '@/lib/documents/author'
import { area, count, feet, flatMeasures, flatSummary, gallonsOf, sq, withLoss } from '../shorthand'
import type { SystemEstimating } from '../types'

export const estimating: SystemEstimating = {
  waste: { rate: 0.08, range: 'open deck 8, ramps, curbs and wind 12–15%' },
  measures: [
    ...flatMeasures,
    measure('linear.cracks', 'Cracks to rout'),
    measure('linear.coves', 'Coves and turn-ups'),
    measure('linear.keys', 'Termination saw-cut'),
    measure('grit.rate', 'Grit (lb per SQ, typical)', 25),
  ],
  summary: [
    ['linear.cracks', 'Cracks (ft)'],
    ['linear.coves', 'Coves (ft)'],
    ['linear.keys', 'Saw-cut (ft)'],
    ...flatSummary.slice(3),
  ],
  products: [
    own('product.field', 'Polyurea: maker, grade', 'text', { span: 2 }),
    own('product.mils', 'Minimum and average dry mils'),
    choice('product.traffic', 'Traffic', ['Roof, service only', 'Pedestrian', 'Vehicle', 'Under overburden']),
    own('product.topcoat', 'Aliphatic topcoat and color', 'text', { span: 2 }),
    choice('product.profile', 'Concrete profile', ['CSP 3', 'CSP 4', 'CSP 5', 'Not concrete']),
    own('product.primer', 'Primer and its mils'),
  ],
  scope: [
    {
      group: 'Tests and deck profile',
      lines: [
        ['In-slab RH', 'RH, pulls'],
        ['Shot blast', 'Shot blast', sq],
        ['Rout and fill', 'Crack rout', feet('cracks')],
        ['Termination saw-cuts', 'Edge keys', feet('keys')],
      ],
    },
    {
      group: 'Prime and detail',
      lines: [
        ['Primer with broadcast', 'Sanded primer', withLoss(gallonsOf(1))],
        ['Vapor-control primer', 'Vapor primer'],
        ['Coves and turn-up', 'Coves', feet('coves')],
        ['Hand-grade', 'Hand grade'],
        ['Overspray screens', 'Screens, cars'],
      ],
    },
    {
      group: 'Spray, topcoat and proof',
      lines: [
        ['Plural-component rig', 'Plural rig'],
        ['Spray membrane', 'Polyurea', withLoss(gallonsOf(2))],
        ['Spark testing', 'Spark test', sq],
        ['Aliphatic UV', 'UV topcoat', withLoss(gallonsOf(3))],
        ['Anti-slip grit', 'Grit'],
        ['Isocyanate drum', 'Drums'],
      ],
    },
  ],
  worksheets: [
    coatBlocks(
      [
        { coat: 'Primer, sand broadcast', mils: 8, solids: 1 },
        { coat: 'Aromatic polyurea membrane', mils: 80, solids: 1 },
        { coat: 'Aliphatic topcoat', mils: 8, solids: 0.7 },
      ],
      0.05,
    ),
  ],
  takeoff: [
    takeoff('Polyurea A and B, 110 gal set', 'Mil table', gallonsOf(2), 'GAL', ref('measure.waste'), 110, 'Sets'),
    takeoff('Epoxy or urethane primer, 3 gal', 'Mil table', gallonsOf(1), 'GAL', 0.1, 3, 'Kits'),
    takeoff('Aliphatic topcoat, 5 gal', 'Mil table', gallonsOf(3), 'GAL', 0.1, 5, 'Kits'),
    takeoff('Broadcast sand, 50 lb', 'Squares, 15 lb', mul('measure.squares', 15), 'LB', 0.15, 50, 'Bags'),
    takeoff(
      'Aluminum-oxide grit, 50 lb',
      'Squares × rate',
      mul('measure.squares', 'grit.rate'),
      'LB',
      0.15,
      50,
      'Bags',
    ),
    takeoff('Joint polyurea, 600 ml', 'Cracks, 12 ft each', feet('cracks'), 'LF', 0.1, 12, 'Cartridges'),
    takeoff('Hand-grade polyurea, 1 gal', 'Drains and pipes', count('drains'), 'EA', 0.1, 4, 'Kits'),
    takeoff('Cove fabric, 6 in × 150 ft', 'Coves', feet('coves'), 'LF', 0.1, 150, 'Rolls'),
    takeoff('Termination bar, 10 ft', 'Edges', feet('edge'), 'LF', 0.05, 10, 'Pieces'),
    takeoff('Steel shot, 50 lb', 'Roof area', area, 'SF', 0.05, 3000, 'Bags'),
    takeoff('Diamond blades', 'Saw-cut', feet('keys'), 'LF', 0, 400, 'EA'),
    takeoff('Supplied-air and cartridge sets', 'Crew days', null, 'EA', 0, 1, 'Sets'),
  ],
  order:
    '80 dry mils at 100% solids is 5 gallons a square; the contract should name a minimum beside the average. A and B ship as sets: never order by the drum of one side. Primer window, drum temperature and dew point are the schedule.',
  allowances: [
    { find: 'Weak concrete ground and rebuilt', unit: 'SF' },
    { find: 'Crack wider than the stated size', unit: 'LF' },
    { find: 'Vapor-control primer after RH test', unit: 'SQ' },
  ],
  options: [
    { name: 'Good', includes: '60 mils, aromatic, gray' },
    { name: 'Better', includes: '80 mils, aliphatic topcoat' },
    { name: 'Best', includes: '100 mils, topcoat, grit' },
  ],
  optionProduct: 'Polyurea, mils and topcoat',
  residential: {
    included: ['spark test of the whole deck, misses mended the same day'],
    excluded: [
      'structural concrete repair',
      'railings and their posts',
      'tile or pavers',
      'color of the base coat, which yellows',
    ],
    assumed: [
      'pull-off and humidity tests pass',
      'house windows shut and cars moved on spray day',
      'a 240 V supply or our generator stands outside',
      'joints that move stay open as joints',
    ],
  },
  commercial: {
    alternates: [
      ['100 mils in place of 80', 'Ramps and turning lanes'],
      ['Second aliphatic coat', 'For color and wear on parking decks'],
      ['Vapor-control primer', 'Where RH probes exceed the limit'],
      ['Night spraying', 'Traffic level closed from 8 p.m.'],
    ],
    unitPrices: [
      ['Spall repair, formed and cured', 'SF'],
      ['Crack bridged with fabric', 'LF'],
      ['Extra 10 mils', 'SQ'],
      ['Adhesion pull with report', 'EA'],
    ],
    excluded: ['expansion-joint glands', 'line striping', 'post-tension repair'],
    assumed: ['level closed and empty, sprinklers isolated by others', 'drum storage above 65 °F on site'],
    energy:
      'Waterproofing of an existing deck brings no insulation by itself; over foam it protects what is there. Record slab, foam and R for the file.',
    access: 'Rig truck within 400 ft of hose, exclusion ring of 50 ft, supplied air for sprayer and helper.',
    phasing:
      'Blast, prime and spray a bay inside the primer window; bays end at saw-cut keys, never feathered to nothing.',
    worksheets: [],
    takeoff: [takeoff('Adhesion dollies and glue', 'One per 5 SQ', div('measure.squares', 5), 'EA', 0.1, 20, 'Kits')],
  },
  repair: {
    items: [
      'Blister respray',
      'Crack bridge',
      'Pinholes',
      'Edge key',
      'Chalked film',
      'Worn grit',
      'Off-ratio',
      'Anchor base',
    ],
    temporary:
      'Dry, abrade and close with hand-grade polyurea or butyl-backed foil; nothing sticks to a glossy cured film.',
    beyond:
      'Hollow sound over a third of the deck says the primer or slab let go; grinding to concrete is the only start.',
    excluded: ['concrete below half an inch', 'movement joints', 'color match of an aged topcoat'],
    supplies: [
      ['Hand-grade polyurea, 1 gal', 'area', 16, 'Kits'],
      ['Epoxy primer', 'area', 150, 'Kits'],
      ['Joint polyurea', 'length', 12, 'Cartridges'],
      ['Aliphatic topcoat', 'area', 180, 'Gallons'],
      ['Aluminum-oxide grit', 'area', 200, 'Bags'],
    ],
  },
  care: {
    items: [
      'Oil wash',
      'Edge keys',
      'Topcoat chalk',
      'Spark check',
      'Slab cracks',
      'Polished grit',
      'Pull test',
      'Snow tools',
      'Joint photos',
      'Drum numbers',
    ],
    walkRate: 8000,
    access: 'Cones for moving cars on parking decks; worn grit is slick when wet.',
    excluded: ['topcoat renewal', 'concrete repair', 'striping'],
    supplies: [
      ['Hand-grade kit', 'area', 16, 'Kits'],
      ['Degreaser', 'area', 1500, 'Gallons'],
      ['Spot grit and topcoat', 'area', 180, 'Gallons'],
    ],
  },
  guide: [
    {
      title: 'The slab decides',
      text: 'Humidity probes, pull-offs and profile come before the price is firm. Fast-set resin shows every pinhole of a gassing slab, so spray while it cools, and price routing, coves and keys by the foot: details are a third of the labor.',
      cite: 'ASTM F2170; ASTM D7234; ICRI 310.2R',
    },
    {
      title: 'Average mils hide thin spots',
      text: 'Write minimum and average dry mils, test continuity by spark, and map repairs. Base resin yellows in weeks; if the owner expects a color, the aliphatic coat is not an option but a line.',
      cite: 'ASTM D4787 and D5162; ASTM D4414',
    },
  ],
  repairGuide: {
    title: 'Abrade, prime, test, then spark',
    text: 'Cured film is too smooth for anything to bond. Grind to a sound edge, feather six inches, prime inside the window, and spark-test patch and joint. Soft or tacky resin is off ratio and has to be cut out, not covered.',
    cite: 'ASTM D4541 / D7234; ASTM D4787',
  },
  careGuide: {
    title: 'Watch the edges and the topcoat',
    text: 'Peeling begins at a key or a new anchor. Walk the perimeter first, spark-test each scrape, and renew the aliphatic coat at eight to twelve years, while it is washing and abrading instead of respraying.',
    cite: 'ASTM D4787; maker’s maintenance guide',
  },
}
