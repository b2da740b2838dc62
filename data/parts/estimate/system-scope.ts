/** What the five blueprints share: scope lines from the system's data, and ids. */
import { lineItemOf } from '@/data/systems/define-system'
import type { LineKind, RoofSystem, SupplyLine } from '@/data/systems/types'
import * as d from '@/lib/documents/author'
import { takeoff, type TakeoffLine } from './measurements'
import { line, type CostKind, type ScopeGroup, type ScopeLine } from './scope'

const kinds: Readonly<Record<LineKind, CostKind>> = {
  material: 'Material',
  labor: 'Labor',
  equipment: 'Equipment',
  disposal: 'Disposal',
}

function systemLine(system: RoofSystem, id: string): ScopeLine {
  const { description, short, unit, kind, qty } = lineItemOf(system, id)
  return line(description, short, unit, kinds[kind], qty)
}

/** The system's own scope in the groups of its estimating data, between what comes before and after it. */
export const systemScope = (
  system: RoofSystem,
  before: readonly ScopeLine[],
  after: readonly ScopeLine[],
): ScopeGroup[] => {
  const { scope } = system.estimating
  return scope.map(({ group, lines, added = [] }, index) => ({
    group,
    lines: [
      ...(index === 0 ? before : []),
      ...lines.map((id) => systemLine(system, id)),
      ...added,
      ...(index === scope.length - 1 ? after : []),
    ],
  }))
}

const basisLabel = { area: 'Repair area', length: 'Length', count: 'Count' } as const

/** Materials of a repair or visit as take-off lines; `prefix` names the measured area, length and count. Pieces have no waste. */
export const supplyLines = (supplies: readonly SupplyLine[], prefix: 'repair' | 'visit'): TakeoffLine[] =>
  supplies.map(([material, basis, coverage, unit]) =>
    takeoff(
      material,
      prefix === 'repair' ? basisLabel[basis] : 'As needed',
      prefix === 'repair' ? d.ref(`repair.${basis}`) : null,
      { area: 'SF', length: 'LF', count: 'EA' }[basis],
      basis === 'count' ? 0 : 0.1,
      coverage,
      unit,
    ),
  )

const firstId = { sloped: 1000, flat: 2000 } as const

/** The id of one system's estimate: ids count on by system, five to each; `offset` says which of the five it is. */
export const estimateId = (system: RoofSystem, index: number, offset: number): string =>
  String(firstId[system.type] + index * 5 + offset)
