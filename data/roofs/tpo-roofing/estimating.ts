import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import { area, count, feet, flatMeasures, flatSummary, item, orderSq, sq } from '../shorthand'
import type { SystemEstimating } from '@/data/shared/system'

export const estimating: SystemEstimating = {
  waste: { rate: 0.08, range: 'open field 5–8, many curbs 10–12%' },
  measures: [
    ...flatMeasures,
    estimate.measure('linear.seams', 'Field seams'),
    estimate.measure('linear.walkway', 'Walkway roll'),
    estimate.measure('count.corners', 'Inside and outside corners'),
  ],
  summary: flatSummary,
  products: [
    d.own('product.field', 'TPO: manufacturer, line and color', 'text', { span: 2 }),
    d.choice('product.thickness', 'Thickness', ['45 mil', '60 mil', '80 mil', '60 mil fleece', '80 mil fleece']),
    d.choice('product.attachment', 'Attachment', ['Plates in lap', 'Induction welded', 'Adhered']),
    d.own('product.insulation', 'Polyiso layers and R', 'text', { span: 2 }),
    d.choice('product.board', 'Cover board', ['1/2 in HD polyiso', '1/2 in gypsum', 'None']),
    d.own('product.edge', 'Edge metal, ES-1 test no.'),
  ],
  lineItems: [
    item.labor('removal', 'Tear off existing roof and wet insulation to the deck', 'Removal', 'SQ', sq),
    item.material('flute-overlay', 'Plate over rusted or damaged steel deck', 'Flute overlay', 'SF'),
    item.material('polyiso', 'Polyiso insulation, R-30, in two staggered layers', 'Polyiso', 'SQ', sq),
    item.material('hd-board', 'Half-inch high-density cover board', 'HD board', 'SQ', sq),
    item.material('tpo-sheet', '60 mil reinforced TPO membrane', 'TPO sheet', 'SQ', orderSq),
    item.material('plates', 'Membrane screws and plates', 'Plates', 'EA'),
    item.labor('robot-welds', 'Hot-air weld seams, by robot and by hand', 'Robot welds', 'LF', feet('seams')),
    item.material('parapet', 'TPO parapet flashing with termination bar', 'Parapet', 'LF', feet('parapet')),
    item.material('corners', 'Preformed inside and outside corners', 'Corners', 'EA', count('corners')),
    item.material('pipe-boots', 'TPO pipe boots with clamps', 'Pipe boots', 'EA', count('pipes')),
    item.material('t-patches', 'T-joint cover patches', 'T-patches', 'EA'),
    item.material('clad-edge', 'TPO-clad edge metal, tested to ANSI/SPRI ES-1', 'Clad edge', 'LF', feet('edge')),
    item.material(
      'drain-inserts',
      'Retrofit drain inserts with clamping rings',
      'Drain inserts',
      'EA',
      count('drains'),
    ),
    item.equipment('pull-outs', 'Fastener pull-out tests', 'Pull-outs', 'EA'),
    item.disposal('dumpster', 'Dumpster for old membrane and insulation', 'Dumpster', 'EA'),
    item.material('tie-ins', 'Clean and weld tie-ins to existing membrane', 'Tie-ins', 'LF'),
  ],
  scope: [
    { group: 'Tear-off and deck', lines: ['removal', 'flute-overlay', 'dumpster', 'pull-outs'] },
    {
      group: 'Insulation and membrane',
      lines: ['polyiso', 'hd-board', 'tpo-sheet', 'plates', 'robot-welds', 'tie-ins'],
      added: [estimate.line('Crew to roll out and attach the membrane', 'Laying crew', 'SQ', 'Labor', sq)],
    },
    {
      group: 'Welded details and edges',
      lines: ['parapet', 'corners', 'pipe-boots', 't-patches', 'clad-edge', 'drain-inserts'],
      added: [
        estimate.line('TPO sealant pockets, filled', 'Pockets', 'EA', 'Material'),
        estimate.line('Bonding adhesive where the membrane is adhered', 'Field adhesive', 'GAL', 'Material'),
      ],
    },
  ],
  worksheets: [estimate.membraneBlocks({ width: 10, length: 100, lap: 6 })],
  takeoff: [
    estimate.takeoff('TPO sheet, field', 'Roof area', area, 'SF', d.ref('measure.waste'), d.ref('roll.net'), 'Rolls'),
    estimate.takeoff('TPO sheet, walls', 'Wall membrane', d.ref('wall.area'), 'SF', 0.1, d.ref('roll.net'), 'Rolls'),
    estimate.takeoff('Polyiso, bottom layer, 4 × 8', 'Roof area', area, 'SF', 0.05, 32, 'Boards'),
    estimate.takeoff('Polyiso, top layer, 4 × 8', 'Roof area', area, 'SF', 0.05, 32, 'Boards'),
    estimate.takeoff('HD cover board, 4 × 8', 'Roof area', area, 'SF', 0.05, 32, 'Boards'),
    estimate.takeoff(
      'Low-VOC bonding adhesive, 5 gal',
      'Walls, 60 sf a gal',
      d.ref('wall.area'),
      'SF',
      0.1,
      300,
      'Pails',
    ),
    estimate.takeoff('Termination bar, 10 ft', 'Parapets and walls', feet('parapet'), 'LF', 0.05, 10, 'Pieces'),
    estimate.takeoff('TPO-clad edge, 10 ft', 'Roof edge', feet('edge'), 'LF', 0.05, 10, 'Pieces'),
    estimate.takeoff('T-joint patches', 'Joints of the layout', null, 'EA', 0.05, 100, 'Boxes'),
    estimate.takeoff('Preformed corners', 'Count', count('corners'), 'EA', 0.05, 1, 'EA'),
    estimate.takeoff('Boots with clamps', 'Count', count('pipes'), 'EA', 0, 1, 'EA'),
    estimate.takeoff('Cut-edge sealant', 'Parapets and walls', feet('parapet'), 'LF', 0.1, 200, 'Bottles'),
    estimate.takeoff('Walkway roll, 50 ft', 'Walkway', feet('walkway'), 'LF', 0.05, 50, 'Rolls'),
  ],
  supplies: {
    'TPO sheet': ['TPO sheet, field', 'T-joint patches', '#15 screws and barbed plates'],
    Parapet: ['TPO sheet, walls', 'Low-VOC bonding adhesive, 5 gal', 'Termination bar, 10 ft', 'Cut-edge sealant'],
    Polyiso: ['Polyiso, bottom layer, 4 × 8', 'Polyiso, top layer, 4 × 8'],
    'HD board': ['HD cover board, 4 × 8'],
    'Clad edge': ['TPO-clad edge, 10 ft'],
    'Board fasteners': ['Board screws and plates'],
  },
  order:
    'A 10 ft roll with a 6 in lap covers 9.5 ft: order by net width. Perimeter half-sheets use more laps, so raise the waste for small roofs. Fasteners per board and row spacing come from the tested assembly for this deck and wind zone.',
  allowances: [
    { find: 'Rusted steel deck flutes overlaid', unit: 'SF', item: 'flute-overlay' },
    { find: 'Wet insulation beyond the scan', unit: 'SF' },
    { find: 'Rotten wood nailer at the edge', unit: 'LF' },
  ],
  options: [
    { name: 'Good', includes: '60 mil, plates in the lap' },
    { name: 'Better', includes: '60 mil, induction welded' },
    { name: 'Best', includes: '80 mil fleece, adhered, HD board' },
  ],
  optionProduct: 'Sheet, board and assembly no.',
  residential: {
    included: ['every weld probed, T-joints patched, cut edges sealed'],
    excluded: [
      'carpentry on porch or deck framing',
      'pavers and deck boards over the sheet',
      'plumbing below the drain',
      'house-wall siding above the termination',
    ],
    assumed: [
      'the deck holds screws at the tested pull-out',
      'door sills leave 4 in or more of turn-up',
      'white shows dirt and glare',
      'water leaves the roof within 48 hours',
    ],
  },
  commercial: {
    alternates: [
      ['80 mil in place of 60 mil', 'Field and flashings, same color'],
      ['Induction-welded attachment', 'In place of plates in the lap'],
      ['Tapered polyiso to drains', 'Where water stands after 48 hours'],
      ['20-year no-dollar-limit warranty', 'With manufacturer’s inspections and fee'],
    ],
    unitPrices: [
      ['Wet polyiso replaced, per inch of thickness', 'SF'],
      ['Steel deck, 22 ga, replaced', 'SF'],
      ['Curb flashed in TPO', 'EA'],
      ['Walkway roll, welded', 'LF'],
    ],
    excluded: [
      'mechanical disconnects and lifting of units',
      'overflow-drain plumbing',
      'roof hatch and guardrail supply',
    ],
    assumed: [
      'pull-out tests reach the value of the assembly',
      'grease exhaust is kept off the sheet',
      'two cores a section speak for it',
    ],
    energy:
      'Above-deck insulation has to reach the reroofing R of the energy code when the sheet comes off to the deck; two staggered layers lose less at joints. Check door, flashing and coping heights for the thickness below.',
    access:
      'Rolls weigh up to 1,000 lb and are set by crane on beams, not at mid-span; welders need a dedicated 240 V circuit or generator.',
    phasing:
      'Each day’s area ends in a welded night seal; test welds are cut morning and noon and after any swing of temperature.',
    worksheets: [estimate.zoneBlocks, estimate.rowBlocks],
    takeoff: [
      estimate.takeoff('Board screws and plates', 'By zone', d.ref('zone.fasteners'), 'EA', 0.05, 500, 'Boxes'),
      estimate.takeoff('#15 screws and barbed plates', 'By row', d.ref('row.screws'), 'EA', 0.05, 500, 'Boxes'),
    ],
  },
  repair: {
    items: [
      { description: 'Clean and weld a patch 6 in past the puncture', short: 'Hot-weld patch', unit: 'EA' },
      { description: 'Repair a cold weld with a 6 in cover strip', short: 'Cold seam', unit: 'LF' },
      { description: 'Replace a torn corner', short: 'Torn corner', unit: 'EA' },
      { description: 'Seal exposed scrim at a cut edge', short: 'Scrim seal', unit: 'LF' },
      { description: 'Tighten or replace a boot clamp', short: 'Boot clamp', unit: 'EA' },
      { description: 'Install walkway roll on a service route', short: 'Walk roll', unit: 'LF' },
      { description: 'Reset a drain clamping ring', short: 'Drain ring', unit: 'EA' },
      { description: 'Refasten a loose row and weld a cover strip', short: 'Plate row', unit: 'LF' },
    ],
    temporary:
      'Clean and apply a primed peel-and-stick patch, or weld a scrap over the hole. No asphalt mastic on TPO.',
    beyond:
      'Membrane that crazes or will not weld after cleaning has aged out: each patch starts the next split at its edge.',
    excluded: ['wet insulation beyond the patch', 'interior repair', 'seams elsewhere on the roof'],
    supplies: [
      ['Unreinforced flashing TPO', 'area', 50, 'Rolls'],
      ['Cover strip, 6 in', 'length', 100, 'Rolls'],
      ['TPO cleaner', 'area', 200, 'Gallons'],
      ['Cut-edge sealant', 'length', 200, 'Bottles'],
      ['Universal boot', 'count', 1, 'EA'],
    ],
  },
  care: {
    tasks: [
      { task: 'Probe 100 LF of seams around units', short: 'Unit seams', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Wash oily film off the sheet beside exhausts', short: 'Oily film', frequency: 'as found' },
      { task: 'Clear TPO drain strainers', short: 'Strainers', frequency: 'quarterly', timesPerYear: 4 },
      { task: 'Inspect cut-edge sealant', short: 'Cut edges', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Re-torque pipe clamps', short: 'Clamps', frequency: 'yearly', timesPerYear: 1 },
      {
        task: 'Look for fasteners backing out under the membrane',
        short: 'Plates',
        frequency: 'yearly',
        timesPerYear: 1,
      },
      { task: 'Check walk pads at doors and hatches', short: 'Walk pads', frequency: 'twice a year', timesPerYear: 2 },
      { task: 'Note ponding after 48 hours', short: 'Ponding', frequency: 'after rain' },
      { task: 'Photograph welds of past repairs', short: 'Old welds', frequency: 'yearly', timesPerYear: 1 },
      {
        task: 'Measure over-scrim film at two worn spots with a magnifier',
        short: 'Film reading',
        frequency: 'every 5 years',
      },
    ],
    walkRate: 9000,
    access: 'Set a warning line six feet back and wear sunglasses against glare. Frost on TPO cannot be seen.',
    excluded: ['grease removal by a licensed hauler', 'more than five patches', 'unit service'],
    supplies: [
      ['TPO patch stock', 'area', 50, 'Rolls'],
      ['Weathered-membrane cleaner', 'area', 200, 'Gallons'],
      ['Drain strainers', 'count', 1, 'EA'],
    ],
  },
  guide: [
    {
      title: 'Price a tested assembly, not a sheet',
      text: 'Uplift rating, fire class and warranty belong to deck, fasteners, boards and sheet together. Write the assembly number on the estimate, leave fasteners per board blank until you have it, and have pull-out tests made before the price is firm: a 22 ga deck and lightweight concrete give different roofs.',
      cite: 'FM 4470 and 4474; ANSI/SPRI FX-1; ASTM D6878',
    },
    {
      title: 'Edges go first in wind',
      text: 'Coping and gravel stop need an ES-1 tested profile by code, and perimeter and corners need half-sheets or closer rows. Give edge metal its own lines, per foot, with the test number; bids that hide it in the square price have usually left it out.',
      cite: 'IBC 1504 (edge securement); ANSI/SPRI/FM 4435/ES-1',
    },
  ],
  repairGuide: {
    title: 'Old TPO has to be woken up before it welds',
    text: 'Weathered sheet needs cleaning and often scrubbing to bright membrane; make a test weld and pull it before you price a field of patches. Probe six feet each way from the leak, look for voids at T-joints, and check boots and drains before the seam you can see.',
    cite: 'ASTM D6878; ASTM D7877 (electronic leak location)',
  },
  careGuide: {
    title: 'Drains quarterly, seams yearly, grease at once',
    text: 'Ponding past 48 hours and animal fat are in most exclusion lists; both are found by walking. Probe a hundred feet of seam around units each year, wash exhaust film, and photograph earlier repairs so that the next crew knows them.',
    cite: 'Manufacturer’s maintenance guide; ASTM D6878',
  },
}
