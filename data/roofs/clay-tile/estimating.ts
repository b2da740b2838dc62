import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import { area, count, feet, item, orderSq, slopedMeasures, slopedSummary, sq } from '../shorthand'
import type { SystemEstimating } from '@/data/shared/system'

export const estimating: SystemEstimating = {
  waste: { rate: 0.12, range: 'gable 8–10, hip 12, cut-up or salvage 15–20%' },
  measures: [
    ...slopedMeasures,
    estimate.measure('linear.cut', 'Cut at hips and valleys'),
    estimate.measure('count.rakePieces', 'Gable trim pieces'),
  ],
  summary: slopedSummary,
  products: [
    d.own('product.field', 'Tile: manufacturer, profile and kiln color', 'text', { span: 2 }),
    d.choice('product.grade', 'ASTM C1167 grade', ['Grade 1', 'Grade 2', 'Grade 3']),
    d.choice('product.profile', 'Profile', ['Barrel', 'S', 'Interlocking flat', 'Shingle tile']),
    d.own('product.underlayment', 'Two-ply underlayment', 'text', { span: 2 }),
    d.choice('product.fixing', 'Fixing', ['Nail', 'Wire and hook', 'Foam', 'Screw and clip']),
    d.choice('product.ridge', 'Ridge and hip', ['Mortar', 'Foam', 'Dry, vented']),
  ],
  lineItems: [
    item.labor('hand-removal', 'Remove clay tile by hand and palletize tile for reuse', 'Hand removal', 'SQ', sq),
    item.labor('engineer', 'Structural engineer’s letter for the tile load', 'Engineer', 'EA'),
    item.material('two-ply', 'Two-ply underlayment below the tile', 'Two-ply', 'SQ', sq),
    item.material(
      'battens',
      'Treated 1x2 battens on counter-battens',
      'Battens',
      'LF',
      d.div(d.mul('measure.area', 12), 'piece.exposure'),
    ),
    item.material('clay-field', 'Clay field tile, ASTM C1167 Grade 1', 'Clay field', 'SQ', orderSq),
    item.material('birdstop', 'Bird stop and eave closure', 'Birdstop', 'LF', feet('eave')),
    item.material('gable-barrels', 'Rake tile at gables', 'Gable barrels', 'EA', count('rakePieces')),
    item.material('hip-ridge', 'Hip and ridge tile set in mortar or foam', 'Hip, ridge', 'LF', estimate.ridgeAndHip),
    item.material(
      'copper-valley',
      'Copper valley with center rib, open 4 in between tile',
      'Copper valley',
      'LF',
      feet('valley'),
    ),
    item.labor('hanging', 'Install field tile with nails and hooks', 'Hanging', 'SQ', sq),
    item.labor('wet-saw', 'Wet-saw cuts at hips and valleys', 'Wet saw', 'LF', feet('cut')),
    item.material('salvage', 'Salvaged clay tile to match and blend', 'Salvage', 'EA'),
    item.equipment('crane', 'Crane or conveyor to load tile', 'Crane', 'HR'),
    item.labor('slurry', 'Dust control, slurry collection and wash-down', 'Slurry', 'EA'),
    item.disposal('rubble', 'Old clay tile hauled in 10-ton lowboys, by load', 'Rubble', 'EA', d.ref('debris.loads')),
  ],
  scope: [
    {
      group: 'Tile removal and structural check',
      lines: ['hand-removal', 'engineer', 'rubble', 'slurry'],
      added: [estimate.line('Rotted plank or plywood below the tile replaced', 'Sheathing', 'SF', 'Material')],
    },
    { group: 'Underlayment and battens', lines: ['two-ply', 'battens', 'copper-valley', 'birdstop'] },
    {
      group: 'Clay tile',
      lines: ['crane', 'clay-field', 'hanging', 'wet-saw', 'gable-barrels', 'hip-ridge', 'salvage'],
    },
  ],
  worksheets: [
    estimate.pieceBlocks('tiles', { length: 18, width: 8.5, headlap: 3, doubleLap: false, psf: 10 }),
    // Tile is hauled in 10-ton lowboys.
    estimate.debrisBlocks(1000, 10),
  ],
  takeoff: [
    estimate.takeoff(
      'Field tile, by the piece',
      'Squares × pieces',
      estimate.pieceCount,
      'EA',
      d.ref('measure.waste'),
      1,
      'Tiles',
    ),
    estimate.takeoff('Ridge and hip barrels', 'Ridge + hip', estimate.ridgeAndHip, 'LF', 0.08, 1.2, 'Tiles'),
    estimate.takeoff('Gable barrels', 'Count', count('rakePieces'), 'EA', 0.08, 1, 'Tiles'),
    estimate.takeoff('Base ply, 30 lb', 'Roof area', area, 'SF', 0.1, 200, 'Rolls'),
    estimate.takeoff('Cap ply, self-adhered SBS', 'Roof area', area, 'SF', 0.1, 95, 'Rolls'),
    estimate.takeoff(
      'Treated 1×2, 8 ft',
      'Area ÷ exposure',
      d.div(d.mul('measure.area', 12), 'piece.exposure'),
      'LF',
      0.08,
      8,
      'Pieces',
    ),
    estimate.takeoff('Birdstop, 4 ft', 'Eave', feet('eave'), 'LF', 0.05, 4, 'Pieces'),
    estimate.takeoff('Copper valley with rib, 10 ft', 'Valley', feet('valley'), 'LF', 0.1, 9.5, 'Pieces'),
    estimate.takeoff('Pan flashing at walls, 10 ft', 'Walls', estimate.slopedWalls, 'LF', 0.1, 9.5, 'Pieces'),
    estimate.takeoff('Copper or stainless nails', 'One a tile', estimate.pieceCount, 'EA', 0.1, 1800, 'Boxes'),
    estimate.takeoff('Ridge mortar, 80 lb', 'Ridge + hip', estimate.ridgeAndHip, 'LF', 0.1, 12, 'Bags'),
    estimate.takeoff('Lead or copper pipe skirts', 'Count', count('pipes'), 'EA', 0, 1, 'EA'),
  ],
  supplies: {
    'Clay field': ['Field tile, by the piece', 'Copper or stainless nails', 'Foam adhesive for perimeter tile'],
    'Two-ply': ['Base ply, 30 lb', 'Cap ply, self-adhered SBS'],
  },
  order:
    'Count tiles by the manufacturer’s number per square for this profile: two-piece barrel takes pans and covers. Order one kiln run with trim, and add 2% stock for the attic. Load only after the engineer’s letter, spread across the slope.',
  allowances: [
    { find: 'Salvaged tile to blend in', unit: 'EA', item: 'salvage' },
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
      'color match of weathered mortar',
    ],
    assumed: [
      'the share of old tile that survives removal as written above',
      'a crane reaches every slope from the drive',
      'natural differences in color and early bloom are not defects',
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
      ['Wet-saw cuts at an added curb', 'LF'],
      ['Engineer’s site visit', 'EA'],
    ],
    excluded: ['seismic bracing of parapets', 'balcony and deck tile', 'domes and turrets not drawn'],
    assumed: ['stamped load letter is in hand before delivery', 'courtyards can be closed while tile is overhead'],
    energy:
      'Tile on battens ventilates itself, and some energy codes credit that gap and a rated tile color; insulation stays at the ceiling unless the deck is opened. Enter required and existing R below.',
    access: 'Pallets weigh a ton: plan crane pads and load points, and close arcades below the lift.',
    phasing:
      'We remove only as much tile as two plies can cover that day, and never leave stacked tile on one rafter bay overnight.',
    worksheets: [],
    takeoff: [
      estimate.takeoff('Foam adhesive for perimeter tile', 'Eave + rake', estimate.eaveAndRake, 'LF', 0.1, 60, 'Kits'),
    ],
  },
  repair: {
    items: [
      { description: 'Replace a cracked cover tile with a salvaged match', short: 'Barrel cover', unit: 'EA' },
      { description: 'Reset a slipped pan tile on a hook', short: 'Slipped pan', unit: 'EA' },
      { description: 'Rebed loose ridge tile in flexible mortar', short: 'Ridge bed', unit: 'LF' },
      { description: 'Reset hip starter tiles', short: 'Hip starters', unit: 'EA' },
      { description: 'Patch torn underlayment at a valley', short: 'Valley sheet', unit: 'SF' },
      { description: 'Slip a lead or copper skirt under a broken course', short: 'Copper skirt', unit: 'EA' },
      { description: 'Replace rusted bird stop and clear the eave', short: 'Birdstop run', unit: 'LF' },
      { description: 'Reset a displaced rake tile and reseal the nailer', short: 'Rake barrel', unit: 'EA' },
    ],
    temporary: 'Push a piece of metal or membrane under the course above. Mortar smeared over a crack only hides it.',
    beyond:
      'When the underlayment tears at every lifted tile, relaying the whole slope on two new plies costs less than chasing leaks.',
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
    tasks: [
      {
        task: 'Count broken tiles from a lift, log by slope',
        short: 'Break count',
        frequency: 'yearly',
        timesPerYear: 1,
      },
      { task: 'Clear oak leaves under barrel valleys', short: 'Leaves', frequency: 'twice a year', timesPerYear: 2 },
      { task: 'Check mortar ridges for cracking', short: 'Mortar ridges', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Pull empty birds’ nests from eave mouths', short: 'Nests', frequency: 'each spring', timesPerYear: 1 },
      { task: 'Rinse moss with low pressure, never scrub glaze', short: 'Moss rinse', frequency: 'every 2 years' },
      { task: 'Confirm copper valley clearance of 4 in', short: 'Copper gap', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Inspect eave birdstop for rusted fasteners', short: 'Birdstop', frequency: 'every 3 years' },
      {
        task: 'Leave 2 percent attic stock of the same kiln run',
        short: 'Attic stock',
        frequency: 'at handover',
        isDueOnce: true,
      },
      { task: 'Wipe salt bloom from new tile with a dry brush only', short: 'Salt bloom', frequency: 'as found' },
      {
        task: 'Check antenna and lightning cable ties for rubbed tile',
        short: 'Cable ties',
        frequency: 'yearly',
        timesPerYear: 1,
      },
    ],
    walkRate: 1500,
    access:
      'Work from a lift or roof boards: a step on the middle of a barrel breaks it. Do not walk on frosted or glazed clay.',
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
    text: 'Manufacturers ask that broken barrels are replaced within weeks, because sun destroys the exposed sheet. A count by slope, a drone photograph and two percent of the same kiln run in the attic make that possible; salvage yards do not stock your customer’s shade.',
    cite: 'ASTM C1167; manufacturer’s care sheet',
  },
}
