import { Document, Packer } from 'docx'
import type { DocumentModel } from '../../model'
import { RenderContext } from './context'
import { numberLists } from './lists'
import { completePackage } from './package'
import { fillSlots, renderSections } from './sections'
import { numbering, styles } from './styles'

/**
 * The document as a Word file with content controls. The same model gives the same bytes.
 * Throws on formulas over unknown cells and on merge fields that nothing defines.
 */
export async function renderDocx(model: DocumentModel): Promise<Uint8Array> {
  const context = new RenderContext(model)
  const { sections, bodies } = renderSections(context)
  const document = new Document({
    title: model.title,
    subject: model.subject,
    description: model.subject,
    keywords: model.keywords.join(', '),
    creator: 'RidgeDocs',
    lastModifiedBy: 'RidgeDocs',
    styles,
    numbering,
    sections,
  })
  const numbered = numberLists(bodies, context.lists, document)
  const bytes = await Packer.pack(document, 'uint8array')
  return completePackage(bytes, context.controls, (xml) => fillSlots(xml, numbered))
}
