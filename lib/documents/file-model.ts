/** One reader, one file: what of a document the customer gets, what the office keeps, what goes into the field. */
import { copyOf, customerCopy, hasCustomerCopy, mergedElsewhere, type Options } from './customer-copy'
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

/** Returns the parts of the main file of a document that is not filled in. */
export const mainParts = (model: DocumentModel): readonly Part[] =>
  blankReaders(model).length > 1 ? partsFor(model, 'main') : model.parts

/** Returns the model of a file of a document that is not filled in. Its workbook is whole: the office calculates there. */
export const blankFile = (model: DocumentModel, reader: FileReader, format: Format): DocumentModel =>
  reader === 'main' && format === 'Excel' ? model : fileModel(model, reader)

/**
 * Returns the model of one reader's file: what other files calculate is typed there or, with `keepValues`, given.
 * Throws if the document has nothing for that reader.
 */
export function fileModel(model: DocumentModel, reader: FileReader, options: Options = {}): DocumentModel {
  const parts = partsFor(model, reader)
  const isThere = options.keepValues ? parts.length > 0 : blankReaders(model).includes(reader)
  if (!isThere) throw new Error(`${model.title} has no ${reader} file`)
  const isWhole = parts.length === model.parts.length || (!options.keepValues && blankReaders(model).length === 1)
  if (isWhole) return model
  if (reader === 'main' && hasCustomerCopy(model)) return { ...customerCopy(model, options), subject: model.title }
  return copyOf(model, parts, options)
}
