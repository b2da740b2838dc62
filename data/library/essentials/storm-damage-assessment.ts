import { defineTemplate } from '@/data/shared/define-template'
import * as inspection from '@/data/shared/inspection'
import * as d from '@/lib/documents/author'

const damageChecks: readonly inspection.CheckGroup[] = [
  {
    name: 'covering',
    title: 'Roof covering',
    checks: [
      ['Hail: bruised shingles', 'mat gives where granules are driven in'],
      ['Hail: fractured mat', 'crack or star, from above or below'],
      ['Hail: granules knocked off', 'clean black asphalt; spacing random'],
      ['Hail: metal panels', 'dents measured; split seams, bare metal noted'],
      ['Hail: tile or slate', 'sharp, bright break; a dirty edge is older'],
      ['Hail: wood shakes', 'orange-brown split with a dent on it'],
      ['Wind: creased shingles', 'fold line near the top of the tab'],
      ['Wind: unsealed tabs', 'strip clean if freshly torn, dirty if old'],
      ['Wind: missing units', 'bright felt, deck or nail holes show'],
      ['Wind: torn nail slots', 'tear at the fastener, unit moved down'],
      ['Limb or debris strikes', 'scrape, puncture or crushed units'],
    ],
  },
  {
    name: 'ridge',
    title: 'Ridge, valleys, edges, flashings and penetrations',
    checks: [
      ['Hip and ridge caps', 'cracked, bruised, torn or missing'],
      ['Ridge vent', 'dented, split or shifted; filter exposed'],
      ['Valleys', 'metal dented, lining torn or debris dam'],
      ['Windward eaves and rakes', 'starter or first course lifted or gone'],
      ['Drip edge, fascia and soffit', 'bent, dented, loose or blown out'],
      ['Wall and headwall flashings', 'bent or moved; sealant freshly torn'],
      ['Chimney', 'cap dented or lost, crown or brick broken'],
      ['Pipe boots and lead jacks', 'collar split; dents in lead measured'],
      ['Vents, turbines and hoods', 'dented, crushed or turned'],
      ['Skylights', 'glass cracked, frame dented, drips inside'],
      ['Solar, satellite, rooftop units', 'glass broken, mounts moved'],
      ['Gutters and downspouts', 'dents by side of house; fresh granule heaps'],
    ],
  },
  {
    name: 'structure',
    title: 'Low-slope areas, deck, structure, attic and interior',
    checks: [
      ['Low slope: single-ply field', 'star crack, cut scrim or crushed board'],
      ['Low slope: asphalt membranes', 'crater to the mat, bruised felt, gravel moved'],
      ['Low slope: foam and coatings', 'cracked or split film, dents, bare foam'],
      ['Low slope: perimeter, edge metal', 'opened, lifted or fasteners pulled'],
      ['Low slope: seams, base flashings', 'torn weld, open lap, pulled off the wall'],
      ['Low slope: water below', 'spongy underfoot; scan or core advised'],
      ['Deck', 'broken, displaced or soft panels'],
      ['Rafters, trusses and walls', 'cracked or moved: keep out, call an engineer'],
      ['Gable and soffit vents', 'blown in, torn or letting rain through'],
      ['Underside of the deck', 'wet or newly stained; meter reading noted'],
      ['Daylight in the attic', 'hole or gap that is not a vent'],
      ['Insulation', 'wet or matted; area in square feet'],
      ['Ceilings and walls', 'wet by meter, sagging, stained; room named'],
      ['Lights, fixtures and panel', 'if wet: circuit off, electrician called'],
    ],
  },
]

const collateral = [
  'Roof vents, flashings',
  'Gutters',
  'Downspouts',
  'AC condenser fins',
  'Window screens',
  'Window beads and glass',
  'Siding and trim',
  'Garage door',
  'Fence, deck or pergola',
  'Mailbox, grill, meter box',
  'Trees, plants, vehicles',
].map((item): d.RowInput => ({ item }))

const lookAlikes = [
  ['Blister', 'Popped or domed; mat below is not bruised'],
  ['Foot scuff', 'Granules rubbed in a streak along walking paths'],
  ['Manufacturing mark', 'Same place on many shingles, or in a line with the sheet'],
  ['Age and weather', 'Even granule loss, cracked edges; soft metal undented'],
  ['Tool mark', 'One size, close together in one small area'],
  ['Nail pop', 'Raised from below; a nail head sits under the mark'],
  ['Branch rub', 'Swept arc or line in reach of a limb'],
].map(([mark, tell]): d.RowInput => ({ mark: mark!, tell: tell! }))

export const stormDamageAssessment = defineTemplate('essential', {
  id: '7',
  name: 'Storm Damage Assessment',
  stage: 'win',
  telling: 'Collateral marks around the property',
  description:
    'Hail and wind report with test squares per slope, collateral marks, look-alikes ruled out, emergency measures and photo log. Findings only.',
  categorySlug: 'inspection-checklists',
  formats: ['PDF', 'Word'],
  downloads: 2456,
  popular: true,
  tags: [
    'storm damage',
    'hail damage',
    'wind damage',
    'hail inspection',
    'test square',
    'roof damage report',
    'date of loss',
    'collateral damage',
    'soft metals',
    'creased shingles',
    'insurance',
    'adjuster meeting',
    'emergency tarp',
    'photo report',
  ],
  fullDescription: [
    'A storm report is worth only what a stranger can verify in it. This assessment records the date of loss and where each weather figure comes from, counts hail and wind damage slope by slope in chalked 10 by 10 ft squares, and adds the counts up. It measures the marks on vents, gutters, condenser fins, screens and siding by the side of the house they face.',
    'Thirty-seven checks follow the roof from covering to ceiling, for shingles, metal, tile, wood and low-slope membranes, and rate each mark as fresh or older by what is visible: clean or weathered edges, bright or rusted metal. A separate table names the blisters, scuffs, manufacturing marks and nail pops that are often mistaken for hail.',
    'Emergency tarps and seals are logged with size, photograph and cost, and recommendations are ranked with a planning budget. The report keeps to findings. A printed notice says that it gives no opinion on coverage, that the contractor does not negotiate claims, and that the deductible is the owner’s.',
  ],
  howToUse: [
    'Ask the owner for the date of loss and look up hail and wind for that day before the visit; write the source.',
    'Photograph the street number, then all four sides and the soft metal from the ground.',
    'On the roof, chalk one square on every slope in a typical place, count, and photograph it with slope and count.',
    'Count creased and missing shingles over each whole slope, and enter zeros where there is nothing.',
    'Go through the checks, then the look-alike table; rate what you see, not what you expect.',
    'Look in the attic and at ceilings, take meter readings, and stop water with a tarp where needed.',
    'Write the summary last, in plain words, and give the owner a copy with all photographs.',
  ],
  expertGuide: [
    inspection.ratingGuide(inspection.freshnessScale),
    {
      title: 'Square first, opinion later',
      text: 'Choose the square in a typical part of each slope before you look closely, chalk its outline and number it. Circle each hit, photograph the whole square, then each circle with a coin. Slopes facing away from the storm matter as much: a count of zero on the lee side makes the windward count credible.',
    },
    {
      title: 'Let soft metal tell size and direction',
      text: 'Shingles hide hail; aluminum does not. Dents in vents, gutter lips, downspouts and condenser fins show which side the hail came from and roughly how large it was. Rub a little chalk sideways over the metal to make shallow dents visible. Metal that is clean next to a "battered" shingle is a warning to look again.',
    },
    {
      title: 'Fresh and older look different',
      text: 'A new strike shows black asphalt with loose granules at the rim; after some months the asphalt grays and edges round off. On metal, spatter marks where oxide was knocked away fade over months to a couple of years. Say what you see and rate it; if you cannot tell, write that.',
    },
    {
      title: 'Cite weather by source and distance',
      text: 'The National Weather Service calls hail severe from 1 inch and wind from 58 mph, but smaller hail can damage an old roof and large hail can miss a house. Note the report, its time and its distance. A radar estimate is a model, not a stone in the hand. NOAA’s Storm Events Database is public and fills in some weeks or months later.',
      cite: 'NOAA National Centers for Environmental Information, Storm Events Database',
    },
    {
      title: 'Stay on the contractor’s side of the line',
      text: 'Describing damage and pricing its repair is roofing. Interpreting a policy, arguing coverage or negotiating a claim is adjusting, and many states reserve it for licensed adjusters. Texas bars a contractor from acting as adjuster on a property it works on, and that reaches advertising. Meet the insurer’s adjuster to show your findings, not to settle.',
      cite: 'Texas Insurance Code 4102.163',
    },
    {
      title: 'The deductible stays with the owner',
      text: 'Offering to pay, absorb or rebate a deductible breaks the law in many states, and a few require a written notice with the estimate. Keep promises out of the report: no gift for the inspection, and nothing about what the insurer will do. If a storm contract follows, use your state’s cancellation and notice forms.',
      cite: '815 ILCS 513/18; Texas Insurance Code ch. 707; Florida Statutes 489.147',
    },
  ],
  subject: 'Findings on a roof after hail or wind',
  intro:
    'A record of what was seen on the roof, around the house and inside after a storm: counted, measured and ' +
    'photographed so that anyone can check it.',
  keywords: ['storm damage', 'hail', 'wind', 'test square'],
  required: ['summary.condition', 'storm.date'],
  parts: () => [
    d.part('Assessment', [
      ...inspection.ownerSummary({
        condition: inspection.stormFinding(),
        more: [d.own('summary.estimate', 'Repair estimate: number, total', 'text', { span: 2 })],
        figures: [
          inspection.hailFigure(),
          ...inspection.ratedFigures(['Fresh', 'Older'], ['covering', 'ridge', 'structure']),
          inspection.costFigure('costNow', 'Temporary protection', 'emergency.total'),
        ],
        text: 'What was found, slope by slope, in plain words',
      }),
      ...inspection.reportHeader('Record storm damage seen; findings only'),
      ...inspection.propertyAndRoof(),
      d.section('Storm and weather data', 'Date of loss, hail and wind with the source of each figure'),
      d.fields(
        4,
        d.field('storm.date', { label: 'Date of loss (per owner)' }),
        d.own('storm.time', 'Time, if known'),
        d.choice('storm.kind', 'Storm', [
          'Hail',
          'Wind',
          'Hail and wind',
          'Tornado',
          'Hurricane',
          'Fallen tree',
          'Ice or snow',
        ]),
        d.own('storm.direction', 'Came from'),
        d.own('hail.size', 'Largest hail (in)', 'number', { decimals: 2 }),
        d.choice('hail.source', 'Source of hail size', inspection.weatherSources),
        d.own('wind.gust', 'Highest gust (mph)', 'number', { decimals: 0 }),
        d.choice('wind.source', 'Source of wind speed', inspection.weatherSources),
        d.own('weather.reference', 'Report, station or event no., and distance from the roof', 'text', { span: 2 }),
        d.field('insurance.carrier', { label: 'Insurer (per owner)' }),
        d.field('insurance.claim', { label: 'Claim no., if any' }),
      ),
      d.section('Test squares', 'Test squares: hail, wind and missing units per slope, with totals'),
      d.p(
        'Chalk a square of 10 ft by 10 ft on every slope, in a typical place and not where damage looks worst. Hail hits ' +
          'are strikes that bruised, cracked or bared the mat inside the square. Wind-creased and missing units are ' +
          'counted over the whole slope. Write 0 where nothing was found.',
      ),
      d.table(
        'square',
        'Test squares of 10 ft by 10 ft',
        [
          d.column('direction', 'Slope faces', 'select', { options: inspection.compass, width: 1.1 }),
          d.column('pitch', 'Pitch', 'number', { width: 1 }),
          d.column('hail', 'Hail hits', 'number', { decimals: 0, width: 1 }),
          d.column('creased', 'Wind-creased', 'number', { decimals: 0, width: 1.2 }),
          d.column('missing', 'Missing', 'number', { decimals: 0, width: 1 }),
          inspection.photoColumn,
          d.column('note', 'Size of marks, notes', 'text', { width: 2.8 }),
        ],
        [],
        {
          blankRows: 8,
          lineNumbers: true,
          totals: [
            d.total('square.hailTotal', 'Hail hits in all squares', d.sum('square', 'hail'), {
              type: 'number',
              decimals: 0,
            }),
            d.total('square.creasedTotal', 'Wind-creased units', d.sum('square', 'creased'), {
              type: 'number',
              decimals: 0,
            }),
            d.total('square.missingTotal', 'Missing units', d.sum('square', 'missing'), {
              type: 'number',
              decimals: 0,
            }),
          ],
        },
      ),
      d.section('Collateral marks around the property', 'Collateral: vents, gutters, AC fins, screens, siding, fence'),
      d.table(
        'collateral',
        'Collateral marks',
        [
          d.column('item', 'Item', 'text', { fixed: true, width: 2.4 }),
          d.column('faces', 'Faces', 'select', { options: inspection.compass, width: 0.9 }),
          d.column('count', 'Dents', 'number', { decimals: 0, width: 0.9 }),
          d.column('largest', 'Largest (in)', 'number', { decimals: 2, width: 1 }),
          d.column('age', 'Looks', 'select', { options: ['Fresh', 'Older', 'Both', 'None', 'N/A'], width: 1 }),
          inspection.photoColumn,
          d.column('note', 'Notes', 'text', { width: 2 }),
        ],
        collateral,
      ),
      d.section('Roof, attic and interior', 'Roof, attic and interior, part by part'),
      inspection.explainRatings(inspection.freshnessScale),
      ...inspection.ratedChecks(inspection.freshnessScale, damageChecks),
      d.section('Marks that are not hail', 'Marks that are not hail: blisters, scuffs, manufacturing and age'),
      d.p('Other marks on the roof, named here so that no one counts them as hail.'),
      d.table(
        'mark',
        'Marks that are not hail',
        [
          d.column('mark', 'Mark', 'text', { fixed: true, width: 1.7 }),
          d.column('tell', 'How it differs from hail', 'text', { fixed: true, width: 4.2 }),
          d.column('seen', 'Seen', 'select', { options: ['Yes', 'No'], width: 0.8 }),
          d.column('where', 'Where', 'text', { width: 1.4 }),
          inspection.photoColumn,
        ],
        lookAlikes,
      ),
      d.section('Emergency measures taken', 'Emergency measures taken: tarps, boards and temporary seals'),
      d.p('Temporary work to stop further damage. Photograph the opening before it is covered and keep the receipts.'),
      d.table(
        'emergency',
        'Emergency measures',
        [
          d.column('measure', 'Measure', 'text', { width: 2.6 }),
          d.column('location', 'Location', 'text', { width: 2 }),
          d.column('size', 'Size (sq ft)', 'number', { decimals: 0, width: 1.1 }),
          d.column('date', 'Date', 'date', { width: 1.2 }),
          inspection.photoColumn,
          d.column('cost', 'Cost', 'currency', { width: 1.2 }),
        ],
        [
          { measure: 'Tarp over opening' },
          { measure: 'Temporary patch or seal' },
          { measure: 'Board over skylight or window' },
        ],
        { totals: [d.total('emergency.total', 'Emergency measures', d.sum('emergency', 'cost'), { strong: true })] },
      ),
      ...inspection.prioritiesAndBudget({ text: 'What should be done, no matter the cause.', rows: 4 }),
      ...inspection.limitations('Radar and station data describe an area, not this roof; test squares are samples.'),
      d.legalNote(
        'What this report does not do',
        'It states findings only. It gives no opinion on insurance coverage or on what an insurer should pay.',
        'The contractor does not negotiate, adjust or settle a claim for the owner. In many states only a licensed ' +
          'public adjuster or an attorney may, for example under Texas Insurance Code 4102.163.',
        'The deductible is the owner’s to pay. The contractor does not pay, waive or rebate any part of it.',
      ),
      inspection.inspectorAndOwner(
        'The inspector signs the findings. The owner signs for having received a copy, not for agreement.',
      ),
    ]),
    inspection.photographs(
      'House number, sketch with slope numbers, each slope and square, close views with a coin, soft metal.',
      { count: 24 },
    ),
  ],
})
