import type { DocumentModel, Format } from '@/lib/documents'
import { withDayOfReport } from '@/lib/documents/as-of'
import { complete, type Completed } from '@/lib/documents/complete'
import { customerCopy, hasCustomerCopy } from '@/lib/documents/customer-copy'
import { fileModel, partsFor } from '@/lib/documents/file-model'
import type { Entries, Picture } from '@/lib/documents/entries'
import { drawableValues } from '@/lib/documents/typed-text'
import type { Rendered, RenderJob } from './engine'
import { settleTexts } from './settle-texts'

type Renderer = (model: DocumentModel) => Promise<Uint8Array>

const renderers: Readonly<Record<Format, () => Promise<Renderer>>> = {
  PDF: async () => (await import('@/lib/documents/render/pdf')).renderPdf,
  Word: async () => (await import('@/lib/documents/render/docx')).renderDocx,
  Excel: async () => (await import('@/lib/documents/render/xlsx')).renderXlsx,
}

type Filled = Pick<RenderJob, 'model' | 'entries' | 'photographs' | 'company' | 'today'>

/** The document with these entries. A workbook's blank date is today whenever it opens; other files keep their day. */
function completed({ model: blank, company, today }: Filled, entries: Entries, format: Format): Completed {
  const { model, messages } = complete(blank, entries, company, today)
  return { model: { ...(format === 'Excel' ? model : withDayOfReport(model)), filled: true }, messages }
}

/** The document with only the characters of its PDF faces. Word and Excel find others in other typefaces. */
export async function completePdf(job: Filled): Promise<Completed> {
  const entries = await withPhotographs(job)
  const [typed, profile] = [drawableValues(entries.values), drawableValues(job.company)]
  const pdf = completed({ ...job, company: profile.values }, { ...entries, values: typed.values }, 'PDF')
  const leftOut = new Set([...typed.leftOut, ...profile.leftOut])
  const message = `The PDF cannot show these characters, so they are left out: ${[...leftOut].join(' ')}`
  return leftOut.size > 0 ? { ...pdf, messages: [...pdf.messages, message] } : pdf
}

async function withPhotographs({ entries, photographs = {} }: Filled): Promise<Entries> {
  const pictures: Record<string, Picture> = { ...entries.pictures }
  for (const [name, { file, ...picture }] of Object.entries(photographs))
    pictures[name] = { ...picture, bytes: new Uint8Array(await file.arrayBuffer()) }
  return { ...entries, pictures }
}

/** The bytes in a form that a message can transfer: a part of a buffer is copied. */
export const handOver = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? (bytes as Uint8Array<ArrayBuffer>)
    : new Uint8Array(bytes)

/** The pages that the customer gets, with the parts on request that were asked for, all of them if absent; of a document that has others as well, a copy. */
export const forCustomer = (model: DocumentModel, onRequest?: readonly string[]): DocumentModel =>
  hasCustomerCopy(model) ? customerCopy(settleTexts(model), { keepValues: true, onRequest }) : model

/** The document without the lines that are empty, where it is no blank form. A workbook keeps them: it can hide them. */
async function finishedCopy(model: DocumentModel, job: RenderJob): Promise<DocumentModel> {
  const { format, forScreen = false, allLines = false, signed, entries, photographs = {} } = job
  const isUntouched = [entries.values, entries.pictures, photographs].every((each) => Object.keys(each).length === 0)
  if (isUntouched || forScreen || format === 'Excel' || (allLines && !signed)) return model
  // A blank file needs no code for it.
  const { finished } = await import('@/lib/documents/finished')
  return finished(model, entries.values)
}

/** The document as its file has it: the pages of its reader. */
async function givenTo(model: DocumentModel, job: RenderJob): Promise<DocumentModel> {
  const { format, fileFor = 'all', blank, onRequest = [] } = job
  const reader = fileFor === 'customer' ? 'main' : fileFor
  if (reader !== 'all' && blank && format !== 'Excel') return fileModel(model, reader)
  const copy = await finishedCopy(model, job)
  if (fileFor === 'customer') return forCustomer(copy, format === 'Excel' ? undefined : onRequest)
  if (reader === 'all') return copy
  // Of pages on which nobody entered anything, the file is a form for the pen.
  const source = partsFor(copy, reader).length > 0 ? copy : model
  return fileModel(settleTexts(source), reader, { keepValues: true, onRequest })
}

async function completeCopy(job: RenderJob): Promise<Completed> {
  const { signed, format } = job
  const entries = await withPhotographs(job)
  if (!signed) return completed(job, entries, format)
  const { withoutSignatures } = await import('./signed-content')
  const copy = completed(job, withoutSignatures(entries, signed), format)
  const what = format === 'Word' ? 'Word file' : 'workbook'
  return { ...copy, messages: [...copy.messages, `The signed document is the PDF. This ${what} has no signature.`] }
}

/** The renderer of a job's file. A signed PDF is always one that nobody can type into. */
async function rendererFor(job: RenderJob): Promise<Renderer> {
  const { format, locked, signed, forScreen } = job
  if (format !== 'PDF' || forScreen || (!locked && !signed)) return renderers[format]()
  const { renderLocked } = await import('./locked')
  return (model) => renderLocked(model, job)
}

/** Writes a document; messages name what is left out. Rejects if the engine cannot be loaded. */
export async function renderJob(job: RenderJob): Promise<Rendered> {
  const renderer = await rendererFor(job)
  const { model, messages } = job.format === 'PDF' ? await completePdf(job) : await completeCopy(job)
  return { bytes: handOver(await renderer(await givenTo(model, job))), messages }
}
