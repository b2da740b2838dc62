/** What the two maintenance estimates share: the size of a visit, the hours it takes, and the sheet that the crew fills in. */
import type { MaintenanceTask, RoofSystem, SystemEstimating } from '../system'
import * as d from '@/lib/documents/author'
import { hours, hoursOf, lengthBlocks, measure, takeoffBlocks, type TakeoffLine } from './measurements'
import { supplyLines } from './system-scope'

export const visitRoofBlocks: readonly d.Block[] = [
  d.section('Your roof', 'Roof facts, warranty on file and last maintenance'),
  d.fields(
    4,
    d.field('roof.manufacturer'),
    d.field('roof.age'),
    d.field('roof.area'),
    d.choice('roof.condition', 'Condition at first sight', ['Good', 'Fair', 'Poor', 'Leaking now']),
    d.field('roof.warranty', { span: 2 }),
    d.own('visit.last', 'Last maintenance, by whom'),
    d.own('visit.access', 'Access and keys', 'text', { phrase: true }),
  ),
]

const visitHours = ({ care }: SystemEstimating, isSloped: boolean): TakeoffLine[] => [
  hours('Walk and record', 'Roof area', d.ref('visit.area'), 'SF', care.walkRate),
  hours('Gutters and edges', 'Length', d.ref('visit.gutters'), 'LF', isSloped ? 60 : 100),
  hours('Drains and outlets', 'Count', d.ref('visit.drains'), 'EA', 6),
  hours('Flashings and seams', 'Length', d.ref('visit.flashings'), 'LF', 150),
  hours('Pipes, curbs and skylights', 'Count', d.ref('visit.penetrations'), 'EA', 10),
]

/** The hours of the visit lines that open `lines`, and what they make on the clock for the crew. */
export const crewFields = (lines: readonly TakeoffLine[]): d.Field[] => [
  d.own('visit.crew', 'People on the crew', 'number', { decimals: 0 }),
  d.calculated('visit.hours', 'Labor hours on the roof', 'number', hoursOf(lines), { decimals: 1 }),
  d.calculated('visit.onSite', 'Hours for this crew', 'number', d.round(d.div('visit.hours', 'visit.crew'), 1), {
    decimals: 1,
  }),
]

/** The tasks that are work of a visit: documents to have on file once in the life of a roof are not. */
export const visitTasks = ({ care }: SystemEstimating): MaintenanceTask[] =>
  care.tasks.filter(({ isDueOnce }) => !isDueOnce)

/** Roof size, hours by typical pace, and what to load. */
export const visitMeasures = (data: SystemEstimating, isSloped: boolean): d.Block[] => {
  const lines = [...visitHours(data, isSloped), ...supplyLines(data.care.supplies, 'visit')]
  return [
    d.p('enter the size of the roof; hours and supplies follow. Paces are typical: put in your own.', 'Start here:'),
    ...lengthBlocks(
      [
        measure('visit.area', 'Roof area (sf)'),
        measure('visit.gutters', 'Gutters, edges (ft)'),
        measure('visit.drains', 'Drains, outlets'),
        measure('visit.flashings', 'Flashings, seams (ft)'),
        measure('visit.penetrations', 'Pipes, curbs, skylights'),
      ],
      'Size of the visit',
      ...crewFields(lines),
    ),
    ...takeoffBlocks(lines, 'Hours and supplies'),
  ]
}

/** The crew's sheet: tasks done and the roof's checks with their criteria. */
export const visitSheet = ({ inspectionPoints, estimating }: RoofSystem): d.Part =>
  d.part(
    'Visit sheet',
    [
      d.p(estimating.care.access, 'Before going up:'),
      d.section('Tasks', 'Maintenance tasks to check off, with access and fall protection on this surface'),
      d.checklist(
        'task',
        visitTasks(estimating).map(({ task }) => task),
        ['Done', 'Not done'],
        [d.extra('note', 'Note, photo no.', 1.4)],
      ),
      d.section('Checks', 'Condition checks with criteria'),
      d.checklist(
        'check',
        [
          ...inspectionPoints.field.slice(0, 2),
          ...inspectionPoints.flashings.slice(0, 2),
          ...inspectionPoints.drainage.slice(0, 2),
        ].map(({ check, criterion }) => [check, criterion] as const),
        ['OK', 'Watch', 'Repair'],
        [d.extra('note', 'Where, photo no.', 2)],
      ),
    ],
    { audience: 'crew' },
  )
