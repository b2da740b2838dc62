import {
  add,
  calculated,
  ceil,
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
  panelBlocks,
  type ScopeGroup,
} from '@/data/parts/estimate'

const ridgesAndHips = add('linear.ridge', 'linear.hip')
const walls = add('linear.sidewall', 'linear.headwall')

const scope: readonly ScopeGroup[] = [
  {
    group: 'Set-up, tear-off and deck',
    lines: [
      line('Building permit and inspections', 'Permit', 'LS', 'Other'),
      line('Grounds and walls protected; panels stored flat and dry', 'Protection', 'LS', 'Equipment'),
      line('Strip to deck; remove what would show through panels', 'Strip roof', 'SQ', 'Labor', ref('measure.squares')),
      line('Container, hauling and fees; scrap metal recycled', 'Container', 'EA', 'Disposal'),
      line('Re-nail deck and shim it to 1/4 in over 20 ft', 'Flatten deck', 'SQ', 'Labor', ref('measure.squares')),
      line('Replace rotten sheathing, sheets in this price', 'Sheathing', 'SHT', 'Material'),
    ],
  },
  {
    group: 'Dry-in',
    lines: [
      line(
        'High-temp self-adhered at eaves, valleys, low slopes',
        'High-temp',
        'SQ',
        'Material',
        ref('dryIn.highTempSquares'),
      ),
      line(
        'Synthetic underlayment for metal on the rest',
        'Synthetic',
        'SQ',
        'Material',
        ref('dryIn.syntheticSquares'),
      ),
    ],
  },
  {
    group: 'Panels',
    lines: [
      line(
        'Metal panels as selected, one coil lot, with waste',
        'Panels',
        'SQ',
        'Material',
        ref('measure.orderSquares'),
      ),
      line('Concealed clips and screws, or gasketed screws', 'Clips', 'SQ', 'Material', ref('measure.squares')),
      line('Roll former on site, or cut panels delivered and lifted', 'Former or lift', 'LS', 'Equipment'),
      line('Install panels free to move; seams closed the same day', 'Install', 'SQ', 'Labor', ref('measure.squares')),
    ],
  },
  {
    group: 'Trim and flashings',
    lines: [
      line('Eave cleat and drip trim, panels hemmed over it', 'Eave trim', 'LF', 'Material', ref('linear.eave')),
      line('Rake trim on cleats or Z-closures', 'Rake trim', 'LF', 'Material', ref('linear.rake')),
      line('Ridge and hip caps on Z-closures set in butyl', 'Caps', 'LF', 'Material', ridgesAndHips),
      line('W-valley, 24 in, hemmed edges', 'W-valley', 'LF', 'Material', ref('linear.valley')),
      line('Sidewall and headwall flashing with counterflashing', 'Wall flashing', 'LF', 'Material', walls),
      line('Install trim, flashings and details', 'Trim labor', 'HR', 'Labor'),
    ],
  },
  {
    group: 'Penetrations, ventilation, snow, clean-up',
    lines: [
      line('Rib-conforming pipe flashings, EPDM or silicone', 'Pipe boots', 'EA', 'Material', ref('count.pipes')),
      line('Chimney, skylight and curb flashings, with crickets', 'Curbs', 'EA', 'Material', ref('count.curbs')),
      line('Vented ridge closure', 'Closure', 'LF', 'Material', ref('linear.ventedRidge')),
      line('Snow retention clamped to the seams', 'Snow rail', 'LF', 'Material', ref('linear.snow')),
      line('Film off, metal chips swept daily; final magnet sweep', 'Clean-up', 'LS', 'Labor'),
    ],
  },
]

const roofBlocks: readonly Block[] = [
  section('Roof and products', 'Roof facts, measurements and product selections'),
  fields(
    4,
    choice('roof.existing', 'Existing roof', ['Asphalt shingle', 'Metal', 'Wood', 'Tile', 'Other']),
    field('roof.layers'),
    field('roof.pitch', { label: 'Lowest pitch (in 12)' }),
    choice('site.exposure', 'Site', ['Ordinary', 'Coastal', 'Industrial', 'Heavy snow', 'Several']),
    ...areaSummary,
    calculated('summary.edges', 'Eave and rake (ft)', 'number', add('linear.eave', 'linear.rake'), { decimals: 0 }),
    calculated('summary.caps', 'Ridge and hip (ft)', 'number', ridgesAndHips, { decimals: 0 }),
    shown('linear.valley', 'Valley (ft)'),
    calculated('summary.walls', 'Walls (ft)', 'number', walls, { decimals: 0 }),
    own('product.panel', 'Panel: maker, profile, width and color', 'text', { span: 2 }),
    choice('product.seam', 'Seam', [
      'Snap-lock',
      'Mechanical 90°',
      'Mechanical 180°',
      'Exposed fastener',
      'Shingle or tile form',
    ]),
    choice('product.metal', 'Metal', [
      '26 ga steel',
      '24 ga steel',
      '0.032 in aluminum',
      '0.040 in aluminum',
      'Copper',
      'Zinc',
    ]),
    own('product.underlayment', 'Underlayments', 'text', { span: 2 }),
    choice('product.finish', 'Finish', ['PVDF', 'SMP', 'Bare Al-Zn', 'Stone-coated', 'Natural metal']),
    field('roof.deck'),
  ),
]

const clips = ceil(div(mul('panel.feet', 12), 'panel.clipSpacing'))
const closures = add(mul(2, ridgesAndHips), ref('linear.rake'))
const butyl = add(mul(2, ridgesAndHips), mul(2, ref('linear.valley')), walls)

const takeoffLines = [
  takeoff('Panels, by the schedule', 'Running feet', ref('panel.feet'), 'LF', 0, 1, 'LF'),
  takeoff('High-temp, 2 SQ roll', 'Net squares', mul('dryIn.highTempSquares', 100), 'SF', 0.15, 200, 'Rolls'),
  takeoff('Synthetic, 10 SQ roll', 'Net squares', mul('dryIn.syntheticSquares', 100), 'SF', 0.1, 1000, 'Rolls'),
  takeoff('Concealed clips', 'Feet ÷ spacing', clips, 'EA', 0.05, 100, 'Bags'),
  takeoff('Gasketed screws', 'Screw pattern', null, 'EA', 0.05, 250, 'Bags'),
  takeoff('Pancake screws', 'Clips × screws', mul(clips, 'panel.screwsPerClip'), 'EA', 0.05, 250, 'Bags'),
  takeoff('Eave cleat and trim, 10 ft', 'Eave', ref('linear.eave'), 'LF', 0.08, 9.75, 'Of each'),
  takeoff('Rake trim, 10 ft', 'Rake', ref('linear.rake'), 'LF', 0.1, 9.75, 'Pieces'),
  takeoff('Ridge and hip cap, 10 ft', 'Ridge + hip', ridgesAndHips, 'LF', 0.1, 9.75, 'Pieces'),
  takeoff('Z-closure, 10 ft', '2 × caps + rake', closures, 'LF', 0.1, 10, 'Pieces'),
  takeoff('Vented closure, 10 ft', '2 × vented ridge', mul(2, 'linear.ventedRidge'), 'LF', 0.05, 10, 'Pieces'),
  takeoff('W-valley, 10 ft', 'Valley', ref('linear.valley'), 'LF', 0.1, 9.5, 'Pieces'),
  takeoff('Wall flashing, 10 ft', 'Sidewall + headwall', walls, 'LF', 0.1, 9.75, 'Pieces'),
  takeoff('Butyl tape, 50 ft', 'Both sides, walls', butyl, 'LF', 0.1, 50, 'Rolls'),
  takeoff('Pipe flashings', 'Count', ref('count.pipes'), 'EA', 0, 1, 'EA'),
  takeoff('Snow rail, 8 ft', 'Snow retention', ref('linear.snow'), 'LF', 0.03, 8, 'Pieces'),
]

function document() {
  return documentModel({
    title: 'Metal Roof Estimate',
    subject: 'Itemized metal roof estimate with panel schedule, trim takeoff, cost and price',
    intro: 'The work, the products and the price for your roof, line by line. This is not a contract.',
    keywords: ['metal roof estimate', 'standing seam', 'panel schedule', 'takeoff'],
    parts: [
      part('Estimate', [
        ...customerBlocks(),
        ...roofBlocks,
        ...scopeBlocks(scope),
        ...allowanceBlocks([
          { item: 'Rotten or delaminated sheathing', unit: 'SHT', included: quantityOf(scope, 'Sheathing') },
          { item: 'Deck that needs more shimming', unit: 'SF' },
          { item: 'Another roof layer that nobody could see', unit: 'SQ' },
        ]),
        ...optionBlocks(
          'Good, better, best',
          [
            { name: 'Good', includes: 'Exposed fastener, SMP' },
            { name: 'Better', includes: 'Snap-lock seam, PVDF' },
            {
              name: 'Best',
              includes: 'Mechanical seam, PVDF',
            },
          ],
          'Profile and color',
        ),
        ...boundaryBlocks({
          included: ['daily clean-up and a final magnet sweep'],
          excluded: [
            'framing repair',
            'snow retention',
            'gutters',
            'removal and reset of solar or dish',
            'asbestos work',
          ],
          assumed: [
            'the profile suits the lowest slope (lapped 3:12, with lap sealant 1/2:12, standing seam 1/4:12, or as the maker says)',
            'waviness in flat pans (oil canning) and noise from thermal movement are normal for sheet metal',
            'the deck is flat apart from the shimming listed',
          ],
        }),
        ...warrantyBlocks(
          'the maker’s own separate promises for paint, base metal and, only where ordered and inspected, weathertightness. Cut edges, scratches and salt-water sites are usually left out.',
          'our own promise for seams, trim, flashings and fasteners as we set them, not storm damage, sliding snow or other trades.',
        ),
        ...termBlocks([
          'Panels',
          'Panels and trim are cut for this roof, so you confirm profile, metal, finish and color in writing before we order.',
        ]),
        ...insuranceBlocks,
        ...acceptanceBlocks,
      ]),
      measurementsPart(
        planeBlocks({ rate: 0.08, range: 'gable 8–10, hip 12–15, cut-up 15–20%' }),
        lengthBlocks([
          measure('linear.eave', 'Eave'),
          measure('linear.rake', 'Rake'),
          measure('linear.ridge', 'Ridge'),
          measure('linear.hip', 'Hip'),
          measure('linear.valley', 'Valley'),
          measure('linear.sidewall', 'Sidewall'),
          measure('linear.headwall', 'Headwall'),
          measure('linear.ventedRidge', 'Ridge that is vented'),
          measure('linear.snow', 'Snow retention'),
          measure('count.pipes', 'Pipes'),
          measure('count.curbs', 'Chimneys, skylights, curbs'),
        ]),
        panelBlocks,
        takeoffBlocks(takeoffLines),
        [
          note(
            'Before you cut',
            'Coverages are typical: take them from your supplier. At hips and valleys, list a plane by its longest panels or in steps. A large gap between panel squares and squares with waste means that a plane was missed or counted twice. Exposed-fastener panels: leave clip spacing blank, and enter gasketed screws from the maker’s pattern.',
          ),
        ],
      ),
      costPart(scope),
    ],
  })
}

export const metalRoofEstimate = essential({
  id: '2',
  slug: 'metal-roof-estimate',
  name: 'Metal Roof Estimate',
  description:
    'Metal roof estimate with a panel schedule, trim and fastener takeoff, three packages and a price built from your own costs.',
  categorySlug: 'estimates-quotes',
  formats: ['PDF', 'Excel', 'Word'],
  tags: [
    'metal roof',
    'standing seam',
    'exposed fastener',
    'snap-lock',
    'mechanical seam',
    'R-panel',
    'steel roof',
    'aluminum roof',
    'panel schedule',
    'cut list',
    'trim takeoff',
    'bid',
    'proposal',
    'quote',
    'good better best',
  ],
  popular: true,
  baseDownloads: 1562,
  fullDescription: [
    'An estimate for standing seam, exposed-fastener and other metal panel roofs. The customer sees the work in order: set-up, tear-off, dry-in, panels, trim, penetrations, snow retention and clean-up, each with quantity, unit price and total, and beside it the profile, metal, thickness and finish that the price buys.',
    'The office pages hold what a metal roof stands or falls with: a panel schedule that turns eave width and slope length into panel counts, cut lengths and running feet; clips and screws from the spacing in your uplift table; trim, closures and butyl by the foot. Trim is where metal jobs lose money, so every piece has its own line.',
    'Cost and price stand line for line beside each other, with overhead and profit or a target margin, and markup and margin both shown. Three packages, a plain sentence on oil canning, and separate paint, metal and workmanship warranties spare you the usual arguments later.',
  ],
  howToUse: [
    'Save a master copy with your company details, license number, insurer and workmanship warranty.',
    'On Measurements, enter plan area and rise for each plane, then edges, counts, vented ridge and snow retention.',
    'Fill in the panel schedule: width along the eave, slope length, and what you add for hems and overhang. Set panel coverage and clip spacing.',
    'Enter the squares of high-temp and synthetic underlayment, and compare panel squares with squares with waste.',
    'On Cost, choose the pricing method, enter overhead and profit or a target margin, and put a unit cost on every line that applies; see that each has a quantity and that the check reads $0.00.',
    'On Estimate, select profile, metal and finish, fill in allowances and both warranties, and date it. Among the packages, enter 0 beside the one that the scope prices, and what the others add or save.',
    'Print the Estimate pages alone to a new PDF and send that, never this file: it holds your cost. Prepare the contract when the pages come back signed.',
  ],
  expertGuide: [
    {
      title: 'Match the profile to the lowest slope, in writing',
      text: 'Write down the lowest pitch on the roof, not the main one. Lapped panels without sealant need 3:12, with applied lap sealant 1/2:12, standing seam 1/4:12, and the panel maker may be stricter. A porch that drops to 1:12 is where an exposed-fastener bid comes back as a leak: price that part as a mechanically seamed panel or a membrane, on its own line.',
      cite: 'IRC R905.10.2; IBC 1507.4.2; ASTM E2140 for panels tested under standing water',
    },
    {
      title: 'Order by the panel schedule, not by squares',
      text: 'Squares price the job; panels are bought by count and length. The schedule rounds panels up per plane, because a half panel at the rake is a whole one at the brake, and adds hems and overhang to every cut. Clip spacing is blank on purpose: it comes from the uplift table for your panel, deck and wind zone, and corners are tighter than the field.',
      cite: 'UL 580 and UL 1897; ASTM E1592',
    },
    {
      title: 'Count the trim twice',
      text: 'Ridge and hip caps need closures and butyl on both sides, valleys sealant on both edges, and laps eat an inch or more of every 10 ft piece: the takeoff covers 9.75 ft a piece for that reason. Keep metals apart: nothing of copper or lead above aluminum-zinc steel, and stainless screws near salt water. The finish warranty is void if the site is inside the maker’s coastal distance, so ask before you quote it.',
      cite: 'ASTM A792 and A755 (coated and prepainted steel)',
    },
    acceptanceGuide,
    insuranceGuide,
    marginGuide,
  ],
  document,
})
