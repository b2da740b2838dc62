import {
  BorderStyle,
  HeightRule,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableProperties,
  TableRow,
  VerticalAlignTable,
  WidthType,
  type ITableBordersOptions,
  type ITableCellBorders,
} from 'docx'
import { theme } from '../../theme'
import { buildElement } from './element'

/** Twentieths of a point. */
export const twips = (points: number): number => Math.round(points * 20)

export const line = (color: string, size = 4) => ({ style: BorderStyle.SINGLE, size, color })
export const noLine = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const

export const noBorders: ITableBordersOptions = {
  top: noLine,
  bottom: noLine,
  left: noLine,
  right: noLine,
  insideHorizontal: noLine,
  insideVertical: noLine,
}

export function ruledBorders(color: string): ITableBordersOptions {
  const edge = line(color)
  return { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: edge, insideVertical: edge }
}

/** Splits a width by weights into whole twips that add up to it. */
export function shareWidth(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  const edges = weights.map((_, index) =>
    Math.round((total * weights.slice(0, index + 1).reduce((a, b) => a + b, 0)) / sum),
  )
  return edges.map((edge, index) => edge - (edges[index - 1] ?? 0))
}

/** The width that a heading's longest word needs. */
const wordWidth = (label: string): number => 220 + Math.max(...label.split(/[\s-]+/).map((word) => word.length)) * 115

/** Splits a width by weights, but leaves every heading's longest word unbroken where the other columns have room. */
export function fitWidths(total: number, columns: readonly { weight: number; label: string }[]): number[] {
  const shares = shareWidth(
    total,
    columns.map(({ weight }) => weight),
  )
  const least = columns.map(({ label }) => wordWidth(label))
  const spare = shares.map((share, index) => Math.max(0, share - least[index]!))
  const lacking = shares.reduce((sum, share, index) => sum + Math.max(0, least[index]! - share), 0)
  const room = spare.reduce((a, b) => a + b, 0)
  if (lacking === 0 || room < lacking) return shares
  const given = shareWidth(lacking, spare)
  return shares.map((share, index) => Math.max(share, least[index]!) - given[index]!)
}

interface CellOptions {
  fill?: string
  span?: number
  borders?: ITableCellBorders
  align?: 'top' | 'center' | 'bottom'
}

export function makeCell(
  width: number,
  children: readonly Paragraph[],
  { fill, span, borders, align = 'center' }: CellOptions = {},
): TableCell {
  return new TableCell({
    children,
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlignTable[align.toUpperCase() as Uppercase<typeof align>],
    ...(fill ? { shading: { type: ShadingType.CLEAR, fill, color: 'auto' } } : {}),
    ...(span && span > 1 ? { columnSpan: span } : {}),
    ...(borders ? { borders } : {}),
  })
}

interface RowOptions {
  header?: boolean
  /** Least height in points. */
  height?: number
  /** Stays on the page of what follows. */
  keepNext?: boolean
}

/** A row that no page break cuts. */
export function makeRow(children: readonly TableCell[], { header, height, keepNext }: RowOptions = {}): TableRow {
  return new TableRow({
    children,
    cantSplit: true,
    ...(header ? { tableHeader: true } : {}),
    ...(keepNext ? { keepNext } : {}),
    ...(height ? { height: { value: twips(height), rule: HeightRule.ATLEAST } } : {}),
  })
}

interface GridOptions {
  borders?: ITableBordersOptions
  /** Read out by screen readers. */
  caption?: string
  /** Distance from the left margin in twips. */
  indent?: number
  padding?: { vertical: number; horizontal: number }
}

/** The library has no option for a table's alternative text. */
class CaptionedTable extends Table {
  addCaption(caption: string): void {
    const properties: unknown = this.root[0]
    if (!(properties instanceof TableProperties)) throw new Error('A table no longer begins with its properties')
    properties.addChildElement(buildElement('w:tblCaption', { 'w:val': caption }))
  }
}

/** A table of fixed column widths. */
export function makeGrid(
  widths: readonly number[],
  rows: readonly TableRow[],
  {
    borders = ruledBorders(theme.ruleLight),
    caption,
    indent,
    padding = { vertical: 2, horizontal: 4.5 },
  }: GridOptions = {},
): Table {
  const table = new CaptionedTable({
    rows,
    borders,
    columnWidths: widths,
    width: { size: widths.reduce((a, b) => a + b, 0), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    ...(indent ? { indent: { size: indent, type: WidthType.DXA } } : {}),
    margins: {
      top: twips(padding.vertical),
      bottom: twips(padding.vertical),
      left: twips(padding.horizontal),
      right: twips(padding.horizontal),
    },
  })
  if (caption) table.addCaption(caption)
  return table
}

/** The dark heading row that Word repeats on every page of a table. */
export function makeHeaderRow(
  labels: readonly { text: string; align: 'left' | 'center' | 'right' }[],
  widths: readonly number[],
): TableRow {
  const cells = labels.map(({ text, align }, index) =>
    makeCell(widths[index]!, [new Paragraph({ style: 'TableHead', alignment: align, text })], {
      fill: theme.headerFill,
    }),
  )
  return makeRow(cells, { header: true, keepNext: true })
}
