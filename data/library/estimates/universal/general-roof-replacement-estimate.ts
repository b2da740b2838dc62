import { defineTemplate } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'

const sq = d.ref('measure.squares')

const lines: readonly estimate.ScopeGroup[] = [
  {
    group: 'Set-up and removal',
    lines: [
      estimate.line('Building permit and inspections', 'Permit', 'LS', 'Other'),
      estimate.line('Fall protection, grounds and walls protected', 'Set-up', 'LS', 'Equipment'),
      estimate.line('Remove the layers noted above to the deck', 'Removal', 'SQ', 'Labor', sq),
      estimate.line('Containers, hauling and landfill', 'Disposal', 'EA', 'Disposal', d.ref('debris.loads')),
      estimate.line('Deck repair, area in this price', 'Deck repair', 'SF', 'Material'),
      estimate.line('Deck re-fastened to the present code', 'Re-fasten', 'SQ', 'Labor', sq),
    ],
  },
  {
    group: 'Weather layers',
    lines: [
      estimate.line('Ice barrier or base sheet where required', 'Ice, base', 'SQ', 'Material'),
      estimate.line('Underlayment or insulation as selected', 'Under layers', 'SQ', 'Material', sq),
      estimate.line('Edge metal at eaves and rakes', 'Edge metal', 'LF', 'Material', estimate.eaveAndRake),
      estimate.line(
        'Roofing material as selected, with waste',
        'Roofing',
        'SQ',
        'Material',
        d.ref('measure.orderSquares'),
      ),
      estimate.line('Installation by the manufacturer’s instructions', 'Installation', 'SQ', 'Labor', sq),
      estimate.line('Ridge, hip or coping pieces', 'Caps, coping', 'LF', 'Material', d.ref('linear.ridge')),
    ],
  },
  {
    group: 'Details and handover',
    lines: [
      estimate.line('New flashings at walls and chimneys', 'Flashings', 'LF', 'Material', d.ref('linear.wall')),
      estimate.line('Valleys lined', 'Valleys', 'LF', 'Material', d.ref('linear.valley')),
      estimate.line(
        'Pipes, vents, skylights and drains flashed',
        'Penetrations',
        'EA',
        'Material',
        d.ref('count.penetrations'),
      ),
      estimate.line('Ventilation brought into balance', 'Ventilation', 'EA', 'Material'),
      estimate.line('Daily cleanup, magnet sweep, final walk', 'Cleanup', 'LS', 'Labor'),
    ],
  },
]

const takeoffLines: readonly estimate.TakeoffLine[] = [
  estimate.takeoff('Roofing material', 'Roof area', d.ref('measure.area'), 'SF', d.ref('measure.waste'), 100, 'SQ'),
  estimate.takeoff('Underlayment or base sheet', 'Roof area', d.ref('measure.area'), 'SF', 0.1, null, 'Rolls'),
  estimate.takeoff('Ice barrier, 200 sf', 'Area', null, 'SF', 0.1, 200, 'Rolls'),
  estimate.takeoff('Insulation or cover board, 4 × 8', 'Area', null, 'SF', 0.05, 32, 'Boards'),
  estimate.takeoff('Edge metal, 10 ft', 'Eave + rake', estimate.eaveAndRake, 'LF', 0.05, 10, 'Pieces'),
  estimate.takeoff('Caps or coping', 'Ridge, hip, coping', d.ref('linear.ridge'), 'LF', 0.08, null, 'Units'),
  estimate.takeoff('Valley lining, 10 ft', 'Valley', d.ref('linear.valley'), 'LF', 0.1, 9.5, 'Pieces'),
  estimate.takeoff('Wall flashing, 10 ft', 'Walls', d.ref('linear.wall'), 'LF', 0.1, 9.75, 'Pieces'),
  estimate.takeoff('Boots, hoods and drains', 'Count', d.ref('count.penetrations'), 'EA', 0, 1, 'EA'),
  estimate.takeoff('Fasteners', 'By pattern', null, 'EA', 0.05, null, 'Boxes'),
]

const scope = estimate.supplied(
  [...lines, estimate.adderGroup({ isSloped: true, layers: 'worksheet' })],
  takeoffLines,
  {
    Roofing: ['Roofing material', 'Fasteners'],
    'Under layers': ['Underlayment or base sheet', 'Insulation or cover board, 4 × 8'],
  },
)

export const generalRoofReplacementEstimate = defineTemplate('estimate', {
  id: '3000',
  name: 'General Roof Replacement Estimate',
  group: 'universal',
  demand: [0.995, 'Nearly every job.'],
  description:
    'Replacement estimate for any roof, sloped or flat: removal to final walk, three options, allowances, takeoff, cost and price.',
  downloads: [900, 1500],
  popular: true,
  tags: [
    'roof replacement',
    'new roof',
    're-roof',
    'tear-off',
    'any roof',
    'good better best',
    'estimate',
    'bid',
    'proposal',
  ],
  fullDescription: [
    'One replacement estimate for roofs that mix materials or fit no system’s form. Removal, weather layers, details and handover stand in the order of the work, with quantities from the measurements and a price on every line.',
    'Three options compare repair by section, replacement like for like, and a longer-lived roof. Allowances price what nobody sees before the deck is open, and both warranties are kept apart.',
    'The office pages take planes, edges and counts once, work out squares with waste, container loads and order quantities, and set each price from your own cost.',
  ],
  howToUse: [
    'Save a master copy with company, license, insurer and workmanship warranty.',
    'Enter planes with plan area and rise, edges and counts on Measurements; set waste to the shape of the roof.',
    'Enter coverages of the chosen product in the takeoff on Cost, then read what to order.',
    'On Cost, choose the pricing method, enter overhead and profit or a target margin, price the takeoff by the roll, bundle and box, and put material and work on the other lines that apply; see that every count below reads 0.',
    'Name product, color and underlayment on Estimate, fill in allowances, and enter 0 beside the option that the scope prices; Yes beside the chosen one moves the total.',
    estimate.sendStep('Estimate'),
  ],
  expertGuide: [
    {
      title: 'Read the existing roof before you price the new one',
      text: 'Layers, deck and slope decide more than the product. Two layers, slate, tile, wood or a wet deck rule out going over the top; slope rules out whole families of roofing. Write what you saw and from where, so that the assumption is visible when the deck proves otherwise.',
      cite: 'IRC R905 and R908; IBC 1507 and 1512, as adopted locally',
    },
    {
      title: 'Insulation and ventilation are part of a replacement',
      text: 'Low-slope roofs that are stripped to the deck usually have to meet the reroofing R of the energy code, and steep roofs over attics need intake that at least equals exhaust. Put both on lines: a bid without them is cheaper only until the inspection.',
      cite: 'IECC C503 and R503; IRC R806',
    },
    estimate.acceptanceGuide,
    estimate.insuranceGuide,
    estimate.marginGuide,
  ],
  pages: { main: 3, office: 4 },
  subject: 'Replacement of any roof: scope, options, allowances, takeoff, cost and price',
  intro: 'The new roof that we propose and its price. This is not a contract.',
  keywords: ['roof replacement', 'estimate', 'takeoff'],
  required: ['product.field'],
  parts: () => [
    d.part('Estimate', [
      ...estimate.customerBlocks(),
      d.section('Roof and products', 'Roof facts, measurements and product selections'),
      d.fields(
        4,
        d.field('roof.system', { label: 'Present roof' }),
        d.field('roof.layers'),
        d.field('roof.age'),
        d.field('roof.deck'),
        ...estimate.areaSummary,
        estimate.shown('linear.eave', 'Eave (ft)'),
        estimate.shown('linear.valley', 'Valley (ft)'),
        estimate.shown('linear.wall', 'Walls and chimneys (ft)'),
        estimate.shown('count.penetrations', 'Penetrations'),
        d.own('product.field', 'New roof: manufacturer, line and color', 'text', { span: 2 }),
        d.own('product.underlayment', 'Underlayment or insulation'),
        d.choice('product.slope', 'Slope', ['Steep, over 4:12', '2:12 to 4:12', 'Low, under 2:12', 'Mixed']),
      ),
      ...estimate.scopeBlocks(scope, { choices: 'option' }),
      ...estimate.goAheadBlocks,
      ...estimate.allowanceBlocks(
        [
          { item: 'Rotten deck', unit: 'SF', included: estimate.quantityOf(scope, 'Deck repair') },
          { item: 'A further layer that nobody could see', unit: 'SQ' },
          { item: 'Rotten fascia, nailer or rafter end', unit: 'LF' },
        ],
        1,
      ),
      ...estimate.optionBlocks(
        'Three ways to a sound roof',
        [
          { name: 'Section', includes: 'Worst slope or area only' },
          { name: 'Like for like', includes: 'Same kind, present code' },
          { name: 'Longer life', includes: 'Better class or system' },
        ],
        'Product and line',
      ),
      ...estimate.warrantyBlocks(
        'the manufacturer’s own limited warranty, in its document; registration, ventilation and approved parts are its usual conditions.',
        'our own promise for the installation, not for storm damage, foot traffic or work by others.',
      ),
      ...estimate.agreementBlocks(
        {
          included: ['permit fees named above', 'daily cleanup'],
          excluded: [
            'structural repair',
            'gutters, siding and paint',
            'moving of solar, dish or equipment',
            'asbestos work',
          ],
          assumed: [
            'layers, deck and slope as noted',
            'a truck reaches the building',
            'days dry enough to open the roof',
          ],
        },
        estimate.jobTerms,
      ),
    ]),
    estimate.measurementsPart(
      estimate.planeBlocks({ rate: 0.12, range: 'gable 10, hip 12–15, cut-up 15–20, flat 5–10%' }),
      estimate.lengthBlocks([
        estimate.measure('linear.eave', 'Eave or edge'),
        estimate.measure('linear.rake', 'Rake'),
        estimate.measure('linear.ridge', 'Ridge, hip or coping'),
        estimate.measure('linear.valley', 'Valley'),
        estimate.measure('linear.wall', 'Walls and chimneys'),
        estimate.measure('count.penetrations', 'Penetrations'),
      ]),
      estimate.debrisBlocks(250),
    ),
    ...estimate.costParts(
      scope,
      {
        hasOptions: true,
        takeoff: takeoffLines,
        order: d.note(
          'Before you order',
          'Blank coverages belong to the product: enter them from the wrapper or data sheet. Caps and starters are counted on their own, so leave them out of the waste.',
        ),
      },
      estimate.insurancePart,
    ),
  ],
})
