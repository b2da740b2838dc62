import { defineTemplate } from '@/data/define-template'
import * as contract from '@/data/parts/contract'
import * as d from '@/lib/documents/author'

export const roofCoatingRestorationContract = defineTemplate('contract', {
  name: 'Roof Coating Restoration Contract',
  group: 'specialty',
  popular: true,
  description:
    'Roof coating contract for any coating chemistry: adhesion and moisture tests first, gallons from dry mils, ponding, recoat date, warranty.',
  tags: [
    'roof coating',
    'roof restoration',
    'silicone coating',
    'acrylic coating',
    'elastomeric',
    'metal roof coating',
    'coating contract',
  ],
  fullDescription: [
    'A coating is as good as what it sticks to. This contract begins with tests: adhesion patches, moisture survey, a look at ponds and seams. What they show decides primer, repairs and price, before the first drum is opened.',
    'Gallons are calculated from dry mils and solids on the page, so that owner and contractor see the same figure, and mil readings prove it afterward. Wet insulation, rusted fasteners and split seams have unit prices.',
    'Ponding, overspray, weather days and the date of the next coat are conditions that are initialed. The workmanship and the manufacturer’s coating warranty stand apart; cancellation forms are included for work sold at a home.',
  ],
  howToUse: [
    'Do the adhesion and moisture tests and attach the results.',
    'Choose chemistry for ponding, foot traffic and the old roof.',
    'Enter area, dry mils and solids; the gallons follow.',
    'Price repairs and wet areas by unit.',
    'Mark ponds on the plan and initial the conditions.',
    'Set in the official notices, complete both forms and sign.',
    'Read wet mils while coating and hand over the map.',
  ],
  expertGuide: [
    {
      title: 'Gallons are arithmetic',
      text: 'Area times dry mils divided by 1,604 times the share of solids gives gallons before loss. Example: 10,000 sq ft at 20 dry mils and 60% solids take 207.8 gallons; a rough surface takes more. A bid with fewer gallons buys fewer mils.',
    },
    {
      title: 'Test before you price',
      text: 'Pull at least five patches on each kind of surface and read them after full cure. Scan for water: a coating over wet insulation seals the water in and blisters. A failed test before signing costs a day, after it a roof.',
      cite: 'ASTM D903, D7954',
    },
    {
      title: 'Match the chemistry to the roof',
      text: 'Silicone stands ponds and is slippery and dirty; acrylic is economical and dislikes standing water; polyurethane and polyurea take traffic and need skilled hands. Later coats must stick to the first: nothing but silicone sticks to silicone.',
    },
    contract.cancellationGuide,
    contract.warrantyGuide,
  ],
  subject: 'Contract for the restoration of a roof with a coating',
  intro:
    'Home Improvement contract, where it is one, for the restoration of an existing roof by repair and coating. Tests come first; mils are agreed and measured.',
  keywords: ['roof coating', 'restoration'],
  parts: () =>
    contract.specialtyParts({
      opening: [
        d.section('Roof, tests and coating', 'Existing roof, test results, coating and gallons, calculated'),
        d.fields(
          4,
          d.choice('roof.existing', 'Existing roof', [
            'Metal',
            'Single-ply',
            'Modified bitumen',
            'Built-up',
            'Spray foam',
            'Concrete',
            'Coated before',
          ]),
          d.field('roof.age'),
          d.own('test.adhesion', 'Adhesion patches, lowest (pli)', 'number', { decimals: 1 }),
          d.own('test.wetArea', 'Wet area found (sq ft)', 'number', { decimals: 0 }),
          d.choice('coating.kind', 'Coating', [
            'Silicone',
            'Acrylic',
            'Polyurethane',
            'Polyurea',
            'Butyl',
            'Asphalt aluminum',
          ]),
          d.own('coating.product', 'Manufacturer, product, color'),
          d.own('coating.primer', 'Primer and seam fabric'),
          d.own('coating.coats', 'Coats', 'number', { decimals: 0 }),
          d.own('coating.area', 'Area (sq ft)', 'number', { decimals: 0 }),
          d.own('coating.mils', 'Dry mils, at least', 'number', { decimals: 0 }),
          d.own('coating.solids', 'Solids by volume', 'percent', { decimals: 0 }),
          d.own('coating.loss', 'Loss and roughness, factor (1.1 = 10% more)', 'number', { decimals: 2, value: 1.1 }),
          d.calculated(
            'coating.gallons',
            'Gallons to apply, at least',
            'number',
            d.ceil(d.mul(d.div(d.mul('coating.area', 'coating.mils'), d.mul(1604, 'coating.solids')), 'coating.loss')),
            { decimals: 0 },
          ),
          d.own('coating.recoat', 'Next coat due', 'date'),
          d.own('coating.ponds', 'Ponds: place and depth', 'text', { span: 2 }),
        ),
      ],
      lines: [
        ['Adhesion patches and moisture survey', 'LS'],
        ['Power wash and rinse, runoff controlled', 'SF'],
        ['Remove and replace wet insulation', 'SF'],
        ['Tighten or replace fasteners, caps sealed', 'EA'],
        ['Seams in fabric and base coat', 'LF'],
        ['Flashings, curbs and pipes in fabric', 'EA'],
        ['Rust treatment and primer', 'SF'],
        ['Bleed-blocking or adhesion primer', 'SF'],
        ['Base coat', 'GAL'],
        ['Top coat', 'GAL'],
        ['Granules in walkways', 'SF'],
        ['Drains, gutters and edges', 'EA'],
        ['Masking, car moves and overspray watch', 'LS'],
      ],
      excluded: [
        'Structural repair of deck, panels or walls.',
        'Correction of drainage beyond the lines above.',
        'Work on rooftop equipment.',
        'Later cleaning and recoating.',
      ],
      standard: [
        'Adhesion patches are read and signed before coating; failed areas get primer and a new patch.',
        'The roof is washed, rinsed and dry; the last wash water runs clear.',
        'Repairs, seams and flashings are cured before the field is coated.',
        'No coat is laid with rain, dew or temperatures outside the label within its curing time.',
        'Wet mils are read at least every 100 sq ft, written down, and thin places are recoated the same day.',
        'Coats run crosswise, each after the one before has cured as the label says.',
        'Gallons used, drum lots and mil readings are handed over on a roof plan.',
      ],
      conditions: [
        'The price rests on the tests above; primer or repairs beyond them are unit-priced.',
        'Ponds are treated as the manufacturer allows for this coating and are marked on the plan.',
        'Work stops for weather that the label excludes, and the schedule moves without penalty.',
        'Owner moves vehicles on posted days and closes windows and intakes.',
        'White coatings soil and lose some reflectance; washing is Owner’s.',
        'The coated roof is slippery when wet; access is limited to marked walkways.',
        'Recoating at the date above is not in the price.',
      ],
      hidden: [
        ['Replace wet insulation beyond the survey', 'SF'],
        ['Replace rusted panel or deck', 'SF'],
        ['Prime an area that fails the patch test', 'SF'],
        ['Additional gallons for a rougher surface', 'GAL'],
      ],
      milestones: [
        'Tests accepted, once any right to cancel has passed',
        'Washed and repaired',
        'Base coat',
        'Mils proven and manufacturer’s inspection passed',
      ],
      warranty: {
        covered:
          'Leaks through coated seams and flashings, peeling and mils below those agreed, within the months stated.',
        excluded: [
          'Water trapped before coating that the survey could not show.',
          'Traffic, grease, solvents and cuts by other trades.',
          'Soiling and loss of brightness.',
          'Movement of deck or building.',
        ],
        care: [
          'Wash yearly with the manufacturer’s cleaner.',
          'Keep drains open and walk only on marked lanes.',
          'Repair only with the same chemistry and report cuts within 30 days.',
        ],
      },
      clauses: [
        [
          'Tests decide',
          'If tests after signing fail and cannot be mended with primer, either side may end the contract; Owner pays for the tests and nothing else.',
        ],
        [
          'Mils and gallons',
          'Contractor applies at least the dry mils above, measured as written. Gallons are a minimum, not the proof.',
        ],
        [
          'Overspray',
          'Contractor masks, watches the wind and stops in time. Owner moves vehicles when told; what is left in the posted zone is at Owner’s risk.',
        ],
        [
          'Not a new roof',
          'A coating lengthens the life of a sound roof. It does not make a structure, deck or insulation new.',
        ],
      ],
      cites: ['16 CFR 701.3 (warranties to consumers)'],
    }),
})
