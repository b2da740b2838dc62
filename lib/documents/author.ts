/** The authoring entry: `data/` imports the engine through here only. */
import type * as m from './model'
import type { Expr, RowTest } from './calc/expr'
import { vocabulary, type VocabularyName } from './vocabulary'

export type { Expr, RowTest }
export * from './author-checks'
export * from './author-shown'
export * from './calc/operations'
export type { Block, DocumentModel, Field, Format, NoticeBlock, Part, SignatureParty as Party } from './model'
export { needsAttorneyNote } from './attorney'
export { mapTexts } from './map-texts'
export { CHECK_ONE } from './settle-answers'
export { withRequired, type Required } from './required'

type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>

export const documentModel = (model: Optional<m.DocumentModel, 'letterhead' | 'keywords'>): m.DocumentModel => ({
  letterhead: 'full',
  keywords: [],
  ...model,
})

/** A part starts on a new page, unless it `follows` another, and is one sheet of the workbook, called `name`. */
export function part(
  name: string,
  blocks: readonly m.Block[],
  options: Partial<
    Pick<m.Part, 'audience' | 'landscape' | 'letter' | 'titled' | 'follows' | 'whenUsed' | 'onRequest'>
  > = {},
): m.Part {
  return { name, audience: 'customer', landscape: false, blocks, ...options }
}

/** What the customer signs behind a page for the office: it opens with the document's title as well. */
export const titledPart = (name: string, blocks: readonly m.Block[]): m.Part => part(name, blocks, { titled: true })

/** A section. `includes` is how it reads under 'What's Included' on the site, where the heading alone says too little. */
export const section = (text: string, includes?: string): m.HeadingBlock => ({
  kind: 'heading',
  level: 1,
  text,
  ...(includes ? { includes } : {}),
})
export const subsection = (text: string): m.HeadingBlock => ({ kind: 'heading', level: 2, text })

/** A paragraph; `lead` opens it in bold. Merge fields stand in braces: `{customer.firstName}`. */
export const p = (text: string, lead?: string): m.ParagraphBlock => ({
  kind: 'paragraph',
  text,
  ...(lead ? { lead } : {}),
})
/** The name below a letter, with room for a signature above it. */
export const signedBy = (text: string): m.ParagraphBlock => ({ ...p(text), room: 40 })
/** A notice in the words of the law; `{name}` is a blank, filled by the field of that name or by the pen. */
export const notice = (text: string, options: Omit<m.NoticeBlock, 'kind' | 'text'>): m.NoticeBlock => ({
  kind: 'notice',
  text: text.split('\n').filter((line) => line.trim() !== ''),
  ...options,
})
export const bullets = (...items: string[]): m.ListBlock => ({ kind: 'list', ordered: false, items })
export const steps = (...items: string[]): m.ListBlock => ({ kind: 'list', ordered: true, items })

const callout =
  (tone: m.CalloutBlock['tone']) =>
  (title: string, ...text: string[]): m.CalloutBlock => ({ kind: 'callout', tone, title, text })
export const note = callout('note')
export const safetyNote = callout('safety')
export const legalNote = callout('legal')

/** Numbered clauses: `[title, text]`, or with a third entry the field name for the customer's initials. */
export const clauses = (
  ...items: (readonly [string, string] | readonly [string, string, string])[]
): m.ClausesBlock => ({
  kind: 'clauses',
  items: items.map(([title, text, initials]) => ({ title, text, ...(initials ? { initials } : {}) })),
})

type FieldOptions = Partial<Omit<m.Field, 'name'>>

/** A field of the shared vocabulary, optionally with another label. */
export function field(name: VocabularyName, options: FieldOptions = {}): m.Field {
  return { name, ...(vocabulary[name] as Omit<m.Field, 'name'>), ...options }
}

/** A field of this document alone. Its name is dotted lower camel case: `hail.largestSize`. */
export function own(name: string, label: string, type: m.FieldType = 'text', options: FieldOptions = {}): m.Field {
  return { name, label, type, ...options }
}

export const choice = (name: string, label: string, options: readonly string[], more: FieldOptions = {}): m.Field => ({
  name,
  label,
  type: 'select',
  options,
  ...more,
})

/** A calculated, read-only field. */
export const calculated = (
  name: string,
  label: string,
  type: m.NumericType | 'date',
  formula: Expr,
  more: FieldOptions = {},
): m.Field => ({
  name,
  label,
  type,
  formula,
  ...more,
})

export const fields = (columns: m.FieldsBlock['columns'], ...list: m.Field[]): m.FieldsBlock => ({
  kind: 'fields',
  columns,
  fields: list,
})

/** Fields whose entries are read from a distance: on a sheet that hangs at the ladder. */
export const poster = (columns: m.FieldsBlock['columns'], ...list: m.Field[]): m.FieldsBlock => ({
  ...fields(columns, ...list),
  poster: true,
})

type ColumnOptions = Partial<Omit<m.Column, 'key' | 'label' | 'type'>>

export const column = (key: string, label: string, type: m.Column['type'], options: ColumnOptions = {}): m.Column => ({
  key,
  label,
  type,
  width: type === 'text' ? 3 : 1.2,
  ...options,
})

interface TableOptions {
  blankRows?: number
  /** A log, tracker or list that its number of blank rows does not show to be one (see `growTables`). */
  log?: boolean
  required?: boolean
  lineNumbers?: boolean
  totals?: readonly m.Total[]
}

/**
 * Cells by column key: a value, or a formula for this row alone; `{ group: 'Flashing' }` opens a group. In a table without
 * a column `line`, that entry is the row's key: the text that it had in earlier versions (see `DataRow.line`).
 */
export type RowInput = { group: string } | Record<string, m.Value | Expr | SameCell>

/** A cell that is one of another table: `same('line.3.unit')`. What is typed on one page stands on the other. */
export interface SameCell {
  same: string
  value: m.Value
}
export const same = (name: string, value: m.Value = null): SameCell => ({ same: name, value })

const isGroup = (row: RowInput): row is { group: string } => Object.keys(row).length === 1 && 'group' in row
type RowEntry = readonly [key: string, content: m.Value | Expr | SameCell]
const isValue = (entry: RowEntry): entry is [string, m.Value] => typeof entry[1] !== 'object' || entry[1] === null
const isSame = (entry: RowEntry): entry is [string, SameCell] => !isValue(entry) && 'same' in (entry[1] as object)
const isFormula = (entry: RowEntry): entry is [string, Expr] => !isValue(entry) && !isSame(entry)

function dataRow(row: Record<string, m.Value | Expr | SameCell>, hasKey: boolean): m.DataRow {
  const line = hasKey && typeof row.line === 'string' ? row.line : undefined
  const entries = Object.entries(row).filter(([key]) => line === undefined || key !== 'line')
  const shared = entries.filter(isSame)
  const formulas = Object.fromEntries(entries.filter(isFormula))
  const given = [
    ...entries.filter(isValue),
    ...shared.flatMap(([key, { value }]) => (value === null ? [] : [[key, value] as const])),
  ]
  return {
    ...(line === undefined ? {} : { line }),
    cells: Object.fromEntries(given),
    ...(Object.keys(formulas).length > 0 ? { formulas } : {}),
    ...(shared.length > 0 ? { same: Object.fromEntries(shared.map(([key, { same: name }]) => [key, name])) } : {}),
  }
}

export function table(
  name: string,
  label: string,
  columns: readonly m.Column[],
  rows: readonly RowInput[],
  { blankRows = 0, log, required, lineNumbers = false, totals = [] }: TableOptions = {},
): m.TableBlock {
  const hasKeys = columns.every(({ key }) => key !== 'line')
  const given = rows.map((row): m.TableRow => (isGroup(row) ? { group: row.group } : dataRow(row, hasKeys)))
  const blank = Array.from({ length: blankRows }, (): m.TableRow => ({ cells: {} }))
  return {
    kind: 'table',
    name,
    label,
    columns,
    rows: [...given, ...blank],
    blankRows,
    ...(log ? { log } : {}),
    ...(required ? { required } : {}),
    lineNumbers,
    totals,
  }
}

export const total = (
  name: string,
  label: string,
  formula: Expr,
  options: Partial<Omit<m.Total, 'name' | 'label' | 'formula'>> = {},
): m.Total => ({ name, label, type: 'currency', formula, ...options })

/** An input among the totals: a tax rate, a deposit percentage. */
export const totalInput = (name: string, label: string, type: m.NumericType, value: number | null = null): m.Total => ({
  name,
  label,
  type,
  value,
})

export const signatures = (parties: readonly m.SignatureParty[], text?: string): m.SignaturesBlock => ({
  kind: 'signatures',
  parties,
  ...(text ? { note: text } : {}),
})

export const photos = (
  name: string,
  label: string,
  count: number,
  options: Partial<Pick<m.ImagesBlock, 'columns' | 'height' | 'captions'>> = {},
): m.ImagesBlock => ({ kind: 'images', name, label, count, columns: 2, height: 150, captions: true, ...options })

export const pageBreak: m.PageBreakBlock = { kind: 'pageBreak' }
