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

export const estimating: SystemEstimating = {
  waste: { rate: 0.12, range: 'gable 8–10, hip 12, cut-up or salvage 15–20%' },
  measures: [
    ...slopedMeasures,
    measure('linear.cut', 'Cut at hips and valleys'),
    measure('count.rakePieces', 'Gable trim pieces'),
  ],
  summary: slopedSummary,
  products: [
    own('product.field', 'Tile: maker, profile and kiln color', 'text', { span: 2 }),
    choice('product.grade', 'ASTM C1167 grade', ['Grade 1', 'Grade 2', 'Grade 3']),
    choice('product.profile', 'Profile', ['Barrel', 'S', 'Interlocking flat', 'Shingle tile']),
    own('product.underlayment', 'Two-ply underlayment', 'text', { span: 2 }),
    choice('product.fixing', 'Fixing', ['Nail', 'Wire and hook', 'Foam', 'Screw and clip']),
    choice('product.ridge', 'Ridge and hip', ['Mortar', 'Foam', 'Dry, vented']),
  ],
  scope: [
    {
      group: 'Take-off of the old tile and load check',
      lines: [
        ['Hand-remove terracotta', 'Hand removal', sq],
        ['Structural engineer letter', 'Engineer'],
        ['Clay rubble disposal', 'Rubble', ref('debris.loads')],
        ['Wash-off dust control', 'Slurry'],
      ],
    },
    {
      group: 'Underlayment and battens',
      lines: [
        ['Two-ply underlayment', 'Two-ply', sq],
        ['Treated 1x2 battens', 'Battens', div(mul('measure.area', 12), 'piece.exposure')],
        ['Copper valley metal', 'Copper valley', feet('valley')],
        ['Birdstop and eave', 'Birdstop', feet('eave')],
      ],
    },
    {
      group: 'Clay tile',
      lines: [
        ['Tile crane or conveyor', 'Crane'],
        ['Clay field tile', 'Clay field', orderSq],
        ['Tile install', 'Hanging', sq],
        ['Cutting tile at hips', 'Wet saw', feet('cut')],
        ['Rake and gable barrel', 'Gable barrels', count('rakePieces')],
        ['Mortar or foam-set hip', 'Hip, ridge', ridgeAndHip],
        ['Salvaged matching clay', 'Salvage'],
      ],
    },
  ],
  worksheets: [
    pieceBlocks('tiles', { length: 18, width: 8.5, headlap: 3, doubleLap: false, psf: 10 }),
    debrisBlocks(1000),
  ],
  takeoff: [
    takeoff(
      'Field tile, by the piece',
      'Squares × pieces',
      mul('measure.squares', 'piece.perSquare'),
      'EA',
      ref('measure.waste'),
      1,
      'Tiles',
    ),
    takeoff('Ridge and hip barrels', 'Ridge + hip', ridgeAndHip, 'LF', 0.08, 1.2, 'Tiles'),
    takeoff('Gable barrels', 'Count', count('rakePieces'), 'EA', 0.08, 1, 'Tiles'),
    takeoff('Base ply, 30 lb', 'Roof area', area, 'SF', 0.1, 200, 'Rolls'),
    takeoff('Cap ply, self-adhered SBS', 'Roof area', area, 'SF', 0.1, 95, 'Rolls'),
    takeoff(
      'Treated 1×2, 8 ft',
      'Area ÷ exposure',
      div(mul('measure.area', 12), 'piece.exposure'),
      'LF',
      0.08,
      8,
      'Pieces',
    ),
    takeoff('Birdstop, 4 ft', 'Eave', feet('eave'), 'LF', 0.05, 4, 'Pieces'),
    takeoff('Copper valley with rib, 10 ft', 'Valley', feet('valley'), 'LF', 0.1, 9.5, 'Pieces'),
    takeoff('Pan flashing at walls, 10 ft', 'Walls', wallsSloped, 'LF', 0.1, 9.5, 'Pieces'),
    takeoff(
      'Copper or stainless nails',
      'One a tile',
      mul('measure.squares', 'piece.perSquare'),
      'EA',
      0.1,
      1800,
      'Boxes',
    ),
    takeoff('Ridge mortar, 80 lb', 'Ridge + hip', ridgeAndHip, 'LF', 0.1, 12, 'Bags'),
    takeoff('Lead or copper pipe skirts', 'Count', count('pipes'), 'EA', 0, 1, 'EA'),
  ],
  order:
    'Count tiles by the maker’s number per square for this profile: two-piece barrel takes pans and covers. Order one kiln run with trim, and add 2% stock for the attic. Load only after the engineer’s letter, spread across the slope.',
  allowances: [
    { find: 'Salvaged tile to blend in', unit: 'EA', item: 'Salvage' },
    { find: 'Rotten plank or plywood under tile', unit: 'SF' },
    { find: 'Rafter sistered for tile load', unit: 'LF' },
  ],
  options: [
    { name: 'Good', includes: 'Lift and relay sound tile' },
    { name: 'Better', includes: 'New S tile, Grade 1' },
    { name: 'Best', includes: 'Two-piece barrel, copper' },
  ],
  optionProduct: 'Profile and kiln blend',
  residential: {
    included: ['reusable tile stacked on pallets, counted with you'],
    excluded: [
      'framing that the engineer asks for',
      'stucco at walls and parapets',
      'solar and dish removal',
      'matching of weathered mortar',
    ],
    assumed: [
      'the share of old tile that survives removal as written above',
      'a crane reaches every slope from the drive',
      'natural kiln shade and early bloom are no defect',
      'tile outlives its underlayment',
    ],
  },
  commercial: {
    alternates: [
      ['Stainless wire-tie system', 'In place of nails where the deck must not be pierced'],
      ['Copper in place of painted steel', 'All valleys, pans and counterflashings'],
      ['Hurricane clips and nose hooks', 'Every tile at eave, gable and ridge'],
      ['New tile throughout', 'No relaid tile on any slope'],
    ],
    unitPrices: [
      ['Broken or missing tile replaced from new stock', 'EA'],
      ['Two-ply underlayment beyond the drawn area', 'SQ'],
      ['Cut of clay at an added curb, wet saw', 'LF'],
      ['Engineer’s site visit', 'EA'],
    ],
    excluded: ['seismic bracing of parapets', 'balcony and deck tile', 'domes and turrets not drawn'],
    assumed: ['stamped load letter is in hand before delivery', 'courtyards can be closed while tile is overhead'],
    energy:
      'Tile on battens ventilates itself, and some energy codes credit that gap and a rated tile color; insulation stays at the ceiling unless the deck is opened. Enter required and existing R below.',
    access: 'Pallets weigh a ton: crane pads, load points on the plan, and arcades closed below the lift.',
    phasing:
      'Tile comes off only as far as two plies can go down that day; stacked tile never stays on one rafter bay overnight.',
    worksheets: [],
    takeoff: [takeoff('Foam adhesive for perimeter tile', 'Eave + rake', eaveAndRake, 'LF', 0.1, 60, 'Kits')],
  },
  repair: {
    items: [
      'Barrel cover',
      'Slipped pan',
      'Ridge bed',
      'Hip starters',
      'Valley sheet',
      'Copper skirt',
      'Birdstop run',
      'Rake barrel',
    ],
    temporary:
      'A metal slip or membrane tongue pushed under the course above; mortar smeared over a crack only hides it.',
    beyond:
      'When the sheet below tears at every lifted tile, relaying the whole slope on new two-ply costs less than chasing leaks.',
    excluded: ['tile broken on slopes we do not work on', 'color match of new clay', 'stucco and chimney caps'],
    supplies: [
      ['Salvaged matching barrels', 'count', 1, 'EA'],
      ['Copper tile hooks', 'count', 50, 'Boxes'],
      ['Self-adhered SBS patch sheet', 'area', 95, 'Rolls'],
      ['Flexible ridge mortar', 'length', 12, 'Bags'],
      ['Lead skirt, 12 in', 'length', 10, 'Pieces'],
    ],
  },
  care: {
    items: [
      'Break count',
      'Leaves',
      'Mortar ridges',
      'Nests',
      'Moss rinse',
      'Copper gap',
      'Birdstop',
      'Attic stock',
      'Salt bloom',
      'Cable ties',
    ],
    walkRate: 1500,
    access: 'Lift or roof boards: a step on the middle of a barrel breaks it. Nobody walks frosted or glazed clay.',
    excluded: ['more than ten tiles', 'relaying of slopes', 'removal of bee or bird colonies'],
    supplies: [
      ['Matching kiln stock', 'count', 1, 'EA'],
      ['Stainless tile hooks', 'count', 50, 'Boxes'],
      ['Flexible ridge mortar', 'length', 12, 'Bags'],
    ],
  },
  guide: [
    {
      title: 'No price without the load',
      text: 'Clay weighs 8 to 18 lb per square foot by profile, and pallets weigh far more at one point. Get the engineer’s letter for the profile that you quote, price it as a line, and say that tile is not delivered before it. A roof that carried shingles is not proof of anything.',
      cite: 'IRC R905.3; IBC 1607 (roof loads), as adopted locally',
    },
    {
      title: 'Grade and underlayment decide the life',
      text: 'Name the C1167 grade for the frost of the place: Grade 1 for severe, 2 for moderate, 3 for negligible. Below 4:12 the code asks for two layers, and on any slope the sheet wears out before the clay does, so quote two plies and say which one is the roof’s real clock.',
      cite: 'ASTM C1167; IRC R905.3.3',
    },
  ],
  repairGuide: {
    title: 'Count what you break',
    text: 'Lifting old clay breaks some of it. Agree a percentage before you start, photograph each slope, and hang replacements on hooks rather than face nails. The tile is rarely the leak: look at the sheet in the valley, at skirts around pipes and at ridge mortar first.',
    cite: 'ASTM C1568 (mechanical uplift of tile)',
  },
  careGuide: {
    title: 'Broken tile is a sixty-day job',
    text: 'Makers ask that broken barrels are replaced within weeks, because sun destroys the exposed sheet. A count by slope, a drone photograph and two percent of the same kiln run in the attic make that possible; salvage yards do not stock your customer’s shade.',
    cite: 'ASTM C1167; maker’s care sheet',
  },
}
