import { line, measure, mediaBlocks, membraneBlocks, takeoff } from '@/data/parts/estimate'
import { choice, div, mul, own, ref } from '@/lib/documents/author'
import { area, count, feet, flatMeasures, flatSummary, orderSq, sq } from '../shorthand'
import type { SystemEstimating } from '../types'

export const estimating: SystemEstimating = {
  waste: { rate: 0.08, range: 'open membrane 6–8, terraces and curbs 10–12%' },
  measures: [
    ...flatMeasures,
    measure('linear.border', 'Border and fire breaks'),
    measure('linear.restraint', 'Edge restraint'),
    measure('count.zones', 'Irrigation zones'),
  ],
  summary: [
    ['media.area', 'Planted area (sf)'],
    ['media.depth', 'Media depth (in)'],
    ['media.psf', 'Saturated load (lb per sf)'],
    ...flatSummary.slice(3),
  ],
  products: [
    own('product.field', 'Planting: maker, mat, plugs or trays', 'text', { span: 2 }),
    choice('product.type', 'Type', ['Extensive', 'Semi-intensive', 'Intensive']),
    own('product.load', 'Engineer’s letter: load and date'),
    own('product.membrane', 'Membrane and root barrier', 'text', { span: 2 }),
    choice('product.irrigation', 'Irrigation', ['Drip with controller', 'Spray', 'Hose by owner']),
    own('product.scan', 'Leak scan: method and date'),
  ],
  scope: [
    {
      group: 'Load, membrane and proof',
      lines: [
        ['Structural engineer saturated', 'Load study'],
        ['Clear the roof', 'Clear roof', sq],
        ['New root-rated', 'Root membrane', orderSq],
        ['Electronic scan', 'Leak scan', area],
        ['Root barrier', 'Root barrier', area],
      ],
    },
    {
      group: 'Drainage, edges and media',
      lines: [
        ['Drainage and filter', 'Drain layers', ref('media.area')],
        ['Drain inspection boxes', 'Drain boxes', count('drains')],
        ['Edge restraint', 'Restraint', feet('restraint')],
        ['Border stone', 'Stone border', div(mul('linear.border', 'media.border'), 12)],
        ['Roof hoist', 'Hoist, blower'],
        ['Growing media', 'Media', ref('media.yards')],
      ],
      added: [line('Crew to weld, lay layers, spread media and plant', 'Green crew', 'SF', 'Labor', ref('media.area'))],
    },
    {
      group: 'Plants, water and first seasons',
      lines: [
        ['Extensive plants', 'Plants', ref('media.area')],
        ['Irrigation drip', 'Drip zones', count('zones')],
        ['Establishment watering', 'Establishment'],
        ['Soil and tray bags', 'Bags to compost'],
      ],
    },
  ],
  worksheets: [membraneBlocks({ width: 10, length: 100, lap: 6 }), mediaBlocks],
  takeoff: [
    takeoff('Root-rated membrane', 'Roof area', area, 'SF', ref('measure.waste'), ref('roll.net'), 'Rolls'),
    takeoff('Wall membrane', 'Wall membrane', ref('wall.area'), 'SF', 0.1, ref('roll.net'), 'Rolls'),
    takeoff('Protection board, 4 × 8', 'Roof area', area, 'SF', 0.05, 32, 'Boards'),
    takeoff('Root barrier, 10 × 100 ft', 'Roof area', area, 'SF', 0.1, 950, 'Rolls'),
    takeoff('Drain composite', 'Planted area', ref('media.area'), 'SF', 0.08, 200, 'Rolls'),
    takeoff('Filter fabric', 'Planted area', ref('media.area'), 'SF', 0.1, 4500, 'Rolls'),
    takeoff('Growing media, bulk bags', 'Cubic yards above', ref('media.yards'), 'CY', 0.1, 2, 'Bags'),
    takeoff('Sedum plugs, 72 a flat', 'Area × plugs', mul('media.area', 'media.plugs'), 'EA', 0.1, 72, 'Flats'),
    takeoff('Planted trays', 'Area ÷ tray', ref('media.area'), 'SF', 0.03, ref('media.tray'), 'Trays'),
    takeoff(
      'Border stone',
      'Border × width, 4 in deep',
      div(mul('linear.border', 'media.border'), 12),
      'SF',
      0.08,
      81,
      'Cubic yards',
    ),
    takeoff('Edge restraint, 8 ft', 'Edge restraint', feet('restraint'), 'LF', 0.05, 8, 'Pieces'),
    takeoff('Slope baffles, 10 ft', 'As drawn', null, 'LF', 0.05, 10, 'Pieces'),
    takeoff('Inspection boxes', 'Drains', count('drains'), 'EA', 0, 1, 'EA'),
    takeoff('Drip line, 500 ft', 'Planted area, 1 ft apart', ref('media.area'), 'LF', 0.1, 500, 'Coils'),
  ],
  order:
    'Cubic yards are square feet × inches ÷ 324, plus settling. Order mat or plugs or trays: set plugs to 0 or clear the tray area for what you do not use. The saturated weight comes from the media maker’s test; if what is left of the engineer’s figure turns negative, stop. Nothing is lifted before the leak scan passes.',
  allowances: [
    { find: 'Old membrane found unfit to keep', unit: 'SF' },
    { find: 'Lifting and resetting planting for a leak', unit: 'SF' },
    { find: 'Drain or overflow added', unit: 'EA' },
  ],
  options: [
    { name: 'Good', includes: 'Sedum mat, 3 in media' },
    { name: 'Better', includes: 'Plugs in 4 in, drip water' },
    { name: 'Best', includes: '6 in, mixed planting, drip' },
  ],
  optionProduct: 'Planting, media and water',
  residential: {
    included: ['a leak scan with a written map before anything is planted'],
    excluded: [
      'structural strengthening',
      'water supply and power to the roof',
      'care after the listed visits',
      'railings and access stairs',
    ],
    assumed: [
      'an engineer’s letter for the saturated weight is in hand',
      'you water by the plan in dry weeks',
      'plants go dormant, brown and come back',
      'a hoist can stand beside the house',
    ],
  },
  commercial: {
    alternates: [
      ['Two inches more media', 'With the engineer’s consent'],
      ['Pre-grown trays', 'In place of plugs, cover from day one'],
      ['24-month establishment', 'In place of 12'],
      ['Permanent leak-detection grid', 'Conductive layer below the barrier'],
    ],
    unitPrices: [
      ['Overburden lifted, stored and reset', 'SF'],
      ['Media, blown in place', 'CY'],
      ['Paver walk on pedestals', 'SF'],
      ['Establishment visit beyond those listed', 'EA'],
    ],
    excluded: ['stormwater permit and modelling', 'fall-protection anchors', 'irrigation water and power'],
    assumed: [
      'fire breaks and wind restraint as on the VF-1 and RP-14 drawings',
      'street closure for crane or blower is granted',
    ],
    energy:
      'Media is not counted as insulation by most codes; boards below or above the membrane carry the R. Enter required and existing R, and check drain and door heights with the whole build-up.',
    access: 'Blower hose or crane by street permit; bags set over beams, spread at once, 2 yd at most in one place.',
    phasing:
      'Membrane, scan, sign-off, then layers from the far corner back to the hatch; no trade crosses a finished section.',
    worksheets: [],
    takeoff: [takeoff('Wind blanket', 'Planted area', ref('media.area'), 'SF', 0.1, 900, 'Rolls')],
  },
  repair: {
    items: [
      'Lift planting',
      'Replant strip',
      'Clear box',
      'Media fill',
      'Drip break',
      'Barrier weld',
      'Border shift',
      'Filter layer',
    ],
    temporary:
      'Open the drain boxes, stop irrigation, lift trays over the stain and cover the membrane with weighted sheet.',
    beyond:
      'When scans show wet insulation in several zones, strip a whole section: chasing holes under soil costs more than it saves.',
    excluded: ['plants beyond the lifted area', 'structural check', 'interior damage'],
    supplies: [
      ['Membrane and barrier patch', 'area', 50, 'Rolls'],
      ['Sedum plugs, flat', 'area', 36, 'Flats'],
      ['Media, bag', 'area', 20, 'Bags'],
      ['Drip line and couplers', 'length', 100, 'Coils'],
      ['Inspection-box lid', 'count', 1, 'EA'],
    ],
  },
  care: {
    items: [
      'Tree seedlings',
      'Drain boxes',
      'Drip check',
      'Feeding',
      'Plant-free edge',
      'Cover photos',
      'Media depth',
      'Fire breaks',
      'Media samples',
      'Fall anchors',
    ],
    walkRate: 2500,
    access: 'Harness on anchors: gardeners are at the edge with eyes on plants; tools without points.',
    excluded: ['replanting over 50 sq ft', 'irrigation parts', 'membrane repair'],
    supplies: [
      ['Slow-release feed', 'area', 1000, 'Bags'],
      ['Plugs for bare spots', 'area', 36, 'Flats'],
      ['Drip couplers', 'count', 10, 'Packs'],
    ],
  },
  guide: [
    {
      title: 'Weight before flowers',
      text: 'Saturated media weighs 60 to 100 lb a cubic foot: four inches can add 30 psf with its layers. The engineer’s letter names the load, E2399 the density, and the form shows what is left. Price the study as the first line and stop there without it.',
      cite: 'ASTM E2397 and E2399',
    },
    {
      title: 'Sell the seasons, not the day of planting',
      text: 'Cover comes in 12 to 24 months of watering and weeding. Give establishment its own line and visits, fire breaks and borders their feet, and the price per square foot for lifting overburden, because someone will look for a leak one day.',
      cite: 'ASTM E2400 and E2777; ANSI/SPRI VF-1 and RP-14',
    },
  ],
  repairGuide: {
    title: 'Scan by zone, then dig',
    text: 'Water under soil shows far from its hole. Flood or scan one zone at a time, open boxes first, and store planting by tray so that it goes back alive. Quote lifting and resetting by the square foot, membrane repair by the piece.',
    cite: 'ASTM D8231; ANSI/SPRI VR-1',
  },
  careGuide: {
    title: 'A tree seedling is the real leak risk',
    text: 'Sedum is safe, birch is not: pull seedlings before roots age, monthly in season. Log water, cover and media depth, hold the stone border at 18 to 36 inches, and keep each drain box free to open.',
    cite: 'ASTM E2400; ANSI/SPRI VF-1',
  },
}
