/** What suites of the engine share: short models, and files that pass their check as they are rendered. */
import { strFromU8, unzipSync } from 'fflate'
import { render, verify, type Format } from '@/lib/documents'
import * as d from '@/lib/documents/author'
import type { Entries } from '@/lib/documents/entries'
import type { Column, DocumentModel, Part, Value } from '@/lib/documents/model'

export const formats = ['PDF', 'Word', 'Excel'] as const satisfies readonly Format[]

/** A document of these parts; without a letterhead unless `more` has one. */
export const modelOf = (parts: readonly Part[], more: Partial<DocumentModel> = {}): DocumentModel =>
  d.documentModel({ title: 'T', subject: 'S', intro: '', letterhead: 'none', parts, ...more })

/** Columns with their keys as labels (`qty` as 'Qty'), by type; with a formula, which gives an amount. */
export const columnsOf = (types: Readonly<Record<string, Column['type'] | d.Expr>>): Column[] =>
  Object.entries(types).map(([key, type]) => {
    const label = key.replace(/^./, (letter) => letter.toUpperCase())
    return typeof type === 'string' ? d.column(key, label, type) : d.column(key, label, 'currency', { formula: type })
  })

export const entriesOf = (values: Readonly<Record<string, Value>>): Entries => ({ values, pictures: {}, rows: {} })

/** The document's file, once its check finds nothing in it. */
export async function checked(model: DocumentModel, format: Format): Promise<Uint8Array> {
  const bytes = await render(model, format)
  expect(await verify(bytes, model, format)).toEqual([])
  return bytes
}

/** The text of a part of a Word file or a workbook. */
export const partOf = (bytes: Uint8Array, path: string): string => strFromU8(unzipSync(bytes)[path]!)

/** The names of a document's merge fields, those of prescribed notices left out. */
export const mergeNames = ({ parts }: DocumentModel): string[] => {
  const texts = JSON.stringify(parts.map(({ blocks }) => blocks.filter(({ kind }) => kind !== 'notice')))
  return [...new Set([...texts.matchAll(/\{([a-z]\w*\.[\w.]+)\}/g)].map(([, name]) => name!))]
}
