import type { TableBlock } from '../../model'

export interface TableName {
  name: string
  headings: ReadonlyMap<string, string>
}

/** Characters that have a meaning in references to columns, and how a heading does without them. */
const replacements: Readonly<Record<string, string>> = { '[': '(', ']': ')', '#': 'No.', "'": '’', '@': 'at' }

export const numberHeading = 'No.'

/** Spreadsheets differ in how they read brackets and the like in references. */
const plain = (label: string): string => label.replaceAll(/[[\]#'@]/g, (found) => replacements[found]!)

/** Headings by key. Excel wants each of them once: a second `Days left` is `Days left (2)`. */
function uniqueHeadings({ columns, lineNumbers }: TableBlock): Map<string, string> {
  const taken = new Set(lineNumbers ? [numberHeading.toLowerCase()] : [])
  return new Map(
    columns.map(({ key, label }) => {
      let heading = plain(label)
      for (let number = 2; taken.has(heading.toLowerCase()); number += 1) heading = `${plain(label)} (${number})`
      taken.add(heading.toLowerCase())
      return [key, heading]
    }),
  )
}

/** `quote` → `QuoteList`. No field's workbook name ends so. */
export const tableName = (table: TableBlock): TableName => ({
  name: `${table.name.charAt(0).toUpperCase()}${table.name.slice(1)}List`,
  headings: uniqueHeadings(table),
})

function headingOf({ name, headings }: TableName, key: string): string {
  const heading = headings.get(key)
  if (heading === undefined) throw new Error(`Formula refers to an unknown column: ${name}.${key}`)
  return heading
}

/** `QuoteList[Amount]`. Throws on an unknown column. */
export const columnReference = (table: TableName, key: string): string => `${table.name}[${headingOf(table, key)}]`

/** `QuoteList[[#This Row],[Amount]]`, which Excel shows as `[@Amount]`. Throws on an unknown column. */
export const rowReference = (table: TableName, key: string): string =>
  `${table.name}[[#This Row],[${headingOf(table, key)}]]`
