import { defineTemplate } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'

const lines: readonly estimate.ScopeGroup[] = [
  {
    group: 'Set-up and removal',
    lines: [
      estimate.line('Building permit and inspections', 'Permit', 'LS', 'Other'),
      estimate.line('Set-up, fall protection, building and grounds protected', 'Set-up', 'LS', 'Equipment'),
      estimate.line('Remove existing roofing or damaged parts', 'Removal', 'SQ', 'Labor'),
      estimate.line('Hauling and disposal', 'Disposal', 'EA', 'Disposal'),
      estimate.line('Deck repair, area in this price', 'Deck repair', 'SF', 'Material'),
    ],
  },
  {
    group: 'Roof',
    lines: [
      estimate.line(
        'Underlayment, insulation or base layer',
        'Base layers',
        'SQ',
        'Material',
        d.ref('measure.squares'),
      ),
      estimate.line('Roofing material as described above', 'Roofing', 'SQ', 'Material', d.ref('measure.orderSquares')),
      estimate.line('Installation', 'Installation', 'SQ', 'Labor', d.ref('measure.squares')),
      estimate.line('Edges, trim and caps', 'Edges', 'LF', 'Material', d.ref('linear.edge')),
    ],
  },
  {
    group: 'Details',
    lines: [
      estimate.line(
        'Flashings at walls, chimneys and valleys',
        'Flashings',
        'LF',
        'Material',
        d.ref('linear.flashing'),
      ),
      estimate.line(
        'Pipes, vents, skylights, curbs and drains',
        'Penetrations',
        'EA',
        'Material',
        d.ref('count.penetrations'),
      ),
      estimate.line('Ventilation or drainage work', 'Ventilation', 'EA', 'Material'),
      estimate.line('Install flashings and details', 'Detail labor', 'HR', 'Labor'),
    ],
  },
  {
    group: 'Repair',
    lines: [
      estimate.line('Repair as described above: labor', 'Repair labor', 'HR', 'Labor'),
      estimate.line('Repair as described above: material', 'Repair parts', 'LS', 'Material'),
    ],
  },
  {
    group: 'Completion',
    lines: [estimate.line('Cleanup, magnet sweep and final walkthrough with you', 'Cleanup', 'LS', 'Labor')],
  },
]

const jobBlocks: readonly d.Block[] = [
  d.section('The job', 'Job description, roof facts and measurements'),
  d.fields(
    4,
    d.choice('job.kind', 'Kind of work', [
      'Replacement',
      'Recover',
      'Repair',
      'Restoration or coating',
      'Maintenance',
      'New roof',
    ]),
    d.field('roof.system'),
    d.choice('roof.existing', 'Existing roof', [
      'Asphalt shingle',
      'Metal',
      'Tile or slate',
      'Wood',
      'Single-ply',
      'Modified or built-up',
      'Other',
    ]),
    d.field('roof.layers'),
    ...estimate.areaSummary,
    estimate.shown('linear.edge', 'Edges, ridges and hips (ft)'),
    estimate.shown('linear.flashing', 'Walls and valleys (ft)'),
    estimate.shown('count.penetrations', 'Penetrations'),
    d.field('roof.pitch'),
    d.own('product.line', 'Material: manufacturer, line and color', 'text', { span: 2 }),
    d.own('product.accessories', 'Underlayment and accessories', 'text', { span: 2 }),
    d.own('job.description', 'What we found and what we propose', 'multiline', { span: 4, lines: 3 }),
  ),
]

const takeoffLines: readonly estimate.TakeoffLine[] = [
  estimate.takeoff('Roofing material', 'Roof area', d.ref('measure.area'), 'SF', d.ref('measure.waste'), 100, 'SQ'),
  estimate.takeoff('Underlayment, base', 'Roof area', d.ref('measure.area'), 'SF', 0.1, null, 'Rolls'),
  estimate.takeoff('Boards, 4 × 8', 'Roof area', null, 'SF', 0.05, 32, 'Boards'),
  estimate.takeoff('Edge metal or trim, 10 ft', 'Edges', d.ref('linear.edge'), 'LF', 0.05, 10, 'Pieces'),
  estimate.takeoff('Flashing, 10 ft', 'Walls and valleys', d.ref('linear.flashing'), 'LF', 0.1, 10, 'Pieces'),
  estimate.takeoff('Boots, hoods and drains', 'Count', d.ref('count.penetrations'), 'EA', 0, 1, 'EA'),
  estimate.takeoff('Fasteners', 'Count', null, 'EA', 0.05, null, 'Boxes'),
  estimate.takeoff('Adhesive, primer or sealant', 'Area or length', null, '', 0.1, null, 'Units'),
]

const scope = estimate.supplied([...lines, estimate.adderGroup({ isSloped: true })], takeoffLines, {
  Roofing: ['Roofing material', 'Fasteners'],
  'Base layers': ['Underlayment, base', 'Boards, 4 × 8'],
})

export const generalRoofingQuote = defineTemplate('essential', {
  id: '4',
  name: 'General Roofing Quote',
  description:
    'One quote for any roofing job, from a repair to a new roof: scope lines, three options, allowances, warranties, and your cost kept apart.',
  categorySlug: 'estimates-quotes',
  formats: ['PDF', 'Excel', 'Word'],
  tags: [
    'roofing quote',
    'roof quote',
    'bid',
    'proposal',
    'price quote',
    'estimate form',
    'roof repair',
    're-roof',
    'recover',
    'new roof',
    'residential',
    'commercial',
    'any roof',
    'good better best',
  ],
  downloads: 1431,
  fullDescription: [
    'The quote for jobs that do not fit one system’s form: a repair, a porch, a recover, a mixed roof, a second building. It describes what you found and what you propose and lists the work in plain lines with quantity and price; every line can be rewritten, and three are blank for your own.',
    'Behind the customer’s pages are the same office pages as in the system estimates: measurements with slope area and waste, a material list that rounds up to whole units, and a cost page with overhead and profit or a target margin. The price of every customer line comes from there.',
    'Three options let an owner choose between repairing and replacing without a second visit. Allowances, exclusions, both warranties, a lawful insurance note and an acceptance that leads to a contract are the same as on the system estimates.',
  ],
  howToUse: [
    'Save a master copy with your company details, license number, insurer and workmanship warranty.',
    'Describe what you found and what you propose; choose the kind of work, the roof and the material.',
    'Enter planes, lengths and counts on Measurements, or leave them blank for a small job.',
    'On Cost, choose the pricing method, enter overhead and profit or a target margin, and put quantities, material and work on the lines that apply; see that every count below reads 0.',
    'Rewrite or clear any line to fit the job; a line that you add below the others, in Excel on Added lines, has its words and unit on Quote. Fill in allowances and warranties, and date it. Among the options, enter 0 beside the one that the scope prices, and what the others add or save; Yes beside the chosen one moves total, tax and deposit.',
    estimate.sendStep('Quote', 'Prepare the contract when the pages come back signed.'),
  ],
  expertGuide: [
    {
      title: 'Say which it is: a quote is a price, an estimate is a forecast',
      text: 'Customers read “quote” as a fixed price, so write the scope it buys and the conditions it is based on, and put what you cannot see under allowances with a unit price. A quote without an expiration date lasts longer than your supplier’s prices do: 15 to 30 days is usual.',
    },
    {
      title: 'Describe the problem before the repair',
      text: 'Two or three sentences on what you found, where, and how you know (photographs, probe, moisture meter) do more for acceptance than a longer price list, and they are your defense when a different leak shows up next winter. For a repair, name the area, and say plainly that the rest of the roof is not covered.',
    },
    {
      title: 'Know when a repair is a reroof',
      text: 'Building departments draw the line between repair and reroofing by area or by system and ask for a permit, and sometimes for removal of old layers, beyond it. Two layers already in place, wood shake, slate or tile, or a wet deck generally rule out going over the top. Ask before you offer the overlay as the cheap option.',
      cite: 'IRC R908; IBC 1512 (1511 in older editions), as adopted locally',
    },
    estimate.acceptanceGuide,
    estimate.insuranceGuide,
    estimate.marginGuide,
  ],
  pages: { main: 3, office: 3 },
  subject: 'Quote for any roofing job, with measurements, material list, cost and price',
  intro: 'The work we propose for your roof and its price. This is not a contract.',
  keywords: ['roofing quote', 'roof repair quote', 'roofing bid', 'price'],
  required: ['product.line', 'job.description'],
  parts: () => [
    d.part('Quote', [
      ...estimate.customerBlocks('Quote'),
      ...jobBlocks,
      ...estimate.scopeBlocks(scope, { choices: 'option' }),
      ...estimate.goAheadBlocks,
      ...estimate.allowanceBlocks(
        [{ item: 'Rotten deck', unit: 'SF', included: estimate.quantityOf(scope, 'Deck repair') }],
        1,
      ),
      ...estimate.optionBlocks(
        'Good, better, best',
        [
          { name: 'Good', includes: 'Repair what fails now' },
          { name: 'Better', includes: 'Recover or replace' },
          { name: 'Best', includes: 'Longer-lived new roof' },
        ],
        'Product and line',
      ),
      ...estimate.boundaryBlocks({
        included: ['cleanup and a final walkthrough with you'],
        excluded: [
          'structural repair',
          'gutters, siding, masonry and interior',
          'removal and reset of solar, dish or equipment',
          'asbestos work',
        ],
        assumed: [
          'layers, deck and slope as noted',
          'a delivery truck reaches the building',
          'a repair fixes the problem described, not the older roof around it',
        ],
      }),
      ...estimate.warrantyBlocks(
        'the manufacturer’s own limited warranty on the product, in its own document; a repair often has none.',
        'our own warranty on the work we do, not on older parts of the roof, storm damage or work by others.',
      ),
      ...estimate.termBlocks(),
    ]),
    estimate.measurementsPart(
      estimate.planeBlocks({ rate: 0.1, range: 'gable 10, hip 12–15, cut-up 15–20%' }),
      estimate.lengthBlocks([
        estimate.measure('linear.edge', 'Edges, ridges and hips'),
        estimate.measure('linear.flashing', 'Walls, chimneys, valleys'),
        estimate.measure('count.penetrations', 'Penetrations'),
      ]),
    ),
    ...estimate.costParts(
      scope,
      {
        hasOptions: true,
        takeoff: takeoffLines,
        order: d.p(
          'leave this page blank and type quantities on Cost. Waste and coverages are typical: change them to suit the product.',
          'For a repair:',
        ),
      },
      estimate.insurancePart,
    ),
  ],
})
