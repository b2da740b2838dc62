import { theme, type Accent } from '../../theme'
import { noLine, points, twips, writeBorders, type Borders } from './borders'
import { writeElement } from './element'
import type { TableStyle } from './table-styles'
import { styledParagraph, type Align } from './text'

/** A cell's ground: a color, or a theme color with the color for programs without themes. */
export type Fill = string | { fill: string; themeFill: 'accent1'; themeFillTint: string }

/** Splits a width by weights into whole twips that add up to it. */
export function shareWidth(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  const edges = weights.map((_, index) =>
    Math.round((total * weights.slice(0, index + 1).reduce((a, b) => a + b, 0)) / sum),
  )
  return edges.map((edge, index) => edge - (edges[index - 1] ?? 0))
}

/** The width that bold text in a heading row needs, with the cell's padding. */
export const headingWidth = (text: string): number => 250 + text.length * 122

const wordWidth = (label: string): number => Math.max(...label.split(/[\s-]+/).map(headingWidth))

export interface ColumnNeed {
  weight: number
  label: string
  /** The number of characters in the longest figure, which must fit on one line. */
  figures?: number
}

/** In twips, of a column that gives way to figures. */
const LEAST_WIDTH = 480

const figureWidth = (characters: number): number => 190 + characters * 96

/** Raises shares to their least, at the cost of those with room to spare. Null if that is too little. */
function raised(shares: readonly number[], least: readonly number[]): number[] | null {
  const spare = shares.map((share, index) => Math.max(0, share - least[index]!))
  const lacking = shares.reduce((sum, share, index) => sum + Math.max(0, least[index]! - share), 0)
  if (lacking === 0) return [...shares]
  if (spare.reduce((a, b) => a + b, 0) < lacking) return null
  const given = shareWidth(lacking, spare)
  return shares.map((share, index) => Math.max(share, least[index]!) - given[index]!)
}

/** Splits a width by weights, but leaves figures, and words of headings, unbroken if others have room. */
export function fitWidths(total: number, columns: readonly ColumnNeed[]): number[] {
  const shares = shareWidth(
    total,
    columns.map(({ weight }) => weight),
  )
  const ofFigures = columns.map(({ figures = 0 }) => (figures ? figureWidth(figures) : LEAST_WIDTH))
  const ofAll = columns.map(({ label }, index) => Math.max(wordWidth(label), ofFigures[index]!))
  return raised(shares, ofAll) ?? raised(shares, ofFigures) ?? shares
}

/** The fewest rows of a table or checklist on either side of a page break, as in a PDF; a shorter one is not cut. */
const LEAST_ROWS = 2

/** Which rows stay with the next one. A line that opens a group does in any case, and does not count as a row. */
export function keptRows(isGroup: readonly boolean[]): boolean[] {
  const count = isGroup.filter((group) => !group).length
  let above = 0
  return isGroup.map((group, index) => {
    above += group ? 0 : 1
    return index < isGroup.length - 1 && (group || above < LEAST_ROWS || count - above < LEAST_ROWS)
  })
}

/** The tint of the company's color as Word calculates it from the theme: 7 % of 255. */
export const accentTint = ({ tint }: Accent): Fill => ({ fill: tint, themeFill: 'accent1', themeFillTint: '12' })

interface CellOptions {
  fill?: Fill
  span?: number
  borders?: Borders
  align?: 'top' | 'center' | 'bottom'
}

/** A cell of paragraphs; the width is in twips. */
export function makeCell(
  width: number,
  children: readonly string[],
  { fill, span = 1, borders, align = 'center' }: CellOptions = {},
): string {
  return (
    `<w:tc><w:tcPr>${points('tcW', width)}` +
    (span > 1 ? writeElement('gridSpan', { val: span }) : '') +
    (borders ? writeBorders('tcBorders', borders) : '') +
    (fill
      ? writeElement('shd', { val: 'clear', color: 'auto', ...(typeof fill === 'string' ? { fill } : fill) })
      : '') +
    `<w:vAlign w:val="${align}"/></w:tcPr>${children.join('')}</w:tc>`
  )
}

interface RowOptions {
  header?: boolean
  height?: number
}

/** A row that no page break splits. It stays with the next row if its paragraphs have `keepNext`. */
export function makeRow(cells: readonly string[], { header, height }: RowOptions = {}): string {
  return (
    '<w:tr><w:trPr><w:cantSplit/>' +
    (height ? writeElement('trHeight', { val: twips(height), hRule: 'atLeast' }) : '') +
    (header ? '<w:tblHeader/>' : '') +
    `</w:trPr>${cells.join('')}</w:tr>`
  )
}

export interface Table {
  table: string
}

/** What a body consists of: paragraphs as XML, and tables. */
export type BodyItem = string | Table

export const isTable = (item: BodyItem | undefined): item is Table => typeof item === 'object'
export const xmlOf = (item: BodyItem): string => (isTable(item) ? item.table : item)

interface GridOptions {
  style: TableStyle
  caption?: string
  indent?: number
}

/** A table with fixed column widths, whose lines and padding are those of its style. */
export function makeGrid(
  widths: readonly number[],
  rows: readonly string[],
  { style, caption, indent }: GridOptions,
): Table {
  const columns = widths.map((width) => writeElement('gridCol', { w: width })).join('')
  const total = widths.reduce((a, b) => a + b, 0)
  const table =
    `<w:tbl><w:tblPr>${writeElement('tblStyle', { val: style })}${points('tblW', total)}` +
    `${indent ? points('tblInd', indent) : ''}<w:tblLayout w:type="fixed"/>${caption ? writeElement('tblCaption', { val: caption }) : ''}</w:tblPr>` +
    `<w:tblGrid>${columns}</w:tblGrid>${rows.join('')}</w:tbl>`
  return { table }
}

/** Of a cell between two halves of a table: no rule runs across it. */
export const gapBorders: Borders = { top: noLine, bottom: noLine }

/** The dark heading row that Word repeats on every page of a table. */
export function makeHeaderRow(
  labels: readonly { text: string | readonly string[]; align: Align; isGap?: boolean }[],
  widths: readonly number[],
): string {
  const cells = labels.map(({ text, align, isGap }, index) =>
    makeCell(
      widths[index]!,
      [styledParagraph('TableHead', text, { align, keepNext: true })],
      isGap ? { borders: gapBorders } : { fill: theme.headerFill },
    ),
  )
  return makeRow(cells, { header: true })
}
