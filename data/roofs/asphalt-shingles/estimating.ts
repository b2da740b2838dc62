import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import { area, count, feet, iceSquares, item, orderSq, slopedMeasures, slopedSummary, sq } from '../shorthand'
import type { SystemEstimating } from '@/data/shared/system'

export const estimating: SystemEstimating = {
  waste: { rate: 0.12, range: 'gable 10, hip 12–15, cut-up 15–20%' },
  measures: [
    ...slopedMeasures,
    estimate.measure('shingle.bundles', 'Bundles per SQ (typical)', 3),
    estimate.measure('shingle.nails', 'Nails per SQ (typical)', 480),
  ],
  summary: slopedSummary,
  products: [
    d.own('product.field', 'Shingle: manufacturer, line and color', 'text', { span: 2 }),
    d.own('product.wind', 'Wind class (ASTM D7158)'),
    d.choice('product.nails', 'Nails per shingle', ['4', '6']),
    d.own('product.underlayment', 'Underlayment and ice barrier', 'text', { span: 2 }),
    d.choice('product.valley', 'Valley', ['Closed-cut', 'Woven', 'Open metal']),
    d.own('product.metal', 'Drip edge and flashing color'),
  ],
  lineItems: [
    item.labor(
      'tear-off',
      'Tear off one layer of shingles and felt, pull nails to bare sheathing',
      'Tear-off',
      'SQ',
      sq,
    ),
    item.labor(
      'extra-layer',
      'Tear off a second shingle layer where cores show one',
      'Extra layer',
      'SQ',
      estimate.furtherLayers,
    ),
    item.disposal(
      'dumpster',
      '20-yard dumpster for the tear-off, hauled and dumped',
      'Dumpster',
      'EA',
      d.ref('debris.loads'),
    ),
    item.material('osb', 'Replace rotted roof sheathing (OSB or plywood)', 'OSB', 'SF'),
    item.material(
      'ice-barrier',
      'Ice and water barrier at eaves, valleys and behind chimneys',
      'Ice barrier',
      'SQ',
      iceSquares,
    ),
    item.material('underlayment', 'Synthetic underlayment over the rest of the deck', 'Underlayment', 'SQ', sq),
    item.material('drip-edge', 'Painted steel drip edge at eaves and rakes', 'Drip edge', 'LF', estimate.eaveAndRake),
    item.material('starter', 'Adhesive starter strip at eaves and rakes', 'Starter', 'LF', estimate.eaveAndRake),
    item.material('shingles', 'Laminated shingles, ASTM D3462, wind Class H (ASTM D7158)', 'Shingles', 'SQ', orderSq),
    item.labor('shingling', 'Install shingles, six nails each for high wind', 'Shingling', 'SQ', sq),
    item.material('cap-shingles', 'Matching hip and ridge cap shingles', 'Cap shingles', 'LF', estimate.ridgeAndHip),
    item.material(
      'ridge-vent',
      'Shingle-over ridge vent with external baffle',
      'Ridge vent',
      'LF',
      d.ref('vent.ridgeLength'),
    ),
    item.material(
      'step-flashing',
      '8 in step flashing at sidewalls, one piece per course',
      'Step flashing',
      'LF',
      feet('sidewall'),
    ),
    item.material(
      'chimney-set',
      'New base, step and counterflashing at masonry chimneys',
      'Chimney set',
      'EA',
      count('chimneys'),
    ),
    item.labor('magnet-sweep', 'Magnet sweep of lawn, beds and driveway', 'Magnet sweep', 'HR'),
  ],
  scope: [
    { group: 'Tear-off and sheathing', lines: ['tear-off', 'extra-layer', 'dumpster', 'osb'] },
    { group: 'Dry-in and edge metal', lines: ['ice-barrier', 'underlayment', 'drip-edge'] },
    { group: 'Shingles and caps', lines: ['starter', 'shingles', 'shingling', 'cap-shingles', 'ridge-vent'] },
    { group: 'Flashing and nail cleanup', lines: ['step-flashing', 'chimney-set', 'magnet-sweep'] },
  ],
  worksheets: [estimate.iceBarrierBlocks, estimate.ventBlocks, estimate.debrisBlocks(250)],
  takeoff: [
    estimate.takeoff(
      'Laminated shingles',
      'Roof area',
      area,
      'SF',
      d.ref('measure.waste'),
      d.div(100, 'shingle.bundles'),
      'Bundles',
    ),
    estimate.takeoff('Adhesive starter', 'Eave + rake', estimate.eaveAndRake, 'LF', 0.05, 105, 'Bundles'),
    estimate.takeoff('Cap shingles', 'Ridge + hip', estimate.ridgeAndHip, 'LF', 0.08, 25, 'Bundles'),
    estimate.takeoff('Synthetic underlayment, 10 SQ', 'Roof area', area, 'SF', 0.1, 1000, 'Rolls'),
    estimate.takeoff('Ice barrier, 66 ft', 'Roll length above', d.ref('ice.length'), 'LF', 0.1, 66, 'Rolls'),
    estimate.takeoff('Steel drip edge, 10 ft', 'Eave + rake', estimate.eaveAndRake, 'LF', 0.05, 10, 'Pieces'),
    estimate.takeoff('Ridge vent, 4 ft', 'Ridge vent used', d.ref('vent.ridgeLength'), 'LF', 0.05, 4, 'Pieces'),
    estimate.takeoff('Step flashing, 8 in', 'Sidewall, per course', feet('sidewall'), 'LF', 0.1, 5.625 / 12, 'Pieces'),
    estimate.takeoff('Headwall apron, 10 ft', 'Headwall', feet('headwall'), 'LF', 0.1, 10, 'Pieces'),
    estimate.takeoff('Valley liner, 10 ft', 'Valley', feet('valley'), 'LF', 0.1, 9.5, 'Pieces'),
    estimate.takeoff(
      'Coil roofing nails',
      'Squares with waste',
      d.mul('measure.orderSquares', 'shingle.nails'),
      'EA',
      0.05,
      7200,
      'Boxes',
    ),
    estimate.takeoff('Pipe boots', 'Count', count('pipes'), 'EA', 0, 1, 'EA'),
  ],
  supplies: {
    Shingles: ['Laminated shingles', 'Coil roofing nails'],
    Starter: ['Adhesive starter'],
    Underlayment: ['Synthetic underlayment, 10 SQ', 'Cap nails for underlayment'],
    'Ice barrier': ['Ice barrier, 66 ft'],
    'Drip edge': ['Steel drip edge, 10 ft'],
  },
  order:
    'Read bundles per square and nail count off the wrapper: premium shingles take 4 bundles or more, a four-nail pattern about 320 nails. Starter and caps are counted on their own, so leave them out of the waste. Below 4:12 order the underlayment twice.',
  allowances: [
    { find: 'Rotten or delaminated OSB', unit: 'SF', item: 'osb' },
    { find: 'A second shingle layer under the first', unit: 'SQ', item: 'extra-layer' },
    { find: 'Split or rotten rafter tail', unit: 'LF' },
  ],
  options: [
    { name: 'Good', includes: 'Laminated shingle, 4 nails' },
    { name: 'Better', includes: 'Heavier laminate, six nails' },
    { name: 'Best', includes: 'SBS shingle, UL 2218 Class 4' },
  ],
  optionProduct: 'Shingle line',
  residential: {
    included: ['lawn and drive swept with a magnet every evening'],
    excluded: [
      'rafter and truss repair',
      'gutters, siding and paint',
      'removal and reset of solar or dish',
      'bath fan ducts in the attic',
    ],
    assumed: [
      'two shingle layers at most at the rake',
      'slopes of 2:12 or more under every shingle',
      'days warm enough for strips to seal, or hand-sealing priced',
      'shade that may differ from the sample',
    ],
  },
  commercial: {
    alternates: [
      ['SBS-modified Class 4 shingle', 'In place of the laminated shingle, all slopes'],
      ['Second dry-in layer', 'Doubled synthetic on every slope under 4:12'],
      ['Plywood overlay, 15/32 in', 'Over plank deck with wide gaps'],
      ['Algae-resistant granules', 'Same line with copper granules'],
    ],
    unitPrices: [
      ['OSB sheathing, 7/16 in, with clips', 'SF'],
      ['Further shingle layer, torn off and hauled', 'SQ'],
      ['Step flashing at a wall not on the drawings', 'LF'],
      ['Roof vent of 50 sq in, cut in and flashed', 'EA'],
    ],
    excluded: ['draft stops and party-wall repair', 'tenant satellite mounts and their cables', 'lightning protection'],
    assumed: [
      'one building stripped and dried in before the next is opened',
      'pitched roofs only: membrane links and canopies are another bid',
    ],
    energy:
      'Shingles over a vented attic leave the insulation on the attic floor, and recovering does not change it. On a nail-base deck without attic the reroofing rules of the energy code apply: enter required and existing R below.',
    access:
      'Shingles are loaded by boom truck and spread over bearing walls. Each entry below the work gets a canopy, and fire lanes stay open.',
    phasing:
      'We strip no more slope than the crew can dry in by evening, building by building, and sweep parking bays with a magnet before they reopen.',
    worksheets: [],
    takeoff: [estimate.takeoff('Cap nails for underlayment', 'Squares', sq, 'SQ', 0.05, 12, 'Pails')],
  },
  repair: {
    items: [
      {
        description: 'Replace blown-off or creased shingles from a blended bundle',
        short: 'Shingles',
        unit: 'EA',
      },
      {
        description: 'Hand-seal lifted tabs with cement (ASTM D4586)',
        short: 'Hand-seal tabs',
        unit: 'SF',
      },
      { description: 'Reset a popped nail and seal the shingle above it', short: 'Nail pops', unit: 'EA' },
      { description: 'Rebuild a closed-cut valley over new ice barrier', short: 'Valley liner', unit: 'LF' },
      { description: 'Replace a cracked pipe boot', short: 'Boot collar', unit: 'EA' },
      { description: 'Replace step flashing at a dormer wall and relay shingles', short: 'Dormer steps', unit: 'LF' },
      { description: 'Emergency shrink-wrap or tarp over storm-opened shingle slope', short: 'Slope tarp', unit: 'SF' },
      { description: 'Replace weathered ridge or hip caps', short: 'Cap run', unit: 'LF' },
      { description: 'Repoint the chimney joint and reset the counterflashing', short: 'Reglet', unit: 'LF' },
    ],
    temporary:
      'Slide a metal shim under the tab above, or wrap the slope from over the ridge with battens; no open cement on visible shingles.',
    beyond:
      'Damage of more than a few squares on one slope, or shingles too brittle to lift, calls for a new slope rather than patches.',
    excluded: ['matching faded shade exactly', 'sheathing beyond the repaired bays', 'ceiling, paint and stored goods'],
    supplies: [
      ['Matching laminated shingles', 'area', 33.3, 'Bundles'],
      ['Asphalt cement (ASTM D4586), tube', 'length', 20, 'Tubes'],
      ['Step flashing, 8 in', 'length', 0.47, 'Pieces'],
      ['Pipe boot collars', 'count', 1, 'EA'],
      ['Ice barrier strip for valley or boot', 'area', 200, 'Rolls'],
    ],
  },
  care: {
    tasks: [
      {
        task: 'Blow leaves from shingle valleys without a pressure washer',
        short: 'Valleys',
        frequency: 'twice a year',
        timesPerYear: 2,
      },
      {
        task: 'Clear granule sludge from gutters and note the volume',
        short: 'Granules',
        frequency: 'twice a year',
        timesPerYear: 2,
      },
      {
        task: 'Sight each slope for lifted, slid or missing tabs with binoculars',
        short: 'Tab sighting',
        frequency: 'after every wind event',
        timesPerYear: 1,
      },
      {
        task: 'Hand-test seal strips on the windward rake',
        short: 'Seal test',
        frequency: 'yearly after year 8',
        timesPerYear: 1,
      },
      { task: 'Cut back limbs that brush granules off', short: 'Limbs', frequency: 'yearly', timesPerYear: 1 },
      {
        task: 'Treat black algae streaks with a dilute cleaner, low pressure',
        short: 'Algae wash',
        frequency: 'every 3 years',
      },
      {
        task: 'Check ridge and soffit vent balance from the attic in summer',
        short: 'Vent balance',
        frequency: 'yearly',
        timesPerYear: 1,
      },
      {
        task: 'Check plumbing vent boots for cracked collars',
        short: 'Boot collars',
        frequency: 'yearly from year 7',
        timesPerYear: 1,
      },
      {
        task: 'Clean and reset step flashing where siding paint has bridged it',
        short: 'Painted steps',
        frequency: 'every 3 years',
      },
      {
        task: 'Caulk exposed flange nails at box vents and satellite patches',
        short: 'Flange nails',
        frequency: 'yearly',
        timesPerYear: 1,
      },
    ],
    walkRate: 4000,
    access:
      'Use a rope grab from a ridge anchor and soft-soled shoes, and work early: hot shingles scuff and lose granules underfoot.',
    excluded: ['chimney masonry', 'replacing more than ten shingles', 'attic insulation'],
    supplies: [
      ['Blended repair shingles', 'area', 33.3, 'Bundles'],
      ['Asphalt cement, tube', 'length', 20, 'Tubes'],
      ['Algae cleaner, dilute', 'area', 150, 'Gallons'],
    ],
  },
  guide: [
    {
      title: 'Ice barrier, drip edge and low slopes are code lines, not extras',
      text: 'Where ice barrier is required it reaches at least 24 in inside the exterior wall line, measured level and so longer up the slope, and at 8:12 or steeper at least 36 in along it: a 16 in overhang and a 6 in wall at 6:12 need 51.4 in, two rows of a 36 in roll. Shingles need 2:12, with doubled underlayment below 4:12.',
      cite: 'IRC R905.1.2, R905.2 and R905.2.8.5, as adopted locally',
    },
    {
      title: 'Say which wind class and nail pattern the price holds',
      text: 'D7158 rates the sealed shingle, D3161 the shingle before a fan; six nails are what most manufacturers want for their high-wind figure. Write class and pattern into the product line, because a four-nail bid beside a six-nail bid is not the same roof. Cold-weather work needs a line for hand-sealing, or the strips stay open until spring.',
      cite: 'ASTM D7158; ASTM D3161; ASTM D3462',
    },
  ],
  repairGuide: {
    title: 'Flashings leak before shingles do',
    text: 'Clear boot, chimney, skylight and step flashing above the wet point before you price field shingles, and rule out frost in the attic when nail tips rust in many bays. Test a shingle for brittleness before you promise a spot repair: if it snaps when lifted, each patch breaks the next course.',
    cite: 'ASTM D4586 (cement for laps and tabs)',
  },
  careGuide: {
    title: 'Never wash shingles under pressure',
    text: 'Algae streaks come off with a dilute cleaner, low pressure and patience; a pressure wand takes the granules, and with them the years and the warranty. Measure granules in the gutter instead: more than a quarter inch since the last visit belongs in the report with a photograph.',
    cite: 'ASTM D3462; manufacturer’s maintenance sheet',
  },
}
