import { finished } from '@/lib/documents/finished'
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
  messages: readonly string[]
}

const paperFor = ({ name, model }: Completed, reader: Reader): PrintedDocument => ({
  name,
  model: reader === 'customer' && hasPagesFor(model, reader) ? forCustomer(model, []) : model,
})

/** Writes a set, each reader's documents apart; messages name what is left out. Rejects if there is no page for them. */
export async function printJob(
  { title, documents, readers }: PrintJob,
  onProgress?: (done: number, total: number) => void,
): Promise<Rendered> {
  const completed: Completed[] = []
  for (const { name, ...filled } of documents) {
    const { model, messages } = await completePdf(filled)
    completed.push({ name, model: finished(model, filled.entries.values), messages })
  }
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
