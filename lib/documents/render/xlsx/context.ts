import { sharedNames } from '../../cell-names'
import { BLANK, cellsOf, evaluate, type Cell, type Expr, type Result } from '../../calc'
import { nodesOf, type RowTest } from '../../calc/expr'
import { blocksOfKind, type Value } from '../../model'
import { photoFrames, type PhotoFrames } from '../../photo-numbers'
import { joinPieces, mergeText, mergeTypesIn } from '../../sentence'
import { summedColumns } from '../../slots'
import { vocabulary } from '../../vocabulary'
import { excelName } from './addresses'
import type { SheetModel } from './sheet-model'
import { tableName, type TableName } from './table-names'
import type { Address, Content } from './types'
import { contentOf, writeValue } from './values'

/** Whether the row that opens a group fails the test. Its only text is its title, in the first column of the sheet. */
const isPositive = (test: RowTest, titled: string | undefined): boolean =>
  !('is' in test) || test.is === 'number' || (test.is === 'text' && test.key !== titled)

const companyLabels: Readonly<Record<string, { label: string }>> = vocabulary

export class WorkbookContext {
  readonly model: SheetModel
  readonly addresses = new Map<string, Address>()
  readonly columns = new Map<string, { first: Address; last: Address }>()
  readonly names = new Map<string, string>()
  readonly cells: ReadonlyMap<string, Cell>
  readonly results: Map<string, Result>
  readonly lists: ReadonlyMap<string, TableName>
  private readonly closed: ReadonlySet<string>
  /** Tables with groups, and the column that holds the titles of these. */
  private readonly withGroups: ReadonlyMap<string, string | undefined>
  private readonly taken = new Set<string>()

  /** Cells of two tables: the later one is the input, and this one repeats it. */
  readonly shared: ReadonlySet<string>

  private readonly frames: PhotoFrames
  private readonly mergeTypeOf: ReturnType<typeof mergeTypesIn>

  constructor(model: SheetModel) {
    this.model = model
    this.frames = photoFrames(model)
    this.mergeTypeOf = mergeTypesIn(model)
    this.shared = sharedNames(model)
    const growing = new Set(model.parts.map(({ grows }) => grows))
    const tables = blocksOfKind(model, 'table').filter(({ name }) => growing.has(name))
    this.lists = new Map(tables.map((table) => [table.name, tableName(table)]))
    this.closed = summedColumns(model)
    const grouped = blocksOfKind(model, 'table').filter(({ rows }) => rows.some((row) => 'group' in row))
    this.withGroups = new Map(
      grouped.map(({ name, lineNumbers, columns }) => [name, lineNumbers ? undefined : columns[0]?.key]),
    )
    this.cells = cellsOf(model)
    this.results = evaluate(model)
  }

  /** Whether a table's column takes listed options only because formulas add up by them. */
  addsUpBy(table: string, key: string): boolean {
    return this.closed.has(`${table}.${key}`)
  }

  /**
   * The formula of a calculated cell. Throws if it counts rows by what they lack alone: the rows that open a group are
   * in a sheet's columns too, and lack everything.
   */
  formulaOf(name: string): Expr {
    const formula = this.cells.get(name)!.formula!
    if (this.withGroups.size === 0) return formula
    for (const node of nodesOf(formula))
      if (
        node.op === 'count' &&
        this.withGroups.has(node.table) &&
        !node.tests.some((test) => isPositive(test, this.withGroups.get(node.table)))
      )
        throw new Error(`${name} counts rows of ${node.table} by what they lack, which has groups`)
    return formula
  }

  company(name: string): Value {
    return this.model.company?.[name] ?? this.cells.get(name)?.value ?? null
  }

  cached(name: string): number | string {
    return this.results.get(name) ?? BLANK
  }

  resultsIn(table: string, key: string): number[] {
    const rows = blocksOfKind(this.model, 'table').find(({ name }) => name === table)?.rows.length ?? 0
    return Array.from({ length: rows }, (_, index) => this.results.get(`${table}.${index + 1}.${key}`)).filter(
      (result): result is number => typeof result === 'number',
    )
  }

  listSheet(table: string): string {
    return this.model.parts.find(({ grows }) => grows === table)!.name
  }

  shown(name: string): Content {
    const cell = this.cells.get(name)
    if (cell?.formula) return this.cached(name)
    return contentOf(cell?.type ?? 'text', cell?.value ?? this.model.company?.[name] ?? null) ?? ''
  }

  /** That the heading of a column of photo numbers is a link to the first photograph; nothing for another column. */
  headingLink(column: { key: string; type?: string }): { leadsTo?: string } {
    const frame = this.frames.first(column)
    return frame ? { leadsTo: `${frame}.place` } : {}
  }

  numberLink(column: { key: string; type?: string }, value: Value): { leadsTo?: string } {
    const found = this.frames.of(column, value)
    return found ? { leadsTo: `${found.frame}.place` } : {}
  }

  /** Records the address of a name; the first one wins. */
  claim(name: string, at: Address): void {
    if (!this.addresses.has(name)) this.addresses.set(name, at)
  }

  /** Gives a dotted name a workbook name. Throws if two become the same. */
  publish(name: string): void {
    const legal = excelName(name)
    if (this.names.has(name)) return
    if (this.taken.has(legal.toLowerCase())) throw new Error(`Two names become one in the workbook: ${name} → ${legal}`)
    this.taken.add(legal.toLowerCase())
    this.names.set(name, legal)
  }

  /** Running text with its merge fields: the value if there is one, else the label in brackets. */
  text(source: string): string {
    const pieces = mergeText(source, (name) => ({ ...this.mergeTypeOf(name), shown: this.written(name) }))
    return joinPieces(pieces, (name) => `[${this.cells.get(name)?.label ?? companyLabels[name]?.label ?? name}]`)
  }

  private written(name: string): string {
    const cell = this.cells.get(name)
    const value = cell?.formula ? this.results.get(name) : (cell?.value ?? this.model.company?.[name])
    return value === null || value === undefined || value === '' ? '' : writeValue(cell?.type ?? 'text', value)
  }
}
