import type { DocumentModel, Format } from '@/lib/documents'
import { customerCopy, hasCustomerCopy } from '@/lib/documents/customer-copy'
import { fill } from '@/lib/documents/fill'
import type { Rendered, RenderJob } from './engine'

type Renderer = (model: DocumentModel) => Promise<Uint8Array>

/** Each format is loaded when it is first asked for. */
const renderers: Readonly<Record<Format, () => Promise<Renderer>>> = {
  PDF: async () => (await import('@/lib/documents/render/pdf')).renderPdf,
  Word: async () => (await import('@/lib/documents/render/docx')).renderDocx,
  Excel: async () => (await import('@/lib/documents/render/xlsx')).renderXlsx,
}

/** Writes a filled document. Throws on a name or a value that the document does not take. */
export async function renderJob({ model, entries, company, format, fileFor = 'all' }: RenderJob): Promise<Rendered> {
  const filled = fill(model, entries.values, company)
  const given = fileFor === 'customer' && hasCustomerCopy(filled) ? customerCopy(filled, { keepValues: true }) : filled
  const renderer = await renderers[format]()
  return { bytes: new Uint8Array(await renderer(given)), messages: [] }
}
