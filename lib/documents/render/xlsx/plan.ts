import { versionIn, keywordsOf, papersOf, type DocumentModel, type Paper, type Part } from '../../model'
import { accentOf } from '../../theme'
import type { ColumnShape } from '../columns'
import { addressesFrom } from './addresses'
import { layAside, nameTexts } from './aside'
import { layBlock, shapesOf, wantsHalves } from './blocks'
import { WorkbookContext } from './context'
import { fitColumns, sheetEdges, type Edges } from './grid'
import { growTables } from './growth'
import type { SheetModel, SheetPart } from './sheet-model'
import { layExampleMark, layFirstHead, layFurtherHead, layLetterhead, letterheadShapes } from './letterhead'
import { pageBreaks, paperOf } from './paginate'
import { SheetBuilder } from './sheet'
import { addStepColumns } from './step-columns'
import { Steps } from './steps'
import type { PlannedCell, PlannedRow, SheetPlan, WorkbookPlan } from './types'

/** A header further down than this, in points, would take too much of the screen if frozen. */
const deepestFrozen = 225
const fewestFrozenRows = 8

/** The grid of a sheet: the columns of the table with the most cells come first, the others refine them. */
function edgesOf(part: SheetPart, letterhead: Paper['letterhead']): Edges {
  const known = new Map<string, { shapes: readonly ColumnShape[]; cells: number }>()
  for (const { shapes, rows } of part.blocks.map(shapesOf).filter((table) => table !== null)) {
    const key = JSON.stringify(shapes)
    known.set(key, { shapes, cells: (known.get(key)?.cells ?? 0) + shapes.length * rows })
  }
  const tables = [...known.values()].sort((a, b) => b.cells - a.cells).map(({ shapes }) => shapes)
  const { width } = paperOf(part.landscape, 0)
  const halves = part.blocks.some(wantsHalves)
  const edges = sheetEdges(tables, width, halves)
  // A growing table keeps its columns whole; elsewhere there must be a place for the logo.
  const isCramped = letterhead === 'full' && !part.grows && !fitColumns(edges, letterheadShapes)
  return isCramped ? sheetEdges([...tables, letterheadShapes], width, halves) : edges
}

/** The number of rows to freeze: through the header of a long table near the top, if it is the sheet's only one. */
function frozenRows(sheet: SheetBuilder): number {
  const [table, ...others] = sheet.tables
  if (sheet.list) return sheet.list.top + 1
  if (!table || others.length > 0 || table.last - table.header < fewestFrozenRows) return 0
  const depth = sheet.rows.slice(0, table.header + 1).reduce((sum, row) => sum + row.height, 0)
  return depth <= deepestFrozen ? table.header + 1 : 0
}

/**
 * The header row that each printed page repeats: that of the last table that continues on another page, since a sheet
 * has one and repeats it from its row on. Programs repeat it on every later page, where it would look like a mistake
 * above a customer's terms: there the table must go on to the last page, or nearly so with most of its rows.
 */
function titleRowOf({ tables, part }: SheetBuilder, breaks: readonly number[]): number | undefined {
  const needsHeader = ({ header, last }: { header: number; last: number }): boolean => {
    const first = breaks.find((row) => row > header && row < last)
    if (first === undefined) return false
    const pagesAfter = breaks.filter((row) => row >= last).length
    return part.audience !== 'customer' || pagesAfter === 0 || (pagesAfter === 1 && last - first > first - header)
  }
  return tables.findLast(needsHeader)?.header
}

/** The rows above a table that stay with its header: its heading, and a group's name. */
function headingOf(rows: readonly PlannedRow[], header: number): number {
  let first = header
  while (rows[first - 1]?.keep) first -= 1
  return first
}

interface Breaks {
  breaks: number[]
  titleRow: number | undefined
}

/**
 * The breaks with a new page for a table of the office whose header would stand above what follows it as well. Null if
 * there is no such table, or if it takes more than a page in any case. On a customer's sheet, someone hides lines.
 */
function withWholeTable(sheet: SheetBuilder, { breaks, titleRow }: Breaks, height: number): Breaks | null {
  const table = sheet.tables.find(({ header }) => header === titleRow)
  if (!table || sheet.part.audience === 'customer' || !breaks.some((row) => row >= table.last)) return null
  const asked = headingOf(sheet.rows, table.header) - 1
  const whole = pageBreaks(sheet.rows, [...sheet.breaks, asked], height)
  const isCut = whole.some((row) => row > table.header && row < table.last)
  return asked < 0 || isCut ? null : { breaks: whole, titleRow: titleRowOf(sheet, whole) }
}

/** Where pages break, and the row that they repeat. That row takes room, so the breaks are found again with it. */
function breaksOf(sheet: SheetBuilder): Breaks {
  const { height } = paperOf(sheet.part.landscape, sheet.width(sheet.all))
  const first = pageBreaks(sheet.rows, sheet.breaks, height)
  const found = { breaks: first, titleRow: titleRowOf(sheet, first) }
  const { breaks, titleRow } = withWholeTable(sheet, found, height) ?? found
  const title = titleRow === undefined ? undefined : sheet.rows[titleRow]
  if (titleRow === undefined || !title) return { breaks, titleRow }
  const repeated = { row: titleRow, height: title.height }
  return { breaks: pageBreaks(sheet.rows, sheet.breaks, height, repeated), titleRow }
}

/** The breaks that the file asks for. Within a table, programs break where a page is full of rows that nobody hid. */
const forcedBreaks = ({ rows, tables }: SheetBuilder, breaks: readonly number[]): number[] =>
  breaks.filter((row) => rows[row + 1]?.keep || !tables.some(({ header, last }) => row > header && row < last))

function layPart(context: WorkbookContext, part: SheetPart, index: number, letterhead: Paper['letterhead']): SheetPlan {
  const sheet = new SheetBuilder(context, part, edgesOf(part, letterhead))
  layExampleMark(sheet)
  if (index === 0 || letterhead === 'full') layLetterhead(sheet, letterhead)
  if (index === 0) layFirstHead(sheet)
  else layFurtherHead(sheet, letterhead)
  for (const block of part.blocks) layBlock(sheet, block)
  sheet.dropLastGap()
  const asideEnd = index === 0 ? layAside(sheet) : -1
  nameTexts(sheet, asideEnd)
  const { breaks, titleRow } = breaksOf(sheet)
  return {
    name: part.name,
    landscape: part.landscape,
    audience: part.audience,
    ...(context.model.example ? { example: true as const } : {}),
    columns: [...sheet.edges.slice(1).map((edge, column) => edge - sheet.edges[column]!), ...sheet.screenColumns],
    printedColumns: sheet.edges.length - 1,
    rows: sheet.rows,
    cells: sheet.cells,
    merges: sheet.merges,
    pictures: sheet.pictures,
    validations: sheet.validations,
    alerts: sheet.alerts,
    ...(sheet.list ? { table: sheet.list } : {}),
    ...(sheet.filter ? { filter: sheet.filter } : {}),
    breaks: forcedBreaks(sheet, breaks),
    frozenRows: frozenRows(sheet),
    titleRow,
  }
}

/** Gives cells and calculated columns their formulas, now that every address is known. */
function resolve(context: WorkbookContext, steps: Steps, sheet: SheetPlan): SheetPlan {
  const formulaOf = (name: string) => steps.compile(name, context.formulaOf(name), sheet.name)
  const complete = (cell: PlannedCell): PlannedCell => {
    if (cell.calculates) return { ...cell, formula: formulaOf(cell.calculates), value: context.cached(cell.calculates) }
    if (!cell.repeats) return cell
    const address = addressesFrom(sheet.name, '', context).cell(cell.repeats)
    return { ...cell, formula: `IF(${address}="","",${address})`, value: context.shown(cell.repeats) }
  }
  const cells = sheet.cells.map(complete)
  if (!sheet.table) return { ...sheet, cells }
  const columns = sheet.table.columns.map(({ heading, calculates, formula }) => ({
    heading,
    formula: calculates ? formulaOf(calculates) : formula,
  }))
  return addStepColumns({ ...sheet, cells }, { ...sheet.table, columns }, steps.columns.get(sheet.table.name) ?? [])
}

function letterheadsOf(model: SheetModel): Map<Part, Paper['letterhead']> {
  return new Map(papersOf(model).map(({ parts, letterhead }) => [parts[0]!, letterhead]))
}

/** Plans the workbook of a document. Throws on a formula that refers to an unknown name or, by others, to itself. */
export function planWorkbook(document: DocumentModel): WorkbookPlan {
  const model = growTables(document)
  const context = new WorkbookContext(model)
  const letterheads = letterheadsOf(model)
  const sheets = model.parts.map((part, index) => layPart(context, part, index, letterheads.get(part) ?? 'none'))
  for (const [name, here] of model.aliases ?? []) context.claim(name, context.addresses.get(here)!)
  const steps = new Steps(context)
  return {
    title: model.title,
    subject: model.subject,
    keywords: keywordsOf(model),
    accent: accentOf(model),
    sheets: sheets.map((sheet, index) => ({
      ...resolve(context, steps, sheet),
      version: versionIn(model.parts[index]!, model),
    })),
    steps: steps.all,
    addresses: context.addresses,
    columns: context.columns,
    lists: context.lists,
    names: context.names,
  }
}
