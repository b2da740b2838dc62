import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import * as d from '@/lib/documents/author'

/** What the crew checks as it works. */
const checks = [
  'Adhesion patches are read and signed before coating; failed areas get primer and a new patch.',
  'The roof is washed, rinsed and dry; the last wash water runs clear.',
  'Repairs, seams and flashings are cured before the field is coated.',
  'No coat is applied when rain, dew or temperatures outside the label are expected within its curing time.',
  'Wet mils are read at least every 100 sq ft and recorded, and thin spots are recoated the same day.',
  'Each coat is applied at right angles to the last, after it has cured as the label says.',
  'Gallons used, drum lots and mil readings are handed over on a roof plan.',
]

export const roofCoatingRestorationContract = defineTemplate('contract', {
  name: 'Roof Coating Restoration Contract',
  group: 'specialty',
  popular: true,
  demand: [0.195, 'Seldom, or one kind of company.'],
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
    'A coating is only as good as what it sticks to. This contract begins with tests: adhesion patches, a moisture survey, a check of ponds and seams. The results decide primer, repairs and price before the first drum is opened.',
    'Gallons are calculated from dry mils and solids on the page, so the owner and the contractor see the same figure, and mil readings prove it afterward. Wet insulation, rusted fasteners and split seams have unit prices.',
    'Ponding, overspray, weather days and the date of the next coat are initialed conditions. The workmanship and the manufacturer’s coating warranties are kept separate; cancellation forms are included for work sold at a home.',
  ],
  howToUse: [
    'Do the adhesion and moisture tests and attach the results.',
    'Choose the chemistry for ponding, foot traffic and the old roof.',
    'Enter area, dry mils and solids; the gallons are calculated.',
    'Price repairs and wet areas by unit.',
    'Mark ponds on the plan and initial the conditions.',
    'Read the cover page, complete both forms and sign.',
    'Read wet mils while coating and give the owner the map.',
  ],
  expertGuide: [
    { title: 'What the crew checks', text: checks.join(' ') },
    {
      title: 'Gallons are arithmetic',
      text: 'Area times dry mils divided by 1,604 times the share of solids gives gallons before loss. Example: 10,000 sq ft at 20 dry mils and 60% solids take 207.8 gallons; a rough surface takes more. A bid with fewer gallons buys fewer mils.',
    },
    {
      title: 'Test before you price',
      text: 'Pull at least five patches on each kind of surface and read them after full cure. Scan for water: a coating over wet insulation seals the water in and blisters. A failed test before signing costs a day; after signing, it can cost a roof.',
      cite: 'ASTM D903, D7954',
    },
    {
      title: 'Match the chemistry to the roof',
      text: 'Silicone withstands ponding but gets slippery and dirty; acrylic is economical but does not tolerate standing water; polyurethane and polyurea take traffic and need skilled applicators. Later coats must stick to the first: nothing but silicone sticks to silicone.',
    },
    contract.cancellationGuide,
    contract.warrantyGuide,
  ],
  pages: { main: 4, notices: 2, office: 1 },
  subject: 'Contract for the restoration of a roof with a coating',
  intro:
    'Contract (a Home Improvement contract where the law makes it one) for the restoration of an existing roof by repair and coating. Tests come first; mils are agreed and measured.',
  keywords: ['roof coating', 'restoration'],
  hasEditions: true,
  required: [
    ...contract.homeRequired,
    'coating.product',
    'coating.area',
    'coating.mils',
    'price',
    'price.rate',
    'job.startDate',
    'job.completionDate',
  ],
  parts: (edition) =>
    contract.specialtyParts(edition, {
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
        ['Masking, moving cars and overspray watch', 'LS'],
      ],
      excluded: [
        'Structural repair of deck, panels or walls.',
        'Correction of drainage beyond the lines above.',
        'Work on rooftop equipment.',
        'Future cleaning and recoating.',
      ],
      conditions: [
        'The price is based on the tests above; primer or repairs beyond them are charged at unit prices.',
        'Ponds are treated as the manufacturer allows for this coating and are marked on the plan.',
        'Work stops for weather the label excludes, and the schedule moves without penalty.',
        'Owner moves vehicles on posted days and closes windows and intakes.',
        'White coatings soil and lose some reflectance; Owner is responsible for washing.',
        'The coated roof is slippery when wet; access is limited to marked walkways.',
        'Recoating on the date above is not in the price.',
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
        'Mils verified and manufacturer’s inspection passed',
      ],
      warranty: {
        covered:
          'Leaks through coated seams and flashings, peeling, and mils below those agreed, within the stated months.',
        excluded: [
          'Water trapped before coating that the survey could not show.',
          'Traffic, grease, solvents and cuts by other trades.',
          'Soiling and loss of brightness.',
          'Movement of deck or building.',
        ],
        care: [
          'Wash yearly with the manufacturer’s cleaner.',
          'Keep drains open and walk only on marked walkways.',
          'Repair only with the same chemistry and report cuts within 30 days.',
        ],
      },
      clauses: [
        [
          'Tests decide',
          'If tests after signing fail and primer cannot correct it, either party may end the contract; Owner pays for the tests and nothing else. The right to cancel comes first.',
        ],
        [
          'Mils and gallons',
          'Contractor applies at least the dry mils above, measured as stated. Gallons are a minimum, not proof of thickness.',
        ],
        [
          'Overspray',
          'Contractor masks, watches the wind and stops in time. Owner moves vehicles when notified; anything left in the posted zone is at Owner’s risk.',
        ],
        [
          'Not a new roof',
          'A coating extends the life of a sound roof. It does not renew the structure, deck or insulation.',
        ],
      ],
      insured: true,
      leadSafe: true,
      cites: ['16 CFR 701.3 (warranties to consumers)'],
    }),
})
