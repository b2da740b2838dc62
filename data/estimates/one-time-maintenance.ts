import { dutiesOf } from '@/data/parts/warranty'
import {
  acceptanceBlocks,
  acceptanceGuide,
  agreementBlocks,
  costPart,
  customerBlocks,
  line,
  marginGuide,
  measurementsPart,
  scopeBlocks,
  serviceTerms,
  spotRepairBlocks,
  type ScopeGroup,
} from '@/data/parts/estimate'
import { aRoof, lowerFirst, upperFirst } from '@/data/parts/words'
import { column, documentModel, part, section, table } from '@/lib/documents/author'
import { sentence, shortened, systemEstimate, type EstimateBlueprint } from './support'
import { visitMeasures, visitRoofBlocks, visitSheet } from './visit-parts'

const before: ScopeGroup = {
  group: 'Visit',
  lines: [
    line('Travel, set-up and fall protection', 'Set-up', 'EA', 'Labor'),
    line('Walk of the whole roof with photographs', 'Roof walk', 'EA', 'Labor'),
  ],
}
const after: ScopeGroup = {
  group: 'Small repairs and report',
  lines: [
    line('Small repairs agreed on the roof: labor', 'Repair labor', 'HR', 'Labor'),
    line('Small repairs agreed on the roof: material', 'Repair parts', 'LS', 'Material'),
    line('Debris bagged, lowered and hauled away', 'Haul-off', 'LS', 'Disposal'),
    line('Written report with photographs and next date', 'Report', 'EA', 'Labor'),
  ],
}

/** One visit: a task list with a price for each, what it does not hold, and the sheet that proves it was done. */
export const oneTimeMaintenance: EstimateBlueprint = (system, index) => {
  const data = system.estimating
  const { shortName, warrantyTerms } = system
  const { tasks } = data.care
  const scope: readonly ScopeGroup[] = [
    before,
    {
      group: 'Maintenance tasks',
      lines: tasks.map(({ task, short }) => line(task, short, 'LS', 'Labor')),
    },
    after,
  ]
  return systemEstimate({
    system,
    index,
    offset: 3,
    suffix: 'one-time-maintenance-estimate',
    title: 'One-Time Maintenance Estimate',
    downloads: [350, 900],
    description: shortened(
      `${shortName} maintenance visit priced task by task: ${tasks
        .slice(0, 4)
        .map(({ short }) => lowerFirst(short))
        .join(', ')}, small repairs and report.`,
    ),
    tags: ['maintenance', 'roof tune-up', 'one-time', 'cleaning', 'inspection', 'task list', 'service'],
    fullDescription: [
      `An estimate for a single maintenance visit to ${aRoof(system)}: ${tasks.length} tasks of this system, each with its own price, beside set-up, small repairs and a written report. The owner can take a task out and see what it saves.`,
      `Why each task matters is told from the damage it prevents: ${system.commonDefects
        .slice(0, 4)
        .map(({ name }) => lowerFirst(name))
        .join(', ')}. What the owner keeps doing between visits is on the page as well.`,
      `The crew’s sheet lists tasks and checks with their criteria; the office page turns roof size into hours at about ${data.care.walkRate.toLocaleString('en-US')} sq ft an hour and into supplies, and sets prices from cost.`,
    ],
    howToUse: [
      'Ask for roof area, age, warranty and last maintenance before you quote.',
      'On Measurements, enter the size of the roof; correct the hourly paces to those of your crew.',
      'On Cost, enter overhead and profit or a margin, then price each task that this roof needs and clear the others.',
      'Agree a limit for small repairs: an hour and a lump for material are usual.',
      'Print the Estimate pages to a new PDF and send that; keep Measurements and Cost in the office.',
      'Give the crew the visit sheet, and send the report with photographs within two days.',
    ],
    expertGuide: [data.careGuide, data.repairGuide, acceptanceGuide, marginGuide],
    document: () =>
      documentModel({
        title: `${shortName} One-Time Maintenance Estimate`,
        subject: `One maintenance visit to ${aRoof(system)}: tasks, prices, checks and report`,
        intro: 'One visit to your roof: what we do, task by task, and what it costs. This is not a contract.',
        keywords: [system.name, 'roof maintenance', 'tune-up', 'estimate'],
        parts: [
          part('Estimate', [
            ...customerBlocks(),
            ...visitRoofBlocks,
            ...scopeBlocks(scope, { payment: 'service', title: 'Tasks and price' }),
            ...spotRepairBlocks(
              data.repair.items.slice(0, 3).map(({ description, unit }) => ({ item: description, unit })),
            ),
            section('What the visit prevents', 'Damage that maintenance catches early'),
            table(
              'prevent',
              'Damage caught early',
              [
                column('sign', 'What we look for', 'text', { width: 3.6, fixed: true }),
                column('name', 'Damage', 'text', { width: 2, fixed: true }),
                column('cause', 'Usual cause', 'text', { width: 3.4, fixed: true }),
              ],
              system.commonDefects
                .slice(0, 4)
                .map(({ looks, name, cause }) => ({ sign: upperFirst(looks), name, cause: upperFirst(cause) })),
            ),
            ...agreementBlocks(
              {
                included: ['photographs before and after each task'],
                excluded: data.care.excluded,
                assumed: [
                  'the roof can be walked safely on the day',
                  'no leak is active; a leak is a repair of its own',
                  'water and a place for the truck',
                ],
              },
              [
                ['What stays with you', sentence(dutiesOf(system))],
                [
                  'Workmanship',
                  `We stand behind the tasks and small repairs on this list. ${warrantyTerms.workmanship} A visit does not renew the roof’s own warranty and is no certificate of its remaining life.`,
                ],
                ...serviceTerms,
              ],
            ),
            ...acceptanceBlocks,
          ]),
          visitSheet(system),
          measurementsPart(visitMeasures(data, system.type === 'sloped')),
          costPart(scope),
        ],
      }),
  })
}
