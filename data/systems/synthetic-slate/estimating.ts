import { debrisBlocks, iceBarrierBlocks, measure, pieceBlocks, takeoff } from '@/data/parts/estimate'
import { choice, div, mul, own, ref } from '@/lib/documents/author'
import {
  area,
  count,
  eaveAndRake,
  feet,
  iceSquares,
  orderSq,
  ridgeAndHip,
  slopedMeasures,
  slopedSummary,
  sq,
} from '../shorthand'
import type { SystemEstimating } from '../types'

const tiles = mul('measure.squares', 'piece.perSquare')

export const estimating: SystemEstimating = {
  waste: { rate: 0.07, range: 'gable 5, hip 7–8, cut-up 10–12%' },
  measures: [
    ...slopedMeasures,
    measure('linear.ridgeVent', 'Low-profile ridge vent'),
    measure('tile.perBundle', 'Tiles a bundle (typical)', 25),
    measure('tile.nailsPerPound', 'Nails per lb (typical)', 160),
  ],
  summary: [...slopedSummary.slice(0, 3), ['linear.ridgeVent', 'Ridge vent (ft)']],
  products: [
    own('product.field', 'Tile: maker, line and blend', 'text', { span: 2 }),
    own('product.report', 'Evaluation report no.'),
    choice('product.fire', 'Fire class of the assembly', ['Class A', 'Class B', 'Class C']),
    own('product.underlayment', 'Underlayment named in the listing', 'text', { span: 2 }),
    choice('product.width', 'Widths', ['Single 12 in', 'Multi-width']),
    own('product.exposure', 'Exposure for this slope'),
  ],
  scope: [
    {
      group: 'Removal and flat deck',
      lines: [
        ['Remove the existing', 'Removal', sq],
        ['Deck planing and renail', 'Deck plane'],
        ['Take-back bin', 'Offcut bin'],
      ],
    },
    {
      group: 'Listed underlayment and starters',
      lines: [
        ['Fire-listed fiberglass', 'Listed cap', sq],
        ['Ice barrier at eaves', 'Ice barrier', iceSquares],
        ['Molded starter pieces', 'Starters', eaveAndRake],
        ['Formed W-valley', 'Formed valley', feet('valley')],
        ['Prefinished step metal', 'Step metal', feet('sidewall')],
      ],
    },
    {
      group: 'Polymer tile',
      lines: [
        ['Polymer slate tile', 'Polymer tile', orderSq],
        ['Bundle shuffle', 'Blending'],
        ['Hang tile to slope', 'Hanging', sq],
        ['Stainless ring-shank', 'Ring-shanks', div(mul(tiles, 2), 'tile.nailsPerPound')],
        ['Polymer hip and ridge', 'Molded caps', ridgeAndHip],
        ['Plastic-compatible pipe', 'Pipe boots', count('pipes')],
        ['Low-profile ridge', 'Ridge vent', feet('ridgeVent')],
      ],
    },
  ],
  worksheets: [
    pieceBlocks('tiles', { length: 18, width: 12, headlap: 4, doubleLap: true, psf: 2.8 }),
    iceBarrierBlocks,
    debrisBlocks(250),
  ],
  takeoff: [
    takeoff('Polymer tiles', 'Squares × pieces', tiles, 'EA', ref('measure.waste'), ref('tile.perBundle'), 'Bundles'),
    takeoff('Molded starters', 'Eave + rake', eaveAndRake, 'LF', 0.05, 25, 'Bundles'),
    takeoff('Molded hip and ridge', 'Ridge + hip', ridgeAndHip, 'LF', 0.05, 12, 'Bundles'),
    takeoff('Fiberglass cap of the listing', 'Roof area', area, 'SF', 0.1, 100, 'Rolls'),
    takeoff('Ice barrier, 66 ft', 'Roll length above', ref('ice.length'), 'LF', 0.1, 66, 'Rolls'),
    takeoff(
      'Stainless ring-shanks, 1-1/2 in',
      'Two a tile',
      div(mul(tiles, 2), 'tile.nailsPerPound'),
      'LB',
      0.05,
      25,
      'Cartons',
    ),
    takeoff('Corner screws', 'High-wind perimeter', null, 'EA', 0.05, 500, 'Boxes'),
    takeoff('Drip edge, 10 ft', 'Eave + rake', eaveAndRake, 'LF', 0.05, 10, 'Pieces'),
    takeoff('Formed W-valley, 26 ga, 10 ft', 'Valley', feet('valley'), 'LF', 0.1, 9.5, 'Pieces'),
    takeoff(
      'Step metal to exposure',
      'A step each exposure',
      div(mul('linear.sidewall', 12), 'piece.exposure'),
      'EA',
      0.1,
      50,
      'Boxes',
    ),
    takeoff('Low-profile vent, 4 ft', 'Ridge vent', feet('ridgeVent'), 'LF', 0.05, 4, 'Pieces'),
    takeoff('Compatible boots', 'Count', count('pipes'), 'EA', 0, 1, 'EA'),
  ],
  order:
    'Exposure follows slope and evaluation report: less slope, less exposure, more tiles. Order all bundles of a blend from one lot and mix five pallets on the ground. Substitute no underlayment: the fire class holds only with the one in the listing.',
  allowances: [
    { find: 'Deck off by more than 1/8 in over 2 ft', unit: 'SF', item: 'Deck plane' },
    { find: 'Plywood overlay on plank', unit: 'SF' },
    { find: 'Flue or vent moved away from plastic', unit: 'EA' },
  ],
  options: [
    { name: 'Good', includes: 'Single-width, one color' },
    { name: 'Better', includes: 'Single-width, 3-shade blend' },
    { name: 'Best', includes: 'Multi-width, 5 shades' },
  ],
  optionProduct: 'Tile, blend and report no.',
  residential: {
    included: ['blend approved by you on a mock-up before the field is hung'],
    excluded: [
      'screens on reflecting low-E glass',
      'chimney masonry',
      'solar removal',
      'repair of stone or stucco walls',
    ],
    assumed: [
      'no window throws concentrated sun on the tile',
      'plastic fades within the limits that the maker states',
      'grills and flues stand clear of tile',
      'a solid, smooth deck',
    ],
  },
  commercial: {
    alternates: [
      ['Multi-width tile', 'In place of 12 in single-width, street slopes'],
      ['Plywood overlay', 'Half-inch over plank on all buildings'],
      ['Class A assembly', 'Cap sheet and deck of the Class A listing'],
      ['High-wind screws', 'Corners and perimeter by the report'],
    ],
    unitPrices: [
      ['Tile replaced with attic stock', 'EA'],
      ['Plywood, half inch', 'SF'],
      ['Molded ridge, added', 'LF'],
      ['Bundle of blended stock left with the owner', 'EA'],
    ],
    excluded: ['glass film or screens', 'design-review fees', 'gutters behind cornices'],
    assumed: [
      'the architect signs the blend mock-up',
      'evaluation report and local approval are current on the permit date',
    ],
    energy:
      'The tile adds next to nothing to R; cool-color ratings may count where the code asks for them. Vent the deck from below and enter required and existing R where it is opened.',
    access: 'Tile is light: bundles go up by conveyor, no crane, but never stacked more than the maker allows in sun.',
    phasing:
      'Each slope uses bundles from the same shuffle; a slope is finished before its shuffle is opened elsewhere.',
    worksheets: [],
    takeoff: [
      takeoff('Attic stock, blended', 'Share of tiles', div(tiles, 50), 'EA', 0, ref('tile.perBundle'), 'Bundles'),
    ],
  },
  repair: {
    items: [
      'Cracked tile',
      'Bowed corner',
      'Melted tile',
      'Color insert',
      'Molded ridge',
      'Valley gap',
      'Nail hole',
      'Heat shield',
    ],
    temporary:
      'Slide in a loose tile from stock or a painted metal shingle; no torch, hot air or solvent cement near polymer.',
    beyond: 'Tiles of one lot that crack across the roof in frost are a claim for the maker, not a list of repairs.',
    excluded: ['color drift between lots', 'reflected-sun damage that goes on', 'deck overlay'],
    supplies: [
      ['Attic-stock polymer tile', 'count', 25, 'Bundles'],
      ['Stainless ring-shanks', 'count', 160, 'Pounds'],
      ['Formed heat shield', 'count', 1, 'EA'],
      ['Molded ridge units', 'length', 12, 'Bundles'],
      ['W-valley metal', 'length', 9.5, 'Pieces'],
    ],
  },
  care: {
    items: [
      'Heat bow',
      'Soft wash',
      'Flue gap',
      'Nail creep',
      'Chalk sample',
      'Cut edges',
      'Listing file',
      'Stock',
      'Tile gap',
      'Window glare',
    ],
    walkRate: 3500,
    access: 'Anchors and soft soles; molded ribs are slick when wet, brittle below freezing.',
    excluded: ['solvent cleaning', 'more than ten tiles', 'window screens'],
    supplies: [
      ['Attic-stock tile', 'count', 25, 'Bundles'],
      ['Mild soap', 'area', 2500, 'Gallons'],
      ['Ring-shank nails', 'count', 160, 'Pounds'],
    ],
  },
  guide: [
    {
      title: 'There is no product standard: quote the report',
      text: 'Polymer slate has no ASTM product specification. Slope, exposure, nails and fire class stand in the evaluation report, so put its number into the product line and keep a copy with the bid. An inspector who asks for it on delivery day can stop the job.',
      cite: 'ICC-ES AC07; UL 790 / ASTM E108; UL 2218',
    },
    {
      title: 'Fire class is bought with the underlayment',
      text: 'Most Class A ratings need a fiberglass-faced cap sheet; with synthetic felt the same tile is Class C. Price the listed sheet, forbid substitution in the estimate, and say that a life of fifty years is the warranty’s word, not the track record.',
      cite: 'UL 790; IRC R902',
    },
  ],
  repairGuide: {
    title: 'Find the heat before you hang the tile',
    text: 'Warped or melted tile near a window, flue or grill comes back within a summer when the source stays. Photograph sun paths at mid-afternoon, measure clearances, and price shield or screen with the tile.',
    cite: 'Maker’s installation manual; ASTM D4329',
  },
  careGuide: {
    title: 'Document shade and chalk early',
    text: 'Fade claims are prorated and measured: photograph the same tiles each visit, keep lot numbers, and wash with mild soap only. A bundle of the original blend in the attic is worth more than any color chart ten years on.',
    cite: 'ASTM D4329; maker’s limited warranty',
  },
}
