import { debrisBlocks, measure, pieceBlocks, takeoff } from '@/data/parts/estimate'
import { choice, div, mul, own, ref } from '@/lib/documents/author'
import {
  area,
  count,
  eaveAndRake,
  feet,
  orderSq,
  ridgeAndHip,
  slopedMeasures,
  slopedSummary,
  sq,
  wallsSloped,
} from '../shorthand'
import type { SystemEstimating } from '../types'

const battenFeet = div(mul('measure.area', 12), 'piece.exposure')

export const estimating: SystemEstimating = {
  waste: { rate: 0.08, range: 'gable 5–8, hip 10, cut-up 12–15%' },
  measures: [
    ...slopedMeasures,
    measure('linear.ventedRidge', 'Vented ridge'),
    measure('tile.screws', 'Screws a tile', 1),
  ],
  summary: [...slopedSummary.slice(0, 3), ['linear.ventedRidge', 'Vented ridge (ft)']],
  products: [
    own('product.field', 'Tile: maker, profile and color', 'text', { span: 2 }),
    choice('product.weight', 'Weight class', ['Standard', 'Lightweight']),
    choice('product.color', 'Color', ['Through-body', 'Slurry coat']),
    own('product.underlayment', 'Sheet under the tile', 'text', { span: 2 }),
    choice('product.lay', 'Lay', ['Battens with shims', 'Counter-battens', 'Direct, foam', 'Direct, screwed']),
    choice('product.ridge', 'Ridge', ['Vented roll', 'Foam', 'Mortar']),
  ],
  scope: [
    {
      group: 'Removal and framing',
      lines: [
        ['Remove concrete tile', 'Chute removal', sq],
        ['Framing check', 'Framing'],
        ['Haul-off container', 'Haul-off', ref('debris.loads')],
      ],
    },
    {
      group: 'Sheet, battens and metal',
      lines: [
        ['Self-adhered cap', 'Cap sheet', sq],
        ['1x2 battens', 'Battens, shims', battenFeet],
        ['Eave riser metal', 'Eave riser', feet('eave')],
        ['Galvanized W-valley', 'Splash valley', feet('valley')],
      ],
    },
    {
      group: 'Concrete tile and ridge',
      lines: [
        ['Tile loading by boom', 'Boom truck'],
        ['Concrete field tile', 'Concrete field', orderSq],
        ['Lay and screw field', 'Laying', sq],
        ['Corrosion-resistant screws', 'Tile screws', sq],
        ['Dustless cut crew', 'Wet cutting'],
        ['Rake, hip and ridge', 'Trim units', ridgeAndHip],
        ['Weatherblock ridge roll', 'Ridge roll', feet('ventedRidge')],
        ['Foam or mortar ridge', 'Ridge bedding', ridgeAndHip],
      ],
    },
  ],
  worksheets: [
    pieceBlocks('tiles', { length: 17, width: 12, headlap: 3, doubleLap: false, psf: 9.5 }),
    debrisBlocks(950),
  ],
  takeoff: [
    takeoff(
      'Interlocking tile, by the piece',
      'Squares × pieces',
      mul('measure.squares', 'piece.perSquare'),
      'EA',
      ref('measure.waste'),
      1,
      'Tiles',
    ),
    takeoff('Hip and ridge units', 'Ridge + hip', ridgeAndHip, 'LF', 0.1, 1.17, 'Units'),
    takeoff('Rake units', 'Rake', feet('rake'), 'LF', 0.1, 1.17, 'Units'),
    takeoff('Self-adhered cap, 1 SQ', 'Roof area', area, 'SF', 0.1, 95, 'Rolls'),
    takeoff('Battens 1×2, 8 ft', 'Area ÷ exposure', battenFeet, 'LF', 0.1, 8, 'Pieces'),
    takeoff('Drainage shims', 'A shim each 4 ft', div(battenFeet, 4), 'EA', 0.1, 500, 'Boxes'),
    takeoff(
      'Corrosion-resistant tile screws',
      'Tiles × screws',
      mul('measure.squares', 'piece.perSquare', 'tile.screws'),
      'EA',
      0.05,
      2500,
      'Boxes',
    ),
    takeoff('Eave riser, 10 ft', 'Eave', feet('eave'), 'LF', 0.05, 9.75, 'Pieces'),
    takeoff('W-valley, galvanized, 10 ft', 'Valley', feet('valley'), 'LF', 0.1, 9.5, 'Pieces'),
    takeoff('Ridge roll, 33 ft', 'Vented ridge', feet('ventedRidge'), 'LF', 0.05, 33, 'Rolls'),
    takeoff('Pan flashing, 10 ft', 'Walls', wallsSloped, 'LF', 0.1, 9.75, 'Pieces'),
    takeoff('Tile pipe flashings, two-part', 'Count', count('pipes'), 'EA', 0, 1, 'Sets'),
  ],
  order:
    'Use the maker’s count per square at the headlap that the slope asks for (88 to 110 is common). Check weight class against the framing letter once more, ask for one production lot with its trim, and book the boom for the day the battens are down.',
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
      'Boom truck stands, swing radius and parking closures are set per building, with pallets spread the same hour.',
    phasing:
      'One building is stripped, papered and battened before tile is loaded; loads never sit on a roof without battens.',
    worksheets: [],
    takeoff: [takeoff('Perimeter storm clips', 'Eave + rake', eaveAndRake, 'LF', 0.05, 100, 'Boxes')],
  },
  repair: {
    items: [
      'Corner tile',
      'Eave interlock',
      'Batten shim',
      'Slurry recoat',
      'Hip foam',
      'Ridge roll',
      'Lot blend',
      'Felt band',
    ],
    temporary:
      'Push a flat metal bib below the broken unit and weight nothing on it; tape does not hold on dusty concrete.',
    beyond:
      'Brittle sheet over more than a third of a slope means lift and relay, since new tile on old felt solves nothing.',
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
    items: [
      'Corner map',
      'Lichen wash',
      'Shim reset',
      'Ridge foam',
      'Riser weeps',
      'Walk units',
      'Bloom',
      'Nail sample',
      'Sand check',
      'Nest gaps',
    ],
    walkRate: 2000,
    access: 'Step on the lower third over the headlap or on boards, one person to a slope; drones see the rest.',
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
      text: 'Standard concrete tile weighs 9 to 12 lb per square foot, lightweight 5.5 to 7.5. Write the class and the person who confirmed the framing on the estimate. A supplier that ships standard for lightweight has overloaded the roof with your name on the paper.',
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
    text: 'A wand strips the slurry color that nobody can put back, and acid opens the body. Soft nozzle, biocide and time is the method; log which slopes were walked and how many corners were broken before you came, so that breakage is not yours afterwards.',
    cite: 'ASTM C1492; maker’s care sheet',
  },
}
