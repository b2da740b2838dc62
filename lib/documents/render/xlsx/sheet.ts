import type { ColumnShape } from '../columns'
import { coverCells } from './ranges'
import { cellAddress } from './addresses'
import type { WorkbookContext } from './context'
import { fitColumns, fitTable, type Edges } from './grid'
import type { SheetPart } from './sheet-model'
import { looks, styleOf, whiteOf, type Look, type Style } from './looks'
import { countLines, lineHeight, textHeight } from './measure'
import type {
  Alert,
  Content,
  LineFilter,
  Merge,
  PlannedCell,
  PlannedPicture,
  PlannedRow,
  Run,
  Span,
  TablePlan,
  Validation,
} from './types'
import { remember } from '../../remember'

interface CellContent {
  value?: Content
  runs?: readonly Run[]
  calculates?: string
  repeats?: string
  leadsTo?: string
  formula?: string
  /** The last row that the cells are merged over; their own unless given. */
  bottom?: number
}

interface TextOptions {
  keep?: boolean
  runs?: readonly Run[]
  pad?: number
}

const indentWidth = 7

export class SheetBuilder {
  readonly context: WorkbookContext
  readonly part: SheetPart
  readonly edges: Edges
  readonly rows: PlannedRow[] = []
  readonly cells: PlannedCell[] = []
  readonly merges: Merge[] = []
  readonly pictures: PlannedPicture[] = []
  readonly breaks: number[] = []
  readonly screenColumns: number[] = []
  readonly tables: { header: number; last: number }[] = []
  readonly alerts: Alert[] = []
  /** Single cells for numbers, by row: their labels and addresses. */
  readonly numbers = new Map<number, { label: string; at: string }[]>()
  list?: TablePlan
  /** The filter of the longest table that has one. A sheet has room for one. */
  filter?: LineFilter
  /** Whether the block before was a heading: the first paragraph of a section stays with what it introduces. */
  afterHeading = false
  private readonly accepted = new Map<string, { rule: Validation; cells: { row: number; span: Span }[] }>()

  constructor(context: WorkbookContext, part: SheetPart, edges: Edges) {
    this.context = context
    this.part = part
    this.edges = edges
  }

  get all(): Span {
    return { from: 0, to: this.edges.length - 2 }
  }

  get validations(): { rule: Validation; ranges: string[] }[] {
    return [...this.accepted.values()].map(({ rule, cells }) => ({ rule, ranges: coverCells(cells) }))
  }

  width({ from, to }: Span): number {
    return this.edges[to + 1]! - this.edges[from]!
  }

  /** The grid columns that come closest to the wanted ones, or null if they do not fit. */
  fit(shapes: readonly ColumnShape[]): Span[] | null {
    return this.spansOf(fitColumns(this.edges, shapes))
  }

  fitTable(shapes: readonly ColumnShape[]): Span[] {
    const spans = this.spansOf(fitTable(this.edges, shapes))
    if (!spans) throw new Error(`The sheet ${this.part.name} has too few columns for ${shapes.length}`)
    return spans
  }

  private spansOf(fitted: readonly number[] | null): Span[] | null {
    const indexes = fitted?.map((edge) => this.edges.indexOf(edge))
    return indexes?.slice(1).map((to, index) => ({ from: indexes[index]!, to: to - 1 })) ?? null
  }

  addRow(height: number, keep = false): number {
    return this.rows.push({ height: Math.min(height, 409), keep }) - 1
  }

  /**
   * Starts a row that names a group of lines. On a customer's sheet no break is asked for above it: lines that someone
   * hides would leave a gap.
   */
  addGroupRow(height: number): number {
    const row = this.addRow(height, true)
    if (this.part.audience !== 'customer') this.rows[row] = { ...this.rows[row]!, opensGroup: true }
    return row
  }

  /** Keeps the last rows, of so many points or more, on one page with the row that follows. */
  keepLast(points: number): void {
    for (let row = this.rows.length - 1, height = 0; row >= 0 && height < points; row -= 1) {
      height += this.rows[row]!.height
      this.rows[row] = { ...this.rows[row]!, keep: true }
    }
  }

  gap(height = 8, keep = false): void {
    this.addRow(height, keep)
  }

  /** Without the space below the last block, which could print as a page of its own. */
  dropLastGap(): void {
    const last = this.cells.reduce((most, { row }) => Math.max(most, row), 0)
    this.rows.length = Math.min(this.rows.length, last + 1)
  }

  put(row: number, span: Span, style: Style, content: CellContent = {}): void {
    const { value = null, bottom = row, ...rest } = content
    const flows = bottom === row && this.flows(span, style, content)
    const colored = flows ? styleOf(style.look, style.format, style.align, true) : style
    const own = this.part.audience === 'customer' ? whiteOf(colored) : colored
    const first = flows && (style.align ?? looks[style.look].align) === 'right' ? span.to : span.from
    this.cells.push({ row, col: first, style: own, value, ...rest })
    if (span.from === span.to && bottom === row) return
    const stretch = { ...span, top: row, bottom }
    if (!flows) this.merges.push(stretch)
    this.frame(stretch, own, first)
  }

  /** Styles the cells that the cell in column `filled` of the top row covers: each draws its own part of the frame. */
  private frame({ from, to, top, bottom }: Merge, style: Style, filled: number): void {
    const look = looks[style.look]
    const last = look.top || look.bottom ? to : look.left ? from : -1
    for (let row = top; row <= bottom; row++)
      for (let col = from; col <= last; col++)
        if (row !== top || col !== filled) this.cells.push({ row, col, style, value: null })
  }

  /**
   * Whether a text can flow over empty cells unmerged: it is one line without fill or border. Merges take bytes, and
   * they are in the way when someone changes the sheet.
   */
  private flows(span: Span, style: Style, { value, runs }: CellContent): boolean {
    const { fill, left, input, size, bold } = looks[style.look]
    if (fill || left || input || runs || typeof value !== 'string' || span.to >= this.edges.length - 1) return false
    return countLines(value, size, this.width(span), bold) === 1
  }

  /** The look of an input in a table row: wrapped if the row has room for two lines. */
  inputLook(row: number): Look {
    return this.rows[row]!.height < 2 * lineHeight(looks.cell.size) ? 'cellLine' : 'cell'
  }

  heightOf(text: string, span: Span, look: Look, pad?: number): number {
    const { size, bold, indent = 0 } = looks[look]
    return textHeight(text, size, this.width(span) - indent * indentWidth, { bold, pad })
  }

  /** Adds a row of wrapped text across the sheet, as high as the text. Returns its index. */
  addText(text: string, look: Look, { keep = false, runs, pad }: TextOptions = {}): number {
    const row = this.addRow(this.heightOf(text, this.all, look, pad), keep)
    this.put(row, this.all, styleOf(look), runs ? { value: text, runs } : { value: text })
    return row
  }

  /** Puts the cells of a column in the alarm color while a condition, written for the first of them, holds. */
  alert(formula: string | null, col: number, top: number, bottom = top): void {
    if (!formula) return
    const [first, last] = [cellAddress(top, col), cellAddress(bottom, col)]
    this.alerts.push({ formula, ranges: [first === last ? first : `${first}:${last}`] })
  }

  /** Remembers a single cell for a number, so that text in it is named next to the sheet. */
  expectNumber(label: string, row: number, col: number): void {
    this.numbers.set(row, [...(this.numbers.get(row) ?? []), { label, at: cellAddress(row, col) }])
  }

  claim(name: string, row: number, col: number): void {
    this.context.claim(name, { sheet: this.part.name, row, col })
  }

  accept(rule: Validation | null, row: number, span: Span): void {
    if (!rule) return
    remember(this.accepted, JSON.stringify(rule), () => ({ rule, cells: [] })).cells.push({ row, span })
  }
}
