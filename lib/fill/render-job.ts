import type { DocumentModel, Format } from '@/lib/documents'
import { complete, type Completed } from '@/lib/documents/complete'
import { customerCopy, hasCustomerCopy } from '@/lib/documents/customer-copy'
import type { Rendered, RenderJob } from './engine'
import { settleTexts } from './settle-texts'

type Renderer = (model: DocumentModel) => Promise<Uint8Array>

/** Each format is loaded when it is first asked for. */
const renderers: Readonly<Record<Format, () => Promise<Renderer>>> = {
  PDF: async () => (await import('@/lib/documents/render/pdf')).renderPdf,
  Word: async () => (await import('@/lib/documents/render/docx')).renderDocx,
  Excel: async () => (await import('@/lib/documents/render/xlsx')).renderXlsx,
}

/** A PDF shows the characters of its faces only. Word and Excel find others in other typefaces. */
async function completePdf({ model, entries, company }: RenderJob): Promise<Completed> {
  const { drawableValues } = await import('@/lib/documents/render/pdf')
  const [typed, profile] = await Promise.all([drawableValues(entries.values), drawableValues(company)])
  const completed = complete(model, { ...entries, values: typed.values }, profile.values)
  const leftOut = new Set([...typed.leftOut, ...profile.leftOut])
  const message = `The PDF cannot show these characters, so they are left out: ${[...leftOut].join(' ')}`
  return leftOut.size > 0 ? { ...completed, messages: [...completed.messages, message] } : completed
}

/**
 * Writes a document with what a person entered. What the document does not take is left out and named in a message.
 * Rejects if a part of the engine cannot be loaded.
 */
export async function renderJob(job: RenderJob): Promise<Rendered> {
  const { format, fileFor = 'all' } = job
  const renderer = await renderers[format]()
  const { model, messages } = format === 'PDF' ? await completePdf(job) : complete(job.model, job.entries, job.company)
  const given =
    fileFor === 'customer' && hasCustomerCopy(model) ? customerCopy(settleTexts(model), { keepValues: true }) : model
  return { bytes: new Uint8Array(await renderer(given)), messages }
}
