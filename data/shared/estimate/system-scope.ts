/** What the five blueprints share: scope lines from the system's data, and ids. */
import { lineItemOf } from '../system/line-item'
import type { LineKind, RoofSystem, SupplyLine } from '../system'
import * as d from '@/lib/documents/author'
import { adderGroup } from './adders'
import { takeoff, type TakeoffLine } from './measurements'
import { line, type CostKind, type ScopeGroup, type ScopeLine } from './scope'
import { measuredLines, supplied } from './supply'

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

/** The system's own scope in the groups of its estimating data, after what comes before it. */
const systemScope = (system: RoofSystem, before: readonly ScopeLine[]): ScopeGroup[] =>
  system.estimating.scope.map(({ group, lines, added = [] }, index) => ({
    group,
    lines: [...(index === 0 ? before : []), ...lines.map((id) => systemLine(system, id)), ...added],
  }))

const mentions = (word: RegExp, materials: readonly TakeoffLine[]): boolean =>
  materials.some(({ material }) => word.test(material))

/** What a low-slope roof has at its edges and under its membrane, apart from the system's own lines. */
function lowSlopeLines({ type, isCoating, estimating }: RoofSystem): ScopeLine[] {
  if (type !== 'flat' || isCoating) return []
  const has = (name: string) => estimating.measures.some((measure) => measure.name === name)
  const isBoarded = mentions(/polyiso|perlite|gypsum/i, estimating.takeoff)
  return [
    ...(isBoarded
      ? [
          line('Insulation and cover boards laid and attached', 'Board labor', 'SQ', 'Labor', d.ref('measure.squares')),
          line('Fasteners and plates for the boards', 'Board fasteners', 'SQ', 'Material', d.ref('measure.squares')),
        ]
      : []),
    ...(isBoarded && !has('area.crickets')
      ? [line('Tapered insulation and crickets', 'Tapered', 'SF', 'Material')]
      : []),
    ...(has('linear.edge')
      ? [line('Wood nailers at edges and curbs', 'Nailers', 'LF', 'Material', d.ref('linear.edge'))]
      : []),
    ...(has('linear.parapet') ? [line('Coping on parapets', 'Coping', 'LF', 'Material', d.ref('linear.parapet'))] : []),
    ...(isBoarded && !has('linear.walkway')
      ? [line('Walkway pads to hatch and units', 'Walkway', 'LF', 'Material')]
      : []),
    line('Counterflashing or reglets at masonry walls', 'Reglets', 'LF', 'Material'),
    line('Expansion joint covers', 'Expansion joints', 'LF', 'Material'),
    line('Gutters, scuppers and downspouts replaced', 'Gutters', 'LF', 'Material'),
    line('Rooftop units disconnected, lifted and reset', 'Units reset', 'EA', 'Other'),
  ]
}

/** What a steep roof has around its covering: attic vents, and what is mounted on it. */
const slopedLines = ({ type }: RoofSystem): ScopeLine[] =>
  type === 'sloped'
    ? [
        line('Attic intake and exhaust vents added or replaced', 'Vents', 'EA', 'Material'),
        line('Gutters, dish or solar panels detached and reset', 'Detach, reset', 'LS', 'Labor'),
      ]
    : []

const isCounted = ({ estimating }: RoofSystem): boolean =>
  JSON.stringify(estimating.worksheets).includes('debris.layers')

function layersOf(system: RoofSystem): 'worksheet' | 'typed' | 'none' {
  if (system.isCoating || system.estimating.lineItems.some(({ id }) => id === 'extra-layer')) return 'none'
  return isCounted(system) ? 'worksheet' : 'typed'
}

interface Around {
  before: readonly ScopeLine[]
  after: readonly ScopeLine[]
  /** The materials of this kind of estimate. */
  takeoff: readonly TakeoffLine[]
}

/**
 * Everything that a replacement prices: the system's own lines, every other length and count that its measurements ask
 * for, what slope, layers, height and access add, and the ordered materials of each line.
 */
export function replacementScope(system: RoofSystem, { before, after, takeoff: materials }: Around): ScopeGroup[] {
  const { measures, commercial, supplies } = system.estimating
  const absent = commercial.takeoff.flatMap((line) => (materials.includes(line) ? [] : [line.material]))
  const present = Object.fromEntries(
    Object.entries(supplies).map(([item, names]) => [item, names.filter((name) => !absent.includes(name))]),
  )
  const own = systemScope(system, before)
  const measured = measuredLines(
    measures,
    own.flatMap(({ lines }) => lines),
    system.isCoating,
  )
  const details = [...measured, ...lowSlopeLines(system), ...slopedLines(system)]
  const adders = adderGroup({ isSloped: system.type === 'sloped', layers: layersOf(system) })
  return supplied(
    [
      ...own,
      ...(details.length > 0 ? [{ group: 'Edges, walls and penetrations', lines: details }] : []),
      { ...adders, lines: [...adders.lines, ...after] },
    ],
    materials,
    present,
  )
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
