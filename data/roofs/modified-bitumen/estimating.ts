import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import { area, count, feet, flatMeasures, flatSummary, item, orderSq, sq, withLoss } from '../shorthand'
import type { SystemEstimating } from '@/data/shared/system'

const wallSheet = d.div(d.mul('linear.parapet', 'wall.height'), 12)

export const estimating: SystemEstimating = {
  waste: { rate: 0.1, range: 'open field 8–10, many walls 12–15%' },
  measures: [
    ...flatMeasures,
    estimate.measure('linear.gravelStop', 'Gravel stop'),
    estimate.measure('count.pockets', 'Pitch pockets'),
    estimate.measure('wall.height', 'Flashing height (in, typical)', 12),
  ],
  summary: flatSummary,
  products: [
    d.own('product.field', 'Cap sheet: manufacturer, line and mineral', 'text', { span: 2 }),
    d.choice('product.reinforcement', 'Reinforcement', ['Polyester', 'Glass', 'Combined']),
    d.choice('product.attachment', 'Base and cap set in', ['Cold adhesive', 'Self-adhered', 'Hot asphalt']),
    d.own('product.base', 'Base sheet and base ply', 'text', { span: 2 }),
    d.own('product.insulation', 'Insulation and R'),
    d.choice('product.odor', 'Adhesive', ['Low-odor', 'Solvent cutback', 'None']),
  ],
  lineItems: [
    item.labor('strip-plies', 'Tear off old plies down to the insulation', 'Strip plies', 'SQ', sq),
    item.labor('wet-boards', 'Remove wet insulation marked on the moisture survey', 'Wet boards', 'SF'),
    item.material('polyiso-gypsum', 'Polyiso insulation with gypsum cover board', 'Polyiso, gypsum', 'SQ', sq),
    item.material('nailed-base', 'Nailed base sheet, ASTM D4601', 'Nailed base', 'SQ', sq),
    item.material('sbs-base', 'SBS base ply in cold adhesive', 'SBS base', 'SQ', orderSq),
    item.material('sbs-cap', 'Granulated SBS cap sheet, polyester', 'SBS cap', 'SQ', orderSq),
    item.material('cold-adhesive', 'Low-odor cold adhesive', 'Cold adhesive', 'GAL', withLoss(d.ref('cold.gallons'))),
    item.material('cants', 'Cant strips at walls, wood fiber or perlite', 'Cants', 'LF', feet('parapet')),
    item.material('two-ply-walls', 'Two-ply base flashing, 8 to 14 in high', 'Two-ply walls', 'LF', feet('parapet')),
    item.material(
      'drain-flashing',
      'Drain flashing, lead or SBS, 30 in square',
      'Drain flashing',
      'EA',
      count('drains'),
    ),
    item.material('sbs-curbs', 'Convert pitch pockets to flashed curbs', 'SBS curbs', 'EA', count('pockets')),
    item.material(
      'gravel-stop',
      'Gravel stop set in mastic, with stripping plies',
      'Gravel stop',
      'LF',
      feet('gravelStop'),
    ),
    item.labor('roll-crew', 'Install and roll the plies, bleed-out checked', 'Roll crew', 'SQ', sq),
    item.material('granules', 'Matching granules broadcast on bleed-out', 'Granules', 'SQ'),
    item.disposal('load-out', 'Old roofing hauled away and dumped, by load', 'Load-out', 'EA', d.ref('debris.loads')),
    item.material('no-flame-walls', 'Self-adhered wall flashing where solvent is not allowed', 'No-flame walls', 'LF'),
  ],
  scope: [
    { group: 'Tear-off and insulation', lines: ['strip-plies', 'wet-boards', 'load-out', 'polyiso-gypsum'] },
    { group: 'Plies', lines: ['nailed-base', 'sbs-base', 'sbs-cap', 'cold-adhesive', 'roll-crew', 'granules'] },
    {
      group: 'Cants, flashings and metal',
      lines: ['cants', 'two-ply-walls', 'no-flame-walls', 'drain-flashing', 'sbs-curbs', 'gravel-stop'],
    },
  ],
  worksheets: [estimate.coldBlocks(2, 2), estimate.debrisBlocks(250)],
  takeoff: [
    estimate.takeoff('SBS cap, 1 SQ', 'Roof area', area, 'SF', d.ref('measure.waste'), 100, 'Rolls'),
    estimate.takeoff('SBS base ply, 1.5 SQ', 'Roof area', area, 'SF', d.ref('measure.waste'), 150, 'Rolls'),
    estimate.takeoff('D4601 base sheet, 3 SQ', 'Roof area', area, 'SF', 0.08, 300, 'Rolls'),
    estimate.takeoff('Cap for walls', 'Walls by height', wallSheet, 'SF', 0.12, 100, 'Rolls'),
    estimate.takeoff('Base ply for walls', 'Walls by height', wallSheet, 'SF', 0.12, 150, 'Rolls'),
    estimate.takeoff('Cold adhesive, 5 gal', 'Gallons above', d.ref('cold.gallons'), 'GAL', 0.08, 5, 'Pails'),
    estimate.takeoff(
      'Base-sheet cap nails',
      'Squares, 150 a SQ',
      d.mul('measure.squares', 150),
      'EA',
      0.05,
      2000,
      'Pails',
    ),
    estimate.takeoff('Gypsum cover board, 4 × 8', 'Roof area', area, 'SF', 0.05, 32, 'Boards'),
    estimate.takeoff('Polyiso, 4 × 8', 'Roof area', area, 'SF', 0.05, 32, 'Boards'),
    estimate.takeoff('Cants, 4 ft', 'Walls', feet('parapet'), 'LF', 0.05, 4, 'Pieces'),
    estimate.takeoff('Term bar, 10 ft', 'Walls', feet('parapet'), 'LF', 0.05, 10, 'Pieces'),
    estimate.takeoff('Gravel stop, 10 ft', 'Gravel stop', feet('gravelStop'), 'LF', 0.05, 10, 'Pieces'),
    estimate.takeoff(
      'Flashing cement, 5 gal',
      'Walls + metal',
      d.add(feet('parapet'), feet('gravelStop')),
      'LF',
      0.1,
      50,
      'Pails',
    ),
    estimate.takeoff('Lead sheets, 30 in', 'Count', count('drains'), 'EA', 0.05, 1, 'EA'),
  ],
  supplies: {
    'SBS cap': ['SBS cap, 1 SQ'],
    'SBS base': ['SBS base ply, 1.5 SQ'],
    'Nailed base': ['D4601 base sheet, 3 SQ', 'Base-sheet cap nails'],
    'Two-ply walls': ['Cap for walls', 'Base ply for walls', 'Term bar, 10 ft', 'Flashing cement, 5 gal'],
    'Polyiso, gypsum': ['Gypsum cover board, 4 × 8', 'Polyiso, 4 × 8'],
    Cants: ['Cants, 4 ft'],
    'Board fasteners': ['Insulation screws and plates'],
  },
  order:
    'Roll coverage is net of laps and differs by manufacturer: set it before you order. Cold adhesive runs 1.5 to 2.5 gallons per square and ply; self-adhered plies take primer instead. Store rolls on end and warm them in winter.',
  allowances: [
    { find: 'Wet insulation by the survey map', unit: 'SF', item: 'wet-boards' },
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
      'Rolls go up by conveyor or crane and are spread out. Adhesive pails are closed within the hour and kept away from hot stacks.',
    phasing:
      'Base sheet is nailed at most a day ahead of the cap. Night seals are two courses of ply and cement at the cut.',
    worksheets: [estimate.zoneBlocks],
    takeoff: [
      estimate.takeoff('Insulation screws and plates', 'By zone', d.ref('zone.fasteners'), 'EA', 0.05, 500, 'Boxes'),
    ],
  },
  repair: {
    items: [
      { description: 'Cut an X in a blister, dry it, re-adhere and cap with a patch', short: 'Blister', unit: 'EA' },
      { description: 'Three-course repair of an open lap with SBS mastic', short: 'Open lap', unit: 'LF' },
      { description: 'Reset slipped wall flashing with a termination bar', short: 'Slipped wall', unit: 'LF' },
      { description: 'Replace a cracked lead drain flashing', short: 'Lead set', unit: 'EA' },
      { description: 'Patch a split at an insulation joint with a reinforced ply', short: 'Board split', unit: 'LF' },
      { description: 'Replace granules on bare laps', short: 'Bald lap', unit: 'SF' },
      { description: 'Re-nail base sheet where nails have backed out', short: 'Base renail', unit: 'SF' },
      { description: 'Convert a leaking pitch pocket to a flashed curb', short: 'Pocket curb', unit: 'EA' },
    ],
    temporary:
      'Three courses of SBS mastic and mesh on a dry, brushed surface; wet-grade mastic only until the weather turns.',
    beyond:
      'Slippage and blisters across the field mean that the bond is gone: tear off and replace, because mastic only buys a winter.',
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
    tasks: [
      {
        task: 'Walk seams for fishmouths and open laps',
        short: 'Seam walk',
        frequency: 'twice a year',
        timesPerYear: 2,
      },
      { task: 'Clear granules from SBS drains', short: 'Drain granules', frequency: 'quarterly', timesPerYear: 4 },
      { task: 'Reseed bare black spots with granules', short: 'Bald spots', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Reseal counterflashing', short: 'Counterflashing', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Check blister count against plan', short: 'Blister count', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Keep traffic off fresh cold adhesive until it cures', short: 'Cure watch', frequency: 'first 30 days' },
      { task: 'Refresh reflective coating on cap', short: 'Cap coating', frequency: 'every 5-7 years' },
      {
        task: 'Check wall flashing for slippage on sunny walls',
        short: 'Wall slip',
        frequency: 'each summer',
        timesPerYear: 1,
      },
      { task: 'Roll down loose self-adhered laps on a hot afternoon', short: 'Lap rolling', frequency: 'first summer' },
      {
        task: 'Photograph the ten largest blisters with a scale',
        short: 'Blister photos',
        frequency: 'yearly',
        timesPerYear: 1,
      },
    ],
    walkRate: 8000,
    access: 'Granules scuff on hot days: walk early, and do not turn on your heel.',
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
    cite: 'ASTM D6164; manufacturer’s care sheet',
  },
}
