import { writeXlsx, type CellStyle, type DataValidation, type WriteSheet } from 'hucre/xlsx'
import { documentDate, theme } from '../../theme'
import { absoluteAddress, fullAddress, quoteSheet } from './addresses'
import { looks, type LookDefinition } from './looks'
import { DropdownLists } from './lists'
import { printMargins } from './paginate'
import type { PlannedCell, Run, SheetPlan, Style, Validation, WorkbookPlan } from './types'

type WriteCell = NonNullable<ReturnType<NonNullable<WriteSheet['cells']>['get']>>
type Font = NonNullable<CellStyle['font']>

/** Arial is on every system, and the plan measures with its metrics. */
const fontName = 'Arial'
/** Width of a digit, the unit of column widths, in points: 7 pixels in Arial 10. */
const digitWidth = 5.25
const pointsPerInch = 72

const tabColors = { customer: theme.accent, office: theme.legal.edge, crew: theme.note.edge } as const

const fontOf = ({ size, bold, color }: Pick<LookDefinition, 'size' | 'bold' | 'color'>): Font => ({
  name: fontName,
  size,
  family: 2,
  color: { rgb: color },
  ...(bold ? { bold } : {}),
})

const styleCache = new Map<Style, CellStyle>()

function cellStyle(style: Style): CellStyle {
  const known = styleCache.get(style)
  if (known) return known
  const look = looks[style.look]
  const align = style.align ?? look.align
  // A figure that does not fit is shown as ### unless it shrinks; headings of figures may wrap.
  const isFigure = align === 'right' && look.top !== undefined && style.look !== 'header'
  const side = (edge: LookDefinition['top']) => edge && { style: edge.line, color: { rgb: edge.color } }
  const made: CellStyle = {
    font: fontOf(look),
    ...(look.fill ? { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: look.fill } } } : {}),
    border: { top: side(look.top), right: side(look.right), bottom: side(look.bottom), left: side(look.left) },
    alignment: {
      vertical: look.vertical,
      horizontal: align,
      ...(isFigure || look.shrink ? { shrinkToFit: true } : { wrapText: look.wrap && !style.flows }),
      indent: align === 'center' ? undefined : look.indent,
    },
    ...(style.format ? { numFmt: style.format } : {}),
    ...(look.input ? { protection: { locked: false } } : {}),
  }
  styleCache.set(style, made)
  return made
}

const noteSize = 8.5

function richText(runs: readonly Run[], look: LookDefinition) {
  return runs.map(({ text, bold, muted }) => ({
    text,
    font: fontOf({
      ...look,
      bold: bold ?? look.bold,
      ...(muted ? { size: noteSize, color: theme.muted } : {}),
    }),
  }))
}

function writeCell(cell: PlannedCell): WriteCell {
  const style = cellStyle(cell.style)
  if (cell.formula !== undefined) return { style, formula: cell.formula, formulaResult: cell.value }
  if (cell.runs) return { style, value: cell.value, richText: richText(cell.runs, looks[cell.style.look]) }
  return { style, value: cell.value }
}

/** Rules warn but do not block: a credit line is negative, and a date may be 'to be agreed'. */
function validation(rule: Validation, ranges: readonly string[], lists: DropdownLists): DataValidation {
  const where = { range: ranges.join(' '), allowBlank: true }
  const common = {
    ...where,
    showErrorMessage: true,
    errorStyle: 'warning' as const,
    errorTitle: 'Please check',
  }
  switch (rule.type) {
    case 'hint':
      return {
        ...where,
        type: 'custom',
        formula1: 'TRUE',
        showInputMessage: true,
        inputTitle: rule.title,
        inputMessage: rule.text,
      }
    case 'list':
      return {
        ...common,
        type: 'list',
        formula1: lists.formula(rule.options),
        errorMessage: 'This is not one of the choices in the list.',
      }
    case 'date':
      return {
        ...common,
        type: 'date',
        operator: 'greaterThanOrEqual',
        formula1: '36526',
        errorMessage: 'Enter a date, such as 06/15/2026.',
      }
    case 'amount':
      return {
        ...common,
        type: 'decimal',
        operator: 'greaterThanOrEqual',
        formula1: '0',
        errorMessage: 'Enter a number of 0 or more. Text here is not calculated.',
      }
    case 'percent':
      return {
        ...common,
        type: 'decimal',
        operator: 'between',
        formula1: '0',
        formula2: '10',
        errorMessage: 'Enter a percentage: 8.25 for 8.25%.',
        showInputMessage: true,
        inputTitle: 'Percent',
        inputMessage: 'Type 10 for 10%.',
      }
  }
}

const footerText = (text: string): string => text.replaceAll('&', '&&')

function writeSheet(plan: SheetPlan, title: string, lists: DropdownLists): WriteSheet {
  const inches = (points: number) => points / pointsPerInch
  return {
    name: plan.name,
    columns: plan.columns.map((width) => ({ width: Math.round((width / digitWidth) * 100) / 100 })),
    cells: new Map(plan.cells.map((cell) => [`${cell.row},${cell.col}`, writeCell(cell)])),
    rowDefs: new Map(plan.rows.map(({ height }, row) => [row, { height }])),
    merges: plan.merges.map(({ top, from, bottom, to }) => ({
      startRow: top,
      startCol: from,
      endRow: bottom,
      endCol: to,
    })),
    dataValidations: plan.validations.map(({ rule, ranges }) => validation(rule, ranges, lists)),
    rowBreaks: plan.breaks.length > 0 ? [...plan.breaks] : undefined,
    freezePane: plan.frozenRows > 0 ? { rows: plan.frozenRows } : undefined,
    protection: { sheet: true, formatColumns: true, formatRows: true },
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
    headerFooter: {
      oddFooter: `&L&"${fontName},Regular"&8 ${footerText(title)} – ${footerText(plan.name)}&R&"${fontName},Regular"&8 Page &P of &N`,
    },
  }
}

/** Print areas and titles are defined here by their reserved names: the library would leave sheet names unquoted. */
function printNames(sheet: SheetPlan) {
  const last = absoluteAddress(Math.max(sheet.rows.length - 1, 0), sheet.printedColumns - 1)
  const area = { name: '_xlnm.Print_Area', range: `${quoteSheet(sheet.name)}!$A$1:${last}`, scope: sheet.name }
  if (sheet.titleRow === undefined) return [area]
  const row = sheet.titleRow + 1
  return [area, { name: '_xlnm.Print_Titles', range: `${quoteSheet(sheet.name)}!$${row}:$${row}`, scope: sheet.name }]
}

/** Writes a planned workbook. The same plan gives the same bytes. */
export async function writeWorkbook(plan: WorkbookPlan): Promise<Uint8Array> {
  const lists = new DropdownLists(plan)
  return writeXlsx({
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
      ...plan.sheets.flatMap(printNames),
    ],
    sheets: [...plan.sheets.map((sheet) => writeSheet(sheet, plan.title, lists)), ...lists.sheets()],
  })
}
