import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import { area, count, feet, flatMeasures, flatSummary, item, orderSq, sq } from '../shorthand'
import type { SystemEstimating } from '@/data/shared/system'

export const estimating: SystemEstimating = {
  waste: { rate: 0.08, range: 'open membrane 6–8, terraces and curbs 10–12%' },
  measures: [
    ...flatMeasures,
    estimate.measure('linear.border', 'Border and fire breaks'),
    estimate.measure('linear.restraint', 'Edge restraint'),
    estimate.measure('count.zones', 'Irrigation zones'),
  ],
  summary: [
    ['media.area', 'Planted area (sf)'],
    ['media.depth', 'Media depth (in)'],
    ['media.psf', 'Saturated load (lb per sf)'],
    ...flatSummary.slice(3),
  ],
  products: [
    d.own('product.field', 'Planting: manufacturer, mat, plugs or trays', 'text', { span: 2 }),
    d.choice('product.type', 'Type', ['Extensive', 'Semi-intensive', 'Intensive']),
    d.own('product.load', 'Engineer’s letter: load and date'),
    d.own('product.membrane', 'Membrane and root barrier', 'text', { span: 2 }),
    d.choice('product.irrigation', 'Irrigation', ['Drip with controller', 'Spray', 'Hose by owner']),
    d.own('product.scan', 'Leak scan: method and date'),
  ],
  lineItems: [
    item.labor('load-study', 'Structural engineer’s study of the saturated load', 'Load study', 'EA'),
    item.labor('clear-roof', 'Clear the roof and inspect the membrane', 'Clear roof', 'SQ', sq),
    item.material('root-membrane', 'Root-resistant membrane and protection board', 'Root membrane', 'SQ', orderSq),
    item.equipment('leak-scan', 'Electronic leak test before the layers above', 'Leak scan', 'SF', area),
    item.material('root-barrier', 'Root barrier with welded seams', 'Root barrier', 'SF', area),
    item.material('drain-layers', 'Drainage and filter layers', 'Drain layers', 'SF', d.ref('media.area')),
    item.material('media', 'Growing media, by crane or blower', 'Media', 'CY', d.ref('media.yards')),
    item.material('plants', 'Sedum and other plants, as plugs or mats', 'Plants', 'SF', d.ref('media.area')),
    item.material(
      'stone-border',
      'Stone or paver border, 18 to 36 in wide',
      'Stone border',
      'SF',
      d.div(d.mul('linear.border', 'media.border'), 12),
    ),
    item.material('drip-zones', 'Drip irrigation zones with controller', 'Drip zones', 'EA', count('zones')),
    item.material('drain-boxes', 'Drain inspection boxes with removable lids', 'Drain boxes', 'EA', count('drains')),
    item.material('restraint', 'Edge restraint and slope baffles', 'Restraint', 'LF', feet('restraint')),
    item.labor('establishment', 'Watering and weeding until plants are established', 'Establishment', 'HR'),
    item.equipment('hoist-blower', 'Roof hoist or blower truck', 'Hoist, blower', 'HR'),
    item.disposal('bags-to-compost', 'Bags, trays and spoil hauled away', 'Bags to compost', 'EA'),
  ],
  scope: [
    {
      group: 'Structure, membrane and leak test',
      lines: ['load-study', 'clear-roof', 'root-membrane', 'leak-scan', 'root-barrier'],
      added: [
        estimate.line('Old roofing torn off, hauled away and dumped', 'Tear-off, haul', 'SQ', 'Disposal'),
        estimate.line('Insulation, polyiso below or XPS above the membrane', 'Insulation', 'SF', 'Material'),
      ],
    },
    {
      group: 'Drainage, edges and media',
      lines: ['drain-layers', 'drain-boxes', 'restraint', 'stone-border', 'hoist-blower', 'media'],
      added: [
        estimate.line(
          'Crew to install layers, spread media and plant',
          'Green crew',
          'SF',
          'Labor',
          d.ref('media.area'),
        ),
      ],
    },
    {
      group: 'Plants, water and first seasons',
      lines: ['plants', 'drip-zones', 'establishment', 'bags-to-compost'],
    },
  ],
  worksheets: [estimate.membraneBlocks({ width: 10, length: 100, lap: 6 }), estimate.mediaBlocks],
  takeoff: [
    estimate.takeoff(
      'Root-rated membrane',
      'Roof area',
      area,
      'SF',
      d.ref('measure.waste'),
      d.ref('roll.net'),
      'Rolls',
    ),
    estimate.takeoff('Wall membrane', 'Wall membrane', d.ref('wall.area'), 'SF', 0.1, d.ref('roll.net'), 'Rolls'),
    estimate.takeoff('Protection board, 4 × 8', 'Roof area', area, 'SF', 0.05, 32, 'Boards'),
    estimate.takeoff('Root barrier, 10 × 100 ft', 'Roof area', area, 'SF', 0.1, 950, 'Rolls'),
    estimate.takeoff('Drain composite', 'Planted area', d.ref('media.area'), 'SF', 0.08, 200, 'Rolls'),
    estimate.takeoff('Filter fabric', 'Planted area', d.ref('media.area'), 'SF', 0.1, 4500, 'Rolls'),
    estimate.takeoff('Growing media, bulk bags', 'Cubic yards above', d.ref('media.yards'), 'CY', 0.1, 2, 'Bags'),
    estimate.takeoff(
      'Sedum plugs, 72 a flat',
      'Area × plugs',
      d.mul('media.area', 'media.plugs'),
      'EA',
      0.1,
      72,
      'Flats',
    ),
    estimate.takeoff('Planted trays', 'Area ÷ tray', d.ref('media.area'), 'SF', 0.03, d.ref('media.tray'), 'Trays'),
    estimate.takeoff(
      'Border stone',
      'Border × width, 4 in deep',
      d.div(d.mul('linear.border', 'media.border'), 12),
      'SF',
      0.08,
      81,
      'Cubic yards',
    ),
    estimate.takeoff('Edge restraint, 8 ft', 'Edge restraint', feet('restraint'), 'LF', 0.05, 8, 'Pieces'),
    estimate.takeoff('Slope baffles, 10 ft', 'As drawn', null, 'LF', 0.05, 10, 'Pieces'),
    estimate.takeoff('Inspection boxes', 'Drains', count('drains'), 'EA', 0, 1, 'EA'),
    estimate.takeoff('Drip line, 500 ft', 'Planted area, 1 ft apart', d.ref('media.area'), 'LF', 0.1, 500, 'Coils'),
  ],
  supplies: {
    'Root membrane': ['Root-rated membrane', 'Protection board, 4 × 8'],
    Walls: ['Wall membrane'],
    'Root barrier': ['Root barrier, 10 × 100 ft'],
    'Drain layers': ['Drain composite', 'Filter fabric'],
    Plants: ['Sedum plugs, 72 a flat', 'Planted trays', 'Wind blanket'],
    'Drip zones': ['Drip line, 500 ft'],
    Restraint: ['Edge restraint, 8 ft', 'Slope baffles, 10 ft'],
  },
  order:
    'Cubic yards are square feet × inches ÷ 324, plus settling. Order mat or plugs or trays: set plugs to 0 or clear the tray area for what you do not use. The saturated weight comes from the media manufacturer’s test; if what is left of the engineer’s figure turns negative, stop. Nothing is lifted before the leak scan passes.',
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
    access:
      'A blower hose or crane works under a street permit. Bags are set over beams and spread at once, with 2 yd at most in one place.',
    phasing:
      'The membrane is laid, scanned and signed off; the layers then follow from the far corner back to the hatch. No trade crosses a finished section.',
    worksheets: [],
    takeoff: [estimate.takeoff('Wind blanket', 'Planted area', d.ref('media.area'), 'SF', 0.1, 900, 'Rolls')],
  },
  repair: {
    items: [
      { description: 'Lift planting over a suspected leak and store it', short: 'Lift planting', unit: 'SF' },
      { description: 'Replant a bare strip with plugs', short: 'Replant strip', unit: 'SF' },
      { description: 'Clear a plugged inspection box', short: 'Clear box', unit: 'EA' },
      { description: 'Replace eroded media at a corner', short: 'Media fill', unit: 'SF' },
      { description: 'Repair a broken drip line', short: 'Drip break', unit: 'EA' },
      { description: 'Reweld a root barrier seam', short: 'Barrier weld', unit: 'LF' },
      { description: 'Reset a paver border shifted by wind', short: 'Border shift', unit: 'EA' },
      { description: 'Replace a torn filter layer and restore media depth', short: 'Filter layer', unit: 'SF' },
    ],
    temporary:
      'Open the drain boxes, stop irrigation, lift trays over the stain and cover the membrane with weighted sheet.',
    beyond:
      'When scans show wet insulation in several zones, open a whole section: chasing holes under soil costs more than it saves.',
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
    tasks: [
      {
        task: 'Weed tree seedlings before they root deeply',
        short: 'Tree seedlings',
        frequency: 'monthly in season',
        timesPerYear: 6,
      },
      {
        task: 'Inspect drain boxes and overflow',
        short: 'Drain boxes',
        frequency: 'monthly first year then quarterly',
        timesPerYear: 8,
      },
      {
        task: 'Adjust irrigation and leak check',
        short: 'Drip check',
        frequency: 'weekly in summer',
        timesPerYear: 12,
      },
      {
        task: 'Fertilize extensive mat with slow-release',
        short: 'Feeding',
        frequency: 'yearly in spring',
        timesPerYear: 1,
      },
      {
        task: 'Trim the vegetation-free border to the drawn 18 to 36 in',
        short: 'Plant-free edge',
        frequency: 'twice a year',
        timesPerYear: 2,
      },
      { task: 'Record plant cover by photo grid', short: 'Cover photos', frequency: 'twice a year', timesPerYear: 2 },
      { task: 'Test media depth at 10 points', short: 'Media depth', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Check the width of gravel fire breaks', short: 'Fire breaks', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Take media and runoff samples for nutrients', short: 'Media samples', frequency: 'every 2 years' },
      {
        task: 'Check fall anchors and edge rails above plant height',
        short: 'Fall anchors',
        frequency: 'yearly',
        timesPerYear: 1,
      },
    ],
    walkRate: 2500,
    access: 'Tie off to anchors: gardeners at the edge look at plants, not at their feet. Use tools without points.',
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
