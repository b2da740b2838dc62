import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import { area, count, feet, item, orderSq, slopedMeasures, slopedSummary, sq } from '../shorthand'
import type { SystemEstimating } from '@/data/shared/system'

const battenFeet = d.div(d.mul('measure.area', 12), 'piece.exposure')

export const estimating: SystemEstimating = {
  waste: { rate: 0.08, range: 'gable 5–8, hip 10, cut-up 12–15%' },
  measures: [
    ...slopedMeasures,
    estimate.measure('linear.ventedRidge', 'Vented ridge'),
    estimate.measure('tile.screws', 'Screws a tile', 1),
  ],
  summary: [...slopedSummary.slice(0, 3), ['linear.ventedRidge', 'Vented ridge (ft)']],
  products: [
    d.own('product.field', 'Tile: manufacturer, profile and color', 'text', { span: 2 }),
    d.choice('product.weight', 'Weight class', ['Standard', 'Lightweight']),
    d.choice('product.color', 'Color', ['Through-body', 'Slurry coat']),
    d.own('product.underlayment', 'Sheet under the tile', 'text', { span: 2 }),
    d.choice('product.lay', 'Lay', ['Battens with shims', 'Counter-battens', 'Direct, foam', 'Direct, screwed']),
    d.choice('product.ridge', 'Ridge', ['Vented roll', 'Foam', 'Mortar']),
  ],
  lineItems: [
    item.labor('chute-removal', 'Remove concrete tile and lower it by chute', 'Chute removal', 'SQ', sq),
    item.labor('framing', 'Engineer’s framing check for tile of 9 to 12 psf', 'Framing', 'EA'),
    item.material('cap-sheet', 'Self-adhered underlayment, or 30 lb felt, below the tile', 'Cap sheet', 'SQ', sq),
    item.material('battens-shims', '1x2 battens with drainage shims', 'Battens, shims', 'LF', battenFeet),
    item.material('concrete-field', 'Concrete field tile with 3 in headlap', 'Concrete field', 'SQ', orderSq),
    item.material('trim-units', 'Rake, hip and ridge tile', 'Trim units', 'LF', estimate.ridgeAndHip),
    item.material(
      'ridge-bedding',
      'Ridge tile bedded in foam or mortar, with weeps',
      'Ridge bedding',
      'LF',
      estimate.ridgeAndHip,
    ),
    item.material('ridge-roll', 'Vented weather block (ridge roll)', 'Ridge roll', 'LF', feet('ventedRidge')),
    item.material('eave-riser', 'Eave riser metal with weep holes', 'Eave riser', 'LF', feet('eave')),
    item.material('splash-valley', 'Galvanized W-valley over a lined valley', 'Splash valley', 'LF', feet('valley')),
    item.labor('laying', 'Install field tile, with more screws at corners and edges', 'Laying', 'SQ', sq),
    item.equipment('boom-truck', 'Boom truck to load tile', 'Boom truck', 'HR'),
    item.labor('wet-cutting', 'Wet-saw cutting with dust control', 'Wet cutting', 'SQ'),
    item.disposal(
      'haul-off',
      'Old concrete tile hauled in 10-ton lowboys, by load',
      'Haul-off',
      'EA',
      d.ref('debris.loads'),
    ),
    item.material('tile-screws', 'Corrosion-resistant screws, one or two per tile', 'Tile screws', 'SQ', sq),
  ],
  scope: [
    {
      group: 'Removal and framing',
      lines: ['chute-removal', 'framing', 'haul-off'],
      added: [estimate.line('Deck rotted along battens replaced', 'Sheathing', 'SF', 'Material')],
    },
    { group: 'Sheet, battens and metal', lines: ['cap-sheet', 'battens-shims', 'eave-riser', 'splash-valley'] },
    {
      group: 'Concrete tile and ridge',
      lines: [
        'boom-truck',
        'concrete-field',
        'laying',
        'tile-screws',
        'wet-cutting',
        'trim-units',
        'ridge-roll',
        'ridge-bedding',
      ],
    },
  ],
  worksheets: [
    estimate.pieceBlocks('tiles', { length: 17, width: 12, headlap: 3, doubleLap: false, psf: 9.5 }),
    // Tile is hauled in 10-ton lowboys.
    estimate.debrisBlocks(950, 10),
  ],
  takeoff: [
    estimate.takeoff(
      'Interlocking tile, by the piece',
      'Squares × pieces',
      estimate.pieceCount,
      'EA',
      d.ref('measure.waste'),
      1,
      'Tiles',
    ),
    estimate.takeoff('Hip and ridge units', 'Ridge + hip', estimate.ridgeAndHip, 'LF', 0.1, 1.17, 'Units'),
    estimate.takeoff('Rake units', 'Rake', feet('rake'), 'LF', 0.1, 1.17, 'Units'),
    estimate.takeoff('Self-adhered cap, 1 SQ', 'Roof area', area, 'SF', 0.1, 95, 'Rolls'),
    estimate.takeoff('Battens 1×2, 8 ft', 'Area ÷ exposure', battenFeet, 'LF', 0.1, 8, 'Pieces'),
    estimate.takeoff('Drainage shims', 'A shim each 4 ft', d.div(battenFeet, 4), 'EA', 0.1, 500, 'Boxes'),
    estimate.takeoff(
      'Corrosion-resistant tile screws',
      'Tiles × screws',
      d.mul('measure.squares', 'piece.perSquare', 'tile.screws'),
      'EA',
      0.05,
      2500,
      'Boxes',
    ),
    estimate.takeoff('Eave riser, 10 ft', 'Eave', feet('eave'), 'LF', 0.05, 9.75, 'Pieces'),
    estimate.takeoff('W-valley, galvanized, 10 ft', 'Valley', feet('valley'), 'LF', 0.1, 9.5, 'Pieces'),
    estimate.takeoff('Ridge roll, 33 ft', 'Vented ridge', feet('ventedRidge'), 'LF', 0.05, 33, 'Rolls'),
    estimate.takeoff('Pan flashing, 10 ft', 'Walls', estimate.slopedWalls, 'LF', 0.1, 9.75, 'Pieces'),
    estimate.takeoff('Tile pipe flashings, two-part', 'Count', count('pipes'), 'EA', 0, 1, 'Sets'),
  ],
  supplies: {
    'Concrete field': ['Interlocking tile, by the piece'],
    'Trim units': ['Hip and ridge units'],
    'Tile screws': ['Corrosion-resistant tile screws', 'Perimeter storm clips'],
    'Cap sheet': ['Self-adhered cap, 1 SQ'],
  },
  order:
    'Use the manufacturer’s count per square at the headlap that the slope asks for (88 to 110 is common). Check weight class against the framing letter once more, ask for one production lot with its trim, and book the boom for the day the battens are down.',
  allowances: [
    { find: 'Fascia or eave board decayed below the riser', unit: 'LF' },
    { find: 'Deck rotten where battens dammed water', unit: 'SF' },
    { find: 'Tile cut beyond the drawn hips and valleys', unit: 'HR' },
  ],
  options: [
    { name: 'Good', includes: 'Slurry color, direct lay' },
    { name: 'Better', includes: 'Through color on battens' },
    { name: 'Best', includes: 'Counter-battens, vented ridge' },
  ],
  optionProduct: 'Profile, weight and color',
  residential: {
    included: ['cutting with water, slurry kept out of drains and gutters'],
    excluded: [
      'framing for heavier tile',
      'reglazing or recoating of old tile',
      'gutters and stucco',
      'solar detach and reset',
    ],
    assumed: [
      'the weight class named above is the one the framing letter covers',
      'white bloom in the first seasons is natural',
      'breakage within the listed percentage',
      'later lots will differ in shade',
    ],
  },
  commercial: {
    alternates: [
      ['Lightweight aggregate tile', 'Where the framing letter stops at 7 lb per sf'],
      ['Counter-batten ventilation', 'Vertical strips below every batten'],
      ['Storm clips at each perimeter tile', 'Eave, rake and ridge rows'],
      ['Vented ridge roll throughout', 'In place of foam bedding'],
    ],
    unitPrices: [
      ['Corner-broken tile exchanged', 'EA'],
      ['Cap sheet beyond the drawn area', 'SQ'],
      ['Batten with shims, added rows', 'LF'],
      ['Framing letter for another building type', 'EA'],
    ],
    excluded: ['association approval of colors', 'wall caps and entry monuments', 'pool and patio tile'],
    assumed: ['buildings of one type share one framing letter', 'cut stations on the ground, wet, away from entries'],
    energy:
      'Rated tile colors and the air space above the sheet can count toward the energy code; ceiling insulation is seldom touched. Enter required and existing R where decks are opened.',
    access:
      'Boom truck positions, swing radius and parking closures are planned for each building, and pallets are spread at once.',
    phasing:
      'Each building is torn off, underlaid and battened before tile is loaded. Tile never sits on a roof without battens.',
    worksheets: [],
    takeoff: [estimate.takeoff('Perimeter storm clips', 'Eave + rake', estimate.eaveAndRake, 'LF', 0.05, 100, 'Boxes')],
  },
  repair: {
    items: [
      { description: 'Replace a broken tile without moving the row', short: 'Corner tile', unit: 'EA' },
      { description: 'Refasten lifted tile at the eave', short: 'Eave interlock', unit: 'EA' },
      { description: 'Re-shim a sagging batten', short: 'Batten shim', unit: 'LF' },
      { description: 'Recoat faded tile, if you choose it', short: 'Slurry recoat', unit: 'SF' },
      { description: 'Replace loose foam adhesive below hip tile', short: 'Hip foam', unit: 'LF' },
      { description: 'Reset a slipped ridge roll', short: 'Ridge roll', unit: 'LF' },
      { description: 'Blend newer tile into the rear slope', short: 'Lot blend', unit: 'EA' },
      { description: 'Replace a band of underlayment and relay sound tile', short: 'Felt band', unit: 'SF' },
    ],
    temporary: 'Slip flat metal below the broken tile and set no weight on it. Tape does not hold on dusty concrete.',
    beyond:
      'Brittle underlayment over more than a third of a slope means lift and relay, since new tile on old felt solves nothing.',
    excluded: ['efflorescence and color fade', 'tile on slopes outside the repair', 'cracked stucco above pans'],
    supplies: [
      ['Matching interlocking tile', 'count', 1, 'EA'],
      ['Polyurethane tile foam', 'length', 40, 'Kits'],
      ['Cap sheet for patches', 'area', 95, 'Rolls'],
      ['Tile screws, 3 in', 'count', 100, 'Packs'],
      ['Batten shims', 'length', 200, 'Bags'],
    ],
  },
  care: {
    tasks: [
      {
        task: 'Map fractured corners and lug breaks with drone zoom',
        short: 'Corner map',
        frequency: 'yearly',
        timesPerYear: 1,
      },
      { task: 'Wash lichen by soft nozzle, no wand on slurry coat', short: 'Lichen wash', frequency: 'every 3 years' },
      { task: 'Reset batten shims where runoff backs up', short: 'Shim reset', frequency: 'as found' },
      { task: 'Check foam ridge for cracking', short: 'Ridge foam', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Verify eave riser weeps open', short: 'Riser weeps', frequency: 'twice a year', timesPerYear: 2 },
      {
        task: 'Confirm lightweight units are not used for walkway',
        short: 'Walk units',
        frequency: 'yearly',
        timesPerYear: 1,
      },
      { task: 'Spot-treat efflorescence only if the owner asks', short: 'Bloom', frequency: 'as needed' },
      { task: 'Lift 10 tiles per 30 SQ to inspect nails', short: 'Nail sample', frequency: 'every 5 years' },
      {
        task: 'Photograph the gutter outlets for sand washed from eroded faces',
        short: 'Sand check',
        frequency: 'yearly',
        timesPerYear: 1,
      },
      {
        task: 'Check bird stops and ridge roll for nesting gaps',
        short: 'Nest gaps',
        frequency: 'each spring',
        timesPerYear: 1,
      },
    ],
    walkRate: 2000,
    access: 'Step on the lower third over the headlap, or on boards, one person to a slope; use a drone for the rest.',
    excluded: ['recoating of slurry', 'more than ten tiles', 'acid washing'],
    supplies: [
      ['Attic-stock tile', 'count', 1, 'EA'],
      ['Tile foam', 'length', 40, 'Kits'],
      ['Biocide rinse, soft nozzle', 'area', 200, 'Gallons'],
    ],
  },
  guide: [
    {
      title: 'Name the weight class',
      text: 'Standard concrete tile weighs 9 to 12 lb per square foot, lightweight 5.5 to 7.5. Write the class and the person who confirmed the framing on the estimate. A supplier that ships standard for lightweight has overloaded the roof with your name on the contract.',
      cite: 'ASTM C1492; IRC R905.3',
    },
    {
      title: 'Cutting tile is a silica task with its own price',
      text: 'A wet saw on the ground, slurry picked up and respirators where dust escapes belong in the bid: crews exposed above 25 µg/m³ over eight hours trigger the rule. A per-hour cutting line also tells the customer why hips cost more than gables.',
      cite: '29 CFR 1926.1153',
    },
  ],
  repairGuide: {
    title: 'The batten is the usual suspect',
    text: 'Where battens lie flat on the sheet, water and grit stand behind them and rot the felt at the nail line. Lift a band of tile two feet past the damage, shim the batten, renew the sheet, and photograph it open. Replacing the cracked tile alone moves the leak by one course.',
    cite: 'TRI/WSRCA tile manual (IAPMO UES ER-2015)',
  },
  careGuide: {
    title: 'Wash softly or not at all',
    text: 'A wand strips the slurry color that nobody can put back, and acid opens the body. Soft nozzle, biocide and time is the method; log which slopes were walked and how many corners were broken before you came, so that breakage is not yours afterward.',
    cite: 'ASTM C1492; manufacturer’s care sheet',
  },
}
