import {
  add,
  calculated,
  choice,
  div,
  documentModel,
  field,
  fields,
  mul,
  note,
  own,
  part,
  ref,
  section,
  type Block,
} from '@/lib/documents/author'
import { essential } from './essential'
import {
  acceptanceBlocks,
  acceptanceGuide,
  insuranceGuide,
  marginGuide,
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
  optionBlocks,
  planeBlocks,
  quantityOf,
  scopeBlocks,
  shown,
  takeoff,
  takeoffBlocks,
  termBlocks,
  warrantyBlocks,
  iceBarrierBlocks,
  debrisBlocks,
  ventBlocks,
  type ScopeGroup,
} from '@/data/parts/estimate'

const edges = add('linear.eave', 'linear.rake')
const ridgesAndHips = add('linear.ridge', 'linear.hip')

const scope: readonly ScopeGroup[] = [
  {
    group: 'Set-up, tear-off and deck',
    lines: [
      line('Building permit and inspections', 'Permit', 'LS', 'Other'),
      line('Rooftop delivery; walls, beds and drive protected', 'Protection', 'LS', 'Equipment'),
      line('Tear off the layers noted above; re-nail loose deck', 'Tear-off', 'SQ', 'Labor', ref('measure.squares')),
      line('Container, hauling and landfill fees', 'Container', 'EA', 'Disposal', ref('debris.loads')),
      line('Replace rotten sheathing, sheets in this price', 'Sheathing', 'SHT', 'Material'),
    ],
  },
  {
    group: 'Dry-in',
    lines: [
      line(
        'Ice barrier (ASTM D1970), eaves and valleys: roll feet',
        'Ice barrier',
        'LF',
        'Material',
        ref('ice.length'),
      ),
      line('Underlayment as selected, doubled below 4:12', 'Underlayment', 'SQ', 'Material', ref('measure.squares')),
      line('Drip edge, under underlayment at eaves, over it at rakes', 'Drip edge', 'LF', 'Material', edges),
    ],
  },
  {
    group: 'Shingles',
    lines: [
      line('Adhesive starter strip at eaves and rakes', 'Starter strip', 'LF', 'Material', edges),
      line('Shingles (ASTM D3462) as selected, with waste', 'Shingles', 'SQ', 'Material', ref('measure.orderSquares')),
      line('Install shingle system, nailed for this wind zone', 'Installation', 'SQ', 'Labor', ref('measure.squares')),
      line('Matching hip and ridge caps', 'Caps', 'LF', 'Material', ridgesAndHips),
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
      line('New apron and counterflashing at headwalls', 'Headwall', 'LF', 'Material', ref('linear.headwall')),
      line('Valley lining or metal, as selected', 'Valleys', 'LF', 'Material', ref('linear.valley')),
      line('Chimney flashing set; cricket if over 30 in wide', 'Chimney set', 'EA', 'Material', ref('count.chimneys')),
      line('New pipe boots and vent hoods', 'Boots, hoods', 'EA', 'Material', ref('count.pipes')),
      line('Skylight flashing kit', 'Skylight kit', 'EA', 'Material', ref('count.skylights')),
      line('Install flashings, boots and details', 'Flashing labor', 'HR', 'Labor'),
    ],
  },
  {
    group: 'Ventilation and clean-up',
    lines: [
      line(
        'Cut ridge slot; baffled ridge vent under the caps',
        'Ridge vent',
        'LF',
        'Material',
        ref('vent.ridgeLength'),
      ),
      line('Roof vents where the ridge is too short', 'Roof vents', 'EA', 'Material'),
      line('Soffit or edge intake to balance the exhaust', 'Intake vents', 'EA', 'Material'),
      line('Daily clean-up; magnet sweep of lawn, beds and drive', 'Clean-up', 'LS', 'Labor'),
    ],
  },
]

const roofBlocks: readonly Block[] = [
  section('Roof and products', 'Roof facts, measurements and product selections'),
  fields(
    4,
    choice('roof.existing', 'Existing roof', ['Three-tab', 'Laminated shingle', 'Wood', 'Other']),
    field('roof.layers'),
    field('roof.pitch'),
    field('roof.deck'),
    ...areaSummary,
    calculated('summary.edges', 'Eave and rake (ft)', 'number', edges, { decimals: 0 }),
    calculated('summary.caps', 'Ridge and hip (ft)', 'number', ridgesAndHips, { decimals: 0 }),
    shown('linear.valley', 'Valley (ft)'),
    calculated('summary.walls', 'Walls (ft)', 'number', add('linear.sidewall', 'linear.headwall'), { decimals: 0 }),
    own('product.shingle', 'Shingle: maker, line and color', 'text', { span: 2 }),
    own('product.wind', 'Wind class (ASTM D7158)'),
    choice('product.nails', 'Nails per shingle', ['4', '6']),
    own('product.underlayment', 'Underlayment and ice barrier', 'text', { span: 2 }),
    choice('product.valley', 'Valley', ['Closed-cut', 'Woven', 'Open metal']),
    own('product.metal', 'Edge and flashing color'),
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
  takeoff('Ridge vent, 4 ft', 'Ridge vent used', ref('vent.ridgeLength'), 'LF', 0.05, 4, 'Pieces'),
  takeoff('Step flashing, 8 in', 'Sidewall, per course', ref('linear.sidewall'), 'LF', 0.1, 5.625 / 12, 'Pieces'),
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
    subject: 'Itemized asphalt shingle roof estimate with measurements, takeoff, cost and price',
    intro: 'The work, the products and the price for your roof, line by line. This is not a contract.',
    keywords: ['shingle roof estimate', 'asphalt shingles', 'roof replacement', 'takeoff'],
    parts: [
      part('Estimate', [
        ...customerBlocks(),
        ...roofBlocks,
        ...scopeBlocks(scope),
        ...allowanceBlocks([
          { item: 'Rotten or delaminated sheathing', unit: 'SHT', included: quantityOf(scope, 'Sheathing') },
          { item: 'Rotten board sheathing', unit: 'LF' },
          { item: 'Another roof layer that nobody could see', unit: 'SQ' },
        ]),
        ...optionBlocks(
          'Good, better, best',
          [
            {
              name: 'Good',
              includes: 'Laminated shingle',
            },
            {
              name: 'Better',
              includes: 'Heavier laminate, six nails',
            },
            {
              name: 'Best',
              includes: 'UL 2218 Class 4 impact',
            },
          ],
          'Product and line',
        ),
        ...boundaryBlocks({
          included: ['daily clean-up and a final magnet sweep'],
          excluded: [
            'framing repair',
            'gutters, siding, paint and interior',
            'removal and reset of solar or dish',
            'asbestos work',
          ],
          assumed: [
            'layers as noted above, and slopes of 2:12 or more under shingles',
            'ice barrier and vents as judged from outside',
            'shade may differ from the sample',
            'shingles seal without hand-sealing for cold weather',
          ],
        }),
        ...warrantyBlocks(
          'the maker’s own limited warranty, in its document. It covers the product, often prorated, and usually leaves out hail, wind before the strips seal, and poor ventilation.',
          'our own promise for the installation. It covers leaks from the way we laid the roof, not storm damage, foot traffic or other trades.',
        ),
        ...termBlocks([
          'Ventilation',
          'Shingle warranties depend on attic intake that stays open and at least equals exhaust.',
        ]),
        ...insuranceBlocks,
        ...acceptanceBlocks,
      ]),
      measurementsPart(
        planeBlocks({ rate: 0.12, range: 'gable 10, hip 12–15, cut-up 15–20%' }),
        lengthBlocks(
          [
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
            measure('shingle.bundles', 'Bundles per SQ (typical)', 3),
            measure('shingle.nails', 'Nails per SQ (typical)', 320),
          ],
          'Lengths (ft), counts and shingles',
        ),
        iceBarrierBlocks,
        ventBlocks,
        debrisBlocks(),
        takeoffBlocks(takeoffLines),
        [
          note(
            'Before you order',
            'Coverages are typical: take them from the wrapper. Starter and caps are counted on their own, so leave them out of the waste. Premium shingles take 4 bundles or more a square, six nails about 480. Below 4:12, count underlayment twice. NFA is net free area; 1 to 300 holds only where IRC R806.2 allows it, and intake equals exhaust or more.',
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
    'takeoff',
    'bundles per square',
    'good better best',
  ],
  popular: true,
  baseDownloads: 1847,
  fullDescription: [
    'A complete estimate for tearing off and replacing an asphalt shingle roof. The customer’s pages list the work line by line, from tear-off to the last magnet sweep, with quantity, unit price and line total, then tax, deposit and balance. Rotten deck and other hidden work have their own unit prices, three packages stand side by side, and the manufacturer’s warranty is kept apart from yours.',
    'Two office pages do the arithmetic. Enter plan area and rise for each plane and the edge lengths once: they work out slope area, squares with waste, ice barrier rows, attic ventilation, container loads, and how many bundles, rolls, pieces and boxes to order. The cost page takes the same lines, adds overhead and profit or a target margin, and sets the price of each line on the customer’s copy.',
    'Waste, coverage and nail counts come filled in with common values that you can change; quantities and prices are blank. In Excel and PDF the figures run through from the measurements to the total; in Word each table adds itself up.',
  ],
  howToUse: [
    'Save a master copy with your company details, license number, insurer, workmanship warranty and deposit percentage filled in.',
    'On Measurements, enter each plane’s plan area with overhang and its rise, then the edge lengths and counts.',
    'Set the waste for this roof’s shape, fill in overhang and wall for the ice barrier and the attic floor for the vents, and check coverages against the products you buy.',
    'On Cost, choose the pricing method, enter overhead and profit or a target margin, and put a unit cost on every line that applies; see that each has a quantity, and leave the others blank.',
    'Compare margin and markup with what your business needs, and see that the check reads $0.00. Leave the sales tax rate blank where you pay tax on the material instead.',
    'On Estimate, fill in products, allowances, warranties and any notice that your state requires, and date it. Among the packages, enter 0 beside the one that the scope prices, and what the others add or save.',
    'Print the Estimate pages alone to a new PDF and send that, never this file: it holds your cost. When the customer signs, prepare the contract with its cancellation forms before you take a deposit.',
  ],
  expertGuide: [
    {
      title: 'Measure on the plan, let the slope do the rest',
      text: 'Enter the plan area including overhangs, as you see it from above, and the rise in 12. The form multiplies by √(1 + (rise ÷ 12)²): 1,800 sq ft at 6:12 is 2,012.5 sq ft of roof, 22.54 squares at 12% waste and 68 bundles at three to the square. If your figures come from a drone or satellite report that already gives slope area, enter a rise of 0, or you count the slope twice. Porches and dormers at another pitch get their own row.',
    },
    {
      title: 'Waste follows the shape of the roof',
      text: 'Ten percent carries a plain gable, 12 to 15 a hip roof, 15 to 20 and more a cut-up roof with dormers and valleys. Starter and caps are separate lines in the takeoff: if your waste was meant to cover them as well, you buy them twice. An insurer will ask why the waste is what it is, so note the valleys and hips that cause it.',
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
