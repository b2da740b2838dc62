import { nodesOf } from '../../calc/expr'
import { rowNameOf } from '../../cell-names'
import { formulasIn } from '../../formulas'
import { blocksOf, type Block, type DocumentModel, type Part, type TableBlock } from '../../model'
import { withAddedLines } from './added-lines'
import { joinTables } from './joined-tables'
import type { SheetModel, SheetPart } from './sheet-model'
import { totalsAsFields } from './totals'

/** Rows of a growing table in a new workbook. Excel adds more as they are typed. */
const startRows = 40
/** A table with fewer rows to fill in is part of a form. */
const fewestBlankRows = 12
/** A list that comes with entries has fewer, but many rows in all. */
const longList = { rows: 20, blankRows: 8 } as const

/** Tables that formulas read row by row: a row that is added to them would not count. */
function readByRow(model: DocumentModel): Set<string> {
  const rows = new Map<string, Set<number>>()
  const found = new Set<string>()
  for (const node of blocksOf(model).flatMap(formulasIn).flatMap(nodesOf)) {
    if (node.op === 'cell' && node.table) found.add(node.table)
    const named = node.op === 'ref' ? rowNameOf(node.name) : null
    if (named) rows.set(named.table, (rows.get(named.table) ?? new Set<number>()).add(named.row))
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

/**
 * Whether a table is a log, a tracker or a list, to which entries are added as time passes: its author says so; or the
 * office or the crew fills in a dozen rows and more; or it lists many entries and leaves room for more. What the customer
 * signs is a form, however long, unless its author says otherwise; so is a table with a fixed number of rows.
 */
function isLog({ rows, blankRows = 0, addedRows = 0, log = false }: TableBlock, part: Part): boolean {
  if (log) return true
  const isLong = rows.length - addedRows >= longList.rows && blankRows >= longList.blankRows
  if (part.audience !== 'customer') return isLong || blankRows >= fewestBlankRows
  return isLong && part.blocks.every(({ kind }) => kind !== 'signatures')
}

function listOf(table: TableBlock): TableBlock {
  const added = Array.from({ length: Math.max(0, startRows - table.rows.length) }, () => ({ cells: {} }))
  return { ...table, rows: [...table.rows, ...added], totals: [] }
}

/** A part's blocks with the totals of its logs in their place. A heading above a log goes with it. */
function withoutLogs({ blocks }: Part, logs: readonly TableBlock[]): Block[] {
  const rest: Block[] = []
  for (const block of blocks) {
    if (block.kind === 'pageBreak') continue
    if (!logs.some((log) => log === block)) rest.push(block)
    else {
      while (rest.at(-1)?.kind === 'heading') rest.pop()
      rest.push(...totalsAsFields(block as TableBlock))
    }
  }
  return rest
}

/** Divides a part into what is around its logs, with their totals, and a sheet for each log. */
function divide(part: Part, logs: readonly TableBlock[], summary: string): SheetPart[] {
  const first = part.blocks.find(({ kind }) => kind === 'table')
  const nameOf = (log: TableBlock): string =>
    log === first || (logs.length === 1 && log.label === part.name) ? part.name : log.label
  const lists = logs.map((log): SheetPart => ({ ...part, name: nameOf(log), blocks: [listOf(log)], grows: log.name }))
  const rest = withoutLogs(part, logs)
  const isTaken = lists.some(({ name }) => name === part.name)
  return rest.length > 0 ? [{ ...part, name: isTaken ? summary : part.name, blocks: rest }, ...lists] : lists
}

/**
 * A document as sheets. A log, tracker or list gets a sheet of its own, to which Excel adds rows: nothing stands below
 * it, and what was around it, with its totals, is on a sheet before it.
 */
export function growTables(document: DocumentModel): SheetModel {
  const model = joinTables(withAddedLines(document, startRows))
  const byRow = readByRow(model)
  const logsOf = (part: SheetPart): TableBlock[] => {
    if (part.grows) return []
    const tables = part.blocks.filter((block) => block.kind === 'table')
    return tables.filter((table) => !byRow.has(table.name) && isUniform(table) && isLog(table, part))
  }
  const logs = new Map(model.parts.map((part) => [part, logsOf(part)]))
  const isOnly = [...logs.values()].flat().length === 1 && model.parts.every(({ name }) => name !== 'Summary')
  const parts = model.parts.flatMap((part): SheetPart[] => {
    const found = logs.get(part)!
    return found.length > 0 ? divide(part, found, isOnly ? 'Summary' : `${part.name.slice(0, 23)} summary`) : [part]
  })
  return { ...model, parts }
}
