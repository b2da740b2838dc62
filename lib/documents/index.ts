/** The engine's front door for build scripts and handlers: a document in, bytes or problems out. */
import type { DocumentModel, Format } from './model'
import { renderDocx } from './render/docx'
import { renderPdf } from './render/pdf'
import { renderXlsx } from './render/xlsx'
import { verifyDocx } from './verify/docx'
import { verifyPdf } from './verify/pdf'
import { verifyXlsx } from './verify/xlsx'

export { describeDocument } from './describe'
export type { DocumentModel, Format } from './model'

const renderers: Record<Format, (model: DocumentModel) => Promise<Uint8Array>> = {
  PDF: renderPdf,
  Word: renderDocx,
  Excel: renderXlsx,
}
const verifiers: Record<Format, (bytes: Uint8Array, model: DocumentModel) => Promise<string[]>> = {
  PDF: verifyPdf,
  Word: verifyDocx,
  Excel: verifyXlsx,
}

/** The document as a file of that format. The same model gives the same bytes. */
export const render = (model: DocumentModel, format: Format): Promise<Uint8Array> => renderers[format](model)

/** What is wrong with a rendered file, in words; nothing when it passes. */
export const verify = (bytes: Uint8Array, model: DocumentModel, format: Format): Promise<string[]> =>
  verifiers[format](bytes, model)
