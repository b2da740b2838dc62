import { defineTemplate } from '@/data/shared/define-template'
import { figure } from '@/data/shared/columns'
import { onceFilled } from '@/data/shared/guards'
import * as inspection from '@/data/shared/inspection'
import * as d from '@/lib/documents/author'

const numbers = Array.from({ length: 15 }, (_, index) => index + 1)
const horizons = ['Year 1', 'Years 2–3', 'Years 4–5', 'Years 6–10', 'Later'] as const

const ofRow = (number: number, key: string) => d.ref(`roof.${number}.${key}`)
/** Area times rating over the area that has a rating: a large roof counts for more than a shed. */
const weightedRating = d.round(
  d.div(
    d.add(...numbers.map((number) => d.mul(ofRow(number, 'area'), ofRow(number, 'rating')))),
    d.add(...numbers.map((number) => onceFilled(ofRow(number, 'rating'), ofRow(number, 'area')))),
  ),
)
const badArea = d.add(...numbers.map((number) => d.when(ofRow(number, 'rating'), '>=', 4, ofRow(number, 'area'), 0)))

const recordChecks: readonly d.Check[] = [
  ['Field of the roof', 'the whole surface'],
  ['Seams, laps, fasteners', 'probed or lifted at ten places'],
  ['Base and wall flashings', 'height, bond, corners'],
  ['Penetrations and curbs', 'boots, pockets, unit skirts'],
  ['Edges, copings, gravel stop', 'pulled by hand'],
  ['Drains, gutters, overflows', 'open, strainers on'],
  ['Standing water', 'area, depth 48 hours after rain'],
  ['Insulation and deck', 'firm underfoot; stains from below'],
  ['Skylights and hatches', 'glass, gasket, guard'],
  ['Rooftop equipment', 'pans, ducts, lines, loose panels'],
  ['Traffic and housekeeping', 'walk pads, debris, abandoned items'],
  ['Rooms below', 'stains, tiles, buckets'],
]

/** Replacement cost of the roofs that have a horizon. */
const planned = d.add(...horizons.map((_, index) => d.ref(`plan.horizon${index + 1}`)))

export const multiBuildingRoofInventory = defineTemplate('inspection', {
  name: 'Multi-Building Roof Inventory',
  group: 'universal',
  stage: 'win',
  demand: [0.175, 'Seldom, or one kind of company.'],
  description:
    'Roof inventory for up to 15 roofs: rating, risk, repairs waiting, replacement value, year due, ten-year cost and a record page each.',
  tags: [
    'roof inventory',
    'portfolio',
    'multi-building',
    'asset management',
    'facility condition',
    'capital plan',
    'property manager',
    'HOA',
    'school district',
    'campus',
    'risk rating',
  ],
  fullDescription: [
    'Owners of many roofs usually replace the one that leaked last. An inventory lets them replace the one that is next. Each roof has a line with area, age, rating and what a leak would do below it; rating times consequence gives the risk, and risk gives the order.',
    'The overview turns lines into the figures that a board asks for: rating by area, share that is leaking or worse, repairs waiting against replacement value, and replacement cost by horizon at today’s prices with a yearly average.',
    'Details keep what is needed on the next visit: deck, layers, way up, keys, unguarded skylights, warranty numbers. A record page for each roof carries the grades, so that a rating can be explained three years later by somebody else.',
  ],
  howToUse: [
    'List roofs from drawings or an aerial view, and walk the list with the facilities manager.',
    'Rate five roofs together with a second person, then use the same words for all.',
    'Fill in a record page on each roof, then its line.',
    'Set consequence with the owner, not alone; the owner knows what stands below.',
    'Enter cost per square foot by system and access, and write where it came from.',
    'Choose the horizon for each roof and read the ten-year figures.',
    'Survey again within two years and after large storms; keep numbers as they are.',
  ],
  expertGuide: [
    {
      title: 'Rating and consequence are different questions',
      text: 'A 4 over a storeroom can wait; a 3 over an operating room cannot. Keep the two apart and multiply at the end. If the owner argues with the rating, show the record page; an owner who argues with the consequence is probably right.',
    },
    {
      title: 'What the ratio says',
      text: 'Repairs waiting divided by replacement value is known from facility management as a condition index. Low figures mean repairs pay; where a single roof comes near a fifth or a quarter of its own replacement, stop patching it. There is no official limit for roofs, so state yours and keep it.',
    },
    {
      title: 'A horizon is not a promise',
      text: 'Years left have an error of several years in both directions. That is why roofs are grouped into horizons and not into single years beyond the first. Boards plan better with an honest range than with a date that moves.',
    },
    {
      title: 'Collect the hazards on the first round',
      text: 'Who goes up next, a tenant’s mechanic perhaps, needs to know about unguarded skylights, low parapets, fragile decks and exhaust. Under OSHA rules employers must see to it that walking surfaces carry the load put on them; your list tells them where to look.',
      cite: '29 CFR 1910.22, 1910.28(b)',
    },
  ],
  pages: { main: 6 },
  subject: 'All roofs of one owner: size, system, rating, risk, backlog, replacement value and year due',
  intro:
    'One line for each roof, on the same terms, so that a board can see which roof comes next and what ten years will ' +
    'cost. Up to fifteen roofs a file.',
  keywords: ['roof inventory', 'portfolio', 'asset management', 'capital plan'],
  required: ['portfolio.date', 'portfolio.inspector', 'portfolio.name', 'roof', 'roof.area'],
  parts: () => [
    d.part('Overview', [
      d.section('Portfolio'),
      d.fields(
        4,
        d.field('inspection.number'),
        d.own('portfolio.date', 'Survey finished', 'date'),
        d.own('portfolio.year', 'Survey year', 'number', { decimals: 0, plain: true, hint: 'sets Due' }),
        d.own('portfolio.inspector', 'Inspector'),
        d.field('customer.name', { span: 2, label: 'Owner or manager' }),
        d.own('portfolio.contact', 'Facilities contact and phone', 'text', { span: 2 }),
        d.own('portfolio.name', 'Portfolio or campus', 'text', { span: 2 }),
        d.own('portfolio.scope', 'Left out, and why', 'text', { span: 2 }),
      ),
      d.section('Result', 'Result: area, weighted rating, share rated 4 or 5, backlog and replacement value'),
      d.fields(
        4,
        d.calculated('portfolio.area', 'Roof area (sf)', 'number', d.ref('roof.areaTotal'), { decimals: 0 }),
        d.calculated('portfolio.rating', 'Rating, by area', 'number', weightedRating, { decimals: 2 }),
        d.calculated('portfolio.bad', 'Rated 4 or 5 (sf)', 'number', badArea, { decimals: 0 }),
        d.calculated(
          'portfolio.badShare',
          'Share rated 4 or 5',
          'percent',
          d.round(d.div('portfolio.bad', 'roof.areaTotal'), 3),
          { decimals: 1 },
        ),
        d.calculated('portfolio.backlog', 'Repairs waiting', 'currency', d.ref('roof.repairTotal')),
        d.calculated('portfolio.value', 'Replacement, all roofs', 'currency', d.ref('roof.replaceTotal')),
        d.calculated(
          'portfolio.ratio',
          'Waiting ÷ replacement',
          'percent',
          d.round(d.div('roof.repairTotal', 'roof.replaceTotal'), 3),
          { decimals: 1 },
        ),
        d.own('portfolio.first', 'First three roofs to act on'),
        d.own('portfolio.summary', 'For the board, in plain words', 'multiline', { span: 4, lines: 3 }),
      ),
      d.section('Ten years', 'Replacement cost by horizon at today’s prices, with the yearly average'),
      d.fields(
        4,
        ...horizons.map((horizon, index) =>
          d.calculated(
            `plan.horizon${index + 1}`,
            horizon,
            'currency',
            d.sum('roof', 'replace', { key: 'horizon', equals: horizon }),
          ),
        ),
        d.calculated('plan.open', 'No horizon yet', 'currency', d.sub('roof.replaceTotal', planned)),
        d.calculated(
          'plan.average',
          'Average a year, ten years',
          'currency',
          d.round(d.div(d.add('plan.horizon1', 'plan.horizon2', 'plan.horizon3', 'plan.horizon4'), 10)),
        ),
      ),
      d.note(
        'Rating and consequence: the same words for every roof',
        'Rating: 1 watertight, no work. 2 minor work. 3 leaks likely within two years. 4 leaking, repair holds. 5 failed, repair no longer holds.',
        'Consequence: 1 storage, little harm. 2 offices, homes, classrooms. 3 patients, records, machines, or no way to close the room.',
        'Risk = rating × consequence, from 1 to 15. Over 8 comes first, whatever its size.',
      ),
      d.section('Rules of this inventory'),
      d.bullets(
        'A roof is one system of one age on one building; a wing with its own roof gets its own line.',
        'Area is roof area, measured or from drawings; write M or D in the details.',
        'Ratings are by one person, or by two who rated five roofs together first.',
        'Costs per square foot are planning figures; their source stands in the details.',
        'Ten years are at today’s prices; add a yearly change of your own, and say that you did.',
        'Years left are opinions. They move after each storm and each repair; survey again within two years.',
      ),
      d.signatures(
        [
          { name: 'inspector', role: 'Inspector' },
          { name: 'manager', role: 'Owner or facilities manager' },
        ],
        'The inspector signs ratings and opinions, the manager that roofs and areas are complete.',
      ),
    ]),
    d.part(
      'Roofs',
      [
        d.section('Roofs', 'Roofs: area, age, rating, risk, repairs waiting, replacement cost and year due'),
        d.table(
          'roof',
          'Roofs',
          [
            d.column('building', 'Building, roof, system', 'text', { width: 4 }),
            d.column('area', 'Area (sf)', 'number', { width: 1.1, decimals: 0 }),
            d.column('rating', 'Rating', 'number', { width: 0.8, decimals: 0 }),
            d.column('weight', 'Cons.', 'number', { width: 0.8, decimals: 0 }),
            d.column('risk', 'Risk', 'number', {
              width: 0.7,
              decimals: 0,
              formula: d.mul(d.cell('rating'), d.cell('weight')),
            }),
            d.column('repair', 'Waiting', 'currency', { width: 1.3 }),
            d.column('cost', '$ per sf', 'number', { width: 0.9, decimals: 2 }),
            d.column('replace', 'Replace', 'currency', {
              width: 1.5,
              formula: d.round(d.mul(d.cell('area'), d.cell('cost'))),
            }),
            d.column('left', 'Years', 'number', { width: 0.8, decimals: 0 }),
            d.column('due', 'Due', 'number', {
              width: 0.8,
              decimals: 0,
              plain: true,
              formula: onceFilled(
                d.cell('left'),
                onceFilled('portfolio.year', d.add('portfolio.year', d.cell('left'))),
              ),
            }),
            d.column('horizon', 'Horizon', 'select', { width: 1.2, options: horizons }),
          ],
          [],
          {
            blankRows: numbers.length,
            lineNumbers: true,
            totals: [
              figure('roof.areaTotal', 'Area (sf)', d.sum('roof', 'area')),
              d.total('roof.repairTotal', 'Repairs waiting', d.sum('roof', 'repair')),
              d.total('roof.replaceTotal', 'Replacement, all roofs', d.sum('roof', 'replace'), { strong: true }),
            ],
          },
        ),
      ],
      { landscape: true },
    ),
    d.part(
      'Details',
      [
        d.section('Details', 'Details: deck, insulation, slope, access, hazards, warranty and leaks'),
        d.table(
          'detail',
          'Details',
          [
            d.column('deck', 'Deck', 'select', {
              width: 1.2,
              options: ['Steel', 'Concrete', 'Wood', 'Gypsum', 'Other'],
            }),
            d.column('insulation', 'Insulation (in)', 'text', { width: 1.4 }),
            d.column('roofed', 'Year roofed, layers', 'text', { width: 1.1 }),
            d.column('drains', 'Slope, drainage', 'text', { width: 1.5 }),
            d.column('access', 'Way up, keys', 'text', { width: 1.6 }),
            d.column('hazards', 'Edges, skylights, exhaust', 'text', { width: 2 }),
            d.column('warranty', 'Warranty: manufacturer, number, until', 'text', { width: 2.5 }),
            d.column('leaks', 'Leaks, 12 months', 'number', { width: 1.1, decimals: 0 }),
            d.column('seen', 'Last seen', 'date', { width: 1.2 }),
            d.column('source', 'M or D; cost source', 'text', { width: 1.5 }),
          ],
          [],
          {
            blankRows: numbers.length,
            lineNumbers: true,
            totals: [figure('detail.leaks', 'Leaks in 12 months', d.sum('detail', 'leaks'))],
          },
        ),
      ],
      { landscape: true, follows: true },
    ),
    d.part('Roof record', [
      d.section('Roof record', 'Roof record: one page for each roof behind its line'),
      d.p('Copy this page for each roof. Its grades carry the rating on the inventory.'),
      d.fields(
        4,
        d.own('record.number', 'No. on the inventory'),
        d.own('record.building', 'Building and roof', 'text', { span: 2 }),
        d.own('record.date', 'Seen on', 'date'),
        d.own('record.by', 'By', 'text'),
        d.own('record.weather', 'Weather, last rain'),
        d.choice('record.rating', 'Rating', ['1', '2', '3', '4', '5']),
        d.own('record.years', 'Years left (opinion)', 'number', { decimals: 0 }),
      ),
      d.checklist(
        'record',
        recordChecks,
        ['1', '2', '3', '4', '5', 'N/A'],
        [d.extra('finding', 'Place, work', 2.2), inspection.photoExtra, d.extra('cost', 'Cost', 0.9)],
      ),
    ]),
    inspection.photographs('For each roof: its plan, an overview, the worst place. Number them as on the inventory.'),
  ],
})
