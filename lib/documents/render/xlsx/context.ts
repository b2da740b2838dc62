import { sharedNames } from '../../cell-names'
import { BLANK, cellsOf, evaluate, type Cell, type Result } from '../../calc'
import { parseInline } from '../../inline'
import { type DocumentModel, type Value } from '../../model'
import { vocabulary } from '../../vocabulary'
import { excelName } from './addresses'
import type { Address, Content } from './types'
import { contentOf, writeValue } from './values'

const companyLabels: Readonly<Record<string, { label: string }>> = vocabulary

/** What all sheets of one workbook share while they are planned. */
export class WorkbookContext {
  readonly addresses = new Map<string, Address>()
  readonly columns = new Map<string, { first: Address; last: Address }>()
  readonly names = new Map<string, string>()
  readonly cells: Map<string, Cell>
  readonly results: Map<string, Result>
  private readonly taken = new Set<string>()

  /** Cells of two tables: the later one is the input, and this one repeats it. */
  readonly shared: ReadonlySet<string>

  constructor(readonly model: DocumentModel) {
    this.shared = sharedNames(model)
    this.cells = cellsOf(model)
    this.results = evaluate(model)
  }

  company(name: string): Value {
    return this.model.company?.[name] ?? this.cells.get(name)?.value ?? null
  }

  /** What a calculated cell shows before the first recalculation. */
  cached(name: string): number | string {
    return this.results.get(name) ?? BLANK
  }

  /** What a repeated cell shows before the first recalculation. */
  shown(name: string): Content {
    const cell = this.cells.get(name)
    if (cell?.formula) return this.cached(name)
    return contentOf(cell?.type ?? 'text', cell?.value ?? this.model.company?.[name] ?? null) ?? ''
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
    return parseInline(source)
      .map((part) => ('text' in part ? part.text : this.mergeField(part.field)))
      .join('')
  }

  private mergeField(name: string): string {
    const cell = this.cells.get(name)
    const value = cell?.formula ? this.results.get(name) : (cell?.value ?? this.model.company?.[name])
    if (value !== null && value !== undefined && value !== '') return writeValue(cell?.type ?? 'text', value)
    return `[${cell?.label ?? companyLabels[name]?.label ?? name}]`
  }
}
