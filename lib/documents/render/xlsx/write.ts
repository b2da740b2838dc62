import { writeXlsx, type TableDefinition, type WriteSheet } from 'hucre/xlsx'
import { documentDate, exampleMark, theme } from '../../theme'
import { absoluteAddress, cellAddress, fullAddress, quoteSheet } from './addresses'
import { CellStyles, fontName } from './cell-styles'
import { completeWorkbook, filterName } from './complete'
import { DropdownLists } from './lists'
import { printMargins } from './paginate'
import { conditionalRule, validation } from './rules'
import { stepsSheet } from './steps'
import type { LineFilter, PlannedCell, PlannedPicture, SheetPlan, TablePlan, WorkbookPlan } from './types'

type WriteCell = NonNullable<ReturnType<NonNullable<WriteSheet['cells']>['get']>>
/** Width of a digit, the unit of column widths, in points: 7 pixels in Arial 10. */
const digitWidth = 5.25
const pointsPerInch = 72

/** A link to another cell, without an address outside the workbook. */
function linkOf({ leadsTo }: PlannedCell, { addresses }: WorkbookPlan): Pick<WriteCell, 'hyperlink'> {
  const at = leadsTo === undefined ? undefined : addresses.get(leadsTo)
  return at ? { hyperlink: { target: '', location: fullAddress(at), tooltip: 'Go to the photograph' } } : {}
}

function writeCell(cell: PlannedCell, styles: CellStyles): WriteCell {
  const style = styles.of(cell.style)
  if (cell.formula !== undefined) return { style, formula: cell.formula, formulaResult: cell.value }
  if (cell.runs) return { style, value: cell.value, richText: styles.runs(cell.runs, cell.style.look) }
  return { style, value: cell.value }
}

/** Cells bring their own looks: the table style adds none. */
const writeTable = ({ name, top, bottom, left, columns }: TablePlan): TableDefinition => ({
  name,
  range: `${cellAddress(top, left)}:${cellAddress(bottom, left + columns.length - 1)}`,
  columns: columns.map(({ heading }) => ({ name: heading })),
  style: 'TableStyleLight1',
  showRowStripes: false,
})

const footerText = (text: string): string => text.replaceAll('&', '&&')

function footerOf({ name, version }: SheetPlan, title: string): string {
  const font = `&"${fontName},Regular"&8`
  const page = `${version ? `${footerText(version)} · ` : ''}Page &P of &N`
  return `&L${font} ${footerText(title)} – ${footerText(name)}&R${font} ${page}`
}

/** The mark of an example at the head of every printed page but the first, which has it in its first row. */
const exampleHeader = `&C&"${fontName},Bold"&9 ${exampleMark}`

function headAndFoot(plan: SheetPlan, title: string): WriteSheet['headerFooter'] {
  const oddFooter = footerOf(plan, title)
  return plan.example
    ? { differentFirst: true, oddHeader: exampleHeader, oddFooter, firstFooter: oddFooter }
    : { oddFooter }
}

interface Shared {
  workbook: WorkbookPlan
  title: string
  styles: CellStyles
  lists: DropdownLists
  tabColors: Record<SheetPlan['audience'], string>
}

function writeColumns({ columns, hiddenColumns: hidden }: SheetPlan) {
  return columns.map((points, index) => {
    const width = Math.round((points / digitWidth) * 100) / 100
    const isHidden = hidden && index >= hidden.first && index < hidden.first + hidden.count
    return isHidden ? { width, hidden: true } : { width }
  })
}

const filterRange = ({ col, top, bottom }: LineFilter): string => `${cellAddress(top, col)}:${cellAddress(bottom, col)}`
const filterAllowed = ({ filter }: SheetPlan) => (filter ? { autoFilter: true } : {})

/** The picture with its cell; `completeWorkbook` puts it in its exact place. */
const writePicture = ({ picture, row, col }: PlannedPicture) => ({
  data: picture.bytes,
  type: picture.type === 'image/png' ? ('png' as const) : ('jpeg' as const),
  anchor: { from: { row, col } },
  altText: picture.alt,
})

function writeSheet(plan: SheetPlan, { title, styles, lists, tabColors, workbook }: Shared): WriteSheet {
  const inches = (points: number) => points / pointsPerInch
  return {
    name: plan.name,
    columns: writeColumns(plan),
    cells: new Map(
      plan.cells.map((cell) => [`${cell.row},${cell.col}`, { ...writeCell(cell, styles), ...linkOf(cell, workbook) }]),
    ),
    rowDefs: new Map(plan.rows.map(({ height }, row) => [row, { height }])),
    merges: plan.merges.map(({ top, from, bottom, to }) => ({
      startRow: top,
      startCol: from,
      endRow: bottom,
      endCol: to,
    })),
    ...(plan.pictures.length > 0 ? { images: plan.pictures.map(writePicture) } : {}),
    dataValidations: plan.validations.map(({ rule, ranges }) => validation(rule, ranges, lists)),
    conditionalRules: plan.alerts.map(conditionalRule),
    ...(plan.table ? { tables: [writeTable(plan.table)] } : {}),
    rowBreaks: plan.breaks.length > 0 ? [...plan.breaks] : undefined,
    freezePane: plan.frozenRows > 0 ? { rows: plan.frozenRows } : undefined,
    protection: plan.table ? undefined : { sheet: true, formatColumns: true, formatRows: true, ...filterAllowed(plan) },
    autoFilter: plan.filter && { range: filterRange(plan.filter) },
    view: { showGridLines: false, tabColor: { rgb: tabColors[plan.audience] } },
    pageSetup: {
      paperSize: 'letter',
      orientation: plan.landscape ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      horizontalCentered: true,
      margins: {
        top: inches(printMargins.top),
        bottom: inches(printMargins.bottom),
        left: inches(printMargins.side),
        right: inches(printMargins.side),
        header: inches(printMargins.footer),
        footer: inches(printMargins.footer),
      },
    },
    headerFooter: headAndFoot(plan, title),
  }
}

/** The hidden sheet of intermediate results, each next to the name of the cell that needs it first. */
function stepSheets({ steps }: WorkbookPlan): WriteSheet[] {
  if (steps.length === 0) return []
  const cells = steps.flatMap(({ label, formula }, row): [string, WriteCell][] => [
    [`${row},0`, { value: label }],
    [`${row},1`, { formula }],
  ])
  return [{ name: stepsSheet, cells: new Map(cells), hidden: true }]
}

/** Print areas and titles are defined here by their reserved names: the library would leave sheet names unquoted. */
function printNames(sheet: SheetPlan) {
  const last = absoluteAddress(Math.max(sheet.rows.length - 1, 0), sheet.printedColumns - 1)
  const area = { name: '_xlnm.Print_Area', range: `${quoteSheet(sheet.name)}!$A$1:${last}`, scope: sheet.name }
  const row = (sheet.titleRow ?? 0) + 1
  const titles = { name: '_xlnm.Print_Titles', range: `${quoteSheet(sheet.name)}!$${row}:$${row}`, scope: sheet.name }
  return sheet.titleRow === undefined ? [area] : [area, titles]
}

function filterNames({ name: sheet, filter }: SheetPlan) {
  if (!filter) return []
  const { col, top, bottom } = filter
  const range = `${fullAddress({ sheet, row: top, col })}:${absoluteAddress(bottom, col)}`
  return [{ name: filterName, range, scope: sheet }]
}

/** Writes a planned workbook and completes it. */
export async function writeWorkbook(plan: WorkbookPlan): Promise<Uint8Array> {
  const lists = new DropdownLists(plan)
  const shared: Shared = {
    workbook: plan,
    title: plan.title,
    styles: new CellStyles(plan.accent),
    lists,
    tabColors: { customer: plan.accent.color, office: theme.legal.edge, crew: theme.note.edge },
  }
  const bytes = await writeXlsx({
    defaultFont: { name: fontName, size: 10, family: 2 },
    properties: {
      title: plan.title,
      subject: plan.subject,
      keywords: plan.keywords.join(', '),
      creator: 'RidgeDocs',
      created: documentDate,
      modified: documentDate,
    },
    namedRanges: [
      ...[...plan.names].map(([name, legal]) => ({ name: legal, range: fullAddress(plan.addresses.get(name)!) })),
      ...plan.sheets.flatMap((sheet) => [...filterNames(sheet), ...printNames(sheet)]),
    ],
    sheets: [...plan.sheets.map((sheet) => writeSheet(sheet, shared)), ...stepSheets(plan), ...lists.sheets()],
  })
  return completeWorkbook(bytes, plan)
}
