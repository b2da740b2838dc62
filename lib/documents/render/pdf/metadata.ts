import { keywordsOf, type DocumentModel } from '../../model'
import { documentDate } from '../../theme'
import { escapeXml } from '../escape-xml'
import { internalsOf } from './internals'

const PRODUCER = 'RidgeDocs'

const namespaces = [
  ['dc', 'http://purl.org/dc/elements/1.1/'],
  ['xmp', 'http://ns.adobe.com/xap/1.0/'],
  ['pdf', 'http://ns.adobe.com/pdf/1.3/'],
]
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ')

export type DocumentHead = Pick<DocumentModel, 'title' | 'subject' | 'keywords' | 'version' | 'company'>

/** File properties. They depend on the model only, not on the date. */
export function documentInfo(model: DocumentHead): PDFKit.DocumentInfo {
  const keywords = keywordsOf(model)
  return {
    Title: model.title,
    Subject: model.subject,
    Author: String(model.company?.['company.name'] ?? PRODUCER),
    ...(keywords.length ? { Keywords: keywords.join(', ') } : {}),
    Producer: PRODUCER,
    Creator: PRODUCER,
    CreationDate: documentDate,
    ModDate: documentDate,
  }
}

/** Replaces pdfkit's XMP packet, which does not escape ampersands. */
export function useXmpMetadata(doc: PDFKit.PDFDocument, info: PDFKit.DocumentInfo): void {
  const internals = internalsOf(doc)
  const text = (value: string | undefined) => escapeXml(value ?? '')
  const date = documentDate.toISOString().replace('.000', '')
  internals._addInfo = () =>
    internals.appendXML(
      `<rdf:Description rdf:about="" ${namespaces}>` +
        `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${text(info.Title)}</rdf:li></rdf:Alt></dc:title>` +
        `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text(info.Subject)}</rdf:li></rdf:Alt></dc:description>` +
        `<dc:creator><rdf:Seq><rdf:li>${text(info.Author)}</rdf:li></rdf:Seq></dc:creator>` +
        `<pdf:Keywords>${text(info.Keywords)}</pdf:Keywords><pdf:Producer>${PRODUCER}</pdf:Producer>` +
        `<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>` +
        `<xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate>` +
        '</rdf:Description>',
    )
}
