import type { Document } from 'docx'
import { cellsOf, evaluate, rowCounts, type Cell, type Result } from '../../calc'
import { mapNodes, namesIn, type Expr } from '../../calc/expr'
import { blocksOf, blocksOfKind, type DocumentModel, type Value } from '../../model'
import { mergeText, type MergeType } from '../../sentence'
import { accentOf, type Accent } from '../../theme'
import { photoFrames, type PhotoFrames } from '../../photo-numbers'
import { vocabulary } from '../../vocabulary'
import { BLANK_SHORT, Controls, type ControlKind } from './controls'
import { frameLink, framePlace, textRun } from './text'
import { formatValue } from './values'
import { remember } from '../../remember'

export type Input = Pick<Cell, 'name' | 'label' | 'type' | 'decimals' | 'plain' | 'phrase'> & {
  options?: readonly string[]
  closed?: boolean
  value?: Value
  unbound?: boolean
}

const controlKind = ({ type, options, closed }: Input): ControlKind => {
  if (type === 'multiline' || type === 'date') return type
  if (type !== 'select' || !options?.length) return 'text'
  return closed ? 'select' : 'combo'
}

export class RenderContext {
  readonly model: DocumentModel
  private readonly numbering: Document['Numbering']
  readonly controls: Controls
  readonly accent: Accent
  readonly cells: ReadonlyMap<string, Cell>
  readonly results: ReadonlyMap<string, Result>
  /** Names of the checklists and tables that stand in two places, as in a report and its field form. */
  readonly repeated: ReadonlySet<string>
  private readonly inputs: ReadonlyMap<string, Input>
  private readonly given: ReadonlyMap<string, Value>
  private readonly rows: ReadonlyMap<string, number>
  private readonly withInput = new Map<string, boolean>()
  private readonly frames: PhotoFrames
  private lists = 0
  private places = 0

  constructor(model: DocumentModel, numbering: Document['Numbering']) {
    this.model = model
    this.numbering = numbering
    this.controls = new Controls(model.pictures)
    this.accent = accentOf(model)
    this.cells = cellsOf(model)
    this.results = evaluate(model)
    this.frames = photoFrames(model)
    this.rows = rowCounts(model)
    const names = [...blocksOfKind(model, 'checklist'), ...blocksOfKind(model, 'table')].map(({ name }) => name)
    this.repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index))
    this.inputs = inputsOf(model, this.cells)
    this.given = givenValues(model)
  }

  /** A heading of photo numbers as a link to the first photograph; other headings are returned as they are. */
  heading(column: { key: string; type?: string }, runs: string): string {
    const frame = this.frames.first(column)
    return frame ? frameLink(frame, runs) : runs
  }

  /** What follows a photo number: a mark that leads to its photograph. The number itself can be changed. */
  photoMark(column: { key: string; type?: string }, value: Value): string[] {
    const found = this.frames.of(column, value)
    return found ? [frameLink(found.frame, textRun(' ›', { style: 'Strong' }))] : []
  }

  frame(name: string, content: string): string {
    return framePlace(name, (this.places += 1), content)
  }

  /** Starts a list and returns its number in the document's numbering. All bullets share one list. */
  startList(reference: 'clauses' | 'steps' | 'bullets' | 'lines'): number {
    const instance = reference === 'bullets' ? 0 : ++this.lists
    this.numbering.createConcreteNumberingInstance(reference, instance)
    const list = this.numbering.ConcreteNumbering.find(
      (each) => each.reference === reference && each.instance === instance,
    )
    if (!list) throw new Error(`The numbering has no list ${reference}`)
    return list.numId
  }

  /**
   * The present value of a name: entered, calculated or given by the company profile. The result of a formula without
   * any input (the slope factor 1 of a roof without a pitch) is left out: Word would keep it when the blanks are filled
   * in. A control shows it as its placeholder.
   */
  valueOf(name: string): Value {
    const cell = this.cells.get(name)
    if (cell?.formula) return this.hasInput(name, cell.formula) ? (this.results.get(name) ?? null) : null
    return cell?.value ?? this.given.get(name) ?? null
  }

  /** Whether anything that a calculated cell depends on has a value. Asked once for each cell: formulas share theirs. */
  private hasInput(name: string, formula: Expr): boolean {
    return remember(this.withInput, name, () => {
      // A suggested number is no input of a count of texts.
      const counted = mapNodes(formula, (node) => (node.op === 'isText' ? { op: 'num', value: 0 } : node))
      return namesIn(counted, (table) => this.rows.get(table) ?? 0).some((each) => this.valueOf(each) !== null)
    })
  }

  /** The result of a formula that has no input yet: shown in gray, for the user to type over. */
  private assumed(name: string): string {
    const cell = this.cells.get(name)
    return cell?.formula ? formatValue(this.results.get(name) ?? null, cell) : ''
  }

  /** The present value as a reader sees it; '' for a blank. */
  textOf(input: Input): string {
    return formatValue(input.value ?? this.valueOf(input.name), input)
  }

  /** The control of a name with its present value. Inside a sentence it says `words`; `size` is in points. */
  input(input: Input, placeholder = BLANK_SHORT, { size, words }: { size?: number; words?: string } = {}): string {
    const { name, label, options, unbound } = input
    const value = input.value ?? this.valueOf(name)
    const text = this.textOf(input)
    const kind = controlKind(input)
    const stored = kind === 'date' && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined
    const shown = { text, placeholder: this.assumed(name) || placeholder, stored, size, words }
    return this.controls.input({ name, label, kind, options, unbound, ...shown })
  }

  /** Running text as runs, with its merge fields as controls. Throws on a merge field that nothing defines. */
  runs(text: string): string[] {
    const pieces = mergeText(text, (name) => ({
      ...mergeTypeOf(this.merged(name)),
      shown: this.textOf(this.merged(name)),
    }))
    return pieces.flatMap((piece) => {
      if (!('field' in piece)) return piece.text ? [textRun(piece.text)] : []
      const input = this.merged(piece.field)
      const type = input.type === 'select' ? 'text' : input.type
      return [this.input({ ...input, type }, `[${input.label}]`, { words: piece.words })]
    })
  }

  private merged(name: string): Input {
    const input = this.inputs.get(name)
    if (!input) throw new Error(`Merge field {${name}} is neither a field of the document nor in the vocabulary`)
    return { ...input, name }
  }
}

const mergeTypeOf = ({ type, plain, phrase }: Input): MergeType => ({
  type: plain ? 'text' : type,
  ...(phrase === undefined ? {} : { phrase }),
})

const textInput = (name: string, label: string): [string, Input] => [name, { name, label, type: 'text' }]

function inputsOf(model: DocumentModel, cells: ReadonlyMap<string, Cell>): Map<string, Input> {
  const shared = Object.entries(vocabulary).map(([name, entry]): [string, Input] => [name, { name, ...entry }])
  const signed = blocksOfKind(model, 'signatures')
    .flatMap((block) => block.parties)
    .flatMap(({ name, role }) => [
      textInput(`${name}.printedName`, `${role}: printed name`),
      textInput(`${name}.title`, `${role}: title`),
    ])
  return new Map<string, Input>([...shared, ...signed, ...cells])
}

function givenValues(model: DocumentModel): Map<string, Value> {
  const sets = blocksOf(model).map((block) => ('values' in block ? (block.values ?? {}) : {}))
  return new Map([model.company ?? {}, ...sets].flatMap((values) => Object.entries(values)))
}
