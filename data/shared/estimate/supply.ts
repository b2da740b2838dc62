/** What completes a scope: a price for every measured thing, and the cost of every ordered material. */
import { onceFilled } from '@/data/shared/guards'
import { refsIn } from '@/data/shared/refs'
import * as d from '@/lib/documents/author'
import { spareMaterials, type TakeoffLine } from './measurements'
import { line, type ScopeGroup, type ScopeLine } from './scope'

const isMeasure = (name: string): boolean => /^(linear|count|area)\./.test(name)

/** What a quantity is measured by: lengths, counts and areas taken on the roof, else the figures it comes from. */
function measuredBy(formula: d.Expr): string {
  const names = refsIn(formula)
  const taken = names.some(isMeasure) ? names.filter(isMeasure) : names.filter((name) => name !== 'measure.waste')
  const plain = taken.map((name) => (/^measure\.(squares|orderSquares)$/.test(name) ? 'measure.area' : name))
  return [...new Set(plain)].sort().join(' ')
}

/** The materials of a scope line in the takeoff, by the line’s short name. */
export type Supplies = Readonly<Record<string, readonly string[]>>

const otherMaterial = (supply: d.Expr): ScopeLine => ({
  ...line('Fasteners, sealants and other material', 'Other material', 'LS', 'Material', onceFilled(supply, 1)),
  supply,
})

const costOf = (rows: readonly number[]): d.Expr => d.add(...rows.map((row) => `takeoff.${row}.cost`))

/**
 * The scope with the cost of its ordered materials. A material goes to the line that `supplies` names for it, else to
 * the only material line measured as it is; what is left, and what is written into the free lines of the takeoff, goes
 * to a line of its own at the end. Throws where `supplies` names a line or a material that does not exist.
 */
export function supplied(
  scope: readonly ScopeGroup[],
  takeoff: readonly TakeoffLine[],
  supplies: Supplies = {},
): ScopeGroup[] {
  const items = scope.flatMap(({ lines }) => lines)
  const unknown = [
    ...Object.keys(supplies).filter((item) => !items.some((candidate) => candidate.item === item)),
    ...Object.values(supplies)
      .flat()
      .filter((name) => !takeoff.some(({ material }) => material === name)),
  ]
  if (unknown.length > 0) throw new Error(`The estimate has no line or material ${unknown.join(', ')}`)

  const lineOf = ({ material, net }: TakeoffLine): string | undefined => {
    const named = Object.entries(supplies).find(([, materials]) => materials.includes(material))
    if (named || !net) return named?.[0]
    const alike = items.filter(({ kind, qty }) => kind === 'Material' && qty && measuredBy(qty) === measuredBy(net))
    return alike.length === 1 ? alike[0]!.item : undefined
  }
  const lines = takeoff.map(lineOf)
  const rowsOf = (item?: string) => lines.flatMap((name, index) => (name === item ? [index + 1] : []))
  const free = Array.from({ length: spareMaterials }, (_, index) => takeoff.length + index + 1)
  const groups = scope.map(({ group, lines: given }) => ({
    group,
    lines: given.map((item) => (rowsOf(item.item).length > 0 ? { ...item, supply: costOf(rowsOf(item.item)) } : item)),
  }))
  const last = groups.at(-1)
  if (!last) throw new Error('The scope has no group')
  return [...groups.slice(0, -1), { ...last, lines: [...last.lines, otherMaterial(costOf([...rowsOf(), ...free]))] }]
}

type Candidate = readonly [measures: readonly string[], description: string, short: string, unit: ScopeLine['unit']]

const flashed: readonly Candidate[] = [
  [['linear.eave'], 'Eave metal', 'Eave metal', 'LF'],
  [['linear.rake'], 'Rake trim', 'Rakes', 'LF'],
  [['linear.ridge', 'linear.hip'], 'Ridges and hips capped', 'Ridges, hips', 'LF'],
  [['linear.valley'], 'Valley lining', 'Valleys', 'LF'],
  [['linear.sidewall', 'linear.headwall'], 'Sidewalls and headwalls flashed and counterflashed', 'Walls', 'LF'],
  [['linear.sidewall'], 'Sidewalls flashed and counterflashed', 'Sidewalls', 'LF'],
  [['linear.headwall'], 'Apron and counterflashing at headwalls', 'Headwalls', 'LF'],
  [['linear.edge'], 'Edge metal, stripped in', 'Edge metal', 'LF'],
  [['linear.parapet'], 'Parapets and walls flashed', 'Walls', 'LF'],
  [['linear.walkway'], 'Walkway pads to hatch and units', 'Walkway', 'LF'],
  [['count.chimneys'], 'Chimneys flashed, with a cricket where over 30 in wide', 'Chimneys', 'EA'],
  [['count.skylights'], 'Skylights flashed with the manufacturer’s kit', 'Skylights', 'EA'],
  [['count.curbs'], 'Curbs and skylights flashed', 'Curbs', 'EA'],
  [['count.pipes'], 'Pipes, vents and pockets flashed', 'Pipes', 'EA'],
  [['count.drains'], 'Drains and scuppers flashed', 'Drains', 'EA'],
]

const coated: readonly Candidate[] = [
  [['linear.edge'], 'Edges and gravel stops sealed and coated', 'Edges', 'LF'],
  [['linear.parapet'], 'Parapets and walls reinforced and coated', 'Walls', 'LF'],
  [['linear.cracks'], 'Cracks routed, filled and bridged', 'Cracks', 'LF'],
  [['count.curbs'], 'Curbs and skylights sealed and coated', 'Curbs', 'EA'],
  [['count.pipes'], 'Pipes and pockets sealed and coated', 'Pipes', 'EA'],
  [['count.drains'], 'Drains and scuppers sealed and coated', 'Drains', 'EA'],
]

/** The measures that no line prices. */
export const unpricedMeasures = (measures: readonly { name: string }[], lines: readonly ScopeLine[]): string[] => {
  const priced = new Set(lines.flatMap(({ qty }) => refsIn(qty)))
  return measures.map(({ name }) => name).filter((name) => isMeasure(name) && !priced.has(name))
}

/** A line for each measure that no line of the scope prices. Throws for a measure that it has no words for. */
export function measuredLines(
  measures: readonly { name: string }[],
  lines: readonly ScopeLine[],
  isCoating = false,
): ScopeLine[] {
  const open = new Set(unpricedMeasures(measures, lines))
  const added = (isCoating ? coated : flashed).flatMap(([names, description, short, unit]) => {
    if (!names.every((name) => open.has(name))) return []
    for (const name of names) open.delete(name)
    return [line(description, short, unit, 'Material', d.add(...names))]
  })
  if (open.size > 0) throw new Error(`No line prices ${[...open].join(', ')}`)
  return added
}
