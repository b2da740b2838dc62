/** The controls of one block of a form: what a person is asked for, by name. */
import { tableCells } from './cell-names'
import { isBox } from './inline'
import {
  dataRows,
  type BlockOf,
  type Block,
  type ChecklistBlock,
  type DataRow,
  type Field,
  type FieldType,
  type ImagesBlock,
  type SignaturesBlock,
  type TableBlock,
  type Value,
} from './model'
import { isSensitive } from './sensitive'

/** `one`: at most one of the options, as buttons. */
type ControlType = FieldType | 'check' | 'one'

/** `again`: shown here and asked for in another place. `printed`: text that the author gave. */
export type Role = 'asked' | 'again' | 'calculated' | 'printed'

type OfField = 'name' | 'label' | 'options' | 'decimals' | 'ofWhole' | 'phrase' | 'hint' | 'lines' | 'span'

export interface Control extends Pick<Field, OfField> {
  /** Where the control stands, if its label alone does not tell: `line 3, Laminated shingles`. */
  place?: string
  type: ControlType
  closed: boolean
  /** Shown next to the input: `$` before it, `%` after it. */
  unit?: '$' | '%'
  inputMode?: 'decimal' | 'tel' | 'email'
  /** The browser may fill in the company's own data only. */
  autoComplete: string
  value: Value
  role: Role
  /** Must not be stored. */
  sensitive: boolean
}

type Draft = Pick<Control, 'name' | 'label' | 'type'> &
  Partial<Omit<Control, 'unit' | 'inputMode' | 'autoComplete' | 'sensitive'>>

const modes: Partial<Record<ControlType, Control['inputMode']>> = {
  number: 'decimal',
  currency: 'decimal',
  percent: 'decimal',
  phone: 'tel',
  email: 'email',
}

const companyFills: Readonly<Record<string, string>> = {
  'company.name': 'organization',
  'company.address': 'street-address',
  'company.phone': 'tel',
  'company.email': 'email',
  'company.website': 'url',
  'company.representative': 'name',
}

function control(draft: Draft): Control {
  const { name, label, type } = draft
  const inputMode = modes[type]
  return {
    ...{ closed: false, value: null, role: 'asked' },
    ...draft,
    ...(type === 'currency' ? { unit: '$' } : type === 'percent' ? { unit: '%' } : {}),
    ...(inputMode ? { inputMode } : {}),
    autoComplete: companyFills[name] ?? 'off',
    sensitive: isSensitive(name, label),
  }
}

const given = (draft: Draft, values: Readonly<Record<string, Value>> = {}): Control =>
  control({ ...draft, value: values[draft.name] ?? null })

const fieldControl = ({ formula, ...field }: Field): Control =>
  control({ ...field, role: formula ? 'calculated' : 'asked' })

/** The blank of a notice that the pen ticks is a text in the files: one mark. */
const blankControl = (field: Field): Control =>
  isBox(field.name) ? { ...fieldControl(field), hint: 'X where it applies' } : fieldControl(field)

function placeOf({ columns }: TableBlock, row: DataRow, line: number): string {
  const text = columns.find(({ key, type }) => type === 'text' && typeof row.cells[key] === 'string' && row.cells[key])
  return text ? `line ${line}, ${String(row.cells[text.key])}` : `line ${line}`
}

const tableControls = (table: TableBlock): Control[] => {
  const places = dataRows(table).map((row, index) => placeOf(table, row, index + 1))
  return [
    ...tableCells(table).map(({ name, column, number, value, formula, isPrinted }) => {
      const { label, type, options, closed, decimals, ofWhole } = column
      const role = formula ? 'calculated' : isPrinted ? 'printed' : 'asked'
      return control({ name, label, type, options, closed, decimals, ofWhole, place: places[number - 1], value, role })
    }),
    ...table.totals.map(({ formula, name, label, type, decimals, value }) =>
      control({ name, label, type, decimals, value, role: formula ? 'calculated' : 'asked' }),
    ),
  ]
}

const checklistControls = ({ name, items, answers, extras, values }: ChecklistBlock): Control[] =>
  items.flatMap(({ text }, index) => {
    const line = `${name}.${index + 1}`
    const type = answers.length > 1 ? 'one' : 'check'
    const label = answers.length > 1 ? text : `${text}: ${answers[0] ?? ''}`
    return [
      given({ name: `${line}.answer`, label, type, options: answers, closed: true }, values),
      ...extras.map((extra) =>
        given({ name: `${line}.${extra.key}`, label: extra.label, place: text, type: 'text' }, values),
      ),
    ]
  })

const signatureControls = ({ parties, values }: SignaturesBlock): Control[] =>
  parties.flatMap(({ name, role, withTitle }) => {
    const text = (key: string, label: string, type: 'text' | 'date' = 'text'): Control =>
      given({ name: `${name}.${key}`, label, place: role, type }, values)
    return [
      text('printedName', 'Printed name'),
      ...(withTitle ? [text('title', 'Title')] : []),
      text('date', 'Date', 'date'),
    ]
  })

const initialsControls = ({ items, values }: BlockOf<'clauses'>): Control[] =>
  items.flatMap(({ title, initials }) =>
    initials ? [given({ name: initials, label: 'Initials', place: title, type: 'text' }, values)] : [],
  )

const frameControls = ({ name, count, captions, values }: ImagesBlock): Control[] =>
  Array.from({ length: captions ? count : 0 }, (_, index) => `${name}.${index + 1}`).flatMap((frame, index) => {
    const text = (key: string, label: string): Control =>
      given({ name: `${frame}.${key}`, label, place: `photo ${index + 1}`, type: 'text' }, values)
    return [text('place', 'Place'), text('caption', 'Caption')]
  })

/** The controls of a block in reading order, one for each of its names (see `blockSlots`). */
export function blockControls(block: Block): Control[] {
  switch (block.kind) {
    case 'fields':
      return block.fields.map(fieldControl)
    case 'notice':
      return block.fields.map(blankControl)
    case 'table':
      return tableControls(block)
    case 'checklist':
      return checklistControls(block)
    case 'signatures':
      return signatureControls(block)
    case 'clauses':
      return initialsControls(block)
    case 'images':
      return frameControls(block)
    default:
      return []
  }
}

/** The label with its place, which no other control of the form has. */
export const fullLabel = ({ label, place }: Pick<Control, 'label' | 'place'>): string =>
  place ? `${label}, ${place}` : label
