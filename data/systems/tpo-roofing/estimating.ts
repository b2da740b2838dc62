import { line, measure, membraneBlocks, rowBlocks, takeoff, zoneBlocks } from '@/data/parts/estimate'
import { choice, own, ref } from '@/lib/documents/author'
import { area, count, feet, flatMeasures, flatSummary, orderSq, sq } from '../shorthand'
import type { SystemEstimating } from '../types'

export const estimating: SystemEstimating = {
  waste: { rate: 0.08, range: 'open field 5–8, many curbs 10–12%' },
  measures: [
    ...flatMeasures,
    measure('linear.seams', 'Field seams'),
    measure('linear.walkway', 'Walkway roll'),
    measure('count.corners', 'Inside and outside corners'),
  ],
  summary: flatSummary,
  products: [
    own('product.field', 'TPO: maker, line and color', 'text', { span: 2 }),
    choice('product.thickness', 'Thickness', ['45 mil', '60 mil', '80 mil', '60 mil fleece', '80 mil fleece']),
    choice('product.attachment', 'Attachment', ['Plates in lap', 'Induction welded', 'Adhered']),
    own('product.insulation', 'Polyiso layers and R', 'text', { span: 2 }),
    choice('product.board', 'Cover board', ['1/2 in HD polyiso', '1/2 in gypsum', 'None']),
    own('product.edge', 'Edge metal, ES-1 test no.'),
  ],
  scope: [
    {
      group: 'Removal and deck',
      lines: [
        ['Remove existing roof', 'Removal', sq],
        ['Deck repair', 'Flute overlay'],
        ['Dumpster for old', 'Dumpster'],
        ['Pull-out tests', 'Pull-outs'],
      ],
    },
    {
      group: 'Insulation and sheet',
      lines: [
        ['Polyiso R-30', 'Polyiso', sq],
        ['Half-inch high-density', 'HD board', sq],
        ['60 mil reinforced', 'TPO sheet', orderSq],
        ['Plates and screws', 'Plates'],
        ['Robot seam-welding', 'Robot welds', feet('seams')],
        ['Weathered-membrane cleaner', 'Tie-ins'],
      ],
      added: [line('Crew to lay boards, roll out and attach the sheet', 'Laying crew', 'SQ', 'Labor', sq)],
    },
    {
      group: 'Welded details and edge',
      lines: [
        ['TPO parapet flashing', 'Parapet', feet('parapet')],
        ['Preformed inside', 'Corners', count('corners')],
        ['TPO pipe boots', 'Pipe boots', count('pipes')],
        ['T-joint patches', 'T-patches'],
        ['ES-1 tested', 'Clad edge', feet('edge')],
        ['Retrofit drain', 'Drain inserts', count('drains')],
      ],
    },
  ],
  worksheets: [membraneBlocks({ width: 10, length: 100, lap: 6 })],
  takeoff: [
    takeoff('TPO sheet, field', 'Roof area', area, 'SF', ref('measure.waste'), ref('roll.net'), 'Rolls'),
    takeoff('TPO sheet, walls', 'Wall membrane', ref('wall.area'), 'SF', 0.1, ref('roll.net'), 'Rolls'),
    takeoff('Polyiso, bottom layer, 4 × 8', 'Roof area', area, 'SF', 0.05, 32, 'Boards'),
    takeoff('Polyiso, top layer, 4 × 8', 'Roof area', area, 'SF', 0.05, 32, 'Boards'),
    takeoff('HD cover board, 4 × 8', 'Roof area', area, 'SF', 0.05, 32, 'Boards'),
    takeoff('Low-VOC bonding adhesive, 5 gal', 'Walls, 60 sf a gal', ref('wall.area'), 'SF', 0.1, 300, 'Pails'),
    takeoff('Termination bar, 10 ft', 'Parapets and walls', feet('parapet'), 'LF', 0.05, 10, 'Pieces'),
    takeoff('TPO-clad edge, 10 ft', 'Roof edge', feet('edge'), 'LF', 0.05, 10, 'Pieces'),
    takeoff('T-joint patches', 'Joints of the layout', null, 'EA', 0.05, 100, 'Boxes'),
    takeoff('Preformed corners', 'Count', count('corners'), 'EA', 0.05, 1, 'EA'),
    takeoff('Boots with clamps', 'Count', count('pipes'), 'EA', 0, 1, 'EA'),
    takeoff('Cut-edge sealant', 'Parapets and walls', feet('parapet'), 'LF', 0.1, 200, 'Bottles'),
    takeoff('Walkway roll, 50 ft', 'Walkway', feet('walkway'), 'LF', 0.05, 50, 'Rolls'),
  ],
  order:
    'A 10 ft roll with a 6 in lap covers 9.5 ft: order by net width. Perimeter half-sheets use more laps, so raise the waste for small roofs. Fasteners per board and row spacing come from the tested assembly for this deck and wind zone.',
  allowances: [
    { find: 'Rusted steel deck flutes overlaid', unit: 'SF', item: 'Flute overlay' },
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
      ['20-year no-dollar-limit warranty', 'With maker’s inspections and fee'],
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
    worksheets: [zoneBlocks, rowBlocks],
    takeoff: [
      takeoff('Board screws and plates', 'By zone', ref('zone.fasteners'), 'EA', 0.05, 500, 'Boxes'),
      takeoff('#15 screws and barbed plates', 'By row', ref('row.screws'), 'EA', 0.05, 500, 'Boxes'),
    ],
  },
  repair: {
    items: [
      'Hot-weld patch',
      'Cold seam',
      'Torn corner',
      'Scrim seal',
      'Boot clamp',
      'Walk roll',
      'Drain ring',
      'Plate row',
    ],
    temporary:
      'Clean and set a primed peel-and-stick patch, or weigh a welded scrap over the hole; no asphalt mastic on TPO.',
    beyond:
      'Sheet that crazes or will not weld after cleaning has aged out: each patch starts the next split at its edge.',
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
    items: [
      'Unit seams',
      'Oily film',
      'Strainers',
      'Cut edges',
      'Clamps',
      'Plates',
      'Walk pads',
      'Ponding',
      'Old welds',
      'Film reading',
    ],
    walkRate: 9000,
    access: 'Warning line six feet back, white-glare eyewear; frost on TPO is invisible.',
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
    cite: 'Maker’s maintenance guide; ASTM D6878',
  },
}
