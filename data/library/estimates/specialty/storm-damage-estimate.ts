import { defineTemplate } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const sq = d.ref('measure.squares')

const lines: readonly estimate.ScopeGroup[] = [
  {
    group: 'Safety and temporary cover',
    lines: [
      estimate.line('Emergency cover already placed, by invoice', 'Tarp', 'SF', 'Material'),
      estimate.line('Tree or debris lifted off the roof', 'Debris lift', 'EA', 'Equipment'),
      estimate.line('Permit and inspections', 'Permit', 'LS', 'Other'),
    ],
  },
  {
    group: 'Roof',
    lines: [
      estimate.line('Remove damaged covering', 'Removal', 'SQ', 'Labor', sq),
      estimate.line('Disposal', 'Disposal', 'EA', 'Disposal'),
      estimate.line('Deck broken or wet, replaced', 'Deck', 'SF', 'Material'),
      estimate.line('Underlayment and ice barrier', 'Underlayment', 'SQ', 'Material', sq),
      estimate.line('Edge metal', 'Edge metal', 'LF', 'Material', estimate.eaveAndRake),
      estimate.line(
        'Roof covering to match or as selected, with waste',
        'Covering',
        'SQ',
        'Material',
        d.ref('measure.orderSquares'),
      ),
      estimate.line('Installation', 'Installation', 'SQ', 'Labor', sq),
      estimate.line('Ridge and hip pieces', 'Caps', 'LF', 'Material', d.ref('linear.ridge')),
      estimate.line('Flashings bent or torn by the storm', 'Flashings', 'LF', 'Material'),
      estimate.line('Vents, boots and hoods dented or torn', 'Vents', 'EA', 'Material', d.ref('count.vents')),
    ],
  },
  {
    group: 'Other damage seen',
    lines: [
      estimate.line('Gutters and downspouts', 'Gutters', 'LF', 'Material'),
      estimate.line('Skylight lens or unit', 'Skylight', 'EA', 'Material'),
      estimate.line('Soffit and fascia', 'Fascia', 'LF', 'Material'),
      estimate.line('Code items the damage brings in, listed by section', 'Code items', 'LS', 'Other'),
    ],
  },
]

const slopeBlocks: readonly d.Block[] = [
  d.section('What we saw, slope by slope', 'Damage by slope: test square, hits, wind and collateral'),
  d.p(
    'One test square of 10 × 10 ft on each slope. We describe damage; whether it is covered is the insurer’s decision.',
  ),
  d.table(
    'slope',
    'Damage by slope',
    [
      d.column('slope', 'Slope', 'text', { width: 1.1, fixed: true }),
      d.column('hits', 'Hits in square', 'number', { width: 1, decimals: 0 }),
      d.column('creased', 'Creased', 'number', { width: 1, decimals: 0 }),
      d.column('missing', 'Missing', 'number', { width: 1, decimals: 0 }),
      d.column('collateral', 'Dents: vents, gutters, fins', 'text', { width: 2.6 }),
      d.column('photo', 'Photo no.', 'text', { width: 1.2 }),
    ],
    ['North', 'East', 'South', 'West', 'Low slope'].map((slope) => ({ slope })),
  ),
]

/** What of the deductible the actual cash value does not cover, and the second payment therefore does. */
const deductibleAboveValue = d.max(0, d.sub(d.orElse('insurance.deductible', 0), 'claim.acv'))

/**
 * ACV = RCV − depreciation; first payment = ACV − deductible, at least 0; holdback = the depreciation that is
 * recoverable, less what of the deductible the ACV did not cover. The owner's share is the rest of the RCV.
 */
const settlementBlocks: readonly d.Block[] = [
  d.section('Reading the insurer’s statement', 'Arithmetic of the insurer’s statement: ACV, first payment, holdback'),
  d.p(
    'figures as the insurer wrote them, if you give them to us, with the deductible above. Your share is the deductible and what is not recoverable. We add up; we do not negotiate.',
    'For orientation:',
  ),
  d.fields(
    4,
    d.own('claim.rcv', 'Replacement cost, their figure', 'currency'),
    d.own('claim.depreciation', 'Depreciation', 'currency'),
    d.own('claim.recoverable', 'Recoverable part of it', 'currency'),
    d.calculated(
      'claim.acv',
      'Actual cash value',
      'currency',
      onceFilled('claim.rcv', d.sub('claim.rcv', 'claim.depreciation')),
    ),
    d.calculated(
      'claim.first',
      'First payment',
      'currency',
      onceFilled('claim.acv', d.max(0, d.sub('claim.acv', 'insurance.deductible'))),
    ),
    d.calculated(
      'claim.holdback',
      'Paid after the work',
      'currency',
      d.max(0, d.sub('claim.recoverable', onceFilled('claim.recoverable', deductibleAboveValue))),
    ),
    d.calculated(
      'claim.owner',
      'Your share',
      'currency',
      onceFilled(
        'insurance.deductible',
        onceFilled('claim.rcv', d.sub('claim.rcv', d.add('claim.first', 'claim.holdback'))),
      ),
    ),
    d.calculated(
      'claim.difference',
      'Our price less theirs',
      'currency',
      onceFilled('claim.rcv', onceFilled('totals.subtotal', d.sub('totals.subtotal', 'claim.rcv'))),
    ),
    d.own('claim.reason', 'What explains the difference', 'text', { span: 3 }),
  ),
]

const takeoffLines: readonly estimate.TakeoffLine[] = [
  estimate.takeoff('Roof covering', 'Roof area', d.ref('measure.area'), 'SF', d.ref('measure.waste'), 33.3, 'Bundles'),
  estimate.takeoff('Underlayment, 10 SQ', 'Roof area', d.ref('measure.area'), 'SF', 0.1, 1000, 'Rolls'),
  estimate.takeoff('Edge metal, 10 ft', 'Eave + rake', estimate.eaveAndRake, 'LF', 0.05, 10, 'Pieces'),
  estimate.takeoff('Caps', 'Ridge + hip', d.ref('linear.ridge'), 'LF', 0.08, 25, 'Bundles'),
  estimate.takeoff('Vents and boots', 'Count', d.ref('count.vents'), 'EA', 0, 1, 'EA'),
  estimate.takeoff('Plywood, 4 × 8', 'Broken deck', null, 'SF', 0.1, 32, 'Sheets'),
]

const scope = estimate.supplied([...lines, estimate.adderGroup({ isSloped: true })], takeoffLines, {
  Covering: ['Roof covering'],
  Underlayment: ['Underlayment, 10 SQ'],
})

export const stormDamageEstimate = defineTemplate('estimate', {
  id: '4000',
  name: 'Storm Damage Estimate',
  group: 'specialty',
  demand: [0.84, 'Most companies, every week or month.'],
  telling: 'Scope and price',
  description:
    'Storm repair estimate: damage by slope, scope by line, code items, the insurer’s figures added up, and lawful insurance wording.',
  downloads: [900, 1500],
  popular: true,
  tags: ['storm damage', 'hail', 'wind', 'insurance', 'claim', 'RCV', 'ACV', 'deductible', 'supplement', 'estimate'],
  fullDescription: [
    'An estimate for a roof hit by hail, wind or a tree. Each slope has its test square, hits, creased and missing pieces and the dents on vents, gutters and fins that tell direction; scope lines follow what was seen, code items on a line of their own.',
    'If the owner shares the insurer’s statement, the form adds up actual cash value, first payment, holdback and the owner’s share, and shows where your price differs and why. It promises nothing about coverage and nothing about the deductible.',
    'Measurements, takeoff and cost are those of any other job: one price, no matter who pays.',
  ],
  howToUse: [
    'Note date and kind of storm and where you have them from; photograph each slope with its test square.',
    'Enter planes, edges and vents; price what was damaged, line by line, and list code items with their section.',
    'Enter the insurer’s figures only from the statement, and explain a difference in words.',
    'Paste any notice that the state wants with the estimate into its field, word for word.',
    estimate.sendStep('Estimate', 'Give owner and insurer the same price.'),
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
    estimate.insuranceGuide,
    estimate.acceptanceGuide,
    estimate.marginGuide,
  ],
  pages: { main: 3, office: 3 },
  subject: 'Storm damage to a roof: findings by slope, scope, price and insurance figures',
  intro: 'What the storm did to your roof, how we mend it and the price. This is not a contract.',
  keywords: ['storm damage', 'hail', 'wind', 'estimate'],
  required: ['storm.date'],
  parts: () => [
    d.part('Estimate', [
      ...estimate.customerBlocks(),
      d.section('Storm and roof', 'Date and kind of storm, roof facts, measurements'),
      d.fields(
        4,
        d.field('storm.date'),
        d.choice('storm.kind', 'Storm', [
          'Hail',
          'Wind',
          'Hail and wind',
          'Tree',
          'Tornado',
          'Hurricane',
          'Ice or snow',
        ]),
        d.own('storm.source', 'Where date and size come from', 'text', { span: 2 }),
        d.field('roof.system'),
        d.field('roof.age'),
        d.own('storm.size', 'Largest hail, or gust'),
        d.choice('storm.open', 'Open to rain now', ['No', 'Covered by us', 'Covered by others', 'Yes']),
        ...estimate.areaSummary,
        estimate.shown('linear.eave', 'Eave (ft)'),
        estimate.shown('count.vents', 'Vents and boots'),
        d.own('product.field', 'Covering: manufacturer, line and color', 'text', { span: 2 }),
      ),
      ...slopeBlocks,
      ...estimate.scopeBlocks(scope),
      ...estimate.goAheadBlocks,
      ...estimate.allowanceBlocks([
        { item: 'Broken rafter or truss, by engineer’s detail', unit: 'EA' },
        { item: 'Wet deck found under sound covering', unit: 'SF' },
        { item: 'Wet insulation in attic or roof', unit: 'SF' },
      ]),
      ...settlementBlocks,
      ...estimate.agreementBlocks(
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
          ...estimate.jobTerms,
          [
            'Hidden damage',
            'What we find under the covering is photographed, priced and sent to you before we cover it.',
          ],
        ],
      ),
      d.section('Photographs'),
      d.photos('photo', 'Slope and collateral', 3, { columns: 3, height: 100 }),
    ]),
    estimate.measurementsPart(
      estimate.planeBlocks({ rate: 0.12, range: 'gable 10, hip 12–15, cut-up 15–20%' }, [
        'North',
        'East',
        'South',
        'West',
        'Other',
      ]),
      estimate.lengthBlocks([
        estimate.measure('linear.eave', 'Eave'),
        estimate.measure('linear.rake', 'Rake'),
        estimate.measure('linear.ridge', 'Ridge and hip'),
        estimate.measure('count.vents', 'Vents, boots, hoods'),
      ]),
    ),
    ...estimate.costParts(scope, { takeoff: takeoffLines }, estimate.insurancePart),
  ],
})
