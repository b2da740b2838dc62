/** What the two maintenance estimates share: the size of a visit, the hours it takes, and the sheet that the crew fills in. */
import { hours, hoursOf, lengthBlocks, measure, takeoffBlocks, type TakeoffLine } from '@/data/parts/estimate'
import type { RoofSystem, SystemEstimating } from '@/data/systems/types'
import {
  calculated,
  checklist,
  choice,
  div,
  extra,
  field,
  fields,
  own,
  p,
  part,
  ref,
  round,
  section,
  type Block,
  type Field,
  type Part,
} from '@/lib/documents/author'
import { supplyLines } from './support'

export const visitRoofBlocks: readonly Block[] = [
  section('Your roof', 'Roof facts, warranty on file and last maintenance'),
  fields(
    4,
    field('roof.manufacturer'),
    field('roof.age'),
    field('roof.area'),
    choice('roof.condition', 'Condition at first sight', ['Good', 'Fair', 'Poor', 'Leaking now']),
    field('roof.warranty', { span: 2 }),
    own('visit.last', 'Last maintenance, by whom'),
    own('visit.access', 'Access and keys'),
  ),
]

const visitHours = ({ care }: SystemEstimating, isSloped: boolean): TakeoffLine[] => [
  hours('Walk and record', 'Roof area', ref('visit.area'), 'SF', care.walkRate),
  hours('Gutters and edges', 'Length', ref('visit.gutters'), 'LF', isSloped ? 60 : 100),
  hours('Drains and outlets', 'Count', ref('visit.drains'), 'EA', 6),
  hours('Flashings and seams', 'Length', ref('visit.flashings'), 'LF', 150),
  hours('Pipes, curbs and skylights', 'Count', ref('visit.penetrations'), 'EA', 10),
]

/** The hours of the visit lines that open `lines`, and what they make on the clock for the crew. */
export const crewFields = (lines: readonly TakeoffLine[]): Field[] => [
  own('visit.crew', 'People on the crew', 'number', { decimals: 0 }),
  calculated('visit.hours', 'Labor hours on the roof', 'number', hoursOf(lines), { decimals: 1 }),
  calculated('visit.onSite', 'Hours for this crew', 'number', round(div('visit.hours', 'visit.crew'), 1), {
    decimals: 1,
  }),
]

/** Roof size, hours by typical pace, and what to load. */
export const visitMeasures = (data: SystemEstimating, isSloped: boolean, blankRows = 2): Block[] => {
  const lines = [...visitHours(data, isSloped), ...supplyLines(data.care.supplies, 'visit')]
  return [
    p('enter the size of the roof; hours and supplies follow. Paces are typical: put in your own.', 'Start here:'),
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
    ...takeoffBlocks(lines, blankRows, 'Hours and supplies'),
  ]
}

/** The crew's sheet: tasks done and the roof's checks with their criteria. */
export const visitSheet = ({ inspectionPoints, estimating: { care } }: RoofSystem): Part =>
  part(
    'Visit sheet',
    [
      section('Before going up', 'Access and fall protection on this surface'),
      p(care.access),
      section('Tasks', 'Maintenance tasks to tick off on the roof'),
      checklist(
        'task',
        care.tasks.map(({ task }) => task),
        ['Done', 'Not done'],
        [extra('note', 'Note, photo no.', 1.4)],
      ),
      section('Checks', 'Condition checks with criteria'),
      checklist(
        'check',
        [
          ...inspectionPoints.field.slice(0, 2),
          ...inspectionPoints.flashings.slice(0, 2),
          ...inspectionPoints.drainage.slice(0, 2),
        ].map(({ check, criterion }) => [check, criterion] as const),
        ['OK', 'Watch', 'Repair'],
        [extra('note', 'Where, photo no.', 2)],
      ),
    ],
    { audience: 'crew' },
  )
