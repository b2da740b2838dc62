import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import { area, count, feet, flatMeasures, flatSummary, gallonsOf, item, sq, withLoss } from '../shorthand'
import type { SystemEstimating } from '@/data/shared/system'

export const estimating: SystemEstimating = {
  waste: { rate: 0.08, range: 'open deck 8, ramps, curbs and wind 12–15%' },
  measures: [
    ...flatMeasures,
    estimate.measure('linear.cracks', 'Cracks to rout'),
    estimate.measure('linear.coves', 'Coves and turn-ups'),
    estimate.measure('linear.keys', 'Termination saw-cut'),
    estimate.measure('grit.rate', 'Grit (lb per SQ, typical)', 25),
  ],
  summary: [
    ['linear.cracks', 'Cracks (ft)'],
    ['linear.coves', 'Coves (ft)'],
    ['linear.keys', 'Saw-cut (ft)'],
    ...flatSummary.slice(3),
  ],
  products: [
    d.own('product.field', 'Polyurea: manufacturer, grade', 'text', { span: 2 }),
    d.own('product.mils', 'Minimum and average dry mils'),
    d.choice('product.traffic', 'Traffic', ['Roof, service only', 'Pedestrian', 'Vehicle', 'Under overburden']),
    d.own('product.topcoat', 'Aliphatic topcoat and color', 'text', { span: 2 }),
    d.choice('product.profile', 'Concrete profile', ['CSP 3', 'CSP 4', 'CSP 5', 'Not concrete']),
    d.own('product.primer', 'Primer and its mils'),
  ],
  lineItems: [
    item.equipment('rh-pulls', 'Slab humidity probes and pull-off tests', 'RH, pulls', 'EA'),
    item.labor('shot-blast', 'Shot blast or grind concrete to profile', 'Shot blast', 'SQ', sq),
    item.material('crack-rout', 'Rout and fill cracks with joint polyurea', 'Crack rout', 'LF', feet('cracks')),
    item.material('sanded-primer', 'Primer with broadcast sand', 'Sanded primer', 'GAL', withLoss(gallonsOf(1))),
    item.material('coves', 'Coves and fabric at wall turn-ups', 'Coves', 'LF', feet('coves')),
    item.material('hand-grade', 'Hand-grade polyurea at drains and pipes', 'Hand grade', 'GAL'),
    item.material(
      'polyurea',
      'Spray polyurea to the dry mils in the contract',
      'Polyurea',
      'GAL',
      withLoss(gallonsOf(2)),
    ),
    item.material('uv-topcoat', 'Aliphatic UV topcoat', 'UV topcoat', 'GAL', withLoss(gallonsOf(3))),
    item.material(
      'grit',
      'Anti-slip grit broadcast in the topcoat',
      'Grit',
      'LB',
      d.mul('measure.squares', 'grit.rate'),
    ),
    item.equipment('plural-rig', 'Plural-component rig and operator', 'Plural rig', 'HR'),
    item.labor('edge-keys', 'Saw-cut terminations and bars', 'Edge keys', 'LF', feet('keys')),
    item.equipment('spark-test', 'Holiday (spark) test and repairs', 'Spark test', 'SQ', sq),
    item.labor('screens-cars', 'Overspray screens, vehicles moved', 'Screens, cars', 'EA'),
    item.disposal('drums', 'Isocyanate drum and filter disposal', 'Drums', 'EA'),
    item.material('vapor-primer', 'Vapor-control primer where the slab is damp', 'Vapor primer', 'GAL'),
  ],
  scope: [
    { group: 'Tests and surface preparation', lines: ['rh-pulls', 'shot-blast', 'crack-rout', 'edge-keys'] },
    {
      group: 'Prime and detail',
      lines: ['sanded-primer', 'vapor-primer', 'coves', 'hand-grade', 'screens-cars'],
    },
    {
      group: 'Membrane, topcoat and test',
      lines: ['plural-rig', 'polyurea', 'spark-test', 'uv-topcoat', 'grit', 'drums'],
    },
  ],
  worksheets: [
    estimate.coatBlocks(
      [
        { coat: 'Primer, sand broadcast', mils: 8, solids: 1 },
        { coat: 'Aromatic polyurea membrane', mils: 80, solids: 1 },
        { coat: 'Aliphatic topcoat', mils: 8, solids: 0.7 },
      ],
      0.05,
    ),
  ],
  takeoff: [
    estimate.takeoff(
      'Polyurea A and B, 110 gal set',
      'Mil table',
      gallonsOf(2),
      'GAL',
      d.ref('measure.waste'),
      110,
      'Sets',
    ),
    estimate.takeoff('Epoxy or urethane primer, 3 gal', 'Mil table', gallonsOf(1), 'GAL', 0.1, 3, 'Kits'),
    estimate.takeoff('Aliphatic topcoat, 5 gal', 'Mil table', gallonsOf(3), 'GAL', 0.1, 5, 'Kits'),
    estimate.takeoff('Broadcast sand, 50 lb', 'Squares, 15 lb', d.mul('measure.squares', 15), 'LB', 0.15, 50, 'Bags'),
    estimate.takeoff(
      'Aluminum-oxide grit, 50 lb',
      'Squares × rate',
      d.mul('measure.squares', 'grit.rate'),
      'LB',
      0.15,
      50,
      'Bags',
    ),
    estimate.takeoff('Joint polyurea, 600 ml', 'Cracks, 12 ft each', feet('cracks'), 'LF', 0.1, 12, 'Cartridges'),
    estimate.takeoff('Hand-grade polyurea, 1 gal', 'Drains and pipes', count('drains'), 'EA', 0.1, 4, 'Kits'),
    estimate.takeoff('Cove fabric, 6 in × 150 ft', 'Coves', feet('coves'), 'LF', 0.1, 150, 'Rolls'),
    estimate.takeoff('Termination bar, 10 ft', 'Edges', feet('edge'), 'LF', 0.05, 10, 'Pieces'),
    estimate.takeoff('Steel shot, 50 lb', 'Roof area', area, 'SF', 0.05, 3000, 'Bags'),
    estimate.takeoff('Diamond blades', 'Saw-cut', feet('keys'), 'LF', 0, 400, 'EA'),
    estimate.takeoff('Supplied-air and cartridge sets', 'Crew days', null, 'EA', 0, 1, 'Sets'),
  ],
  supplies: {
    'Sanded primer': ['Epoxy or urethane primer, 3 gal', 'Broadcast sand, 50 lb'],
  },
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
    included: ['spark test of the whole deck, holidays (thin spots and pinholes) repaired the same day'],
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
    access:
      'The rig stands within 400 ft of hose. Nobody enters within 50 ft of spraying, and sprayer and helper wear supplied air.',
    phasing:
      'Each bay is blasted, primed and sprayed within the primer’s window, and ends at a saw-cut, never in a feathered edge.',
    worksheets: [],
    takeoff: [
      estimate.takeoff('Adhesion dollies and glue', 'One per 5 SQ', d.div('measure.squares', 5), 'EA', 0.1, 20, 'Kits'),
    ],
  },
  repair: {
    items: [
      {
        description: 'Grind a blister to sound edge, reprime and respray with 6 in feather',
        short: 'Blister respray',
        unit: 'SF',
      },
      { description: 'Fabric-bridge a reopened crack with hand-grade polyurea', short: 'Crack bridge', unit: 'LF' },
      { description: 'Fill pinholes and repeat the holiday test', short: 'Pinholes', unit: 'EA' },
      { description: 'Re-key a lifted edge in a new saw-cut', short: 'Edge key', unit: 'LF' },
      {
        description: 'Abrade and recoat a chalked aromatic area with aliphatic topcoat',
        short: 'Chalked film',
        unit: 'SF',
      },
      { description: 'Replace worn grit in a traffic lane', short: 'Worn grit', unit: 'SF' },
      { description: 'Cut out and replace soft, off-ratio areas', short: 'Off-ratio', unit: 'SF' },
      {
        description: 'Encapsulate a new anchor base with primer and hand-grade resin',
        short: 'Anchor base',
        unit: 'EA',
      },
    ],
    temporary:
      'Dry, abrade and close with hand-grade polyurea or butyl-backed foil; nothing sticks to a glossy cured film.',
    beyond:
      'A hollow sound over a third of the deck means that the primer or the slab has let go: grind to concrete and start again.',
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
    tasks: [
      { task: 'Wash tire marks, oils and bird fouling', short: 'Oil wash', frequency: 'twice a year', timesPerYear: 2 },
      { task: 'Inspect edge keys and bars for lift', short: 'Edge keys', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Check topcoat color and chalk', short: 'Topcoat chalk', frequency: 'yearly', timesPerYear: 1 },
      {
        task: 'Test bond and hardness of any repaired or scraped area',
        short: 'Bond check',
        frequency: 'after repair',
      },
      { task: 'Check crack lines in the slab below', short: 'Slab cracks', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Renew anti-slip grit where polished', short: 'Polished grit', frequency: 'every 3-5 years' },
      { task: 'Test pull-off adhesion where hollow sound is heard', short: 'Pull test', frequency: 'as found' },
      { task: 'Keep snow tools to rubber edges', short: 'Snow tools', frequency: 'winter' },
      {
        task: 'Photograph joint covers to confirm nobody has coated over them',
        short: 'Joint photos',
        frequency: 'yearly',
        timesPerYear: 1,
      },
      {
        task: 'Keep part numbers of both drums for later patch orders',
        short: 'Drum numbers',
        frequency: 'at handover',
        isDueOnce: true,
      },
    ],
    walkRate: 8000,
    access: 'Set cones against moving cars on parking decks. Worn grit is slick when wet.',
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
    text: 'Peeling begins at a key or a new anchor. Walk the perimeter first, tap and look at each scrape, and renew the aliphatic coat at eight to twelve years, while it is washing and abrading instead of respraying.',
    cite: 'ASTM D4787; manufacturer’s maintenance guide',
  },
}
