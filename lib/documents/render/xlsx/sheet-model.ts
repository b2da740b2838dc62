import type { DocumentModel, Part } from '../../model'

export interface SheetPart extends Part {
  /** Name of the growing table, which is alone on its sheet. */
  grows?: string
}

export interface AddedLines {
  list: string
  /** How many of its rows the customer's page shows line by line; the others are one line. */
  count: number
  customer: string
  /** The tables that show it, with what their columns are called in it. */
  shown: ReadonlyMap<string, ReadonlyMap<string, string>>
}

export type SheetModel = Omit<DocumentModel, 'parts'> & {
  parts: readonly SheetPart[]
  added?: AddedLines
  /** Names of the document that are called otherwise here. */
  aliases?: ReadonlyMap<string, string>
}
