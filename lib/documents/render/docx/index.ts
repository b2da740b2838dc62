import { Document, Packer } from 'docx'
import { keywordsOf, type DocumentModel } from '../../model'
import { RenderContext } from './context'
import { completePackage } from './package'
import { makeSection, sectionsOf, writeSlots } from './sections'
import { typeLawOf } from '../type-law'
import { numbering, stylesFor } from './styles'
import { accentOf } from '../../theme'

/** The document as a Word file. The same model gives the same bytes. Throws on unknown names and unreadable accents. */
export async function renderDocx(model: DocumentModel): Promise<Uint8Array> {
  const sections = sectionsOf(model)
  // The library takes long over deep trees: it writes the frame, and the contents go into slots of that.
  const document = new Document({
    title: model.title,
    subject: model.subject,
    description: model.subject,
    keywords: keywordsOf(model).join(', '),
    creator: 'RidgeDocs',
    lastModifiedBy: 'RidgeDocs',
    styles: stylesFor(accentOf(model).color, typeLawOf(model)),
    numbering,
    sections: sections.map(makeSection),
  })
  const context = new RenderContext(model, document.Numbering)
  const slots = writeSlots(sections, context)
  return completePackage(await Packer.pack(document, 'uint8array'), context, slots)
}
