import {
  acceptanceBlocks,
  acceptanceGuide,
  agreementBlocks,
  allowanceBlocks,
  areaSummary,
  costPart,
  customerBlocks,
  debrisBlocks,
  insuranceBlocks,
  insuranceGuide,
  jobTerms,
  lengthBlocks,
  line,
  marginGuide,
  measure,
  measurementsPart,
  optionBlocks,
  planeBlocks,
  quantityOf,
  scopeBlocks,
  shown,
  takeoff,
  takeoffBlocks,
  warrantyBlocks,
  type ScopeGroup,
} from '@/data/parts/estimate'
import { add, choice, documentModel, field, fields, note, own, part, ref, section } from '@/lib/documents/author'
import { handWritten } from '../hand-written'

const sq = ref('measure.squares')
const edges = add('linear.eave', 'linear.rake')

const scope: readonly ScopeGroup[] = [
  {
    group: 'Set-up and removal',
    lines: [
      line('Building permit and inspections', 'Permit', 'LS', 'Other'),
      line('Fall protection, grounds and walls protected', 'Set-up', 'LS', 'Equipment'),
      line('Remove the layers noted above to the deck', 'Removal', 'SQ', 'Labor', sq),
      line('Containers, hauling and landfill', 'Disposal', 'EA', 'Disposal', ref('debris.loads')),
      line('Deck repair, area in this price', 'Deck repair', 'SF', 'Material'),
      line('Deck re-fastened to the present code', 'Re-fasten', 'SQ', 'Labor', sq),
    ],
  },
  {
    group: 'Weather layers',
    lines: [
      line('Ice barrier or base sheet where required', 'Ice, base', 'SQ', 'Material'),
      line('Underlayment or insulation as selected', 'Under layers', 'SQ', 'Material', sq),
      line('Edge metal at eaves and rakes', 'Edge metal', 'LF', 'Material', edges),
      line('Roofing material as selected, with waste', 'Roofing', 'SQ', 'Material', ref('measure.orderSquares')),
      line('Installation by the manufacturer’s instructions', 'Installation', 'SQ', 'Labor', sq),
      line('Ridge, hip or coping pieces', 'Caps, coping', 'LF', 'Material', ref('linear.ridge')),
    ],
  },
  {
    group: 'Details and hand-over',
    lines: [
      line('New flashings at walls and chimneys', 'Flashings', 'LF', 'Material', ref('linear.wall')),
      line('Valleys lined', 'Valleys', 'LF', 'Material', ref('linear.valley')),
      line('Pipes, vents, skylights and drains flashed', 'Penetrations', 'EA', 'Material', ref('count.penetrations')),
      line('Ventilation brought into balance', 'Ventilation', 'EA', 'Material'),
      line('Daily clean-up, magnet sweep, final walk', 'Clean-up', 'LS', 'Labor'),
    ],
  },
]

export const generalRoofReplacementEstimate = handWritten({
  id: '3000',
  slug: 'general-roof-replacement-estimate',
  name: 'General Roof Replacement Estimate',
  description:
    'Replacement estimate for any roof, sloped or flat: removal to final walk, three options, allowances, takeoff, cost and price.',
  systemType: 'universal',
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
    'One replacement estimate for roofs that mix materials or fit no system’s form. Removal, weather layers, details and hand-over stand in the order of the work, with quantities from the measurements and a price on every line.',
    'Three options compare repair by section, replacement like for like, and a longer-lived roof. Allowances price what nobody sees before the deck is open, and both warranties are kept apart.',
    'The office pages take planes, edges and counts once, work out squares with waste, container loads and order quantities, and set each price from your own cost.',
  ],
  howToUse: [
    'Save a master copy with company, license, insurer and workmanship warranty.',
    'Enter planes with plan area and rise, edges and counts on Measurements; set waste to the shape of the roof.',
    'Enter coverages of the chosen product in the takeoff, then read what to order.',
    'On Cost, choose the pricing method and put a unit cost on each line that applies; see that the check reads $0.00.',
    'Name product, color and underlayment on Estimate, fill in allowances, and enter 0 beside the option that the scope prices.',
    'Print the Estimate pages alone to a new PDF and send that, never this file: it holds your cost.',
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
    acceptanceGuide,
    insuranceGuide,
    marginGuide,
  ],
  document: () =>
    documentModel({
      title: 'General Roof Replacement Estimate',
      subject: 'Replacement of any roof: scope, options, allowances, takeoff, cost and price',
      intro: 'The new roof that we propose, line by line, and its price. This is not a contract.',
      keywords: ['roof replacement', 'estimate', 'takeoff'],
      parts: [
        part('Estimate', [
          ...customerBlocks(),
          section('Roof and products', 'Roof facts, measurements and product selections'),
          fields(
            4,
            field('roof.system', { label: 'Present roof' }),
            field('roof.layers'),
            field('roof.age'),
            field('roof.deck'),
            ...areaSummary,
            shown('linear.eave', 'Eave (ft)'),
            shown('linear.valley', 'Valley (ft)'),
            shown('linear.wall', 'Walls and chimneys (ft)'),
            shown('count.penetrations', 'Penetrations'),
            own('product.field', 'New roof: maker, line and color', 'text', { span: 2 }),
            own('product.underlayment', 'Underlayment or insulation'),
            choice('product.slope', 'Slope', ['Steep, over 4:12', '2:12 to 4:12', 'Low, under 2:12', 'Mixed']),
          ),
          ...scopeBlocks(scope, { blankRows: 3 }),
          ...allowanceBlocks(
            [
              { item: 'Rotten deck', unit: 'SF', included: quantityOf(scope, 'Deck repair') },
              { item: 'A further layer that nobody could see', unit: 'SQ' },
              { item: 'Rotten fascia, nailer or rafter end', unit: 'LF' },
            ],
            1,
          ),
          ...optionBlocks(
            'Three ways to a sound roof',
            [
              { name: 'Section', includes: 'Worst slope or area only' },
              { name: 'Like for like', includes: 'Same kind, present code' },
              { name: 'Longer life', includes: 'Better class or system' },
            ],
            'Product and line',
          ),
          ...warrantyBlocks(
            'the maker’s own limited warranty, in its document; registration, ventilation and approved parts are its usual conditions.',
            'our own promise for the installation, not for storm damage, foot traffic or work by others.',
          ),
          ...agreementBlocks(
            {
              included: ['permit fees named above', 'daily clean-up'],
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
            jobTerms,
          ),
          ...insuranceBlocks,
          ...acceptanceBlocks,
        ]),
        measurementsPart(
          planeBlocks({ rate: 0.12, range: 'gable 10, hip 12–15, cut-up 15–20, flat 5–10%' }),
          lengthBlocks([
            measure('linear.eave', 'Eave or edge'),
            measure('linear.rake', 'Rake'),
            measure('linear.ridge', 'Ridge, hip or coping'),
            measure('linear.valley', 'Valley'),
            measure('linear.wall', 'Walls and chimneys'),
            measure('count.penetrations', 'Penetrations'),
          ]),
          debrisBlocks(250),
          takeoffBlocks(
            [
              takeoff('Roofing material', 'Roof area', ref('measure.area'), 'SF', ref('measure.waste'), 100, 'SQ'),
              takeoff('Underlayment or base sheet', 'Roof area', ref('measure.area'), 'SF', 0.1, null, 'Rolls'),
              takeoff('Ice barrier, 200 sf', 'Area', null, 'SF', 0.1, 200, 'Rolls'),
              takeoff('Insulation or cover board, 4 × 8', 'Area', null, 'SF', 0.05, 32, 'Boards'),
              takeoff('Edge metal, 10 ft', 'Eave + rake', edges, 'LF', 0.05, 10, 'Pieces'),
              takeoff('Caps or coping', 'Ridge, hip, coping', ref('linear.ridge'), 'LF', 0.08, null, 'Units'),
              takeoff('Valley lining, 10 ft', 'Valley', ref('linear.valley'), 'LF', 0.1, 9.5, 'Pieces'),
              takeoff('Wall flashing, 10 ft', 'Walls', ref('linear.wall'), 'LF', 0.1, 9.75, 'Pieces'),
              takeoff('Boots, hoods and drains', 'Count', ref('count.penetrations'), 'EA', 0, 1, 'EA'),
              takeoff('Fasteners', 'By pattern', null, 'EA', 0.05, null, 'Boxes'),
            ],
            2,
          ),
          [
            note(
              'Before you order',
              'Blank coverages belong to the product: enter them from the wrapper or data sheet. Caps and starters are counted on their own, so leave them out of the waste.',
            ),
          ],
        ),
        costPart(scope, { blankRows: 3 }),
      ],
    }),
})
