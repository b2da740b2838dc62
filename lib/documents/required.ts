import type { Block, Field, Part, TableBlock } from './model'
import { mergesIn } from './texts'

export interface Required {
  /** Names of fields; `line` for a row of that table, `line.price` for a column of a row that is started. */
  required?: readonly string[]
  /** Names that the document can do without, though the shared vocabulary or a letter asks for them. */
  optional?: readonly string[]
}

interface Options extends Required {
  /** Another text of the document may lack some of the names: the edition of a state, with its prescribed forms. */
  mayLack?: boolean
}

/** The names that the sentences of letters hold. The company's own are asked for by its profile. */
const mergedInLetters = (parts: readonly Part[]): string[] =>
  parts.filter(({ letter }) => letter).flatMap(({ blocks }) => blocks.flatMap(mergesIn))

const isInput = ({ formula }: { formula?: unknown }): boolean => formula === undefined

/** The fields that a formula calculates in any place: they are results in every place. */
const calculatedIn = (parts: readonly Part[]): Set<string> =>
  new Set(
    parts
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'fields' ? block.fields : []))
      .flatMap((field) => (isInput(field) ? [] : [field.name])),
  )

interface Marking {
  required: ReadonlySet<string>
  optional: ReadonlySet<string>
  found: Set<string>
}

function mark<T extends { required?: boolean }>(item: T, name: string, { required, optional, found }: Marking): T {
  const isAsked = required.has(name)
  const isFree = optional.has(name)
  if (isAsked || isFree) found.add(name)
  if (!isAsked && !isFree) return item
  return { ...item, required: isAsked }
}

const markField = (field: Field, marking: Marking): Field => mark(field, field.name, marking)

function markTable(table: TableBlock, marking: Marking): TableBlock {
  const columns = table.columns.map((column) =>
    isInput(column) ? mark(column, `${table.name}.${column.key}`, marking) : column,
  )
  return mark({ ...table, columns }, table.name, marking)
}

function markBlock(block: Block, marking: Marking): Block {
  switch (block.kind) {
    case 'fields':
    case 'notice':
      return { ...block, fields: block.fields.map((field) => markField(field, marking)) }
    case 'table':
      return markTable(block, marking)
    case 'checklist':
      return mark(block, block.name, marking)
    default:
      return block
  }
}

/** The parts with what their author and the sentences of letters require. Throws on a name that is no input. */
export function withRequired(parts: readonly Part[], { required = [], optional = [], mayLack }: Options): Part[] {
  const free = new Set(optional)
  const calculated = calculatedIn(parts)
  const asked = [...required, ...mergedInLetters(parts)].filter((name) => !free.has(name) && !calculated.has(name))
  const marking: Marking = { required: new Set(asked), optional: free, found: new Set() }
  const marked = parts.map((part) => ({ ...part, blocks: part.blocks.map((block) => markBlock(block, marking)) }))
  const unknown = [...required, ...optional].filter((name) => !marking.found.has(name))
  if (unknown.length > 0 && !mayLack) throw new Error(`Required, but no input: ${unknown.join(', ')}`)
  return marked
}
