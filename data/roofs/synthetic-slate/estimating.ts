import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import { area, count, feet, iceSquares, item, orderSq, slopedMeasures, slopedSummary, sq } from '../shorthand'
import type { SystemEstimating } from '@/data/shared/system'

export const estimating: SystemEstimating = {
  waste: { rate: 0.07, range: 'gable 5, hip 7–8, cut-up 10–12%' },
  measures: [
    ...slopedMeasures,
    estimate.measure('linear.ridgeVent', 'Low-profile ridge vent'),
    estimate.measure('tile.perBundle', 'Tiles a bundle (typical)', 25),
    estimate.measure('tile.nailsPerPound', 'Nails per lb (typical)', 160),
  ],
  summary: [...slopedSummary.slice(0, 3), ['linear.ridgeVent', 'Ridge vent (ft)']],
  products: [
    d.own('product.field', 'Tile: manufacturer, line and blend', 'text', { span: 2 }),
    d.own('product.report', 'Evaluation report no.'),
    d.choice('product.fire', 'Fire class of the assembly', ['Class A', 'Class B', 'Class C']),
    d.own('product.underlayment', 'Underlayment named in the listing', 'text', { span: 2 }),
    d.choice('product.width', 'Widths', ['Single 12 in', 'Multi-width']),
    d.own('product.exposure', 'Exposure for this slope'),
  ],
  lineItems: [
    item.labor('removal', 'Tear off existing roofing to the bare deck', 'Removal', 'SQ', sq),
    item.labor('deck-plane', 'Re-nail and level the deck', 'Deck plane', 'SF'),
    item.material('listed-cap', 'Fiberglass cap-sheet underlayment of the fire listing', 'Listed cap', 'SQ', sq),
    item.material('polymer-tile', 'Synthetic slate, blended colors', 'Synthetic slate', 'SQ', orderSq),
    item.material('starters', 'Molded starter pieces', 'Starters', 'LF', estimate.eaveAndRake),
    item.material('molded-caps', 'Molded hip and ridge caps', 'Molded caps', 'LF', estimate.ridgeAndHip),
    item.material(
      'ring-shanks',
      'Stainless ring-shank nails',
      'Ring-shanks',
      'LB',
      d.div(d.mul(estimate.pieceCount, 2), 'tile.nailsPerPound'),
    ),
    item.labor('blending', 'Blend bundles from five pallets', 'Blending', 'HR'),
    item.labor('hanging', 'Install synthetic slate at the exposure for the slope', 'Hanging', 'SQ', sq),
    item.material('formed-valley', 'W-valley metal, 26 ga or heavier', 'Formed valley', 'LF', feet('valley')),
    item.material(
      'step-metal',
      'Prefinished step flashing sized to the exposure',
      'Step metal',
      'LF',
      feet('sidewall'),
    ),
    item.material('pipe-boots', 'Pipe boots compatible with the slate', 'Pipe boots', 'EA', count('pipes')),
    item.material('ridge-vent', 'Low-profile ridge vent under the molded caps', 'Ridge vent', 'LF', feet('ridgeVent')),
    item.disposal('offcut-bin', 'Offcuts returned for recycling', 'Offcut bin', 'EA'),
    item.material(
      'ice-barrier',
      'Ice barrier at eaves, valleys and slopes below 4:12',
      'Ice barrier',
      'SQ',
      iceSquares,
    ),
  ],
  scope: [
    {
      group: 'Tear-off and deck',
      lines: ['removal', 'deck-plane', 'offcut-bin'],
      added: [
        estimate.line(
          'Old roofing hauled away and dumped, by load',
          'Haul-off',
          'EA',
          'Disposal',
          d.ref('debris.loads'),
        ),
      ],
    },
    {
      group: 'Listed underlayment and starters',
      lines: ['listed-cap', 'ice-barrier', 'starters', 'formed-valley', 'step-metal'],
      added: [estimate.line('Drip edge at eaves and rakes', 'Drip edge', 'LF', 'Material', estimate.eaveAndRake)],
    },
    {
      group: 'Synthetic slate',
      lines: ['polymer-tile', 'blending', 'hanging', 'ring-shanks', 'molded-caps', 'pipe-boots', 'ridge-vent'],
    },
  ],
  worksheets: [
    estimate.pieceBlocks('tiles', { length: 18, width: 12, headlap: 4, doubleLap: true, psf: 2.8 }),
    estimate.iceBarrierBlocks,
    estimate.debrisBlocks(250),
  ],
  takeoff: [
    estimate.takeoff(
      'Polymer tiles',
      'Squares × pieces',
      estimate.pieceCount,
      'EA',
      d.ref('measure.waste'),
      d.ref('tile.perBundle'),
      'Bundles',
    ),
    estimate.takeoff('Molded starters', 'Eave + rake', estimate.eaveAndRake, 'LF', 0.05, 25, 'Bundles'),
    estimate.takeoff('Molded hip and ridge', 'Ridge + hip', estimate.ridgeAndHip, 'LF', 0.05, 12, 'Bundles'),
    estimate.takeoff('Fiberglass cap of the listing', 'Roof area', area, 'SF', 0.1, 100, 'Rolls'),
    estimate.takeoff('Ice barrier, 66 ft', 'Roll length above', d.ref('ice.length'), 'LF', 0.1, 66, 'Rolls'),
    estimate.takeoff(
      'Stainless ring-shanks, 1-1/2 in',
      'Two a tile',
      d.div(d.mul(estimate.pieceCount, 2), 'tile.nailsPerPound'),
      'LB',
      0.05,
      25,
      'Cartons',
    ),
    estimate.takeoff('Corner screws', 'High-wind perimeter', null, 'EA', 0.05, 500, 'Boxes'),
    estimate.takeoff('Drip edge, 10 ft', 'Eave + rake', estimate.eaveAndRake, 'LF', 0.05, 10, 'Pieces'),
    estimate.takeoff('Formed W-valley, 26 ga, 10 ft', 'Valley', feet('valley'), 'LF', 0.1, 9.5, 'Pieces'),
    estimate.takeoff(
      'Step metal to exposure',
      'A step each exposure',
      d.div(d.mul('linear.sidewall', 12), 'piece.exposure'),
      'EA',
      0.1,
      50,
      'Boxes',
    ),
    estimate.takeoff('Low-profile vent, 4 ft', 'Ridge vent', feet('ridgeVent'), 'LF', 0.05, 4, 'Pieces'),
    estimate.takeoff('Compatible boots', 'Count', count('pipes'), 'EA', 0, 1, 'EA'),
  ],
  supplies: {
    'Synthetic slate': ['Polymer tiles', 'Corner screws', 'Attic stock, blended'],
    'Listed cap': ['Fiberglass cap of the listing'],
    'Ice barrier': ['Ice barrier, 66 ft'],
    Starters: ['Molded starters'],
    'Drip edge': ['Drip edge, 10 ft'],
  },
  order:
    'Exposure follows slope and evaluation report: less slope, less exposure, more tiles. Order all bundles of a blend from one lot and mix five pallets on the ground. Substitute no underlayment: the fire class holds only with the one in the listing.',
  allowances: [
    { find: 'Deck off by more than 1/8 in over 2 ft', unit: 'SF', item: 'deck-plane' },
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
      'plastic fades within the limits that the manufacturer states',
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
    access:
      'The slate is light: bundles go up by conveyor, without a crane. In the sun they are stacked no higher than the manufacturer allows.',
    phasing: 'Each slope is finished from one blended lot before that lot is used elsewhere.',
    worksheets: [],
    takeoff: [
      estimate.takeoff(
        'Attic stock, blended',
        'Share of tiles',
        d.div(estimate.pieceCount, 50),
        'EA',
        0,
        d.ref('tile.perBundle'),
        'Bundles',
      ),
    ],
  },
  repair: {
    items: [
      { description: 'Replace a storm-cracked slate', short: 'Cracked tile', unit: 'EA' },
      { description: 'Refasten a corner lifted by heat', short: 'Bowed corner', unit: 'EA' },
      { description: 'Replace melted slate near a flue', short: 'Melted tile', unit: 'EA' },
      { description: 'Replace slate on a front slope with a color match', short: 'Color insert', unit: 'EA' },
      { description: 'Replace a split ridge cap', short: 'Molded ridge', unit: 'LF' },
      { description: 'Recut slate at a valley with a 1/4 in gap', short: 'Valley gap', unit: 'LF' },
      { description: 'Lift tiles and patch a nail hole in the cap underlayment', short: 'Nail hole', unit: 'SF' },
      { description: 'Add a heat shield between a flue and the nearest tiles', short: 'Heat shield', unit: 'EA' },
    ],
    temporary:
      'Slide in a tile from stock or a painted metal shingle. Use no torch, hot air or solvent cement near the slate.',
    beyond:
      'If tiles of one lot crack across the roof in cold weather, it is a claim to the manufacturer, not a list of repairs.',
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
    tasks: [
      {
        task: 'Look for warping on south slopes',
        short: 'Heat bow',
        frequency: 'each summer',
        timesPerYear: 1,
      },
      { task: 'Soft-wash pollen with mild soap only', short: 'Soft wash', frequency: 'every 2 years' },
      {
        task: 'Verify the clearance from grills and hot vents',
        short: 'Flue gap',
        frequency: 'yearly',
        timesPerYear: 1,
      },
      { task: 'Check nail heads for movement from expansion', short: 'Nail creep', frequency: 'every 3 years' },
      { task: 'Rub a sample tile for chalking', short: 'Chalk sample', frequency: 'every 5 years' },
      { task: 'Inspect cut edges at valleys for gap', short: 'Cut edges', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Confirm listing copy is on file', short: 'Listing file', frequency: 'at resale', isDueOnce: true },
      {
        task: 'Put a labeled bundle of the blended color in the attic',
        short: 'Stock',
        frequency: 'at handover',
        isDueOnce: true,
      },
      { task: 'Measure a marked tile gap in summer and winter', short: 'Tile gap', frequency: 'every 2 years' },
      {
        task: 'Check window glass opposite for focused sun reflections',
        short: 'Window glare',
        frequency: 'each spring',
        timesPerYear: 1,
      },
    ],
    walkRate: 3500,
    access: 'Anchors and soft soles; the slate is slick when wet and brittle below freezing.',
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
    cite: 'Manufacturer’s installation manual; ASTM D4329',
  },
  careGuide: {
    title: 'Document shade and chalk early',
    text: 'Fade claims are prorated and measured: photograph the same tiles each visit, keep lot numbers, and wash with mild soap only. A bundle of the original blend in the attic is worth more than any color chart ten years on.',
    cite: 'ASTM D4329; manufacturer’s limited warranty',
  },
}
