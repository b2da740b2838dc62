import {
  add,
  calculated,
  ceil,
  choice,
  div,
  documentModel,
  field,
  fields,
  max,
  mul,
  note,
  own,
  part,
  ref,
  round,
  section,
  sub,
  when,
  type Block,
} from '@/lib/documents/author'
import { essential } from './essential'
import { acceptanceGuide, insuranceGuide, marginGuide } from './estimate-guide'
import {
  acceptanceBlocks,
  allowanceBlocks,
  areaSummary,
  boundaryBlocks,
  costPart,
  customerBlocks,
  insuranceBlocks,
  lengthBlocks,
  line,
  measure,
  measurementsPart,
  onceFilled,
  optionBlocks,
  planeBlocks,
  scopeBlocks,
  shown,
  slopeMultiplier,
  takeoff,
  takeoffBlocks,
  termBlocks,
  warrantyBlocks,
  type ScopeGroup,
} from './estimate-parts'

const edges = add('linear.eave', 'linear.rake')
const ridgesAndHips = add('linear.ridge', 'linear.hip')

const scope: readonly ScopeGroup[] = [
  {
    group: 'Tear-off and disposal',
    lines: [
      line(
        'Tear off one layer of shingles and underlayment to bare deck; pull or set every nail',
        'Tear off first layer',
        'SQ',
        'Labor',
        ref('measure.squares'),
      ),
      line('Tear off each further layer that we know of', 'Tear off further layers', 'SQ', 'Labor'),
      line('Container, hauling and landfill fees', 'Container and dump fees', 'EA', 'Disposal', ref('debris.loads')),
    ],
  },
  {
    group: 'Deck',
    lines: [
      line(
        'Inspect the whole deck and re-nail loose sheathing before it is covered',
        'Inspect and re-nail deck',
        'SQ',
        'Labor',
        ref('measure.squares'),
      ),
      line('Replace damaged sheathing, sheets included in this price', 'Deck sheets included', 'SHT', 'Material'),
    ],
  },
  {
    group: 'Dry-in',
    lines: [
      line(
        'Self-adhered ice barrier (ASTM D1970) from the eave to at least 24 in inside the warm wall, and in valleys',
        'Ice barrier, 36 in roll',
        'LF',
        'Material',
        ref('ice.length'),
      ),
      line(
        'Synthetic underlayment (ASTM D8257) on the rest of the deck; two layers from 2:12 to under 4:12',
        'Synthetic underlayment',
        'SQ',
        'Material',
        ref('measure.squares'),
      ),
      line(
        'Metal drip edge, under the underlayment at eaves and over it at rakes',
        'Drip edge',
        'LF',
        'Material',
        edges,
      ),
    ],
  },
  {
    group: 'Field',
    lines: [
      line('Adhesive starter strip at eaves and rakes', 'Starter strip', 'LF', 'Material', edges),
      line(
        'Fiberglass asphalt shingles (ASTM D3462), line, wind class and color as selected',
        'Shingles, with waste',
        'SQ',
        'Material',
        ref('measure.orderSquares'),
      ),
      line(
        'Install underlayments, metals and shingles, nailed to the maker’s pattern for this wind zone',
        'Install shingle system',
        'SQ',
        'Labor',
        ref('measure.orderSquares'),
      ),
      line('Matching hip and ridge caps', 'Hip and ridge caps', 'LF', 'Material', ridgesAndHips),
    ],
  },
  {
    group: 'Flashings and penetrations',
    lines: [
      line(
        'New step flashing at sidewalls, one piece per course',
        'Step flashing',
        'LF',
        'Material',
        ref('linear.sidewall'),
      ),
      line('New apron and counterflashing at headwalls', 'Headwall flashing', 'LF', 'Material', ref('linear.headwall')),
      line('Valley lining or metal, as selected', 'Valleys', 'LF', 'Material', ref('linear.valley')),
      line(
        'Chimney flashing set with counterflashing let into the joint; cricket behind chimneys wider than 30 in',
        'Chimney set',
        'EA',
        'Material',
        ref('count.chimneys'),
      ),
      line('New pipe boots and vent hoods', 'Pipe boots and hoods', 'EA', 'Material', ref('count.pipes')),
      line('Skylight flashing kit', 'Skylight kit', 'EA', 'Material', ref('count.skylights')),
      line('Install flashings, boots and details', 'Flashing labor', 'HR', 'Labor'),
    ],
  },
  {
    group: 'Ventilation',
    lines: [
      line(
        'Cut ridge slot; baffled ridge vent under the caps',
        'Ridge vent',
        'LF',
        'Material',
        ref('vent.ridgeLength'),
      ),
      line('Soffit or edge intake to balance the ridge', 'Intake vents', 'EA', 'Material'),
    ],
  },
  {
    group: 'Clean-up and permit',
    lines: [
      line(
        'Rooftop delivery, tarps and protection of walls, beds and drive',
        'Delivery and protection',
        'LS',
        'Equipment',
      ),
      line('Building permit and inspections', 'Permit', 'LS', 'Other'),
      line(
        'Daily clean-up, gutters emptied, magnet sweep of lawn, beds and drive',
        'Clean-up and magnet',
        'HR',
        'Labor',
      ),
    ],
  },
]

const roofBlocks: readonly Block[] = [
  section('Roof and products', 'Roof facts, measurements and product selections'),
  fields(
    4,
    field('building.type'),
    field('building.stories'),
    choice('roof.existing', 'Existing roof', ['Three-tab', 'Laminated shingle', 'Wood', 'Other']),
    field('roof.layers'),
    field('roof.age'),
    field('roof.pitch'),
    field('roof.deck'),
    choice('roof.access', 'Access', ['Easy', 'Tight', 'Hand-carry', 'Crane or lift']),
    ...areaSummary,
    shown('linear.eave', 'Eave (ft)'),
    shown('linear.rake', 'Rake (ft)'),
    shown('linear.ridge', 'Ridge (ft)'),
    shown('linear.hip', 'Hip (ft)'),
    shown('linear.valley', 'Valley (ft)'),
    calculated('summary.walls', 'Walls (ft)', 'number', add('linear.sidewall', 'linear.headwall'), { decimals: 0 }),
    shown('count.pipes', 'Pipes and vents'),
    shown('count.skylights', 'Skylights'),
    own('product.shingle', 'Shingle: maker, line and color', 'text', { span: 2 }),
    own('product.wind', 'Wind class', 'text', { hint: 'ASTM D7158 D, G or H' }),
    choice('product.nails', 'Nails per shingle', ['4', '6']),
    own('product.underlayment', 'Underlayment and ice barrier', 'text', { span: 2 }),
    choice('product.valley', 'Valley', ['Closed-cut', 'Woven', 'Open metal']),
    own('product.metal', 'Drip edge and flashing color'),
  ),
]

const iceBarrierBlocks: readonly Block[] = [
  section('Ice barrier', 'Ice barrier reach and rows from slope and overhang'),
  fields(
    4,
    own('ice.overhang', 'Overhang (in)', 'number', { decimals: 1 }),
    own('ice.wall', 'Wall thickness (in)', 'number', { decimals: 1 }),
    own('ice.inside', 'Inside the wall (in)', 'number', { value: 24, decimals: 1, hint: 'IRC R905.1.2: at least 24' }),
    own('ice.rise', 'Rise in 12 at eave', 'number', { decimals: 2 }),
    own('ice.rollWidth', 'Roll width (in)', 'number', { value: 36, decimals: 1 }),
    own('ice.lap', 'Side lap (in)', 'number', { value: 4, decimals: 1 }),
    calculated('ice.reach', 'Up the slope (in)', 'number', iceReach(), {
      decimals: 1,
      hint: '8:12 and up: 36 at least',
    }),
    calculated(
      'ice.rows',
      'Rows',
      'number',
      ceil(div(sub(ref('ice.reach'), 'ice.lap'), sub('ice.rollWidth', 'ice.lap'))),
      { decimals: 0 },
    ),
    calculated('ice.length', 'Roll length (ft)', 'number', add(mul('ice.rows', 'linear.eave'), 'linear.valley'), {
      decimals: 0,
      hint: 'Rows × eave + valleys',
    }),
  ),
]

/** IRC R905.1.2: (overhang + wall + 24 in) along the slope, and 36 in from the eave at 8:12 or steeper. */
function iceReach() {
  const level = onceFilled('ice.overhang', onceFilled('ice.wall', add('ice.overhang', 'ice.wall', 'ice.inside')))
  const reach = mul(level, slopeMultiplier(ref('ice.rise')))
  return round(when('ice.rise', '>=', 8, max(reach, 36), reach), 1)
}

const debrisBlocks: readonly Block[] = [
  section('Debris', 'Debris weight and container loads'),
  fields(
    4,
    own('debris.layers', 'Layers torn off', 'number', { decimals: 0 }),
    own('debris.perSquare', 'Pounds per SQ and layer', 'number', { value: 250, decimals: 0 }),
    own('debris.limit', 'Container limit (tons)', 'number', {
      value: 4,
      decimals: 1,
      hint: 'By weight, not by volume',
    }),
    calculated(
      'debris.loads',
      'Container loads',
      'number',
      ceil(div(mul('measure.squares', 'debris.layers', 'debris.perSquare'), mul('debris.limit', 2000))),
      { decimals: 0 },
    ),
  ),
]

const ventBlocks: readonly Block[] = [
  section('Attic ventilation and fastening', 'Attic ventilation (net free area) and nail count'),
  fields(
    4,
    own('vent.attic', 'Attic floor (sf)', 'number', { decimals: 0 }),
    own('vent.ratio', 'Ratio 1 to', 'number', { value: 150, decimals: 0, hint: '300 if R806.2 allows' }),
    own('vent.ridgeNfa', 'Ridge vent (sq in per ft)', 'number', { value: 18, decimals: 1, hint: 'From its label' }),
    calculated(
      'vent.exhaust',
      'Exhaust needed (sq in)',
      'number',
      round(div(mul('vent.attic', 144), mul('vent.ratio', 2)), 0),
      {
        decimals: 0,
        hint: 'Intake: the same or more',
      },
    ),
    calculated('vent.ridgeNeeded', 'Ridge vent needed (ft)', 'number', ceil(div('vent.exhaust', 'vent.ridgeNfa')), {
      decimals: 0,
      hint: 'Longer than the ridge: other exhaust',
    }),
    own('vent.ridgeLength', 'Ridge vent to install (ft)', 'number', { decimals: 0 }),
    own('shingle.bundles', 'Bundles per SQ', 'number', { value: 3, decimals: 0, hint: 'Premium lines: 4 or more' }),
    own('shingle.nails', 'Nails per SQ', 'number', { value: 320, decimals: 0, hint: 'Six-nail: 480' }),
  ),
]

const takeoffLines = [
  takeoff(
    'Shingles',
    'Roof area',
    ref('measure.area'),
    'SF',
    ref('measure.waste'),
    div(100, 'shingle.bundles'),
    'Bundles',
  ),
  takeoff('Starter strip', 'Eave + rake', edges, 'LF', 0.05, 105, 'Bundles'),
  takeoff('Hip and ridge caps', 'Ridge + hip', ridgesAndHips, 'LF', 0.08, 25, 'Bundles'),
  takeoff('Synthetic underlayment', 'Roof area', ref('measure.area'), 'SF', 0.1, 1000, 'Rolls'),
  takeoff('Ice barrier', 'Roll length above', ref('ice.length'), 'LF', 0.1, 66, 'Rolls'),
  takeoff('Drip edge, 10 ft', 'Eave + rake', edges, 'LF', 0.05, 10, 'Pieces'),
  takeoff('Ridge vent, 4 ft', 'Ridge vent to install', ref('vent.ridgeLength'), 'LF', 0.05, 4, 'Pieces'),
  takeoff('Step flashing, 8 in', 'Sidewall, piece a course', ref('linear.sidewall'), 'LF', 0.1, 5.625 / 12, 'Pieces'),
  takeoff('Headwall apron, 10 ft', 'Headwall', ref('linear.headwall'), 'LF', 0.1, 10, 'Pieces'),
  takeoff('Valley lining or metal, 10 ft', 'Valley', ref('linear.valley'), 'LF', 0.1, 9.5, 'Pieces'),
  takeoff(
    'Roofing nails, coil',
    'Squares with waste',
    mul('measure.orderSquares', 'shingle.nails'),
    'EA',
    0.05,
    7200,
    'Boxes',
  ),
  takeoff('Pipe boots', 'Count', ref('count.pipes'), 'EA', 0, 1, 'EA'),
]

function document() {
  return documentModel({
    title: 'Shingle Roof Estimate',
    subject: 'Itemized asphalt shingle roof estimate with measurements, take-off, cost and price',
    intro:
      'Give the customer the Estimate pages only. Measurements and Cost are the office’s: fill them in first, and quantities and prices here follow.',
    keywords: ['shingle roof estimate', 'asphalt shingles', 'roof replacement', 'take-off'],
    parts: [
      part('Estimate', [
        ...customerBlocks(),
        ...roofBlocks,
        ...scopeBlocks(scope),
        ...allowanceBlocks([
          { item: 'Rotten or delaminated sheathing (7/16 in OSB or 15/32 in plywood), replaced', unit: 'SHT' },
          { item: 'Board sheathing replaced', unit: 'LF' },
          { item: 'A further shingle layer that could not be seen', unit: 'SQ' },
          { item: 'Fascia or barge board replaced', unit: 'LF' },
        ]),
        ...optionBlocks(
          'Good, better, best',
          [
            {
              name: 'Good',
              includes: 'Laminated shingle, starter and caps to match, synthetic underlayment',
            },
            {
              name: 'Better',
              includes: 'Heavier laminate with algae protection, six nails, full system for the longer warranty',
            },
            {
              name: 'Best',
              includes: 'Polymer-modified shingle, UL 2218 Class 4 impact rating, six nails, full system',
            },
          ],
          'Product and line',
        ),
        ...boundaryBlocks({
          included: [
            'Labor, material, equipment and supervision for the lines above',
            'permit where a line lists it',
            'protection, daily clean-up and a final magnet sweep',
          ],
          excluded: [
            'framing and structural repair',
            'gutters, siding, paint and interior finishes',
            'satellite dish, solar or lightning protection removal and reset',
            'asbestos testing or removal',
            'code upgrades nobody could see',
          ],
          assumed: [
            'Layers are as noted under Roof and products, and the deck takes nails without replacement beyond the allowance.',
            'Slope is 2:12 or more everywhere that shingles go; flatter areas get a membrane, priced apart.',
            'Ice barrier reach and attic vents were judged from outside and are confirmed after tear-off.',
            'Shade varies between lots; shingles laid in the cold may need hand-sealing, which is extra.',
          ],
        }),
        ...warrantyBlocks(
          'the shingle maker’s own limited warranty, in its document. It covers the product, is often prorated, and usually leaves out hail, wind before the strips have sealed and roofs without enough ventilation.',
          'our own promise for the installation. It covers leaks from the way the roof was laid, not storm damage, foot traffic or other trades’ work. Neither warranty stands in for the other.',
        ),
        ...termBlocks([
          'Ventilation',
          'Intake must be open and no less than exhaust. Blocked soffits are opened as a listed line or noted as declined, because shingle warranties depend on it.',
        ]),
        ...insuranceBlocks,
        ...acceptanceBlocks,
      ]),
      measurementsPart(
        planeBlocks({ rate: 0.12, range: 'Gable 10, hip 12–15, cut-up 15–20 %' }),
        lengthBlocks([
          measure('linear.eave', 'Eave'),
          measure('linear.rake', 'Rake'),
          measure('linear.ridge', 'Ridge'),
          measure('linear.hip', 'Hip'),
          measure('linear.valley', 'Valley'),
          measure('linear.sidewall', 'Sidewall (step)'),
          measure('linear.headwall', 'Headwall (apron)'),
          measure('count.pipes', 'Pipes and vents'),
          measure('count.chimneys', 'Chimneys'),
          measure('count.skylights', 'Skylights'),
        ]),
        iceBarrierBlocks,
        ventBlocks,
        debrisBlocks,
        takeoffBlocks(takeoffLines),
        [
          note(
            'Before you order',
            'Coverage figures are common ones: take them from the wrapper of the product you buy. Starter and caps are counted here on their own, so leave them out of the waste.',
          ),
        ],
      ),
      costPart(scope),
    ],
  })
}

export const shingleRoofEstimate = essential({
  id: '1',
  slug: 'shingle-roof-estimate',
  name: 'Shingle Roof Estimate',
  description:
    'Itemized asphalt shingle estimate: measure the planes, get bundles and rolls, price every line, keep cost off the customer copy.',
  categorySlug: 'estimates-quotes',
  formats: ['PDF', 'Excel', 'Word'],
  tags: [
    'shingle',
    'asphalt shingles',
    'composition roof',
    'architectural shingles',
    'three-tab',
    'roof replacement',
    're-roof',
    'tear-off',
    'residential',
    'bid',
    'proposal',
    'quote',
    'take-off',
    'bundles per square',
    'good better best',
  ],
  popular: true,
  baseDownloads: 1847,
  fullDescription: [
    'A complete estimate for tearing off and replacing an asphalt shingle roof. The customer’s pages list the work line by line, from tear-off to the last magnet sweep, with quantity, unit price and line total, then tax, deposit and balance. Deck sheets and other hidden work have their own unit prices, three packages stand side by side, and the maker’s warranty is kept apart from yours.',
    'Two office pages do the arithmetic. Enter plan area and rise for each plane and the edge lengths once: the sheet works out slope area, squares with waste, ice barrier rows, attic ventilation, container loads, and how many bundles, rolls, pieces and boxes to order. The cost page takes the same lines, adds overhead and profit or a target margin, and sets the price of each line on the customer’s copy.',
    'Waste, coverage and nail counts come filled in with common values that you can change; quantities that are yours to measure and every price are blank. In Excel and PDF the figures run through from the measurements to the total; in Word each table adds itself up.',
  ],
  howToUse: [
    'Save a master copy with your company details, license number, workmanship warranty and deposit percentage filled in.',
    'On Measurements, enter each plane’s plan area with overhang and its rise, then the edge lengths and counts.',
    'Set the waste for this roof’s shape, fill in overhang and wall for the ice barrier and the attic floor for the vents, and check coverages against the products you buy.',
    'On Cost, choose the pricing method, enter overhead and profit or a target margin, and put a unit cost on every line that applies; leave the others blank.',
    'Compare margin and markup with what your business needs, and see that the check against the customer copy reads 0.00.',
    'On Estimate, fill in products, allowances, packages and warranties, paste any notice your state wants, and date it.',
    'Send the Estimate pages only. When the customer signs, prepare the contract with its cancellation forms before taking a deposit.',
  ],
  expertGuide: [
    {
      title: 'Measure on the plan, let the slope do the rest',
      text: 'Enter the plan area including overhangs, as you see it from above, and the rise in 12. The sheet multiplies by √(1 + (rise ÷ 12)²): 1,800 sq ft at 6:12 is 2,012.5 sq ft of roof, 22.54 squares at 12 % waste and 68 bundles at three to the square. If your figures come from a drone or satellite report that already gives slope area, enter a rise of 0, or you count the slope twice. Porches and dormers at another pitch get their own row.',
    },
    {
      title: 'Waste follows the shape of the roof',
      text: 'Ten percent carries a plain gable, 12 to 15 a hip roof, 15 to 20 and more a cut-up roof with dormers and valleys. Starter and caps are separate lines in the take-off: if your waste was meant to cover them as well, you buy them twice. An insurer will ask why the waste is what it is, so note the valleys and hips that cause it.',
    },
    {
      title: 'Ice barrier, drip edge and low slopes are code lines',
      text: 'Where ice barrier is required it runs from the eave to a point at least 24 in inside the exterior wall line, measured level and therefore longer up the slope, and at 8:12 or steeper at least 36 in along it. A 16 in overhang, a 6 in wall and 24 in at 6:12 is 51.4 in: two rows of 36 in roll, not one. Shingles need 2:12, with doubled underlayment below 4:12. Check what your building department has adopted before you drop a line to win a bid.',
      cite: 'IRC R905.1.2, R905.2 and R905.2.8.5, as adopted locally',
    },
    acceptanceGuide,
    insuranceGuide,
    marginGuide,
  ],
  document,
})
