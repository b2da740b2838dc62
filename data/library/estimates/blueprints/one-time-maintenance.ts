import { defineTemplate, type Blueprint } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import { dutiesOf } from '@/data/shared/warranty'
import { aRoof, inSentence, lowerFirst, sentence, shortened } from '@/data/shared/words'
import * as d from '@/lib/documents/author'

const before: estimate.ScopeGroup = {
  group: 'Visit',
  lines: [
    estimate.line('Travel, set-up and fall protection', 'Set-up', 'EA', 'Labor'),
    estimate.line('Walk of the whole roof with photographs', 'Roof walk', 'EA', 'Labor'),
  ],
}
const after: estimate.ScopeGroup = {
  group: 'Small repairs and report',
  lines: [
    estimate.line('Small repairs agreed on the roof: labor', 'Repair labor', 'HR', 'Labor'),
    estimate.line('Small repairs agreed on the roof: material', 'Repair parts', 'LS', 'Material'),
    estimate.line('Debris bagged, lowered and hauled away', 'Haul-off', 'LS', 'Disposal'),
    estimate.line('Written report with photographs and next date', 'Report', 'EA', 'Labor'),
  ],
}

/** One visit: a task list with a price for each, what it does not hold, and the sheet that proves it was done. */
export const oneTimeMaintenance: Blueprint = (system, index) => {
  const data = system.estimating
  const { shortName, warrantyTerms } = system
  const tasks = estimate.visitTasks(data)
  const scope: readonly estimate.ScopeGroup[] = [
    before,
    {
      group: 'Maintenance tasks',
      lines: tasks.map(({ task, short }) => estimate.line(task, short, 'LS', 'Labor')),
    },
    after,
  ]
  return defineTemplate('estimate', {
    system,
    name: 'One-Time Maintenance Estimate',
    id: estimate.estimateId(system, index, 3),
    downloads: [350, 900],
    description: shortened(
      `${shortName} maintenance visit priced task by task: ${tasks
        .slice(0, 4)
        .map(({ short }) => lowerFirst(short))
        .join(', ')}, small repairs and report.`,
    ),
    tags: ['maintenance', 'roof tune-up', 'one-time', 'cleaning', 'inspection', 'task list', 'service'],
    fullDescription: [
      `An estimate for a single maintenance visit to ${aRoof(system)}: ${tasks.length} tasks for this system, each with its own price, plus set-up, small repairs and a written report. The owner can take a task out and see what it saves.`,
      `A visit catches damage early: ${system.commonDefects
        .slice(0, 4)
        .map(({ name }) => lowerFirst(name))
        .join(', ')}. What the owner should do between visits is on the page as well.`,
      `The crew’s sheet lists tasks and checks with their criteria; the office page turns roof size into hours at about ${data.care.walkRate.toLocaleString('en-US')} sq ft an hour and into supplies, and sets prices from cost.`,
    ],
    howToUse: [
      'Ask for roof area, age, warranty and last maintenance before you quote.',
      'On Measurements, enter the size of the roof; adjust the hourly rates to your crew’s pace.',
      'On Cost, enter overhead and profit or a margin, then price each task that this roof needs and clear the others.',
      'Agree a limit for small repairs: an hour and a lump for material are usual.',
      estimate.sendStep('Estimate'),
      'Give the crew the visit sheet, and send the report with photographs within two days.',
    ],
    pages: { main: 2, office: 3, field: 1 },
    expertGuide: [
      {
        title: 'What a visit prevents',
        text: system.commonDefects
          .slice(0, 4)
          .map(({ name, looks, cause }) => sentence(`${name}: ${lowerFirst(looks)}; ${lowerFirst(cause)}`))
          .join(' '),
      },
      data.careGuide,
      data.repairGuide,
      estimate.acceptanceGuide,
      estimate.marginGuide,
    ],
    subject: `One maintenance visit to ${aRoof(system)}: tasks, prices, checks and report`,
    intro: 'One visit to your roof: what we do, task by task, and what it costs. This is not a contract.',
    keywords: [system.name, 'roof maintenance', 'tune-up', 'estimate'],
    parts: () => [
      d.part('Estimate', [
        ...estimate.customerBlocks(),
        ...estimate.visitRoofBlocks,
        ...estimate.scopeBlocks(scope, { payment: 'service', title: 'Tasks and price' }),
        ...estimate.goAheadBlocks,
        ...estimate.spotRepairBlocks(
          data.repair.items.slice(0, 3).map(({ description, unit }) => ({ item: description, unit })),
        ),
        ...estimate.agreementBlocks(
          {
            included: ['photographs before and after each task'],
            excluded: data.care.excluded,
            assumed: [
              'the roof can be walked safely on the day',
              'no leak is active; a leak is a separate repair',
              'water and a place to park the truck',
            ],
          },
          [
            ['What stays with you', `${inSentence(dutiesOf(system))}.`],
            [
              'Workmanship',
              `We stand behind the tasks and small repairs on this list. ${warrantyTerms.workmanship} A visit does not renew the roof’s own warranty and does not certify its remaining life.`,
            ],
            ...estimate.serviceTerms,
          ],
        ),
      ]),
      estimate.visitSheet(system),
      estimate.measurementsPart(estimate.visitMeasures(data, system.type === 'sloped')),
      ...estimate.costParts(scope, { payment: 'service' }),
    ],
  })
}
