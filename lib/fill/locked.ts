import type { DocumentModel } from '@/lib/documents/model'
import type { RenderJob } from './engine'
import { contentFor, SIGNED_CONTENT } from './signed-content'
import { sealFile } from './signed-file'

const DESCRIPTION =
  'What was signed on a screen: the values, who signed, and when. The check page of the site reads it.'

/** Writes a PDF without a form; a signed one has its signed content inside and a seal over all bytes. */
export async function renderLocked(model: DocumentModel, job: RenderJob): Promise<Uint8Array> {
  const { renderFlatPdf } = await import('@/lib/documents/render/pdf')
  const { signed: all, fileFor = 'all', model: whole } = job
  const reader = fileFor === 'customer' ? 'main' : fileFor
  const signed = all && reader !== 'all' ? contentFor(all, whole, reader) : all
  if (!signed || Object.keys(signed.parties).length === 0) return renderFlatPdf(model)
  const bytes = new TextEncoder().encode(JSON.stringify(signed))
  const attachment = { name: SIGNED_CONTENT, type: 'application/json', description: DESCRIPTION, bytes }
  return sealFile(await renderFlatPdf(model, attachment))
}
