import type { Part } from '../../model'
import { cellAddress } from './addresses'
import type { WorkbookContext } from './context'
import { fitColumns, fitTable, type ColumnShape, type Edges } from './grid'
import { looks, styleOf } from './looks'
import { textHeight } from './measure'
import type { Align, Content, Look, Merge, PlannedCell, PlannedRow, Run, Span, Style, Validation } from './types'

interface CellContent {
  value?: Content
  runs?: readonly Run[]
  calculates?: string
  repeats?: string
}

interface TextOptions {
  keep?: boolean
  runs?: readonly Run[]
  align?: Align
  /** Points added to the height of the text. */
  pad?: number
}

/** Points of one step of indent. */
const indentWidth = 7

/** Lays one part onto a sheet, row by row. */
export class SheetBuilder {
  readonly rows: PlannedRow[] = []
  readonly cells: PlannedCell[] = []
  readonly merges: Merge[] = []
  readonly breaks: number[] = []
  readonly tables: { header: number; last: number }[] = []
  /** Whether the block before was a heading: a paragraph that opens a section stays with what it introduces. */
  afterHeading = false
  private readonly accepted = new Map<string, { rule: Validation; ranges: string[] }>()

  constructor(
    readonly context: WorkbookContext,
    readonly part: Part,
    readonly edges: Edges,
  ) {}

  get all(): Span {
    return { from: 0, to: this.edges.length - 2 }
  }

  get validations(): { rule: Validation; ranges: string[] }[] {
    return [...this.accepted.values()]
  }

  width({ from, to }: Span): number {
    return this.edges[to + 1]! - this.edges[from]!
  }

  /** The grid columns that come nearest to the wanted ones, or null where they do not fit. */
  fit(shapes: readonly ColumnShape[]): Span[] | null {
    return this.spansOf(fitColumns(this.edges, shapes))
  }

  /** The columns of a table. Throws where the sheet's grid was not made for it. */
  fitTable(shapes: readonly ColumnShape[]): Span[] {
    const spans = this.spansOf(fitTable(this.edges, shapes))
    if (!spans) throw new Error(`The sheet ${this.part.name} has too few columns for ${shapes.length}`)
    return spans
  }

  private spansOf(fitted: readonly number[] | null): Span[] | null {
    const indexes = fitted?.map((edge) => this.edges.indexOf(edge))
    return indexes?.slice(1).map((to, index) => ({ from: indexes[index]!, to: to - 1 })) ?? null
  }

  /** Starts a row and returns its index. */
  addRow(height: number, keep = false): number {
    return this.rows.push({ height: Math.min(height, 409), keep }) - 1
  }

  gap(height = 8, keep = false): void {
    this.addRow(height, keep)
  }

  /** Fills a stretch of cells, merged where it is more than one; `bottom` makes it taller than the row. */
  put(row: number, span: Span, style: Style, content: CellContent = {}, bottom = row): void {
    const { value = null, ...rest } = content
    this.cells.push({ row, col: span.from, style, value, ...rest })
    if (span.from === span.to && bottom === row) return
    this.merges.push({ ...span, top: row, bottom })
    const look = looks[style.look]
    // Each cell of a merge draws its own part of the frame, so the covered ones need the style too.
    if (!look.fill && !look.top && !look.bottom) return
    for (let r = row; r <= bottom; r++)
      for (let col = span.from; col <= span.to; col++)
        if (r !== row || col !== span.from) this.cells.push({ row: r, col, style, value: null })
  }

  /** Height of a row that shows the text in a stretch of cells. */
  heightOf(text: string, span: Span, look: Look, pad?: number): number {
    const { size, bold, indent = 0 } = looks[look]
    return textHeight(text, size, this.width(span) - indent * indentWidth, { bold, pad })
  }

  /** A row of wrapped text across the sheet, as high as the text. */
  addText(text: string, look: Look, { keep = false, runs, align, pad }: TextOptions = {}): number {
    const row = this.addRow(this.heightOf(text, this.all, look, pad), keep)
    this.put(row, this.all, styleOf(look, undefined, align), runs ? { value: text, runs } : { value: text })
    return row
  }

  claim(name: string, row: number, col: number): void {
    this.context.claim(name, { sheet: this.part.name, row, col })
  }

  accept(rule: Validation | null, row: number, col: number): void {
    if (!rule) return
    const key = rule.type === 'list' ? rule.options.join(',') : rule.type
    const known = this.accepted.get(key) ?? { rule, ranges: [] }
    known.ranges.push(cellAddress(row, col))
    this.accepted.set(key, known)
  }
}
