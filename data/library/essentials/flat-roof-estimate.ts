import { defineTemplate } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'

const edges = d.add('linear.edge', 'linear.gutterEdge')

const lines: readonly estimate.ScopeGroup[] = [
  {
    group: 'Set-up, tear-off and deck',
    lines: [
      estimate.line('Building permit and manufacturer’s inspections', 'Permit', 'LS', 'Other'),
      estimate.line('Crane or lift, edge protection and warning lines', 'Lift, edge', 'LS', 'Equipment'),
      estimate.line('Moisture survey and cores; patches left watertight', 'Survey', 'EA', 'Other'),
      estimate.line(
        'Remove roofing and insulation to the deck',
        'Remove roof',
        'SQ',
        'Labor',
        d.ref('measure.squares'),
      ),
      estimate.line('Chute, containers, hauling and disposal', 'Disposal', 'EA', 'Disposal'),
      estimate.line('Deck repair, area in this price', 'Deck repair', 'SF', 'Material'),
      estimate.line('Fastener pull-out tests (ANSI/SPRI FX-1)', 'Pull-outs', 'EA', 'Other'),
      estimate.line('Wood nailers raised to the new insulation height', 'Nailers', 'LF', 'Material', edges),
    ],
  },
  {
    group: 'Insulation and membrane',
    lines: [
      estimate.line(
        'Polyiso (ASTM C1289), two staggered layers',
        'Polyiso',
        'SQ',
        'Material',
        d.ref('measure.squares'),
      ),
      estimate.line('Tapered insulation, crickets and drain sumps', 'Tapered', 'SQ', 'Material'),
      estimate.line('Cover board, 1/2 in', 'Cover board', 'SQ', 'Material', d.ref('measure.squares')),
      estimate.line(
        'Roof membrane as selected, with waste',
        'Membrane',
        'SQ',
        'Material',
        d.ref('measure.orderSquares'),
      ),
      estimate.line(
        'Fasteners or adhesive, to the tested assembly',
        'Attachment',
        'SQ',
        'Material',
        d.ref('measure.squares'),
      ),
      estimate.line(
        'Install insulation and membrane; every seam probed',
        'Installation',
        'SQ',
        'Labor',
        d.ref('measure.squares'),
      ),
    ],
  },
  {
    group: 'Flashings and penetrations',
    lines: [
      estimate.line(
        'Wall and parapet flashing with termination bar',
        'Wall flashing',
        'LF',
        'Material',
        d.ref('linear.parapet'),
      ),
      estimate.line('Curb and skylight flashings', 'Curbs', 'EA', 'Material', d.ref('count.curbs')),
      estimate.line('Pipe boots and pourable pockets', 'Boots', 'EA', 'Material', d.ref('count.pipes')),
      estimate.line('Drains: flashing, clamping ring and strainer', 'Drains', 'EA', 'Material', d.ref('count.drains')),
      estimate.line('Install flashings and details', 'Detail labor', 'HR', 'Labor'),
    ],
  },
  {
    group: 'Edge metal',
    lines: [
      estimate.line('Edge metal tested to ANSI/SPRI/FM 4435/ES-1', 'Edge metal', 'LF', 'Material', edges),
      estimate.line('Coping on parapets, cleated', 'Coping', 'LF', 'Material', d.ref('linear.coping')),
      estimate.line('Gutters and downspouts, new', 'Gutters', 'LF', 'Material', d.ref('linear.gutterEdge')),
    ],
  },
  {
    group: 'Walkways and cleanup',
    lines: [
      estimate.line('Walkway pads at hatch and equipment', 'Walkways', 'LF', 'Material', d.ref('linear.walkway')),
      estimate.line('Daily cleanup; roof and ground swept at the end', 'Cleanup', 'LS', 'Labor'),
    ],
  },
]

const roofBlocks: readonly d.Block[] = [
  d.section('Roof and products', 'Roof facts, measurements and product selections'),
  d.fields(
    4,
    d.choice('roof.existing', 'Existing roof', [
      'TPO or PVC',
      'EPDM',
      'Modified bitumen',
      'Built-up',
      'Metal',
      'Other',
    ]),
    d.field('roof.layers'),
    d.field('roof.deck'),
    d.choice('roof.ponding', 'Water after 48 hours', ['No', 'Small areas', 'Large areas', 'Not known']),
    ...estimate.areaSummary,
    d.calculated('summary.edge', 'Roof edge (ft)', 'number', edges, { decimals: 0 }),
    estimate.shown('linear.parapet', 'Parapets and walls (ft)'),
    estimate.shown('count.curbs', 'Curbs and skylights'),
    estimate.shown('count.drains', 'Drains and scuppers'),
    d.choice('product.membrane', 'Membrane', [
      'TPO',
      'PVC',
      'EPDM',
      'SBS modified bitumen',
      'APP modified bitumen',
      'Coating',
    ]),
    d.own('product.line', 'Manufacturer, line, thickness and color', 'text', { span: 2 }),
    d.choice('product.attachment', 'Attachment', [
      'Fastened',
      'Induction welded',
      'Adhered',
      'Self-adhered',
      'Cold adhesive',
      'Torch or hot mop',
      'Ballasted',
    ]),
    d.own('product.insulation', 'Insulation: layers, thickness and R-value', 'text', { span: 2 }),
    d.own('product.assembly', 'Tested assembly no.', 'text'),
    d.own('product.uplift', 'Uplift rating'),
  ),
]

const boards = d.ref('zone.boards')
const perBoardLayer = d.mul(boards, 32)

const takeoffLines = [
  estimate.takeoff(
    'Membrane, field',
    'Roof area',
    d.ref('measure.area'),
    'SF',
    d.ref('measure.waste'),
    d.ref('roll.net'),
    'Rolls',
  ),
  estimate.takeoff('Membrane, walls', 'Wall membrane', d.ref('wall.area'), 'SF', 0.1, d.ref('roll.net'), 'Rolls'),
  estimate.takeoff('Base sheet, modified only', 'Roof area', null, 'SF', 0.08, 200, 'Rolls'),
  estimate.takeoff('Cap sheet, modified only', 'Roof + wall area', null, 'SF', 0.1, 100, 'Rolls'),
  estimate.takeoff('Insulation, bottom layer', 'Boards × 32', perBoardLayer, 'SF', 0.05, 32, 'Boards'),
  estimate.takeoff('Insulation, top layer', 'Boards × 32', perBoardLayer, 'SF', 0.05, 32, 'Boards'),
  estimate.takeoff('Cover board', 'Boards × 32', perBoardLayer, 'SF', 0.05, 32, 'Boards'),
  estimate.takeoff('Board screws and plates', 'By zone', d.ref('zone.fasteners'), 'EA', 0.05, 500, 'Boxes'),
  estimate.takeoff('Membrane screws', 'Lap feet ÷ spacing', null, 'EA', 0.05, 500, 'Boxes'),
  estimate.takeoff('Bonding adhesive, 5 gal', 'Walls, 60 sf a gallon', d.ref('wall.area'), 'SF', 0.1, 300, 'Pails'),
  estimate.takeoff('Termination bar, 10 ft', 'Parapets and walls', d.ref('linear.parapet'), 'LF', 0.05, 10, 'Pieces'),
  estimate.takeoff('Edge metal, 10 ft', 'Roof edge', edges, 'LF', 0.05, 10, 'Pieces'),
  estimate.takeoff('Coping, 10 ft', 'Coping', d.ref('linear.coping'), 'LF', 0.05, 10, 'Pieces'),
  estimate.takeoff('T-joint patches and corners', 'Count', null, 'EA', 0.05, 1, 'EA'),
  estimate.takeoff('Coating, 5 gal', 'Gallons, net', d.ref('coating.gallons'), 'GAL', 0.1, 5, 'Pails'),
]

const scope = estimate.supplied([...lines, estimate.adderGroup({})], takeoffLines, {
  Membrane: [
    'Membrane, field',
    'Membrane screws',
    'T-joint patches and corners',
    'Base sheet, modified only',
    'Cap sheet, modified only',
    'Coating, 5 gal',
  ],
  'Wall flashing': ['Membrane, walls', 'Bonding adhesive, 5 gal', 'Termination bar, 10 ft'],
  Polyiso: ['Insulation, bottom layer', 'Insulation, top layer'],
  'Cover board': ['Cover board'],
  Attachment: ['Board screws and plates'],
  'Edge metal': ['Edge metal, 10 ft'],
})

export const flatRoofEstimate = defineTemplate('essential', {
  id: '3',
  name: 'Flat Roof Estimate',
  description:
    'Low-slope estimate for TPO, PVC, EPDM, modified bitumen or coating: rolls, boards, fasteners by wind zone, edge metal, cost and price.',
  categorySlug: 'estimates-quotes',
  formats: ['PDF', 'Excel', 'Word'],
  tags: [
    'flat roof',
    'low-slope',
    'commercial roof',
    'single-ply',
    'membrane',
    'TPO',
    'PVC',
    'EPDM',
    'rubber roof',
    'modified bitumen',
    'polyiso',
    'tapered insulation',
    'roof coating',
    'bid',
    'proposal',
    'quote',
  ],
  downloads: 1284,
  fullDescription: [
    'An estimate for low-slope roofs under TPO, PVC, EPDM, modified bitumen or a coating. The customer’s pages run from the permit to the last walkway pad, with edge metal, drains, curbs and parapets on lines of their own instead of hidden in a price per square.',
    'The office pages work out what a flat roof is made of: membrane rolls net of laps, wall membrane up and over the parapet, boards by layer, fasteners by wind zone, termination bar, edge metal, adhesive, and coating gallons from film thickness and solids. Fastening figures are blank, because they belong to the tested assembly and not to habit.',
    'Material and work of each line stand apart, with overhead and profit or a target margin, and cost by kind. System options, allowances for wet insulation and deck, and two warranties kept apart make the estimate one that a facility manager can compare and sign.',
  ],
  howToUse: [
    'Save a master copy with your company details, license number, insurer and workmanship warranty.',
    'On Measurements, enter plan area and rise by roof section, then edges, parapets, curbs, pipes and drains.',
    'Set roll size and lap, wall heights, and the zone areas; take fasteners per board from the tested assembly.',
    'Read the takeoff on Cost, order only the lines that your system has, and check coverages with your supplier.',
    'On Cost, choose the pricing method, enter overhead and profit or a target margin, price the takeoff by the roll, bundle and box, and put material and work on the other lines that apply; see that every count below reads 0.',
    'On Estimate, select membrane, attachment and insulation, fill in allowances and both warranties, and date it. Among the options, enter 0 beside the one that the scope prices, and what the others add or save; Yes beside the chosen one moves total, tax and deposit.',
    estimate.sendStep('Estimate', 'Prepare the contract when the pages come back signed.'),
  ],
  expertGuide: [
    {
      title: 'Find the water before you price the roof',
      text: 'Wet insulation decides between recover and tear-off, and you cannot see it from the hatch. Give the moisture survey and cores a line of their own, write down what they found, and give a unit price for wet board beyond it. A second roof over a wet one, or a third over two, is a code question before it is a price question.',
      cite: 'IBC 1512 (reroofing; 1511 in older editions); ASTM C1153 and D7954 for moisture surveys',
    },
    {
      title: 'Let the tested assembly set the fastening',
      text: 'Deck, insulation, cover board, membrane and fastening are tested for uplift together. Write the assembly’s number on the estimate, divide the roof into field, perimeter and corner zones, and fill in the fasteners for each; the form rounds boards up per zone and multiplies. Test withdrawal in the real deck before you order, and name edge metal by its ES-1 test: it is where wind gets in.',
      cite: 'FM 4474; UL 580 and UL 1897; ANSI/SPRI FX-1; ANSI/SPRI/FM 4435/ES-1',
    },
    {
      title: 'Count laps, walls and mils, not just squares',
      text: 'A 10 × 100 ft roll with a 6 in lap covers 950 sq ft, not 1,000. A parapet takes membrane for its height, its top and its foot. Coating is bought by dry film: 10,000 sq ft at 20 dry mils and 60% solids is 207.8 gal before loss, and a rough surface takes more. Estimates that price walls and coating by roof area lose on both.',
    },
    estimate.acceptanceGuide,
    estimate.insuranceGuide,
    estimate.marginGuide,
  ],
  pages: { main: 3, office: 5 },
  subject: 'Itemized low-slope roof estimate with membrane, insulation and fastener takeoff, cost and price',
  intro: 'The work, the products and the price for your roof. This is not a contract.',
  keywords: ['flat roof estimate', 'low-slope roof', 'TPO', 'EPDM', 'modified bitumen', 'takeoff'],
  required: ['product.line'],
  parts: () => [
    d.part('Estimate', [
      ...estimate.customerBlocks(),
      ...roofBlocks,
      ...estimate.scopeBlocks(scope, { choices: 'option' }),
      ...estimate.goAheadBlocks,
      ...estimate.allowanceBlocks([
        { item: 'Rotten or rusted deck', unit: 'SF', included: estimate.quantityOf(scope, 'Deck repair') },
        { item: 'Wet insulation beyond what the survey found', unit: 'SF' },
        { item: 'Rotten wood nailers', unit: 'LF' },
      ]),
      ...estimate.optionBlocks(
        'System options',
        [
          { name: 'A', includes: '60 mil, fastened' },
          { name: 'B', includes: '60 mil, adhered' },
          { name: 'C', includes: 'A or B, with taper to drains' },
        ],
        'Membrane and boards',
      ),
      ...estimate.boundaryBlocks({
        included: ['a watertight tie-in every night'],
        excluded: [
          'structural work and engineering',
          'plumbing below the drain bowl',
          'moving rooftop equipment',
          'masonry and interior work',
          'asbestos work',
        ],
        assumed: [
          'cores stand for the whole roof',
          'pull-out tests reach what the tested assembly needs',
          'walls, curbs and sills leave 8 in of flashing height',
          'the insulation selected meets the energy code adopted here',
        ],
      }),
      ...estimate.warrantyBlocks(
        'the manufacturer’s own, on the sheet alone or on the system; a system warranty needs the manufacturer’s components, an approved installer and a final inspection. Water standing over 48 hours, grease and cuts by other trades are usually left out.',
        'our own promise for seams, flashings and attachment, not storm damage or work by others.',
      ),
      ...estimate.termBlocks(
        ['Progress payments', 'If the contract sets progress payments or retainage, they replace that balance.'],
        ['Occupied building', 'We plan odor, noise, air intakes and loading with you before work starts.'],
      ),
    ]),
    estimate.measurementsPart(
      estimate.planeBlocks({ rate: 0.08, range: 'open roof 5–8, many curbs 10–12%' }),
      estimate.lengthBlocks([
        estimate.measure('linear.edge', 'Edge without gutter'),
        estimate.measure('linear.gutterEdge', 'Edge with gutter'),
        estimate.measure('linear.parapet', 'Parapets and walls'),
        estimate.measure('linear.coping', 'Coping'),
        estimate.measure('linear.walkway', 'Walkway pads'),
        estimate.measure('count.curbs', 'Curbs and skylights'),
        estimate.measure('count.pipes', 'Pipes and pockets'),
        estimate.measure('count.drains', 'Drains and scuppers'),
      ]),
      estimate.membraneBlocks(),
      estimate.zoneBlocks,
      estimate.coatingBlocks,
    ),
    ...estimate.costParts(
      scope,
      {
        hasOptions: true,
        takeoff: takeoffLines,
        order: d.note(
          'Before you order',
          'Coverages are typical: take them from your supplier. Fasteners per board and membrane screw spacing come from the tested assembly for this building’s wind zones. Wall adhesive is counted; for an adhered field, add it on the blank line. Order only the lines that your system has.',
        ),
      },
      estimate.insurancePart,
    ),
  ],
})
