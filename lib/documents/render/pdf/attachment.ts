import { internalsOf, pdfName, pdfString } from './internals'

export interface Attachment {
  name: string
  type: string
  description: string
  bytes: Uint8Array
}

/**
 * Puts a file into a document (ISO 32000-1, 7.11.4). `file` of pdfkit would write the checksum in hexadecimal digits, which
 * is not what the standard says.
 */
export function attach(doc: PDFKit.PDFDocument, { name, type, description, bytes }: Attachment): void {
  const internals = internalsOf(doc)
  const file = internals.ref({ Type: 'EmbeddedFile', Subtype: pdfName(type), Params: { Size: bytes.length } })
  file.end(bytes)
  const specification = internals.ref({
    ...{ Type: 'Filespec', F: pdfString(name), UF: pdfString(name), Desc: pdfString(description) },
    ...{ EF: { F: file }, AFRelationship: 'Data' },
  })
  specification.end()
  internals.addNamedEmbeddedFile(name, specification)
  internals._root.data.AF = [specification]
}
