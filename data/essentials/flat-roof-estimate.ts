import {
  add,
  calculated,
  choice,
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
  membraneBlocks,
  zoneBlocks,
  coatingBlocks,
  type ScopeGroup,
} from '@/data/parts/estimate'

const edges = add('linear.edge', 'linear.gutterEdge')

const scope: readonly ScopeGroup[] = [
  {
    group: 'Set-up, tear-off and deck',
    lines: [
      line('Building permit and manufacturer’s inspections', 'Permit', 'LS', 'Other'),
      line('Crane or lift, edge protection and warning lines', 'Lift, edge', 'LS', 'Equipment'),
      line('Moisture survey and cores; patches left watertight', 'Survey', 'EA', 'Other'),
      line('Remove roofing and insulation to the deck', 'Remove roof', 'SQ', 'Labor', ref('measure.squares')),
      line('Chute, containers, hauling and disposal', 'Disposal', 'EA', 'Disposal'),
      line('Deck repair, area in this price', 'Deck repair', 'SF', 'Material'),
      line('Fastener pull-out tests (ANSI/SPRI FX-1)', 'Pull-outs', 'EA', 'Other'),
      line('Wood nailers raised to the new insulation height', 'Nailers', 'LF', 'Material'),
    ],
  },
  {
    group: 'Insulation and membrane',
    lines: [
      line('Polyiso (ASTM C1289), two staggered layers', 'Polyiso', 'SQ', 'Material', ref('measure.squares')),
      line('Tapered insulation, crickets and drain sumps', 'Tapered', 'SQ', 'Material'),
      line('Cover board, 1/2 in', 'Cover board', 'SQ', 'Material', ref('measure.squares')),
      line('Roof membrane as selected, with waste', 'Membrane', 'SQ', 'Material', ref('measure.orderSquares')),
      line('Fasteners or adhesive, to the tested assembly', 'Attachment', 'SQ', 'Material', ref('measure.squares')),
      line('Install insulation and membrane; every seam probed', 'Installation', 'SQ', 'Labor', ref('measure.squares')),
    ],
  },
  {
    group: 'Flashings and penetrations',
    lines: [
      line('Wall and parapet flashing with termination bar', 'Wall flashing', 'LF', 'Material', ref('linear.parapet')),
      line('Curb and skylight flashings', 'Curbs', 'EA', 'Material', ref('count.curbs')),
      line('Pipe boots and pourable pockets', 'Boots', 'EA', 'Material', ref('count.pipes')),
      line('Drains: flashing, clamping ring and strainer', 'Drains', 'EA', 'Material', ref('count.drains')),
      line('Install flashings and details', 'Detail labor', 'HR', 'Labor'),
    ],
  },
  {
    group: 'Edge metal',
    lines: [
      line('Edge metal tested to ANSI/SPRI/FM 4435/ES-1', 'Edge metal', 'LF', 'Material', edges),
      line('Coping on parapets, cleated', 'Coping', 'LF', 'Material', ref('linear.coping')),
      line('Gutters and downspouts, new', 'Gutters', 'LF', 'Material', ref('linear.gutterEdge')),
    ],
  },
  {
    group: 'Walkways and clean-up',
    lines: [
      line('Walkway pads at hatch and equipment', 'Walkways', 'LF', 'Material', ref('linear.walkway')),
      line('Daily clean-up; roof and ground swept at the end', 'Clean-up', 'LS', 'Labor'),
    ],
  },
]

const roofBlocks: readonly Block[] = [
  section('Roof and products', 'Roof facts, measurements and product selections'),
  fields(
    4,
    choice('roof.existing', 'Existing roof', ['TPO or PVC', 'EPDM', 'Modified bitumen', 'Built-up', 'Metal', 'Other']),
    field('roof.layers'),
    field('roof.deck'),
    choice('roof.ponding', 'Water after 48 hours', ['No', 'Small areas', 'Large areas', 'Not known']),
    ...areaSummary,
    calculated('summary.edge', 'Roof edge (ft)', 'number', edges, { decimals: 0 }),
    shown('linear.parapet', 'Parapets and walls (ft)'),
    shown('count.curbs', 'Curbs and skylights'),
    shown('count.drains', 'Drains and scuppers'),
    choice('product.membrane', 'Membrane', [
      'TPO',
      'PVC',
      'EPDM',
      'SBS modified bitumen',
      'APP modified bitumen',
      'Coating',
    ]),
    own('product.line', 'Maker, line, thickness and color', 'text', { span: 2 }),
    choice('product.attachment', 'Attachment', [
      'Fastened',
      'Induction welded',
      'Adhered',
      'Self-adhered',
      'Cold adhesive',
      'Torch or hot mop',
      'Ballasted',
    ]),
    own('product.insulation', 'Insulation: layers, thickness and R-value', 'text', { span: 2 }),
    own('product.assembly', 'Tested assembly no.', 'text'),
    own('product.uplift', 'Uplift rating'),
  ),
]

const boards = ref('zone.boards')
const perBoardLayer = mul(boards, 32)

const takeoffLines = [
  takeoff('Membrane, field', 'Roof area', ref('measure.area'), 'SF', ref('measure.waste'), ref('roll.net'), 'Rolls'),
  takeoff('Membrane, walls', 'Wall membrane', ref('wall.area'), 'SF', 0.1, ref('roll.net'), 'Rolls'),
  takeoff('Base sheet, modified only', 'Roof area', null, 'SF', 0.08, 200, 'Rolls'),
  takeoff('Cap sheet, modified only', 'Roof + wall area', null, 'SF', 0.1, 100, 'Rolls'),
  takeoff('Insulation, bottom layer', 'Boards × 32', perBoardLayer, 'SF', 0.05, 32, 'Boards'),
  takeoff('Insulation, top layer', 'Boards × 32', perBoardLayer, 'SF', 0.05, 32, 'Boards'),
  takeoff('Cover board', 'Boards × 32', perBoardLayer, 'SF', 0.05, 32, 'Boards'),
  takeoff('Board screws and plates', 'By zone', ref('zone.fasteners'), 'EA', 0.05, 500, 'Boxes'),
  takeoff('Membrane screws', 'Lap feet ÷ spacing', null, 'EA', 0.05, 500, 'Boxes'),
  takeoff('Bonding adhesive, 5 gal', 'Walls, 60 sf a gallon', ref('wall.area'), 'SF', 0.1, 300, 'Pails'),
  takeoff('Termination bar, 10 ft', 'Parapets and walls', ref('linear.parapet'), 'LF', 0.05, 10, 'Pieces'),
  takeoff('Edge metal, 10 ft', 'Roof edge', edges, 'LF', 0.05, 10, 'Pieces'),
  takeoff('Coping, 10 ft', 'Coping', ref('linear.coping'), 'LF', 0.05, 10, 'Pieces'),
  takeoff('T-joint patches and corners', 'Count', null, 'EA', 0.05, 1, 'EA'),
  takeoff('Coating, 5 gal', 'Gallons, net', ref('coating.gallons'), 'GAL', 0.1, 5, 'Pails'),
]

function document() {
  return documentModel({
    title: 'Flat Roof Estimate',
    subject: 'Itemized low-slope roof estimate with membrane, insulation and fastener takeoff, cost and price',
    intro: 'The work, the products and the price for your roof, line by line. This is not a contract.',
    keywords: ['flat roof estimate', 'low-slope roof', 'TPO', 'EPDM', 'modified bitumen', 'takeoff'],
    parts: [
      part('Estimate', [
        ...customerBlocks(),
        ...roofBlocks,
        ...scopeBlocks(scope),
        ...allowanceBlocks([
          { item: 'Rotten or rusted deck', unit: 'SF', included: quantityOf(scope, 'Deck repair') },
          { item: 'Wet insulation beyond what the survey found', unit: 'SF' },
          { item: 'Rotten wood nailers', unit: 'LF' },
        ]),
        ...optionBlocks(
          'System options',
          [
            { name: 'A', includes: '60 mil, fastened' },
            {
              name: 'B',
              includes: '60 mil, adhered',
            },
            { name: 'C', includes: 'A or B, with taper to drains' },
          ],
          'Membrane and boards',
        ),
        ...boundaryBlocks({
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
        ...warrantyBlocks(
          'the maker’s own, on the sheet alone or on the system; a system warranty needs the maker’s components, an approved installer and a final inspection. Water standing over 48 hours, grease and cuts by other trades are usually left out.',
          'our own promise for seams, flashings and attachment, not storm damage or work by others.',
        ),
        ...termBlocks(
          ['Progress payments', 'If the contract sets progress payments or retainage, they replace that balance.'],
          ['Occupied building', 'We plan odor, noise, air intakes and loading with you before work starts.'],
        ),
        ...insuranceBlocks,
        ...acceptanceBlocks,
      ]),
      measurementsPart(
        planeBlocks({ rate: 0.08, range: 'open roof 5–8, many curbs 10–12%' }),
        lengthBlocks([
          measure('linear.edge', 'Edge without gutter'),
          measure('linear.gutterEdge', 'Edge with gutter'),
          measure('linear.parapet', 'Parapets and walls'),
          measure('linear.coping', 'Coping'),
          measure('linear.walkway', 'Walkway pads'),
          measure('count.curbs', 'Curbs and skylights'),
          measure('count.pipes', 'Pipes and pockets'),
          measure('count.drains', 'Drains and scuppers'),
        ]),
        membraneBlocks(),
        zoneBlocks,
        coatingBlocks,
        takeoffBlocks(takeoffLines, 1),
        [
          note(
            'Before you order',
            'Coverages are typical: take them from your supplier. Fasteners per board and membrane screw spacing come from the tested assembly for this building’s wind zones. Wall adhesive is counted; for an adhered field, add it on the blank line. Order only the lines that your system has.',
          ),
        ],
      ),
      costPart(scope),
    ],
  })
}

export const flatRoofEstimate = essential({
  id: '3',
  slug: 'flat-roof-estimate',
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
  baseDownloads: 1284,
  fullDescription: [
    'An estimate for low-slope roofs under TPO, PVC, EPDM, modified bitumen or a coating. The customer’s pages run from the permit to the last walkway pad, with edge metal, drains, curbs and parapets on lines of their own instead of hidden in a price per square.',
    'The office pages work out what a flat roof is made of: membrane rolls net of laps, wall membrane up and over the parapet, boards by layer, fasteners by wind zone, termination bar, edge metal, adhesive, and coating gallons from film thickness and solids. Fastening figures are blank, because they belong to the tested assembly and not to habit.',
    'Cost stands line for line beside price, with overhead and profit or a target margin, and cost by kind. System options, allowances for wet insulation and deck, and two warranties kept apart make the estimate one that a facility manager can compare and sign.',
  ],
  howToUse: [
    'Save a master copy with your company details, license number, insurer and workmanship warranty.',
    'On Measurements, enter plan area and rise by roof section, then edges, parapets, curbs, pipes and drains.',
    'Set roll size and lap, wall heights, and the zone areas; take fasteners per board from the tested assembly.',
    'Read the takeoff, order only the lines that your system has, and check coverages with your supplier.',
    'On Cost, choose the pricing method, enter overhead and profit or a target margin, and put a unit cost on every line that applies; see that each has a quantity and that the check reads $0.00.',
    'On Estimate, select membrane, attachment and insulation, fill in allowances and both warranties, and date it. Among the options, enter 0 beside the one that the scope prices, and what the others add or save.',
    'Print the Estimate pages alone to a new PDF and send that, never this file: it holds your cost. Prepare the contract when the pages come back signed.',
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
    acceptanceGuide,
    insuranceGuide,
    marginGuide,
  ],
  document,
})
