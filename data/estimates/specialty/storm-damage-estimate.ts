import {
  acceptanceBlocks,
  acceptanceGuide,
  agreementBlocks,
  allowanceBlocks,
  areaSummary,
  costPart,
  customerBlocks,
  insuranceBlocks,
  insuranceGuide,
  jobTerms,
  lengthBlocks,
  line,
  marginGuide,
  measure,
  measurementsPart,
  onceFilled,
  planeBlocks,
  scopeBlocks,
  shown,
  takeoff,
  takeoffBlocks,
  type ScopeGroup,
} from '@/data/parts/estimate'
import {
  add,
  calculated,
  choice,
  column,
  documentModel,
  field,
  fields,
  max,
  orElse,
  own,
  p,
  part,
  photos,
  ref,
  section,
  sub,
  table,
  type Block,
} from '@/lib/documents/author'
import { handWritten } from '../hand-written'

const sq = ref('measure.squares')
const edges = add('linear.eave', 'linear.rake')

const scope: readonly ScopeGroup[] = [
  {
    group: 'Safety and temporary cover',
    lines: [
      line('Emergency cover already placed, by invoice', 'Tarp', 'SF', 'Material'),
      line('Tree or debris lifted off the roof', 'Debris lift', 'EA', 'Equipment'),
      line('Permit and inspections', 'Permit', 'LS', 'Other'),
    ],
  },
  {
    group: 'Roof',
    lines: [
      line('Remove damaged covering', 'Removal', 'SQ', 'Labor', sq),
      line('Disposal', 'Disposal', 'EA', 'Disposal'),
      line('Deck broken or wet, replaced', 'Deck', 'SF', 'Material'),
      line('Underlayment and ice barrier', 'Underlayment', 'SQ', 'Material', sq),
      line('Edge metal', 'Edge metal', 'LF', 'Material', edges),
      line(
        'Roof covering to match or as selected, with waste',
        'Covering',
        'SQ',
        'Material',
        ref('measure.orderSquares'),
      ),
      line('Installation', 'Installation', 'SQ', 'Labor', sq),
      line('Ridge and hip pieces', 'Caps', 'LF', 'Material', ref('linear.ridge')),
      line('Flashings bent or torn by the storm', 'Flashings', 'LF', 'Material'),
      line('Vents, boots and hoods dented or torn', 'Vents', 'EA', 'Material', ref('count.vents')),
    ],
  },
  {
    group: 'Other damage seen',
    lines: [
      line('Gutters and downspouts', 'Gutters', 'LF', 'Material'),
      line('Skylight lens or unit', 'Skylight', 'EA', 'Material'),
      line('Soffit and fascia', 'Fascia', 'LF', 'Material'),
      line('Code items the damage brings in, listed by section', 'Code items', 'LS', 'Other'),
    ],
  },
]

const slopeBlocks: readonly Block[] = [
  section('What we saw, slope by slope', 'Damage by slope: test square, hits, wind and collateral'),
  p(
    'One test square of 10 × 10 ft on each slope. We describe damage; whether it is covered is the insurer’s decision.',
  ),
  table(
    'slope',
    'Damage by slope',
    [
      column('slope', 'Slope', 'text', { width: 1.1, fixed: true }),
      column('hits', 'Hits in square', 'number', { width: 1, decimals: 0 }),
      column('creased', 'Creased', 'number', { width: 1, decimals: 0 }),
      column('missing', 'Missing', 'number', { width: 1, decimals: 0 }),
      column('collateral', 'Dents: vents, gutters, fins', 'text', { width: 2.6 }),
      column('photo', 'Photo no.', 'text', { width: 1.2 }),
    ],
    ['North', 'East', 'South', 'West', 'Low slope'].map((slope) => ({ slope })),
  ),
]

/** What of the deductible the actual cash value does not cover, and the second payment therefore does. */
const deductibleAboveValue = max(0, sub(orElse('insurance.deductible', 0), 'claim.acv'))

/**
 * ACV = RCV − depreciation; first payment = ACV − deductible, at least 0; holdback = the depreciation that is
 * recoverable, less what of the deductible the ACV did not cover. The owner's share is the rest of the RCV.
 */
const settlementBlocks: readonly Block[] = [
  section('Reading the insurer’s statement', 'Arithmetic of the insurer’s statement: ACV, first payment, holdback'),
  p(
    'figures as the insurer wrote them, if you give them to us, with the deductible above. Your share is the deductible and what is not recoverable. We add up; we do not negotiate.',
    'For orientation:',
  ),
  fields(
    4,
    own('claim.rcv', 'Replacement cost, their figure', 'currency'),
    own('claim.depreciation', 'Depreciation', 'currency'),
    own('claim.recoverable', 'Recoverable part of it', 'currency'),
    calculated(
      'claim.acv',
      'Actual cash value',
      'currency',
      onceFilled('claim.rcv', sub('claim.rcv', 'claim.depreciation')),
    ),
    calculated(
      'claim.first',
      'First payment',
      'currency',
      onceFilled('claim.acv', max(0, sub('claim.acv', 'insurance.deductible'))),
    ),
    calculated(
      'claim.holdback',
      'Paid after the work',
      'currency',
      max(0, sub('claim.recoverable', onceFilled('claim.recoverable', deductibleAboveValue))),
    ),
    calculated(
      'claim.owner',
      'Your share',
      'currency',
      onceFilled(
        'insurance.deductible',
        onceFilled('claim.rcv', sub('claim.rcv', add('claim.first', 'claim.holdback'))),
      ),
    ),
    calculated(
      'claim.difference',
      'Our price less theirs',
      'currency',
      onceFilled('claim.rcv', onceFilled('totals.subtotal', sub('totals.subtotal', 'claim.rcv'))),
    ),
    own('claim.reason', 'What explains the difference', 'text', { span: 3 }),
  ),
]

export const stormDamageEstimate = handWritten({
  id: '4000',
  slug: 'storm-damage-estimate',
  name: 'Storm Damage Estimate',
  description:
    'Storm repair estimate: damage by slope, scope by line, code items, the insurer’s figures added up, and lawful insurance wording.',
  systemType: 'specialty',
  downloads: [900, 1500],
  popular: true,
  tags: ['storm damage', 'hail', 'wind', 'insurance', 'claim', 'RCV', 'ACV', 'deductible', 'supplement', 'estimate'],
  fullDescription: [
    'An estimate for a roof hit by hail, wind or a tree. Each slope has its test square, hits, creased and missing pieces and the dents on vents, gutters and fins that tell direction; scope lines follow what was seen, code items on a line of their own.',
    'If the owner shares the insurer’s statement, the form adds up actual cash value, first payment, holdback and the owner’s share, and shows where your price differs and why. It promises nothing about coverage and nothing about the deductible.',
    'Measurements, takeoff and cost are those of any other job: one price, whoever pays.',
  ],
  howToUse: [
    'Note date and kind of storm and where you have them from; photograph each slope with its test square.',
    'Enter planes, edges and vents; price what was damaged, line by line, and list code items with their section.',
    'Enter the insurer’s figures only from the statement, and explain a difference in words.',
    'Paste any notice that the state wants with the estimate into its field, word for word.',
    'Print the Estimate pages to a new PDF; give owner and insurer the same price.',
    'When hidden damage appears, stop, photograph, price it and send it before you cover it.',
  ],
  expertGuide: [
    {
      title: 'Count in a square, look for collateral',
      text: 'Ten by ten feet per slope, hits chalked, and the same storm read off soft metal: vents, gutters, fins. Blisters, foot traffic and age look like hail to an eager eye. What you cannot show in a photograph with a scale, leave out.',
    },
    {
      title: 'Storm jobs have their own contract law',
      text: 'Many states let the owner cancel after a denied claim, forbid paying or rebating deductibles, and want notices in the contract or even with the estimate. Use no “we handle your claim”, no assignment where it is void, and no gift for an inspection.',
      cite: 'Fla. Stat. 489.147 and 627.7152(13); Minn. Stat. 326B.811 and 325E.66; Okla. Stat. tit. 59 § 1151.21; Tex. Ins. Code 707.004',
    },
    insuranceGuide,
    acceptanceGuide,
    marginGuide,
  ],
  document: () =>
    documentModel({
      title: 'Storm Damage Estimate',
      subject: 'Storm damage to a roof: findings by slope, scope, price and insurance figures',
      intro: 'What the storm did to your roof, how we mend it and the price. This is not a contract.',
      keywords: ['storm damage', 'hail', 'wind', 'estimate'],
      parts: [
        part('Estimate', [
          ...customerBlocks(),
          section('Storm and roof', 'Date and kind of storm, roof facts, measurements'),
          fields(
            4,
            field('storm.date'),
            choice('storm.kind', 'Storm', [
              'Hail',
              'Wind',
              'Hail and wind',
              'Tree',
              'Tornado',
              'Hurricane',
              'Ice or snow',
            ]),
            own('storm.source', 'Where date and size come from', 'text', { span: 2 }),
            field('roof.system'),
            field('roof.age'),
            own('storm.size', 'Largest hail, or gust'),
            choice('storm.open', 'Open to rain now', ['No', 'Covered by us', 'Covered by others', 'Yes']),
            ...areaSummary,
            shown('linear.eave', 'Eave (ft)'),
            shown('count.vents', 'Vents and boots'),
            own('product.field', 'Covering: maker, line and color', 'text', { span: 2 }),
          ),
          ...slopeBlocks,
          ...scopeBlocks(scope, { blankRows: 3 }),
          ...allowanceBlocks([
            { item: 'Broken rafter or truss, by engineer’s detail', unit: 'EA' },
            { item: 'Wet deck found under sound covering', unit: 'SF' },
            { item: 'Wet insulation in attic or roof', unit: 'SF' },
          ]),
          ...insuranceBlocks,
          ...settlementBlocks,
          ...agreementBlocks(
            {
              included: ['photographs of each slope before and after'],
              excluded: [
                'interior, contents and fences',
                'engineering',
                'tree removal off the building',
                'upgrades that you choose, unless listed',
              ],
              assumed: [
                'the roof stays covered until we start',
                'slopes not listed are undamaged',
                'matching material can be had',
              ],
            },
            [
              ...jobTerms,
              [
                'Hidden damage',
                'What we find under the covering is photographed, priced and sent to you before we cover it.',
              ],
            ],
          ),
          section('Photographs'),
          photos('photo', 'Slope and collateral', 3, { columns: 3, height: 100 }),
          ...acceptanceBlocks,
        ]),
        measurementsPart(
          planeBlocks({ rate: 0.12, range: 'gable 10, hip 12–15, cut-up 15–20%' }, [
            'North',
            'East',
            'South',
            'West',
            'Other',
          ]),
          lengthBlocks([
            measure('linear.eave', 'Eave'),
            measure('linear.rake', 'Rake'),
            measure('linear.ridge', 'Ridge and hip'),
            measure('count.vents', 'Vents, boots, hoods'),
          ]),
          takeoffBlocks(
            [
              takeoff('Roof covering', 'Roof area', ref('measure.area'), 'SF', ref('measure.waste'), 33.3, 'Bundles'),
              takeoff('Underlayment, 10 SQ', 'Roof area', ref('measure.area'), 'SF', 0.1, 1000, 'Rolls'),
              takeoff('Edge metal, 10 ft', 'Eave + rake', edges, 'LF', 0.05, 10, 'Pieces'),
              takeoff('Caps', 'Ridge + hip', ref('linear.ridge'), 'LF', 0.08, 25, 'Bundles'),
              takeoff('Vents and boots', 'Count', ref('count.vents'), 'EA', 0, 1, 'EA'),
              takeoff('Plywood, 4 × 8', 'Broken deck', null, 'SF', 0.1, 32, 'Sheets'),
            ],
            3,
          ),
        ),
        costPart(scope, { blankRows: 3 }),
      ],
    }),
})
