import { defineTemplate } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'

const lines: readonly estimate.ScopeGroup[] = [
  {
    group: 'Set-up, tear-off and deck',
    lines: [
      estimate.line('Building permit and inspections', 'Permit', 'LS', 'Other'),
      estimate.line('Rooftop delivery; walls, beds and drive protected', 'Protection', 'LS', 'Equipment'),
      estimate.line(
        'Tear off the layers noted above; re-nail loose deck',
        'Tear-off',
        'SQ',
        'Labor',
        d.ref('measure.squares'),
      ),
      estimate.line('Container, hauling and landfill fees', 'Container', 'EA', 'Disposal', d.ref('debris.loads')),
      estimate.line('Replace rotten sheathing, sheets in this price', 'Sheathing', 'SHT', 'Material'),
    ],
  },
  {
    group: 'Dry-in',
    lines: [
      estimate.line(
        'Ice barrier (ASTM D1970), eaves and valleys: roll feet',
        'Ice barrier',
        'LF',
        'Material',
        d.ref('ice.length'),
      ),
      estimate.line(
        'Underlayment as selected, doubled below 4:12',
        'Underlayment',
        'SQ',
        'Material',
        d.ref('measure.squares'),
      ),
      estimate.line(
        'Drip edge, under underlayment at eaves, over it at rakes',
        'Drip edge',
        'LF',
        'Material',
        estimate.eaveAndRake,
      ),
    ],
  },
  {
    group: 'Shingles',
    lines: [
      estimate.line(
        'Adhesive starter strip at eaves and rakes',
        'Starter strip',
        'LF',
        'Material',
        estimate.eaveAndRake,
      ),
      estimate.line(
        'Shingles (ASTM D3462) as selected, with waste',
        'Shingles',
        'SQ',
        'Material',
        d.ref('measure.orderSquares'),
      ),
      estimate.line(
        'Install shingle system, nailed for this wind zone',
        'Installation',
        'SQ',
        'Labor',
        d.ref('measure.squares'),
      ),
      estimate.line('Matching hip and ridge caps', 'Caps', 'LF', 'Material', estimate.ridgeAndHip),
    ],
  },
  {
    group: 'Flashings and penetrations',
    lines: [
      estimate.line(
        'New step flashing at sidewalls, one piece per course',
        'Step flashing',
        'LF',
        'Material',
        d.ref('linear.sidewall'),
      ),
      estimate.line(
        'New apron and counterflashing at headwalls',
        'Headwall',
        'LF',
        'Material',
        d.ref('linear.headwall'),
      ),
      estimate.line('Valley lining or metal, as selected', 'Valleys', 'LF', 'Material', d.ref('linear.valley')),
      estimate.line(
        'Chimney flashing set; cricket if over 30 in wide',
        'Chimney set',
        'EA',
        'Material',
        d.ref('count.chimneys'),
      ),
      estimate.line('New pipe boots and vent hoods', 'Boots, hoods', 'EA', 'Material', d.ref('count.pipes')),
      estimate.line('Skylight flashing kit', 'Skylight kit', 'EA', 'Material', d.ref('count.skylights')),
      estimate.line('Install flashings, boots and details', 'Flashing labor', 'HR', 'Labor'),
    ],
  },
  {
    group: 'Ventilation and cleanup',
    lines: [
      estimate.line(
        'Cut ridge slot; baffled ridge vent under the caps',
        'Ridge vent',
        'LF',
        'Material',
        d.ref('vent.ridgeLength'),
      ),
      estimate.line('Roof vents where the ridge is too short', 'Roof vents', 'EA', 'Material'),
      estimate.line('Soffit or edge intake to balance the exhaust', 'Intake vents', 'EA', 'Material'),
      estimate.line('Daily cleanup; magnet sweep of lawn, beds and drive', 'Cleanup', 'LS', 'Labor'),
    ],
  },
]

const roofBlocks: readonly d.Block[] = [
  d.section('Roof and products', 'Roof facts, measurements and product selections'),
  d.fields(
    4,
    d.choice('roof.existing', 'Existing roof', ['Three-tab', 'Laminated shingle', 'Wood', 'Other']),
    d.field('roof.layers'),
    d.field('roof.pitch'),
    d.field('roof.deck'),
    ...estimate.areaSummary,
    d.calculated('summary.edges', 'Eave and rake (ft)', 'number', estimate.eaveAndRake, { decimals: 0 }),
    d.calculated('summary.caps', 'Ridge and hip (ft)', 'number', estimate.ridgeAndHip, { decimals: 0 }),
    estimate.shown('linear.valley', 'Valley (ft)'),
    d.calculated('summary.walls', 'Walls (ft)', 'number', estimate.slopedWalls, { decimals: 0 }),
    d.own('product.shingle', 'Shingle: manufacturer, line and color', 'text', { span: 2 }),
    d.own('product.wind', 'Wind class (ASTM D7158)'),
    d.choice('product.nails', 'Nails per shingle', ['4', '6']),
    d.own('product.underlayment', 'Underlayment and ice barrier', 'text', { span: 2 }),
    d.choice('product.valley', 'Valley', ['Closed-cut', 'Woven', 'Open metal']),
    d.own('product.metal', 'Edge and flashing color'),
  ),
]

const takeoffLines = [
  estimate.takeoff(
    'Shingles',
    'Roof area',
    d.ref('measure.area'),
    'SF',
    d.ref('measure.waste'),
    d.div(100, 'shingle.bundles'),
    'Bundles',
  ),
  estimate.takeoff('Starter strip', 'Eave + rake', estimate.eaveAndRake, 'LF', 0.05, 105, 'Bundles'),
  estimate.takeoff('Hip and ridge caps', 'Ridge + hip', estimate.ridgeAndHip, 'LF', 0.08, 25, 'Bundles'),
  estimate.takeoff('Synthetic underlayment', 'Roof area', d.ref('measure.area'), 'SF', 0.1, 1000, 'Rolls'),
  estimate.takeoff('Ice barrier', 'Roll length above', d.ref('ice.length'), 'LF', 0.1, 66, 'Rolls'),
  estimate.takeoff('Drip edge, 10 ft', 'Eave + rake', estimate.eaveAndRake, 'LF', 0.05, 10, 'Pieces'),
  estimate.takeoff('Ridge vent, 4 ft', 'Ridge vent used', d.ref('vent.ridgeLength'), 'LF', 0.05, 4, 'Pieces'),
  estimate.takeoff(
    'Step flashing, 8 in',
    'Sidewall, per course',
    d.ref('linear.sidewall'),
    'LF',
    0.1,
    5.625 / 12,
    'Pieces',
  ),
  estimate.takeoff('Headwall apron, 10 ft', 'Headwall', d.ref('linear.headwall'), 'LF', 0.1, 10, 'Pieces'),
  estimate.takeoff('Valley lining or metal, 10 ft', 'Valley', d.ref('linear.valley'), 'LF', 0.1, 9.5, 'Pieces'),
  estimate.takeoff(
    'Roofing nails, coil',
    'Squares with waste',
    d.mul('measure.orderSquares', 'shingle.nails'),
    'EA',
    0.05,
    7200,
    'Boxes',
  ),
  estimate.takeoff('Pipe boots', 'Count', d.ref('count.pipes'), 'EA', 0, 1, 'EA'),
]

const scope = estimate.supplied(
  [...lines, estimate.adderGroup({ isSloped: true, layers: 'worksheet' })],
  takeoffLines,
  {
    Shingles: ['Shingles', 'Roofing nails, coil'],
    'Starter strip': ['Starter strip'],
    Underlayment: ['Synthetic underlayment'],
    'Drip edge': ['Drip edge, 10 ft'],
  },
)

export const shingleRoofEstimate = defineTemplate('essential', {
  id: '1',
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
  downloads: 1847,
  fullDescription: [
    'A complete estimate for tearing off and replacing an asphalt shingle roof. The customer’s pages list the work, from tear-off to the last magnet sweep, with a price for each section (and for each line, on request), then tax, deposit and balance. Rotten deck and other hidden work have their own unit prices, three packages stand side by side, and the manufacturer’s warranty is kept apart from yours.',
    'Two office pages do the arithmetic. Enter plan area and rise for each plane and the edge lengths once: they work out slope area, squares with waste, ice barrier rows, attic ventilation, container loads, and how many bundles, rolls, pieces and boxes to order. The cost page prices what is ordered and the work of each line, adds overhead and profit or a target margin, and sets the price of each line on the customer’s copy.',
    'Waste, coverage and nail counts come filled in with common values that you can change; quantities and prices are blank. In Excel and PDF the figures run through from the measurements to the total; in Word each table adds itself up.',
  ],
  howToUse: [
    'Save a master copy with your company details, license number, insurer, workmanship warranty and deposit percentage filled in.',
    'On Measurements, enter each plane’s plan area with overhang and its rise, then the edge lengths and counts.',
    'Set the waste for this roof’s shape, fill in overhang and wall for the ice barrier and the attic floor for the vents, and check coverages against the products you buy.',
    'On Cost, choose the pricing method, enter overhead and profit or a target margin, price the takeoff by the roll, bundle and box, and put material and work on the other lines that apply. A typed quantity wins over the measured one, and 0 leaves a line out.',
    'Compare margin and markup with what your business needs, and see that every count below reads 0. Leave the sales tax rate blank where you pay tax on the material instead.',
    'On Estimate, fill in products, allowances, warranties and any notice that your state requires, and date it. Among the packages, enter 0 beside the one that the scope prices, and what the others add or save; Yes beside the chosen one moves total, tax and deposit.',
    estimate.sendStep(
      'Estimate',
      'When the customer signs, prepare the contract with its cancellation forms before you take a deposit.',
    ),
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
    estimate.acceptanceGuide,
    estimate.insuranceGuide,
    estimate.marginGuide,
  ],
  pages: { main: 3, office: 5 },
  subject: 'Itemized asphalt shingle roof estimate with measurements, takeoff, cost and price',
  intro: 'The work, the products and the price for your roof. This is not a contract.',
  keywords: ['shingle roof estimate', 'asphalt shingles', 'roof replacement', 'takeoff'],
  required: ['product.shingle'],
  parts: () => [
    d.part('Estimate', [
      ...estimate.customerBlocks(),
      ...roofBlocks,
      ...estimate.scopeBlocks(scope, { choices: 'option' }),
      ...estimate.goAheadBlocks,
      ...estimate.allowanceBlocks([
        { item: 'Rotten or delaminated sheathing', unit: 'SHT', included: estimate.quantityOf(scope, 'Sheathing') },
        { item: 'Rotten board sheathing', unit: 'LF' },
        { item: 'Another roof layer that nobody could see', unit: 'SQ' },
      ]),
      ...estimate.optionBlocks(
        'Good, better, best',
        [
          { name: 'Good', includes: 'Laminated shingle' },
          { name: 'Better', includes: 'Heavier laminate, six nails' },
          { name: 'Best', includes: 'UL 2218 Class 4 impact' },
        ],
        'Product and line',
      ),
      ...estimate.boundaryBlocks({
        included: ['daily cleanup and a final magnet sweep'],
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
      ...estimate.warrantyBlocks(
        'the manufacturer’s own limited warranty, in its document. It covers the product, often prorated, and usually leaves out hail, wind before the strips seal, and poor ventilation.',
        'our own promise for the installation. It covers leaks from the way we laid the roof, not storm damage, foot traffic or other trades.',
      ),
      ...estimate.termBlocks([
        'Ventilation',
        'Shingle warranties depend on attic intake that stays open and at least equals exhaust.',
      ]),
    ]),
    estimate.measurementsPart(
      estimate.planeBlocks({ rate: 0.12, range: 'gable 10, hip 12–15, cut-up 15–20%' }),
      estimate.lengthBlocks(
        [
          estimate.measure('linear.eave', 'Eave'),
          estimate.measure('linear.rake', 'Rake'),
          estimate.measure('linear.ridge', 'Ridge'),
          estimate.measure('linear.hip', 'Hip'),
          estimate.measure('linear.valley', 'Valley'),
          estimate.measure('linear.sidewall', 'Sidewall (step)'),
          estimate.measure('linear.headwall', 'Headwall (apron)'),
          estimate.measure('count.pipes', 'Pipes and vents'),
          estimate.measure('count.chimneys', 'Chimneys'),
          estimate.measure('count.skylights', 'Skylights'),
          estimate.measure('shingle.bundles', 'Bundles per SQ (typical)', 3),
          estimate.measure('shingle.nails', 'Nails per SQ (typical)', 320),
        ],
        'Lengths (ft), counts and shingles',
      ),
      estimate.iceBarrierBlocks,
      estimate.ventBlocks,
      estimate.debrisBlocks(),
    ),
    ...estimate.costParts(
      scope,
      {
        hasOptions: true,
        takeoff: takeoffLines,
        order: d.note(
          'Before you order',
          'Coverages are typical: take them from the wrapper. Starter and caps are counted on their own, so leave them out of the waste. Premium shingles take 4 bundles or more a square, six nails about 480. Below 4:12, count underlayment twice. NFA is net free area; 1 to 300 holds only where IRC R806.2 allows it, and intake equals exhaust or more.',
        ),
      },
      estimate.insurancePart,
    ),
  ],
})
