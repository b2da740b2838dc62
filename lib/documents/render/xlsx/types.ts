import type { Picture } from '../../entries'
import type { Accent } from '../../theme'
import type { Style } from './looks'
import type { TableName } from './table-names'

/** The library-neutral plan of a workbook: the content of every cell, before any spreadsheet library is involved. */

/** A stretch of grid columns: first and last index, both included. */
export interface Span {
  from: number
  to: number
}

export interface CellPlace {
  row: number
  span: Span
}

export interface Run {
  text: string
  bold?: boolean
  /** Smaller and gray: a note under the text. */
  muted?: boolean
  size?: number
}

export type Content = string | number | boolean | null

export interface PlannedCell {
  row: number
  col: number
  style: Style
  value: Content
  runs?: readonly Run[]
  /** Name of the calculated cell that this is: its formula is compiled once every address is known. */
  calculates?: string
  leadsTo?: string
  repeats?: string
  /** Set when the plan is resolved: Excel formula without the leading `=`; `value` is then its cached result. */
  formula?: string
}

/** A picture over cells: its first cell, the distance from that cell's corner and its size, in points. */
export interface PlannedPicture {
  picture: Picture
  row: number
  col: number
  right: number
  down: number
  width: number
  height: number
}

export interface Merge extends Span {
  top: number
  bottom: number
}

/** What a cell accepts; a `hint` accepts anything and is shown while the cell is selected. */
export type Validation =
  /** A closed list takes nothing else. */
  | { type: 'list'; options: readonly string[]; closed?: true }
  | { type: 'date' }
  /** A signed amount may be below 0. */
  | { type: 'amount'; signed?: true }
  | { type: 'percent'; signed?: true; most: number }
  /** A calculated cell that Excel does not lock: typing over it asks first. */
  | { type: 'calculated' }
  | { type: 'hint'; title: string; text: string }

export interface PlannedRow {
  height: number
  /** Stays on one printed page with the row after it. */
  keep: boolean
  /** Names a group of lines, before which a page may end early. */
  opensGroup?: true
}

export interface TablePlan {
  name: string
  top: number
  bottom: number
  left: number
  /** A calculated column names its cell in the first row until the plan is resolved, which gives its formula. */
  columns: readonly { heading: string; calculates?: string; formula?: string }[]
}

/** A column whose arrow in the heading leaves out lines: `top` is the heading, `bottom` the last line. */
export interface LineFilter {
  heading: string
  col: number
  top: number
  bottom: number
}

/** Cells in the alarm color while a formula for the first of them is true. */
export interface Alert {
  formula: string
  ranges: readonly string[]
}

export interface SheetPlan {
  name: string
  landscape: boolean
  audience: 'customer' | 'office' | 'crew'
  /** The mark of an example stands at the head of every printed page. */
  example?: true
  /** What the footer says before the page number; empty for none. */
  version?: string
  columns: readonly number[]
  /** How many of them print; the others are for the screen only. */
  printedColumns: number
  /** Columns that are hidden: steps of the growing table's formulas. */
  hiddenColumns?: { first: number; count: number }
  rows: readonly PlannedRow[]
  cells: PlannedCell[]
  merges: readonly Merge[]
  pictures: readonly PlannedPicture[]
  validations: readonly { rule: Validation; ranges: readonly string[] }[]
  alerts: readonly Alert[]
  /** The sheet's growing table. Excel grows none on a protected sheet. */
  table?: TablePlan
  filter?: LineFilter
  /** Rows after which a new page starts. */
  breaks: readonly number[]
  frozenRows: number
  titleRow?: number
}

export interface Address {
  sheet: string
  row: number
  col: number
}

export interface Step {
  label: string
  formula: string
}

export interface WorkbookPlan {
  title: string
  subject: string
  keywords: readonly string[]
  accent: Accent
  sheets: readonly SheetPlan[]
  steps: readonly Step[]
  /** The address of each field, table cell, answer and total, by its dotted name. */
  addresses: ReadonlyMap<string, Address>
  /** Table columns by `table.key`: the range of their data rows. */
  columns: ReadonlyMap<string, { first: Address; last: Address }>
  lists: ReadonlyMap<string, TableName>
  /** Workbook names by dotted name: calculated fields and totals. */
  names: ReadonlyMap<string, string>
}
