import { debrisBlocks, iceBarrierBlocks, measure, takeoff, ventBlocks } from '@/data/parts/estimate'
import { choice, div, mul, own, ref } from '@/lib/documents/author'
import {
  area,
  count,
  eaveAndRake,
  feet,
  iceSquares,
  orderSq,
  ridgeAndHip,
  slopedMeasures,
  slopedSummary,
  sq,
} from '../shorthand'
import type { SystemEstimating } from '../types'

export const estimating: SystemEstimating = {
  waste: { rate: 0.12, range: 'gable 10, hip 12–15, cut-up 15–20%' },
  measures: [
    ...slopedMeasures,
    measure('shingle.bundles', 'Bundles per SQ (typical)', 3),
    measure('shingle.nails', 'Nails per SQ (typical)', 480),
  ],
  summary: slopedSummary,
  products: [
    own('product.field', 'Shingle: maker, line and color', 'text', { span: 2 }),
    own('product.wind', 'Wind class (ASTM D7158)'),
    choice('product.nails', 'Nails per shingle', ['4', '6']),
    own('product.underlayment', 'Underlayment and ice barrier', 'text', { span: 2 }),
    choice('product.valley', 'Valley', ['Closed-cut', 'Woven', 'Open metal']),
    own('product.metal', 'Drip edge and flashing color'),
  ],
  scope: [
    {
      group: 'Tear-off and sheathing',
      lines: [
        ['Tear off one layer', 'Tear-off', sq],
        ['Extra shingle layer', 'Extra layer'],
        ['Tear-off dumpster', 'Dumpster', ref('debris.loads')],
        ['Replace rotted OSB', 'OSB'],
      ],
    },
    {
      group: 'Dry-in and edge metal',
      lines: [
        ['Self-adhered ice barrier', 'Ice barrier', iceSquares],
        ['Synthetic shingle underlayment', 'Underlayment', sq],
        ['Painted steel drip edge', 'Drip edge', eaveAndRake],
      ],
    },
    {
      group: 'Shingles and caps',
      lines: [
        ['Adhesive starter strip', 'Starter', eaveAndRake],
        ['Laminated shingles', 'Shingles', orderSq],
        ['Nail and lay shingles', 'Shingling', sq],
        ['Matching hip and ridge', 'Cap shingles', ridgeAndHip],
        ['Shingle-over ridge vent', 'Ridge vent', ref('vent.ridgeLength')],
      ],
    },
    {
      group: 'Flashing and nail clean-up',
      lines: [
        ['Woven 8 in step flashing', 'Step flashing', feet('sidewall')],
        ['Masonry chimney base', 'Chimney set', count('chimneys')],
        ['Rolling magnet sweep', 'Magnet sweep'],
      ],
    },
  ],
  worksheets: [iceBarrierBlocks, ventBlocks, debrisBlocks(250)],
  takeoff: [
    takeoff(
      'Laminated shingles',
      'Roof area',
      area,
      'SF',
      ref('measure.waste'),
      div(100, 'shingle.bundles'),
      'Bundles',
    ),
    takeoff('Adhesive starter', 'Eave + rake', eaveAndRake, 'LF', 0.05, 105, 'Bundles'),
    takeoff('Cap shingles', 'Ridge + hip', ridgeAndHip, 'LF', 0.08, 25, 'Bundles'),
    takeoff('Synthetic underlayment, 10 SQ', 'Roof area', area, 'SF', 0.1, 1000, 'Rolls'),
    takeoff('Ice barrier, 66 ft', 'Roll length above', ref('ice.length'), 'LF', 0.1, 66, 'Rolls'),
    takeoff('Steel drip edge, 10 ft', 'Eave + rake', eaveAndRake, 'LF', 0.05, 10, 'Pieces'),
    takeoff('Ridge vent, 4 ft', 'Ridge vent used', ref('vent.ridgeLength'), 'LF', 0.05, 4, 'Pieces'),
    takeoff('Step flashing, 8 in', 'Sidewall, per course', feet('sidewall'), 'LF', 0.1, 5.625 / 12, 'Pieces'),
    takeoff('Headwall apron, 10 ft', 'Headwall', feet('headwall'), 'LF', 0.1, 10, 'Pieces'),
    takeoff('Valley liner, 10 ft', 'Valley', feet('valley'), 'LF', 0.1, 9.5, 'Pieces'),
    takeoff(
      'Coil roofing nails',
      'Squares with waste',
      mul('measure.orderSquares', 'shingle.nails'),
      'EA',
      0.05,
      7200,
      'Boxes',
    ),
    takeoff('Pipe boots', 'Count', count('pipes'), 'EA', 0, 1, 'EA'),
  ],
  order:
    'Read bundles per square and nail count off the wrapper: premium shingles take 4 bundles or more, a four-nail pattern about 320 nails. Starter and caps are counted on their own, so leave them out of the waste. Below 4:12 order the underlayment twice.',
  allowances: [
    { find: 'Rotten or delaminated OSB', unit: 'SF', item: 'OSB' },
    { find: 'A second shingle layer under the first', unit: 'SQ', item: 'Extra layer' },
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
      'Shingles go up by boom truck, spread over bearing walls. Each entry under work gets a canopy, and fire lanes stay open.',
    phasing:
      'We strip no more slope than the crew can dry in by evening, building by building, and sweep parking bays with a magnet before they reopen.',
    worksheets: [],
    takeoff: [takeoff('Cap nails for underlayment', 'Squares', sq, 'SQ', 0.05, 12, 'Pails')],
  },
  repair: {
    items: [
      'Shingles',
      'Hand-seal tabs',
      'Nail pops',
      'Valley liner',
      'Boot collar',
      'Dormer steps',
      'Slope tarp',
      'Cap run',
      'Reglet',
    ],
    temporary:
      'Slide a metal shim under the tab above, or wrap the slope from over the ridge with battens; no open cement on visible shingles.',
    beyond:
      'More than a few squares on one slope, or shingles too brittle to lift without cracking, call for a new slope rather than patches.',
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
    items: [
      'Valleys',
      'Granules',
      'Tab sighting',
      'Seal test',
      'Limbs',
      'Algae wash',
      'Vent balance',
      'Boot collars',
      'Painted steps',
      'Flange nails',
    ],
    walkRate: 4000,
    access:
      'Rope grab from a ridge anchor, soft-soled shoes, early hours: hot shingles scuff and lose granules underfoot.',
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
      text: 'D7158 rates the sealed shingle, D3161 the shingle before a fan; six nails are what most makers want for their high-wind figure. Write class and pattern into the product line, because a four-nail bid beside a six-nail bid is not the same roof. Cold-weather work needs a line for hand-sealing, or the strips stay open until spring.',
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
    cite: 'ASTM D3462; maker’s maintenance sheet',
  },
}
