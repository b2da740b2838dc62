import { cellsOf, evaluate, rowCounts, type Cell, type Result } from '../../calc'
import { rewrite, type Expr } from '../../calc/expr'
import type { DocumentModel, Value } from '../../model'
import { vocabulary } from '../../vocabulary'
import { blank, BLANK_SHORT, Controls, type ControlKind, type Placeholder } from './controls'
import type { ListPlace } from './text'
import { formatValue } from './values'

type Place = Pick<Cell, 'name' | 'label' | 'type' | 'decimals'> & { options?: readonly string[]; value?: Value }

const controlKind = (type: Cell['type'], options: readonly string[] | undefined): ControlKind => {
  if (type === 'multiline' || type === 'date') return type
  return type === 'select' && options?.length ? 'select' : 'text'
}

/** What the blocks of one document share while it is rendered. */
export class RenderContext {
  readonly controls = new Controls()
  readonly cells: ReadonlyMap<string, Cell>
  readonly results: ReadonlyMap<string, Result>
  private readonly places: ReadonlyMap<string, Place>
  private readonly given: ReadonlyMap<string, Value>
  private readonly rows: ReadonlyMap<string, number>
  readonly lists: ListPlace[] = []

  constructor(readonly model: DocumentModel) {
    this.cells = cellsOf(model)
    this.results = evaluate(model)
    this.rows = rowCounts(model)
    this.places = placesOf(model, this.cells)
    this.given = givenValues(model)
  }

  /** A new list, so that numbers start at 1; bullets need no more than one. */
  startList(reference: ListPlace['reference']): ListPlace {
    const list = { reference, instance: reference === 'bullets' ? 0 : this.lists.length + 1 }
    this.lists.push(list)
    return list
  }

  /**
   * The present value of a name: entered, calculated or given by the company profile. A result over blanks alone
   * (the slope factor 1 of a roof without a pitch) is no value: Word would keep it when the blanks are filled in.
   */
  valueOf(name: string): Value {
    const cell = this.cells.get(name)
    if (cell?.formula) return this.hasInput(cell.formula) ? (this.results.get(name) ?? null) : null
    return cell?.value ?? this.given.get(name) ?? null
  }

  private hasInput(formula: Expr): boolean {
    let found = false
    const isGiven = (name: string) => this.valueOf(name) !== null
    rewrite(formula, (node) => {
      if (node.op === 'ref') found ||= isGiven(node.name)
      if (node.op === 'sum')
        found ||= Array.from({ length: this.rows.get(node.table) ?? 0 }, (_, row) => row + 1).some((row) =>
          isGiven(`${node.table}.${row}.${node.key}`),
        )
      return node
    })
    return found
  }

  /** The present value as a reader sees it, '' for a blank. */
  textOf(place: Place): string {
    return formatValue(place.value ?? this.valueOf(place.name), place)
  }

  /** The control of a field, cell or line, showing its present value. */
  input(place: Place, placeholder: Placeholder = blank(BLANK_SHORT)): string {
    const { name, label } = place
    const value = place.value ?? this.valueOf(name)
    const text = formatValue(value, place)
    const kind = controlKind(place.type, place.options)
    const stored = kind === 'date' && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined
    return this.controls.input({
      name,
      label,
      kind,
      text,
      placeholder,
      ...(place.options ? { options: place.options } : {}),
      ...(stored ? { stored } : {}),
    })
  }

  /** The control of a merge field inside running text. Throws when neither the document nor the vocabulary knows it. */
  merge(name: string): string {
    const place = this.places.get(name)
    if (!place) throw new Error(`Merge field {${name}} is neither a field of the document nor in the vocabulary`)
    const type = place.type === 'select' ? 'text' : place.type
    return this.input({ ...place, name, type }, { text: `[${place.label}]`, style: 'MergeField' })
  }
}

const textPlace = (name: string, label: string): [string, Place] => [name, { name, label, type: 'text' }]

/** Every name that running text may refer to. */
function placesOf(model: DocumentModel, cells: ReadonlyMap<string, Cell>): Map<string, Place> {
  const shared = Object.entries(vocabulary).map(([name, entry]): [string, Place] => [name, { name, ...entry }])
  const signed = model.parts
    .flatMap((part) => part.blocks)
    .filter((block) => block.kind === 'signatures')
    .flatMap((block) => block.parties)
    .flatMap(({ name, role }) => [
      textPlace(`${name}.printedName`, `${role}: printed name`),
      textPlace(`${name}.title`, `${role}: title`),
    ])
  return new Map<string, Place>([...shared, ...signed, ...cells])
}

function givenValues(model: DocumentModel): Map<string, Value> {
  const blocks = model.parts.flatMap((part) => part.blocks)
  const sets = blocks.map((block) => ('values' in block ? (block.values ?? {}) : {}))
  return new Map([model.company ?? {}, ...sets].flatMap((values) => Object.entries(values)))
}
