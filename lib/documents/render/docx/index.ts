import { Document, Packer } from 'docx'
import type { DocumentModel } from '../../model'
import { RenderContext } from './context'
import { completePackage } from './package'
import { fillSlots, makeSection, writeBody } from './sections'
import { numbering, styles } from './styles'

/**
 * The document as a Word file with content controls. The same model gives the same bytes.
 * Throws on formulas that refer to unknown cells and on merge fields that nothing defines.
 */
export async function renderDocx(model: DocumentModel): Promise<Uint8Array> {
  // The library takes long over deep trees: it writes the frame, and the bodies go into slots of that.
  const document = new Document({
    title: model.title,
    subject: model.subject,
    description: model.subject,
    keywords: model.keywords.join(', '),
    creator: 'RidgeDocs',
    lastModifiedBy: 'RidgeDocs',
    styles,
    numbering,
    sections: model.parts.map((part, index) => makeSection(part, model, index)),
  })
  const context = new RenderContext(model, document.Numbering)
  const bodies = model.parts.map((part, index) => writeBody(part, context, index))
  const bytes = await Packer.pack(document, 'uint8array')
  return completePackage(bytes, context.controls, (xml) => fillSlots(xml, bodies))
}
