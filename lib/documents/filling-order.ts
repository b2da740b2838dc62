/** The order in which the parts of a document are filled in: figures first, then the pages that show their results. */
import { cellsOf, rowCounts, type Cell } from './calc/cells'
import { namesIn } from './calc/expr'
import type { DocumentModel, Part } from './model'

/** The typed cells that a cell's result comes from; a typed cell comes from itself. */
function sourcesIn(
  cells: ReadonlyMap<string, Cell>,
  rows: ReadonlyMap<string, number>,
): (name: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  const find = (name: string): ReadonlySet<string> => {
    const found = known.get(name)
    if (found) return found
    const formula = cells.get(name)?.formula
    const sources = new Set<string>()
    known.set(name, sources)
    if (!formula) return sources.add(name)
    for (const read of namesIn(formula, (table) => rows.get(table) ?? 0))
      for (const source of find(read)) sources.add(source)
    return sources
  }
  return find
}

function partIndexes(model: DocumentModel): Map<string, number> {
  const indexes = new Map<string, number>()
  model.parts.forEach((part, index) => {
    for (const name of cellsOf({ ...model, parts: [part] }).keys()) if (!indexes.has(name)) indexes.set(name, index)
  })
  return indexes
}

/** The typed cells that the results and the texts of these parts come from. */
export function sourcesOf(model: DocumentModel, parts: readonly Part[]): ReadonlySet<string> {
  const sources = sourcesIn(cellsOf(model), rowCounts(model))
  const names = [...cellsOf({ ...model, parts }).keys(), ...parts.flatMap(namesShown)]
  return new Set(names.flatMap((name) => [...sources(name)]))
}

/** The names that a part's texts show. Its JSON has them as its texts do: no brace of JSON stands before a letter. */
const namesShown = ({ blocks }: Part): string[] =>
  [...JSON.stringify(blocks).matchAll(/\{([a-zA-Z][\w.]*)\}/g)].flatMap(([, name]) => name ?? [])

/** The typed cells of part `from` that the results and the texts in part `to` come from, as `flow[to][from]`. */
function flowOf(model: DocumentModel): ReadonlySet<string>[][] {
  const cells = cellsOf(model)
  const sources = sourcesIn(cells, rowCounts(model))
  const indexes = partIndexes(model)
  const flow = model.parts.map(() => model.parts.map(() => new Set<string>()))
  const add = (to: number, name: string): void => {
    for (const source of sources(name)) {
      const from = indexes.get(source)
      if (from !== undefined) flow[to]?.[from]?.add(source)
    }
  }
  for (const [name, { formula }] of cells) {
    const to = indexes.get(name)
    if (formula && to !== undefined) add(to, name)
  }
  model.parts.forEach((part, to) => namesShown(part).forEach((name) => add(to, name)))
  return flow
}

/**
 * The parts in the order in which a person fills them in: one whose results come from another part follows it. The
 * office's own pages do not wait for a customer's or a crew's: a page to read before use stays in front. Of two that
 * take figures from each other, the one that takes more follows. Everything else keeps the document's order.
 */
export function fillingOrder(model: DocumentModel): Part[] {
  const flow = flowOf(model)
  const count = (to: number, from: number): number => flow[to]?.[from]?.size ?? 0
  const waitsFor = (to: number, from: number): boolean => {
    const [own, other] = [model.parts[to], model.parts[from]]
    const mayWait = other?.audience === 'office' || other?.audience === own?.audience
    return to !== from && mayWait && count(to, from) > count(from, to)
  }
  const left = model.parts.map((_, index) => index)
  const order: Part[] = []
  while (left.length > 0) {
    // Three parts could wait for each other in a circle: then the document's own order decides.
    const next = left.find((to) => !left.some((from) => waitsFor(to, from))) ?? left[0] ?? 0
    left.splice(left.indexOf(next), 1)
    const part = model.parts[next]
    if (part) order.push(part)
  }
  return order
}
