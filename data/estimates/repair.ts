import {
  acceptanceBlocks,
  acceptanceGuide,
  agreementBlocks,
  costPart,
  customerBlocks,
  insuranceBlocks,
  insuranceGuide,
  lengthBlocks,
  line,
  marginGuide,
  measure,
  measurementsPart,
  scopeBlocks,
  serviceTerms,
  shown,
  takeoffBlocks,
  type ScopeGroup,
} from '@/data/parts/estimate'
import { aRoof, lowerFirst, upperFirst } from '@/data/parts/words'
import type { RoofSystem } from '@/data/systems/types'
import {
  choice,
  column,
  documentModel,
  field,
  fields,
  own,
  p,
  part,
  photos,
  section,
  table,
  tickList,
  type Block,
} from '@/lib/documents/author'
import { placeBlocks } from './place-blocks'
import { shortened, supplyLines, systemEstimate, type EstimateBlueprint } from './support'

const before: ScopeGroup = {
  group: 'Find and protect',
  lines: [
    line('Service call: set-up, inspection and diagnosis', 'Service call', 'EA', 'Labor'),
    line('Water test or moisture readings, with record', 'Water test', 'HR', 'Labor'),
    line('Temporary repair that keeps the building dry', 'Temporary', 'LS', 'Material'),
  ],
}
const after: ScopeGroup = {
  group: 'Access and finish',
  lines: [
    line('Ladder or lift and fall protection', 'Access', 'LS', 'Equipment'),
    line('Interior and grounds protected', 'Protection', 'LS', 'Equipment'),
    line('Debris off the roof and hauled away', 'Haul-off', 'LS', 'Disposal'),
    line('Photographs after, and a check after the next rain', 'Follow-up', 'EA', 'Labor'),
  ],
}

const leakBlocks = (system: RoofSystem): Block[] => [
  section('The leak and what we found', 'Leak history, cause found, area and method of repair'),
  fields(
    4,
    own('leak.where', 'Where water shows inside', 'text', { span: 2 }),
    own('leak.when', 'Since when, in which weather'),
    field('roof.age'),
    choice('leak.cause', 'Cause found', [
      ...system.commonDefects.map(({ name }) => name),
      'Flashing',
      'Penetration',
      'Other',
    ]),
    own('leak.location', 'Place on the roof', 'text', { span: 2 }),
    choice('leak.certainty', 'How sure', ['Seen and tested', 'Seen', 'Likely', 'To be opened']),
    shown('repair.area', 'Repair area (sq ft)'),
    shown('repair.length', 'Repair length (ft)'),
    choice('repair.method', 'Method', ['Local repair', 'Partial replacement', 'Temporary only', 'Replace the section']),
    own('warranty.workmanshipTerm', 'Our workmanship term'),
    own('leak.found', 'What we found and how we repair it', 'multiline', { span: 4, lines: 3 }),
  ),
]

const defectBlocks = ({ commonDefects }: RoofSystem): Block[] => [
  section('How such damage looks and is cured', 'Defects of this roof with look, cause and cure'),
  table(
    'defect',
    'Defects and cures',
    [
      column('name', 'Defect', 'text', { width: 1.7, fixed: true }),
      column('looks', 'How it looks', 'text', { width: 2.6, fixed: true }),
      column('cause', 'Usual cause', 'text', { width: 2.6, fixed: true }),
      column('remedy', 'Cure', 'text', { width: 2.9, fixed: true }),
      column('found', 'Found', 'check', { width: 0.8 }),
    ],
    commonDefects.slice(0, 5).map(({ name, looks, cause, remedy }) => ({
      name,
      looks: upperFirst(looks),
      cause: upperFirst(cause),
      remedy: upperFirst(remedy),
    })),
  ),
]

/** A repair: leak, cause, method, temporary repair, limits, and photographs before and after. */
export const repair: EstimateBlueprint = (system, index) => {
  const data = system.estimating
  const { shortName } = system
  const { items } = data.repair
  const scope: readonly ScopeGroup[] = [
    before,
    {
      group: 'Repair',
      lines: items.map(({ description, short, unit }) => line(description, short, unit, 'Labor')),
    },
    after,
  ]
  return systemEstimate({
    system,
    index,
    offset: 2,
    suffix: 'repair-estimate',
    title: 'Repair Estimate',
    downloads: [500, 1300],
    description: shortened(
      `${shortName} repair estimate: ${items
        .slice(0, 3)
        .map(({ short }) => lowerFirst(short))
        .join(', ')} and more priced, with leak findings, temporary repair and photos.`,
    ),
    tags: ['roof repair', 'leak repair', 'service call', 'emergency', 'temporary repair', 'leak', 'photos'],
    fullDescription: [
      `An estimate for repairing ${aRoof(system)}. It says where the water shows, what causes it and how sure you are, prices ${items.length} repairs of this system beside service call, temporary repair and access, and keeps photographs before and after with the paper.`,
      `The customer reads how ${system.commonDefects
        .slice(0, 3)
        .map(({ name }) => lowerFirst(name))
        .join(
          ', ',
        )} and other damage look, why they happen and what cures them, and when a repair is money badly spent: ${data.repair.beyond}`,
      'The office page measures each place, lists what to load on the truck with typical coverages, and sets the price of each line from your own cost.',
    ],
    howToUse: [
      'Write down the leak as the customer tells it, then tick each step of the search as you finish it.',
      'Choose the cause, say how sure you are, and describe the repair in two sentences.',
      'Measure each place on Measurements; read what the truck needs, and correct coverages to your products.',
      'On Cost, price only the lines that apply; a minimum charge belongs on the service call.',
      'Add the photograph before, say what the repair does not promise, and print the Estimate pages alone to a new PDF.',
      'After the work, add the photograph after and file the sheet with the warranty.',
    ],
    expertGuide: [data.repairGuide, data.guide[0], acceptanceGuide, insuranceGuide, marginGuide],
    document: () =>
      documentModel({
        title: `${shortName} Repair Estimate`,
        subject: `Repair of ${aRoof(system)}: findings, method, temporary repair, price and photographs`,
        intro: 'What leaks, why, how we repair it and what it costs. This is not a contract.',
        keywords: [system.name, 'roof repair', 'leak', 'estimate'],
        parts: [
          part('Estimate', [
            ...customerBlocks(),
            ...leakBlocks(system),
            ...scopeBlocks(scope, { payment: 'service', title: 'Repair and price' }),
            section(
              'Temporary repair and leak search',
              'Temporary repair with date and area; steps of the leak search',
            ),
            p(data.repair.temporary, 'How we keep it dry:'),
            fields(
              4,
              own('temporary.placed', 'Placed on', 'date'),
              own('temporary.area', 'Area covered'),
              own('temporary.expires', 'To be replaced by', 'date'),
              own('temporary.by', 'Placed by'),
            ),
            tickList('search', system.leakInvestigation),
            ...defectBlocks(system),
            p(data.repair.beyond, 'When a repair is not worth it:'),
            ...agreementBlocks(
              {
                included: ['photographs before and after'],
                excluded: data.repair.excluded,
                assumed: [
                  'the cause described above is the only one',
                  'roof and deck around the place are dry and sound',
                  'the roof is safe to walk on the day',
                ],
              },
              [
                ...serviceTerms,
                [
                  'Our workmanship',
                  `For the places named above. ${system.warrantyTerms.workmanship} A repair of an older roof is usually promised for less.`,
                ],
                [
                  'Manufacturer warranty',
                  'A repair seldom carries one. Where the roof still has its own, ask the maker before we start.',
                ],
                ['Leaks elsewhere', 'A repair cures the fault described, not the older roof around it.'],
              ],
            ),
            ...insuranceBlocks,
            section('Before and after', 'Photo frames for before and after'),
            photos('photo', 'Before and after', 2, { columns: 2, height: 100 }),
            ...acceptanceBlocks,
          ]),
          measurementsPart(
            placeBlocks,
            lengthBlocks(
              [measure('repair.length', 'Repair length (ft)'), measure('repair.count', 'Pieces')],
              'Length and count',
            ),
            takeoffBlocks(supplyLines(data.repair.supplies, 'repair'), 2),
          ),
          costPart(scope),
        ],
      }),
  })
}
