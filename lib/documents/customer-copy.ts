import { isWrittenIn } from './cell-names'
import { cellsOf } from './calc/cells'
import { dateOfSerial } from './calc/dates'
import { evaluate, type Result } from './calc/evaluate'
import { nodesOf, type Expr } from './calc/expr'
import { withoutEmptyGroups } from './empty-lines'
import { formulasIn } from './formulas'
import {
  blocksOf,
  blocksOfKind,
  dataRows,
  formulaOf,
  isNumeric,
  type Block,
  type Column,
  type DataRow,
  type DocumentModel,
  type Field,
  type FieldType,
  type TableBlock,
  type TableRow,
  type Value,
} from './model'
import { blockSlots } from './slots'
import { mergesIn } from './texts'
import type { Values } from './fill'

interface Options {
  /** Figures calculated from removed parts become values, and lines of priced tables without a figure are left out. */
  keepValues?: boolean
  /** What a person entered, by name: a line with words of theirs stays. */
  typed?: Values
}

interface Copy {
  /** Whether a formula (of a cell of `table`) needs a cell that the copy does not have, or has under another number. */
  isCut: (formula: Expr, table?: string) => boolean
  /** The field's formula or given value that only the removed parts have: there it was calculated, here it is shown. */
  elsewhere: (name: string) => { formula?: Expr; value?: Value }
  valueOf: (name: string, type: FieldType | 'check') => Value
  isKept: (table: string, row: number) => boolean
}

const hasPart = (model: DocumentModel, forCustomer: boolean): boolean =>
  model.parts.some(({ audience }) => (audience === 'customer') === forCustomer)

/** Whether a document has parts for the customer besides parts that the customer must not get. */
export const hasCustomerCopy = (model: DocumentModel): boolean => hasPart(model, true) && hasPart(model, false)

/** Dollars count, and what is typed on the customer's own pages. */
const counts = (column: Column, row: DataRow): boolean => column.type === 'currency' || !formulaOf(column, row)
const isPriced = ({ columns }: TableBlock): boolean => columns.some(({ type }) => type === 'currency')

const addedColumns = (model: DocumentModel): Set<string> =>
  new Set(
    blocksOf(model)
      .flatMap(formulasIn)
      .flatMap(nodesOf)
      .flatMap((node) => (node.op === 'sum' ? [`${node.table}.${node.key}`] : [])),
  )

/**
 * The rows with a figure or typed words, by priced table that also has rows without. A quantity that only the office
 * measured is no figure where no sum counts it: its line has no price. A table without any figure keeps all its rows:
 * the text around it speaks of them.
 */
function filledRows(
  model: DocumentModel,
  results: ReadonlyMap<string, Result>,
  typed: Values,
): Map<string, ReadonlySet<number>> {
  const filled = new Map<string, ReadonlySet<number>>()
  const added = addedColumns(model)
  for (const table of blocksOfKind(model, 'table').filter(isPriced)) {
    const rows = dataRows(table)
    const hasFigure = rows.map((row, index) =>
      table.columns
        .filter(({ type }) => isNumeric(type))
        .filter((column) => counts(column, row) || added.has(`${table.name}.${column.key}`))
        .some(({ key }) => (results.get(`${table.name}.${index + 1}.${key}`) ?? row.cells[key] ?? null) !== null),
    )
    const numbers = rows.flatMap((_, index) =>
      hasFigure[index] || isWrittenIn(table, index + 1, typed) ? [index + 1] : [],
    )
    if (hasFigure.includes(true) && numbers.length < rows.length) filled.set(table.name, new Set(numbers))
  }
  return filled
}

function planCopy(model: DocumentModel, kept: DocumentModel, { keepValues = false, typed = {} }: Options): Copy {
  const results = keepValues ? evaluate(model) : new Map<string, Result>()
  const filled = keepValues ? filledRows(kept, results, typed) : new Map<string, ReadonlySet<number>>()
  const tables = new Set(blocksOfKind(kept, 'table').map(({ name }) => name))
  // Rows that are left out shift the numbers of the rows below them.
  const isRowOf = (table: string, name: string): boolean => /^\d+\./.test(name.slice(table.length + 1))
  const names = new Set(
    blocksOf(kept)
      .flatMap((block) => blockSlots(block).map(([name]) => ({ block, name })))
      .filter(({ block, name }) => block.kind !== 'table' || !filled.has(block.name) || !isRowOf(block.name, name))
      .map(({ name }) => name),
  )
  const isCut = (node: Expr, own: string | undefined): boolean => {
    switch (node.op) {
      case 'ref':
        return !names.has(node.name)
      case 'cell':
        return node.table !== undefined && (!tables.has(node.table) || filled.has(node.table) || filled.has(own ?? ''))
      case 'sum':
        return !tables.has(node.table)
      case 'count':
        return !tables.has(node.table) || filled.has(node.table)
      default:
        return false
    }
  }
  const [all, own] = [cellsOf(model), cellsOf(kept)]
  return {
    isCut: (formula, table) => nodesOf(formula).some((node) => isCut(node, table)),
    elsewhere(name) {
      const { formula, value } = all.get(name) ?? {}
      const known = own.get(name)
      if (!known || known.formula || known.value !== null) return {}
      return { ...(formula ? { formula } : {}), ...((value ?? null) === null ? {} : { value }) }
    },
    valueOf(name, type) {
      const result = results.get(name) ?? null
      return type === 'date' && result !== null ? dateOfSerial(result) : result
    },
    isKept: (table, row) => filled.get(table)?.has(row) ?? true,
  }
}

/** A field or total with what the removed parts had of it; as an input, if its formula is cut. */
function typed<T extends { name: string; type: FieldType; formula?: Expr; value?: Value }>(found: T, copy: Copy): T {
  const item = { ...found, ...copy.elsewhere(found.name) }
  if (!item.formula || !copy.isCut(item.formula)) return item
  const { formula: _, ...input } = item
  const value = copy.valueOf(item.name, item.type)
  return { ...input, ...(value === null ? {} : { value }) } as T
}

/** A row whose cut formulas in `columns` are inputs; those that stay are its own, for the columns have none now. */
function typedRow(row: DataRow, columns: readonly Column[], at: { name: string; table: string }, copy: Copy): DataRow {
  const { formulas: own, ...rest } = row
  const cells: Record<string, Value> = { ...row.cells }
  const formulas: Record<string, Expr> = { ...own }
  for (const column of columns) {
    const formula = formulaOf(column, row)
    if (!formula) continue
    if (copy.isCut(formula, at.table)) {
      delete formulas[column.key]
      const value = copy.valueOf(`${at.name}.${column.key}`, column.type)
      if (value !== null) cells[column.key] = value
    } else formulas[column.key] = formula
  }
  return { ...rest, cells, ...(Object.keys(formulas).length > 0 ? { formulas } : {}) }
}

const withoutFormula = ({ formula: _, ...column }: Column): Column => column

function copyTable(table: TableBlock, copy: Copy): TableBlock {
  const data = dataRows(table)
  const isCutIn = (column: Column, row: DataRow): boolean => {
    const formula = formulaOf(column, row)
    return formula !== undefined && copy.isCut(formula, table.name)
  }
  const cut = table.columns.filter((column) => data.some((row) => isCutIn(column, row)))
  let number = 0
  const rows = table.rows.flatMap((row): TableRow[] => {
    if ('group' in row) return [row]
    number += 1
    if (!copy.isKept(table.name, number)) return []
    return [typedRow(row, cut, { name: `${table.name}.${number}`, table: table.name }, copy)]
  })
  return {
    ...table,
    columns: table.columns.map((column) => (cut.includes(column) ? withoutFormula(column) : column)),
    rows: withoutEmptyGroups(rows),
    totals: table.totals.map((total) => typed(total, copy)),
  }
}

function copyBlock(block: Block, copy: Copy): Block {
  if (block.kind === 'table') return copyTable(block, copy)
  if (block.kind !== 'fields' && block.kind !== 'notice') return block
  return { ...block, fields: block.fields.map((field) => typed(field, copy)) }
}

/** Inputs for the merge fields of the kept text whose own fields were in a removed part. */
function mergeFields(model: DocumentModel, kept: DocumentModel, copy: Copy): Field[] {
  const names = new Set(blocksOf(kept).flatMap((block) => blockSlots(block).map(([name]) => name)))
  const merged = blocksOf(kept)
    .flatMap(mergesIn)
    .filter((name) => !names.has(name))
  const cells = cellsOf(model)
  return [...new Set(merged)].flatMap((name): Field[] => {
    const cell = cells.get(name)
    if (!cell) return []
    const { label, decimals, plain, phrase = cell.type === 'select' } = cell
    const type = cell.type === 'check' || cell.type === 'select' ? 'text' : cell.type
    const value = cell.formula ? copy.valueOf(name, type) : cell.value
    return [{ name, label, type, decimals, plain, ...(phrase ? { phrase } : {}), ...(value === null ? {} : { value }) }]
  })
}

/**
 * The customer's parts as a document: what was calculated from the removed ones is typed or, with `keepValues`, given.
 * Throws on formulas in a circle and on a document without customer parts.
 */
export function customerCopy(model: DocumentModel, options: Options = {}): DocumentModel {
  if (!hasPart(model, true)) throw new Error(`${model.title} has no part for the customer`)
  const kept: DocumentModel = { ...model, parts: model.parts.filter(({ audience }) => audience === 'customer') }
  const copy = planCopy(model, kept, options)
  const missing = mergeFields(model, kept, copy)
  return {
    ...kept,
    // Subject and keywords of the working file speak of takeoff, cost and margin.
    subject: 'Customer copy',
    keywords: [],
    parts: kept.parts.map((part, index) => {
      const blocks = part.blocks.map((block) => copyBlock(block, copy))
      const asked: Block[] = index === 0 && missing.length > 0 ? [{ kind: 'fields', columns: 2, fields: missing }] : []
      return { ...part, blocks: [...asked, ...blocks] }
    }),
  }
}
