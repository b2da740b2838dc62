import { defineTemplate, type Blueprint } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import { aRoof, lowerFirst, sentence, shortened } from '@/data/shared/words'
import type { RoofSystem } from '@/data/shared/system'
import * as d from '@/lib/documents/author'

const before: estimate.ScopeGroup = {
  group: 'Find and protect',
  lines: [
    estimate.line('Service call: set-up, inspection and diagnosis', 'Service call', 'EA', 'Labor'),
    estimate.line('Water test or moisture readings, with record', 'Water test', 'HR', 'Labor'),
    estimate.line('Temporary repair that keeps the building dry', 'Temporary', 'LS', 'Material'),
  ],
}
const after: estimate.ScopeGroup = {
  group: 'Access and finish',
  lines: [
    estimate.line('Ladder or lift and fall protection', 'Access', 'LS', 'Equipment'),
    estimate.line('Interior and grounds protected', 'Protection', 'LS', 'Equipment'),
    estimate.line('Debris off the roof and hauled away', 'Haul-off', 'LS', 'Disposal'),
    estimate.line('Photographs after, and a check after the next rain', 'Follow-up', 'EA', 'Labor'),
  ],
}

const leakBlocks = (system: RoofSystem): d.Block[] => [
  d.section('The leak and what we found', 'Leak history, cause found, area and method of repair'),
  d.fields(
    4,
    d.own('leak.where', 'Where water shows inside', 'text', { phrase: true, span: 2 }),
    d.own('leak.when', 'Since when, in which weather'),
    d.field('roof.age'),
    d.choice('leak.cause', 'Cause found', [
      ...system.commonDefects.map(({ name }) => name),
      'Flashing',
      'Penetration',
      'Other',
    ]),
    d.own('leak.location', 'Location on the roof', 'text', { span: 2 }),
    d.choice('leak.certainty', 'How certain', ['Seen and tested', 'Seen', 'Likely', 'To be opened']),
    estimate.shown('repair.area', 'Repair area (sq ft)'),
    estimate.shown('repair.length', 'Repair length (ft)'),
    d.choice('repair.method', 'Method', [
      'Local repair',
      'Partial replacement',
      'Temporary only',
      'Replace the section',
    ]),
    d.own('warranty.workmanshipTerm', 'Our workmanship term'),
    d.own('leak.found', 'What we found and how we repair it', 'multiline', { phrase: true, span: 4, lines: 3 }),
  ),
]

/** A repair: leak, cause, method, temporary repair, limits, and photographs before and after. */
export const repair: Blueprint = (system, index) => {
  const data = system.estimating
  const { shortName } = system
  const { items } = data.repair
  const supplies = estimate.supplyLines(data.repair.supplies, 'repair')
  const lines: readonly estimate.ScopeGroup[] = [
    before,
    {
      group: 'Repair',
      lines: items.map(({ description, short, unit }) => estimate.line(description, short, unit, 'Labor')),
    },
    after,
  ]
  const scope = estimate.supplied(lines, supplies)
  return defineTemplate('estimate', {
    system,
    name: 'Repair Estimate',
    id: estimate.estimateId(system, index, 2),
    downloads: [500, 1300],
    description: shortened(
      `${shortName} repair estimate: ${items
        .slice(0, 3)
        .map(({ short }) => lowerFirst(short))
        .join(', ')} and more priced, with leak findings, temporary repair and photos.`,
    ),
    tags: ['roof repair', 'leak repair', 'service call', 'emergency', 'temporary repair', 'leak', 'photos'],
    fullDescription: [
      `An estimate for repairing ${aRoof(system)}. It says where the water shows, what causes it and how sure you are, prices ${items.length} repairs for this system along with the service call, temporary repair and access, and keeps before-and-after photographs with the estimate.`,
      `It says plainly when a repair is not money well spent: ${data.repair.beyond}`,
      'The office page measures each area, lists what to load on the truck with typical coverages, and sets the price of each line from your own cost.',
    ],
    howToUse: [
      'Write down the leak as the customer tells it, and search in order.',
      'Choose the cause, say how sure you are, and describe the repair in two sentences.',
      'Measure each area on Measurements; read what the truck needs, and adjust coverages to your products.',
      'On Cost, price only the lines that apply; a minimum charge belongs on the service call.',
      'Add the photograph taken before the work, and say what the repair does not promise.',
      estimate.sendStep('Estimate'),
      'After the work, add the photograph after and file the sheet with the warranty.',
    ],
    pages: { main: 2, office: 3 },
    expertGuide: [
      data.repairGuide,
      {
        title: `Search for the leak in order on ${aRoof(system)}`,
        text: `${system.leakInvestigation.map(sentence).join(' ')} Keep it dry meanwhile: ${data.repair.temporary}`,
      },
      {
        title: 'Name the damage, its cause and its repair',
        text: system.commonDefects
          .slice(0, 5)
          .map(({ name, looks, cause, remedy }) =>
            sentence(`${name}: ${lowerFirst(looks)}; ${lowerFirst(cause)}; ${lowerFirst(remedy)}`),
          )
          .join(' '),
      },
      data.guide[0],
      estimate.acceptanceGuide,
      estimate.insuranceGuide,
      estimate.marginGuide,
    ],
    subject: `Repair of ${aRoof(system)}: findings, method, temporary repair, price and photographs`,
    intro: 'What leaks, why, how we repair it and what it costs. This is not a contract.',
    keywords: [system.name, 'roof repair', 'leak', 'estimate'],
    required: ['leak.found'],
    parts: () => [
      d.part('Estimate', [
        ...estimate.customerBlocks(),
        ...leakBlocks(system),
        ...estimate.scopeBlocks(scope, { payment: 'service', title: 'Repair and price' }),
        ...estimate.goAheadBlocks,
        d.fields(
          4,
          d.own('temporary.placed', 'Temporary repair on', 'date'),
          d.own('temporary.area', 'Area covered'),
          d.own('temporary.expires', 'To be replaced by', 'date'),
          d.own('temporary.by', 'Placed by'),
        ),
        ...estimate.agreementBlocks(
          {
            included: ['photographs before and after'],
            excluded: data.repair.excluded,
            assumed: [
              'the cause described above is the only one',
              'roof and deck around the area are dry and sound',
              'the roof is safe to walk on the day',
            ],
          },
          [
            ...estimate.serviceTerms,
            [
              'Our workmanship',
              'For the areas and the workmanship term named above. A repair on an older roof usually carries a shorter term.',
            ],
            [
              'Manufacturer warranty',
              'A repair seldom carries one. If the roof still has its own, check with the manufacturer before we start.',
            ],
            ['Leaks elsewhere', 'A repair fixes the problem described, not the older roof around it.'],
          ],
        ),
      ]),
      d.part(
        'Photographs',
        [
          d.section('Before and after', 'Photo frames for before and after'),
          d.photos('photo', 'Before and after', 2, { columns: 2, height: 100 }),
        ],
        { follows: true, whenUsed: true },
      ),
      estimate.measurementsPart(
        estimate.placeBlocks,
        estimate.lengthBlocks(
          [estimate.measure('repair.length', 'Repair length (ft)'), estimate.measure('repair.count', 'Pieces')],
          'Length and count',
        ),
      ),
      ...estimate.costParts(scope, { payment: 'service', takeoff: supplies }, estimate.insurancePart),
    ],
  })
}
