/** The entry point of the engine for build scripts and handlers: takes a document, returns bytes or problems. */
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

/** Renders a document as a file. The same model gives the same bytes. Throws on a model with errors. */
export const render = (model: DocumentModel, format: Format): Promise<Uint8Array> => renderers[format](model)

/** The problems of a rendered file, one sentence each; none if it passes. */
export const verify = (bytes: Uint8Array, model: DocumentModel, format: Format): Promise<string[]> =>
  verifiers[format](bytes, model)
