import { cellsOf } from './calc/cells'
import { evaluate } from './calc/evaluate'
import { cutBlock, planCut, type Cut } from './cut'
import { type Block, type DocumentModel, type Field, type Part } from './model'
import { blockSlots } from './slots'
import { mergesIn } from './texts'

export interface Options {
  /** Figures calculated from removed parts become values. */
  keepValues?: boolean
  /** The names of the parts on request that are asked for; all of them if absent. */
  onRequest?: readonly string[]
}

/** Whether a file has a part: those on request where they are asked for by name. */
export const isAsked = ({ name, onRequest }: Part, asked?: readonly string[]): boolean =>
  !onRequest || !asked || asked.includes(name)

const hasPart = (model: DocumentModel, forCustomer: boolean): boolean =>
  model.parts.some(({ audience }) => (audience === 'customer') === forCustomer)

/** Whether a document has parts for the customer besides parts that the customer must not get. */
export const hasCustomerCopy = (model: DocumentModel): boolean => hasPart(model, true) && hasPart(model, false)

/** A field's formula or given value that only the removed parts have: there it was calculated, here it is shown. */
function elsewhereIn(model: DocumentModel, kept: DocumentModel): Cut['elsewhere'] {
  const [all, own] = [cellsOf(model), cellsOf(kept)]
  return (name) => {
    const { formula, value } = all.get(name) ?? {}
    const known = own.get(name)
    if (!known || known.formula || known.value !== null) return {}
    return { ...(formula ? { formula } : {}), ...((value ?? null) === null ? {} : { value }) }
  }
}

/** Returns the names of fields that the text of some parts merges and only other parts have. */
export function mergedElsewhere(model: DocumentModel, parts: readonly Part[]): string[] {
  const blocks = parts.flatMap((part) => part.blocks)
  const names = new Set(blocks.flatMap((block) => blockSlots(block).map(([name]) => name)))
  const cells = cellsOf(model)
  return [...new Set(blocks.flatMap(mergesIn))].filter((name) => !names.has(name) && cells.has(name))
}

/** Inputs for the merge fields of the kept text whose own fields were in a removed part. */
function mergeFields(model: DocumentModel, kept: DocumentModel, cut: Cut): Field[] {
  const cells = cellsOf(model)
  return mergedElsewhere(model, kept.parts).flatMap((name): Field[] => {
    const cell = cells.get(name)
    if (!cell) return []
    const { label, decimals, plain, phrase = cell.type === 'select' } = cell
    const type = cell.type === 'check' || cell.type === 'select' ? 'text' : cell.type
    const value = cell.formula ? cut.valueOf(name, type) : cell.value
    return [{ name, label, type, decimals, plain, ...(phrase ? { phrase } : {}), ...(value === null ? {} : { value }) }]
  })
}

/**
 * Some parts of a document as a document: what was calculated from the removed ones is typed or, with `keepValues`,
 * given. Throws on formulas in a circle.
 */
export function copyOf(
  model: DocumentModel,
  parts: readonly Part[],
  { keepValues = false }: Options = {},
): DocumentModel {
  const kept: DocumentModel = { ...model, parts }
  const results = keepValues ? evaluate(model) : new Map<string, number | null>()
  const cut = { ...planCut(model, kept, results), elsewhere: elsewhereIn(model, kept) }
  const missing = mergeFields(model, kept, cut)
  return {
    ...kept,
    parts: kept.parts.map((part, index) => {
      const blocks = part.blocks.map((block) => cutBlock(block, cut))
      const asked: Block[] = index === 0 && missing.length > 0 ? [{ kind: 'fields', columns: 2, fields: missing }] : []
      return { ...part, blocks: [...asked, ...blocks] }
    }),
  }
}

/** The customer's parts as a document, see `copyOf`. Throws on a document without any. */
export function customerCopy(model: DocumentModel, options: Options = {}): DocumentModel {
  if (!hasPart(model, true)) throw new Error(`${model.title} has no part for the customer`)
  const parts = model.parts.filter((part) => part.audience === 'customer' && isAsked(part, options.onRequest))
  // Subject and keywords of the working file speak of takeoff, cost and margin.
  return { ...copyOf(model, parts, options), subject: 'Customer copy', keywords: [] }
}
