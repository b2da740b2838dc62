/** The blocks of a document: what an author writes, and where a person fills something in. */
import type { Comparison, Expr } from './calc/expr'

export type Format = 'PDF' | 'Word' | 'Excel'

/** The value of a field, table cell or answer. Dates are ISO `YYYY-MM-DD`; percentages are fractions (0.1 = 10 %). */
export type Value = string | number | boolean | null

export type NumericType = 'number' | 'currency' | 'percent'
export type FieldType = 'text' | 'multiline' | 'date' | 'select' | 'email' | 'phone' | NumericType

/** When a figure needs attention: `{ test: '>', than: 0 }`. Excel then shows it in red. */
export interface Alert {
  test: Comparison
  than: number
  words?: string // before the figure in PDFs and workbooks, so that color is not the only sign: `Over by $250.00`
}

export interface Field {
  /** Dotted name, the same in all three formats: `customer.name`, `job.address`. */
  name: string
  label: string
  type: FieldType
  options?: readonly string[]
  closed?: boolean // a select that takes listed options only; others also take what is typed
  value?: Value // a prefilled value, which the user may change
  /** The formula of a calculated field, which is read-only. Dates are day numbers: `due − sent` is a number of days. */
  formula?: Expr
  decimals?: number // digits after the decimal point of numbers and percentages; currency has 2
  plain?: boolean // a number that names, as a year or a running number: nothing groups its digits
  ofWhole?: boolean // a percent complete, from 0 to 100: any other is refused
  alert?: Alert
  phrase?: boolean // completes a sentence, with a small letter, and is no name (see `mergeText`); a choice is one by default
  hint?: string // short help text next to or below the label
  span?: number // how many grid columns the field spans (default 1)
  lines?: number // text lines of a multiline field (default 3)
  required?: boolean // without it the document says nothing (see `missing`); files look the same
}

/** What the answer to a question must be: `{ field: 'insurance.job', is: ['Yes'] }`. */
export interface Condition {
  field: string
  is: readonly string[]
}

/** Where a block shows. */
interface Shown {
  /** A finished copy has the block only where this holds; a blank form, and one that leaves the question open, has it. */
  when?: Condition
  /** It only calculates: no PDF or Word page shows it; the workbook and the form do. */
  unseen?: true
}

export interface HeadingBlock extends Shown {
  kind: 'heading'
  level: 1 | 2
  text: string
  /** The name of the section under 'What's Included'; defaults to the text. */
  includes?: string
}

/** Text may hold merge fields in braces: `Hi {customer.firstName}, …`. */
export interface ParagraphBlock extends Shown {
  kind: 'paragraph'
  lead?: string
  text: string
  /** Room above in points, for a signature by hand. */
  room?: number
}

/** Words that a law prescribes, set as printed text in the size and weight that it asks for. */
export interface NoticeBlock extends Shown {
  kind: 'notice'
  citation: string // whose words these are: `16 CFR 429.1(a)`; it is not printed
  /** Paragraphs. `{cancel.deadline}` is a blank: the field of that name, or a line for the pen if no field has it. */
  text: readonly string[]
  fields: readonly Field[] // of the blanks, each once
  size: number // in points
  bold: boolean
  /** The answer that it stands for, to a question among `fields` whose blank is a box: see `settleAnswers`. */
  answers?: { question: string; option: string }
}

export interface ListBlock extends Shown {
  kind: 'list'
  ordered: boolean
  items: readonly string[]
}

export interface CalloutBlock extends Shown {
  kind: 'callout'
  tone: 'legal' | 'safety' | 'note'
  title: string
  text: readonly string[]
}

export interface Clause {
  title: string
  text: string
  initials?: string
}

export interface ClausesBlock extends Shown {
  kind: 'clauses'
  items: readonly Clause[]
  values?: Readonly<Record<string, Value>>
}

export interface FieldsBlock extends Shown {
  kind: 'fields'
  columns: 1 | 2 | 3 | 4 | 5 | 6 | 8
  fields: readonly Field[]
  poster?: boolean // what is typed is large, to be read from a distance
}

export interface ChecklistItem {
  text: string
  note?: string
  core?: string // the id of a line that every form of its kind has, by which tests find it
}

/** A further column of a checklist row: location, photo number, action. */
export interface ChecklistExtra {
  key: string
  label: string
  /** Share of the row's width, relative to the item text's 5. */
  width: number
}

export interface ChecklistBlock extends Shown {
  kind: 'checklist'
  /** Prefix of the answer fields: item 3 of `attic` is `attic.3.answer`, its extras `attic.3.photo`. */
  name: string
  items: readonly ChecklistItem[]
  itemLabel?: string // heading of the item column instead of `Item`: `Purpose`, `Question`
  /** One answer is a checkbox. Of several, at most one can be chosen. */
  answers: readonly string[]
  extras: readonly ChecklistExtra[]
  /** `grid` sets single checkboxes, or in a PDF the items with their answers, in two columns; `rows` is a ruled table. */
  layout: 'rows' | 'grid'
  notesInForm?: boolean // what an item is measured against is read in the form, and not on paper
  required?: boolean // every item needs an answer; `false`: once one has an answer
  values?: Readonly<Record<string, Value>>
}

export interface Column extends Pick<Field, 'label' | 'options' | 'decimals' | 'plain' | 'ofWhole' | 'alert'> {
  key: string
  type: 'text' | 'date' | 'select' | 'check' | NumericType
  width: number // relative
  /** As for fields. A column by whose options a formula sums is closed in any case. */
  closed?: boolean
  bar?: boolean // a calculated number, shown as a filled cell if above 0, else as an empty one
  /** Given values are printed as text; rows without a value still get a field. */
  fixed?: boolean
  required?: boolean // by a row that somebody has started
  /** Calculated for each row; `cell(key)` in it refers to the same row. */
  formula?: Expr
}

export interface DataRow {
  line?: string // a key that stays when the row's text changes; otherwise its text is the key
  cells: Readonly<Record<string, Value>>
  /** Formulas of this row only, by column key; they override the column's (see `formulaOf`). */
  formulas?: Readonly<Record<string, Expr>>
  /** Cells of another table, by column key: `{ unit: 'line.3.unit' }`. Workbooks take them here. */
  same?: Readonly<Record<string, string>>
  /** What its text names: see `nameLines`. */
  names?: RowNames
}

/** A row that sums lines of another table: its text is the lead, then the words of its lines. */
export interface RowNames {
  lead: string
  /** Of each line the cell of its amount, and its words, or the cell in which they are typed. */
  lines: readonly { amount: string; words?: string; typed?: string }[]
}

export type TableRow = { group: string } | DataRow

/** A line below the table, in its last column: calculated, or an input such as a tax rate. */
export interface Total extends Pick<Field, 'name' | 'label' | 'formula' | 'value' | 'decimals' | 'alert'> {
  type: NumericType
  strong?: boolean
}

export interface TableBlock extends Shown {
  kind: 'table'
  /** Prefix of the cells: column `qty` of the 3rd row of `line` is `line.3.qty`. */
  name: string
  label: string
  columns: readonly Column[]
  rows: readonly TableRow[]
  /** How many of the rows, at the end, are to be filled in: a document that is filled keeps the count. */
  blankRows?: number
  addedRows?: number // those of the rows that a person added, which make no log of a form
  log?: boolean // entries are added as time passes, however few rows it has on paper
  required?: boolean // at least one row needs an entry
  lineNumbers: boolean
  totals: readonly Total[]
}

export interface SignatureParty {
  /** Field prefix: `owner` gives `owner.signature`, `owner.printedName`, `owner.date`. */
  name: string
  role: string
  withTitle?: boolean // adds a title/position line
}

export interface SignaturesBlock extends Shown {
  kind: 'signatures'
  note?: string
  parties: readonly SignatureParty[]
  inLine?: boolean // in a PDF a party's fields stand side by side, as wide as the page: for the sender of a letter
  values?: Readonly<Record<string, Value>>
}

/** Empty frames for photographs, sketches or a diagram. */
export interface ImagesBlock extends Shown {
  kind: 'images'
  /** Frame 2 of `photo` is `photo.2.image`, the place that it shows `photo.2.place`, its caption `photo.2.caption`. */
  name: string
  label: string
  count: number
  columns: 1 | 2 | 3
  height: number // of one frame, in points
  captions: boolean
  values?: Readonly<Record<string, Value>>
}

export interface PageBreakBlock extends Shown {
  kind: 'pageBreak'
}

export type Block =
  | HeadingBlock
  | ParagraphBlock
  | NoticeBlock
  | ListBlock
  | CalloutBlock
  | ClausesBlock
  | FieldsBlock
  | ChecklistBlock
  | TableBlock
  | SignaturesBlock
  | ImagesBlock
  | PageBreakBlock

export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>
