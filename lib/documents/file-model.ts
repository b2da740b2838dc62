/** One reader, one file: what of a document the customer gets, what the office keeps, what goes into the field. */
import { copyOf, hasCustomerCopy, isAsked, mergedElsewhere, type Options } from './customer-copy'
import type { DocumentModel, Format, Part } from './model'

/** `main` is the customer's, or everybody's where the customer gets nothing. */
export const fileReaders = ['main', 'office', 'field'] as const
export type FileReader = (typeof fileReaders)[number]

const readerOf: Readonly<Record<Part['audience'], FileReader>> = { customer: 'main', office: 'office', crew: 'field' }

/** Returns the parts of one reader's file. All are the main file's where there is no part for the customer. */
export function partsFor({ parts }: Pick<DocumentModel, 'parts'>, reader: FileReader): readonly Part[] {
  const isSplit = parts.some(({ audience }) => audience === 'customer')
  if (!isSplit) return reader === 'main' ? parts : []
  return parts.filter(({ audience }) => readerOf[audience] === reader)
}

/**
 * Returns the readers that have a file of their own of a document that is not filled in. A letter whose words come from
 * the office's page is filled in there, so its blank is one file.
 */
export function blankReaders(model: DocumentModel): readonly FileReader[] {
  if (mergedElsewhere(model, partsFor(model, 'main')).length > 0) return ['main']
  return fileReaders.filter((reader) => partsFor(model, reader).length > 0)
}

/** Returns the formats of one reader's file: a workbook is whole, so it is only in the main one. */
export const formatsFor = (formats: readonly Format[], reader: FileReader): readonly Format[] =>
  reader === 'main' ? formats : formats.filter((format) => format !== 'Excel')

const isInBlank = ({ whenUsed, onRequest }: Part): boolean => !whenUsed && !onRequest

/** Returns the parts of the main file of a document that is not filled in. */
export const mainParts = (model: DocumentModel): readonly Part[] =>
  (blankReaders(model).length > 1 ? partsFor(model, 'main') : model.parts).filter(isInBlank)

/** Returns the model of a file of a document that is not filled in. Its workbook is whole: the office calculates there. */
export const blankFile = (model: DocumentModel, reader: FileReader, format: Format): DocumentModel =>
  reader === 'main' && format === 'Excel' ? model : fileModel(model, reader)

/**
 * Returns the model of one reader's file: what other files calculate is typed there or, with `keepValues`, given.
 * Throws if the document has nothing for that reader.
 */
export function fileModel(model: DocumentModel, reader: FileReader, options: Options = {}): DocumentModel {
  const isBlank = !options.keepValues
  const isThere = isBlank ? blankReaders(model).includes(reader) : partsFor(model, reader).length > 0
  if (!isThere) throw new Error(`${model.title} has no ${reader} file`)
  const isOne = isBlank && blankReaders(model).length === 1
  const own = isOne ? model.parts : partsFor(model, reader)
  const parts = own.filter((part) => (isBlank ? isInBlank(part) : isAsked(part, options.onRequest ?? [])))
  if (parts.length === model.parts.length) return model
  // What the document is for is said to its reader.
  const intro = reader === 'main' ? model.intro : ''
  const copy = { ...copyOf(model, parts, options), intro }
  // Keywords of the working file speak of takeoff, cost and margin.
  return reader === 'main' && hasCustomerCopy(model) ? { ...copy, subject: model.title, keywords: [] } : copy
}
