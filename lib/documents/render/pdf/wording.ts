import { parseInline } from '../../inline'
import type { DocumentModel, FieldType } from '../../model'
import { isPhrase, joinPieces, mergeText, mergeTypesIn, type MergeType } from '../../sentence'
import { vocabulary } from '../../vocabulary'
import type { Calculation } from './calculation'
import { winAnsiByte } from './fonts'
import { textSpec, type TextSpec } from './field-spec'
import type { Form, FormField } from './form'
import { showValue } from '../../show-value'
import { WORDING_LIBRARY } from './scripts'

/** The parent of the fields that hold letter text: `wording.1`, `wording.2`, … and `wording.values`, what they merged. */
export const WORDING = 'wording'
const MEMORY = `${WORDING}.values`

/** How a script shows a value: a number by its type, a ZIP code with the zeros that viewers take from its front. */
type Kind = 'text' | 'phrase' | 'zip' | 'date' | 'number' | 'currency' | 'percent'

interface Merge {
  name: string
  label: string
  kind: Kind
  mergeType: MergeType
  decimals?: number
  shown: string
}

export interface WordingField {
  field: FormField
  text: string
}

const plainMarks: Readonly<Record<string, string>> = { '′': "'", '″': '"', '−': '-', '\u202f': '\u00a0', '\u2011': '-' }

/** Text as a viewer can draw it in a field. Throws on a character that the field face lacks. */
function toTypeable(text: string): string {
  const typeable = text.replace(/[′″−\u202f\u2011]/g, (character) => plainMarks[character] ?? character)
  const missing = [...typeable].find((character) => character !== '\n' && winAnsiByte(character) === undefined)
  if (missing) throw new Error(`A text with merge fields cannot hold '${missing}' (in '${text.slice(0, 60)}')`)
  return typeable
}

function kindOf(name: string, mergeType: MergeType): Kind {
  const { type } = mergeType
  if (name.endsWith('.zip')) return 'zip'
  if (isPhrase(mergeType)) return 'phrase'
  return type === 'number' || type === 'currency' || type === 'percent' || type === 'date' ? type : 'text'
}

/** Returns a function that finds what a merge field shows. It throws on an unknown name. */
function mergeFinder(model: DocumentModel, { cells, valueOf }: Calculation): (name: string) => Merge {
  const known = new Map(Object.entries<{ label: string; type: FieldType }>(vocabulary))
  const mergeTypeOf = mergeTypesIn(model)
  return (name) => {
    const field = cells.get(name) ?? known.get(name)
    if (!field) throw new Error(`Text refers to an unknown field: {${name}}`)
    const { decimals, plain } = cells.get(name) ?? {}
    const shown =
      showValue(valueOf(name) ?? model.company?.[name] ?? null, { type: field.type, decimals, plain })?.shown ?? ''
    const mergeType = plain ? ({ type: 'text' } as const) : mergeTypeOf(name)
    return { name, label: toTypeable(field.label), kind: kindOf(name, mergeType), mergeType, decimals, shown }
  }
}

/** The texts of a document that merge fields, each a form field whose script rebuilds it when one of them changes. */
export class Wording {
  private readonly form: Form
  private readonly find: (name: string) => Merge
  private readonly merges = new Map<string, Merge>()
  private readonly names: string[] = []
  private readonly counts = new Map<string, number>()

  constructor(model: DocumentModel, calculation: Calculation, form: Form) {
    this.form = form
    this.find = mergeFinder(model, calculation)
  }

  /** Announces a text; `part` is its part's name, for the label. Throws on unknown merge fields. */
  declare(text: string, part: string): WordingField {
    const pieces = parseInline(text).map((piece) =>
      'field' in piece ? this.indexOf(piece.field) : toTypeable(piece.text),
    )
    const merged = mergeText(toTypeable(text), (name) => ({
      ...this.find(name).mergeType,
      shown: this.find(name).shown,
    }))
    const shown = joinPieces(merged, (name) => `[${this.find(name).label}]`)
    const name = `${WORDING}.${this.names.length + 1}`
    this.names.push(name)
    const number = (this.counts.get(part) ?? 0) + 1
    this.counts.set(part, number)
    const calculate = `rdw.write(this,event,${JSON.stringify(name)},${JSON.stringify(pieces)});`
    const field = this.form.declare(wordingSpec(name, `${part} text, paragraph ${number}`, shown, calculate))
    return { field, text: shown }
  }

  /** The hidden field that remembers the merged values, or null if no text merges any. Call it after the last text. */
  memory(): FormField | null {
    if (this.names.length === 0) return null
    const values = [...this.merges.values()].map(({ shown }) => encodeURIComponent(shown))
    return this.form.declare(
      wordingSpec(MEMORY, 'What the text shows now', `=${values.join('&')}`, 'rdw.keep(this,event);'),
    )
  }

  order(): string[] {
    return this.names.length === 0 ? [] : [...this.names, MEMORY]
  }

  library(): string {
    const fields = [...this.merges.values()].map(({ name, label, kind, decimals, shown }) => [
      name,
      label,
      kind,
      decimals ?? null,
      shown,
    ])
    return `${WORDING_LIBRARY}\nrdw.fields=${JSON.stringify(fields)};`
  }

  private indexOf(name: string): number {
    if (!this.merges.has(name)) this.merges.set(name, this.find(name))
    return [...this.merges.keys()].indexOf(name)
  }
}

const wordingSpec = (name: string, tip: string, text: string, calculate: string): TextSpec => ({
  ...textSpec(name, tip, text),
  ...{ multiline: true, scripts: { calculate } },
})
