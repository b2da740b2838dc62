/** Several filled documents as one PDF to print. */
import type { Entries } from '@/lib/documents/entries'
import type { DocumentModel } from '@/lib/documents/model'
import { hasPagesFor, renderPrint, type PrintedDocument } from '@/lib/documents/render/pdf/print'
import type { PrintJob, Reader, Rendered } from './engine'
import { completePdf, forCustomer, handOver } from './render-job'

const sectionNames: Readonly<Record<Reader, string>> = {
  customer: 'For the customer',
  crew: 'For the crew',
  office: 'For the office',
}

interface Completed {
  name: string
  model: DocumentModel
  /** What a person entered, by name. */
  typed: Entries['values']
  messages: readonly string[]
}

/** The document as this reader gets it. */
const paperFor = ({ name, model, typed }: Completed, reader: Reader): PrintedDocument => ({
  name,
  model: reader === 'customer' && hasPagesFor(model, reader) ? forCustomer(model, typed) : model,
})

/**
 * Writes a set of documents, the papers of each reader apart. What a document does not take is left out and named in a
 * message. Rejects if a part of the engine cannot be loaded, and if there is no page for these readers.
 */
export async function printJob(
  { title, documents, readers }: PrintJob,
  onProgress?: (done: number, total: number) => void,
): Promise<Rendered> {
  const completed: Completed[] = []
  for (const { name, ...filled } of documents)
    completed.push({ name, typed: filled.entries.values, ...(await completePdf(filled)) })
  const sections = readers.map((reader) => ({
    reader,
    name: sectionNames[reader],
    documents: completed.filter(({ model }) => hasPagesFor(model, reader)).map((each) => paperFor(each, reader)),
  }))
  const total = sections.reduce((sum, section) => sum + section.documents.length, 0)
  const company = completed[0]?.model.company
  const bytes = await renderPrint({ title, subject: 'Papers to print', company, sections }, (done) =>
    onProgress?.(done, total),
  )
  const messages = completed.flatMap(({ name, messages: each }) => each.map((message) => `${name}: ${message}`))
  return { bytes: handOver(bytes), messages: [...new Set(messages)] }
}
