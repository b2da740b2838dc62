import type { Expr } from '../../calc'
import { nodesOf } from '../../calc/expr'
import { blocksOfKind, dataRows, type Block, type DocumentModel, type Part, type TableBlock } from '../../model'
import { withAddedLines } from './added-lines'

/** Rows of a growing table in a new workbook. Excel adds more as they are typed. */
const startRows = 40
/** A table with fewer rows to fill in is part of a form. */
const fewestBlankRows = 12
/** A list that comes with entries has fewer, but many rows in all. */
const longList = { rows: 20, blankRows: 8 } as const

/** A part as it stands in the workbook. */
export interface SheetPart extends Part {
  /** Name of the growing table, which is alone on its sheet. */
  grows?: string
}

/** An estimate's growing table, and where it is shown. */
export interface AddedLines {
  /** The name of the growing table. */
  list: string
  /** How many of its rows the customer's page shows line by line; the others are one line. */
  count: number
  customer: string
  /** The tables that show it, with what their columns are called in it. */
  shown: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** A document with its logs on sheets of their own. */
export type SheetModel = Omit<DocumentModel, 'parts'> & {
  parts: readonly SheetPart[]
  added?: AddedLines
  /** Names of the document that are called otherwise here. */
  aliases?: ReadonlyMap<string, string>
}

/** Every formula of a document as its author wrote it. */
function formulasOf(model: DocumentModel): Expr[] {
  const fields = blocksOfKind(model, 'fields').flatMap((block) => block.fields.map(({ formula }) => formula))
  const tables = blocksOfKind(model, 'table').flatMap((table) => [
    ...table.columns.map(({ formula }) => formula),
    ...table.totals.map(({ formula }) => formula),
    ...dataRows(table).flatMap(({ formulas }) => Object.values(formulas ?? {})),
  ])
  return [...fields, ...tables].filter((formula) => formula !== undefined)
}

/**
 * Tables that formulas read row by row: the same row of another table, or more than one row by name. A row that is added
 * to them would not count.
 */
function readByRow(model: DocumentModel): Set<string> {
  const rows = new Map<string, Set<string>>()
  const found = new Set<string>()
  for (const node of formulasOf(model).flatMap(nodesOf)) {
    if (node.op === 'cell' && node.table) found.add(node.table)
    const [, table, row] = (node.op === 'ref' && /^(\w+)\.(\d+)\./.exec(node.name)) || []
    if (table && row) rows.set(table, (rows.get(table) ?? new Set<string>()).add(row))
  }
  for (const [table, { size }] of rows) if (size > 1) found.add(table)
  return found
}

/** Whether all rows are alike, so that a further one is as good as the others. */
function isUniform(table: TableBlock): boolean {
  const reads = table.columns.flatMap(({ formula }) => (formula ? nodesOf(formula) : []))
  return (
    table.rows.every((row) => 'cells' in row && !row.formulas) &&
    !reads.some((node) => node.op === 'cell' && node.table)
  )
}

/** Whether a table is a log, a tracker or a list. What the customer signs is a form, however long. */
function isLog({ rows, blankRows = 0, addedRows = 0 }: TableBlock, part: Part): boolean {
  const isLong = rows.length - addedRows >= longList.rows && blankRows >= longList.blankRows
  if (part.audience !== 'customer') return isLong || blankRows >= fewestBlankRows
  return isLong && part.blocks.every(({ kind }) => kind !== 'signatures')
}

/** Totals as fields: below a growing table they would be in its way. */
function totalsAsFields({ totals }: TableBlock): Block[] {
  if (totals.length === 0) return []
  const columns = Math.min(4, totals.length) as 1 | 2 | 3 | 4
  return [{ kind: 'fields', columns, fields: totals.map(({ strong: _, ...total }) => total) }]
}

/** Divides a part with a log into what stands around the table, with its totals, and the table. */
function divide(part: Part, table: TableBlock, summary: string): SheetPart[] {
  const at = part.blocks.indexOf(table)
  const before = part.blocks.slice(0, at)
  while (before.at(-1)?.kind === 'heading') before.pop()
  const added = Array.from({ length: Math.max(0, startRows - table.rows.length) }, () => ({ cells: {} }))
  const list = { ...part, blocks: [{ ...table, rows: [...table.rows, ...added], totals: [] }], grows: table.name }
  const rest = [...before, ...totalsAsFields(table), ...part.blocks.slice(at + 1)]
  return rest.length > 0 ? [{ ...part, name: summary, blocks: rest }, list] : [list]
}

/**
 * A document as sheets. An estimate's free lines are a growing table (see `withAddedLines`). A log, tracker or list gets a sheet of its own, with at least 40 rows, to which Excel adds more:
 * nothing stands below it. What was around it, with its totals, is on a sheet before it.
 */
export function growTables(document: DocumentModel): SheetModel {
  const model = withAddedLines(document, startRows)
  const byRow = readByRow(model)
  const logOf = (part: SheetPart): TableBlock | undefined => {
    if (part.grows) return undefined
    const logs = part.blocks.filter((block) => block.kind === 'table')
    const found = logs.filter((table) => !byRow.has(table.name) && isUniform(table) && isLog(table, part))
    return found.length === 1 ? found[0] : undefined
  }
  const logs = new Map(model.parts.map((part) => [part, logOf(part)]))
  const isOnly = [...logs.values()].filter(Boolean).length === 1 && model.parts.every(({ name }) => name !== 'Summary')
  const parts = model.parts.flatMap((part): SheetPart[] => {
    const table = logs.get(part)
    return table ? divide(part, table, isOnly ? 'Summary' : `${part.name.slice(0, 23)} summary`) : [part]
  })
  return { ...model, parts }
}
