import { coldBlocks, debrisBlocks, measure, takeoff, zoneBlocks } from '@/data/parts/estimate'
import { add, choice, div, mul, own, ref } from '@/lib/documents/author'
import { area, count, feet, flatMeasures, flatSummary, orderSq, sq, withLoss } from '../shorthand'
import type { SystemEstimating } from '../types'

const wallSheet = div(mul('linear.parapet', 'wall.height'), 12)

export const estimating: SystemEstimating = {
  waste: { rate: 0.1, range: 'open field 8–10, many walls 12–15%' },
  measures: [
    ...flatMeasures,
    measure('linear.gravelStop', 'Gravel stop'),
    measure('count.pockets', 'Pitch pockets'),
    measure('wall.height', 'Flashing height (in, typical)', 12),
  ],
  summary: flatSummary,
  products: [
    own('product.field', 'Cap sheet: maker, line and mineral', 'text', { span: 2 }),
    choice('product.reinforcement', 'Reinforcement', ['Polyester', 'Glass', 'Combined']),
    choice('product.attachment', 'Base and cap set in', ['Cold adhesive', 'Self-adhered', 'Hot asphalt']),
    own('product.base', 'Base sheet and base ply', 'text', { span: 2 }),
    own('product.insulation', 'Insulation and R'),
    choice('product.odor', 'Adhesive', ['Low-odor', 'Solvent cutback', 'None']),
  ],
  scope: [
    {
      group: 'Strip and dry deck',
      lines: [
        ['Cut and strip old plies', 'Strip plies', sq],
        ['Wet board removal', 'Wet boards'],
        ['Load-out and', 'Load-out', ref('debris.loads')],
        ['Polyiso with gypsum', 'Polyiso, gypsum', sq],
      ],
    },
    {
      group: 'Plies',
      lines: [
        ['Nailed D4601', 'Nailed base', sq],
        ['SBS base ply', 'SBS base', orderSq],
        ['Granulated SBS cap', 'SBS cap', orderSq],
        ['Low-odor cold', 'Cold adhesive', withLoss(ref('cold.gallons'))],
        ['Set and back-roll', 'Roll crew', sq],
        ['Matching granules', 'Granules'],
      ],
    },
    {
      group: 'Cants, flashings and metal',
      lines: [
        ['Cant strips', 'Cants', feet('parapet')],
        ['Two-ply base flashing', 'Two-ply walls', feet('parapet')],
        ['Self-adhered flashing', 'No-flame walls'],
        ['Lead or SBS drain', 'Drain flashing', count('drains')],
        ['Pitch pocket conversion', 'SBS curbs', count('pockets')],
        ['Metal gravel stop', 'Gravel stop', feet('gravelStop')],
      ],
    },
  ],
  worksheets: [coldBlocks(2, 2), debrisBlocks(250)],
  takeoff: [
    takeoff('SBS cap, 1 SQ', 'Roof area', area, 'SF', ref('measure.waste'), 100, 'Rolls'),
    takeoff('SBS base ply, 1.5 SQ', 'Roof area', area, 'SF', ref('measure.waste'), 150, 'Rolls'),
    takeoff('D4601 base sheet, 3 SQ', 'Roof area', area, 'SF', 0.08, 300, 'Rolls'),
    takeoff('Cap for walls', 'Walls by height', wallSheet, 'SF', 0.12, 100, 'Rolls'),
    takeoff('Base ply for walls', 'Walls by height', wallSheet, 'SF', 0.12, 150, 'Rolls'),
    takeoff('Cold adhesive, 5 gal', 'Gallons above', ref('cold.gallons'), 'GAL', 0.08, 5, 'Pails'),
    takeoff('Base-sheet cap nails', 'Squares, 150 a SQ', mul('measure.squares', 150), 'EA', 0.05, 2000, 'Pails'),
    takeoff('Gypsum cover board, 4 × 8', 'Roof area', area, 'SF', 0.05, 32, 'Boards'),
    takeoff('Polyiso, 4 × 8', 'Roof area', area, 'SF', 0.05, 32, 'Boards'),
    takeoff('Cants, 4 ft', 'Walls', feet('parapet'), 'LF', 0.05, 4, 'Pieces'),
    takeoff('Term bar, 10 ft', 'Walls', feet('parapet'), 'LF', 0.05, 10, 'Pieces'),
    takeoff('Gravel stop, 10 ft', 'Gravel stop', feet('gravelStop'), 'LF', 0.05, 10, 'Pieces'),
    takeoff(
      'Flashing cement, 5 gal',
      'Walls + metal',
      add(feet('parapet'), feet('gravelStop')),
      'LF',
      0.1,
      50,
      'Pails',
    ),
    takeoff('Lead sheets, 30 in', 'Count', count('drains'), 'EA', 0.05, 1, 'EA'),
  ],
  order:
    'Roll coverage is net of laps and differs by maker: set it before you order. Cold adhesive runs 1.5 to 2.5 gallons per square and ply; self-adhered plies take primer instead. Store rolls on end and warm them in winter.',
  allowances: [
    { find: 'Wet insulation by the survey map', unit: 'SF', item: 'Wet boards' },
    { find: 'Plank or deck that will not hold nails', unit: 'SF' },
    { find: 'Further old ply below the first', unit: 'SQ' },
  ],
  options: [
    { name: 'Good', includes: 'Self-adhered, two plies' },
    { name: 'Better', includes: 'Cold-applied base and cap' },
    { name: 'Best', includes: 'Three plies, reflective cap' },
  ],
  optionProduct: 'Plies, set in, and mineral',
  residential: {
    included: ['laps rolled, bleed-out dressed with granules'],
    excluded: [
      'porch framing',
      'railings through the roof',
      'reflective coating later',
      'interior odor claims with solvent adhesive',
    ],
    assumed: [
      'slope under the limit for back-nailing',
      'mineral shade varies by roll',
      'windows near the work stay shut on adhesive days',
      'temperature above the adhesive’s limit',
    ],
  },
  commercial: {
    alternates: [
      ['Third ply', 'Additional SBS interply in adhesive'],
      ['Low-odor adhesive', 'In place of cutback, occupied floors'],
      ['White mineral cap', 'To meet a reflectance clause'],
      ['Self-adhered plies', 'No adhesive handling on site'],
    ],
    unitPrices: [
      ['Wet board replaced, per inch', 'SF'],
      ['Two-ply wall flashing beyond drawings', 'LF'],
      ['Pitch pocket turned into a curb', 'EA'],
      ['Verification core, cut and patched', 'EA'],
    ],
    excluded: ['air-intake filters', 'roof coating', 'through-wall flashing'],
    assumed: ['four verification cores stand for the survey', 'an odor plan is signed before the first pail is opened'],
    energy:
      'Multi-ply roofs stripped to the deck take the reroofing R; cover board is not insulation for the table. A white cap or coating may be wanted beside it. Enter required and existing R.',
    access:
      'Rolls by conveyor or crane to load-spread points; adhesive pails closed within an hour and kept off hot stacks.',
    phasing:
      'Base is nailed ahead of the caps by a day at most; night seals are two courses of ply and cement at the cut.',
    worksheets: [zoneBlocks],
    takeoff: [takeoff('Insulation screws and plates', 'By zone', ref('zone.fasteners'), 'EA', 0.05, 500, 'Boxes')],
  },
  repair: {
    items: ['Blister', 'Open lap', 'Slipped wall', 'Lead set', 'Board split', 'Bald lap', 'Base renail', 'Pocket curb'],
    temporary:
      'Three courses of SBS mastic and mesh on a dry, brushed surface; wet-grade mastic only until the weather turns.',
    beyond: 'Slippage and blisters across the field mean bond is gone; strip and reply, for mastic only buys a winter.',
    excluded: ['granule match', 'drain bowls and leaders', 'coating of the whole roof'],
    supplies: [
      ['SBS cap, matching mineral', 'area', 100, 'Rolls'],
      ['SBS mastic', 'length', 20, 'Gallons'],
      ['Polyester mesh, 6 in', 'length', 150, 'Rolls'],
      ['Loose granules', 'area', 60, 'Bags'],
      ['Asphalt primer (ASTM D41)', 'area', 200, 'Gallons'],
    ],
  },
  care: {
    items: [
      'Seam walk',
      'Drain granules',
      'Bald spots',
      'Counterflashing',
      'Blister count',
      'Cure watch',
      'Cap coating',
      'Wall slip',
      'Lap rolling',
      'Blister photos',
    ],
    walkRate: 8000,
    access: 'Soft mineral on hot days scuffs; walk early and never turn on the heel.',
    excluded: ['coating of the roof', 'blisters that do not leak', 'masonry repointing'],
    supplies: [
      ['SBS mastic and mesh', 'length', 20, 'Gallons'],
      ['Loose granules', 'area', 60, 'Bags'],
      ['Counterflashing sealant', 'length', 22, 'Tubes'],
    ],
  },
  guide: [
    {
      title: 'Write plies and gallons',
      text: '“Modified roof” prices anything from one self-adhered sheet to three plies in adhesive. Print ply count, reinforcement, spec number and gallons per square; the adhesive alone moves the price by a dollar a foot and decides odor, season and warranty.',
      cite: 'ASTM D6162, D6163 and D6164',
    },
    {
      title: 'Map the water before you cap it',
      text: 'A survey with four cores tells how many square feet of board are wet. Quote that number in the price and a unit rate beyond it; a flat “replace wet insulation” line is a guess that you or the owner will pay for.',
      cite: 'ASTM C1153; ASTM D4601',
    },
  ],
  repairGuide: {
    title: 'Blister or lap? Press, then cut',
    text: 'Blisters that hold are left and mapped; those that leak are cut in an X, dried, re-adhered and capped six inches past. Fishmouths at laps and the top of wall flashings leak first. Mesh with three courses is a repair, a trowel of cement is not.',
    cite: 'ASTM D5147; ASTM D4586',
  },
  careGuide: {
    title: 'Granules are the sunscreen',
    text: 'Black spots age ten times faster than mineral. Reseed them each year, watch warm walls for slippage, and recoat a reflective cap on its cycle: the record of granules at drains tells how much of the roof’s life has run down the leader.',
    cite: 'ASTM D6164; maker’s care sheet',
  },
}
