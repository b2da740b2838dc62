import PDFDocument from 'pdfkit'
import type { DocumentModel } from '../../model'
import { accentOf, theme } from '../../theme'
import { Appearances } from './appearance'
import type { Piece } from './compact'
import { FieldText } from './field-text'
import { embedFieldFace, registerFaces, type Fonts } from './fonts'
import { Form } from './form'
import { internalsOf } from './internals'
import { documentInfo, useXmpMetadata } from './metadata'
import { Outline } from './outline'
import { Pen, type Element } from './pen'

/** An open PDF and what writes to it. */
export interface Canvas {
  doc: PDFKit.PDFDocument
  pen: Pen
  form: Form
  outline: Outline
  /** The root of the structure tree. */
  root: Element
  /** Ends the document and returns what pdfkit wrote. */
  end: () => readonly Piece[]
}

/**
 * A document that keeps what it writes, piece by piece. Its own stream would turn every line into bytes, which
 * {@link compactPdf} would have to read again; in browsers it cannot be read from at all.
 */
class KeptDocument extends PDFDocument {
  // Without initial values: the constructor of pdfkit writes already, before fields of this class would be set.
  declare private pieces: Piece[] | undefined
  declare private isEnded: boolean | undefined

  /** Takes the next line, or the bytes of a stream. */
  _write(piece: Piece): void {
    ;(this.pieces ??= []).push(piece)
  }

  /** Called with null at the end of the document. */
  push(chunk: Uint8Array | null): boolean {
    this.isEnded = chunk === null
    return true
  }

  /** Ends the document and returns what it wrote. Throws if pdfkit leaves an object unwritten. */
  finish(): readonly Piece[] {
    // The bookmarks panel stays closed when a form opens.
    internalsOf(this)._root.data.PageMode = 'UseNone'
    this.end()
    if (!this.isEnded) throw new Error('pdfkit left an object of the document unwritten')
    return this.pieces ?? []
  }
}

function openDocument(model: DocumentModel): KeptDocument {
  const info = documentInfo(model)
  const doc = new KeptDocument({
    size: [theme.page.width, theme.page.height],
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    // The published types list the PDF/A subsets only.
    ...{ subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets },
    bufferPages: true,
    autoFirstPage: false,
    font: '',
    info,
  })
  useXmpMetadata(doc, info)
  return doc
}

/**
 * Opens an empty tagged document. The faces come first: the pen measures with them, and the form sets field contents in
 * the embedded field face.
 */
export function openCanvas(model: DocumentModel, fonts: Fonts): Canvas {
  const doc = openDocument(model)
  registerFaces(doc, fonts.faces)
  const pen = new Pen(doc, fonts, accentOf(model))
  const form = new Form(pen, new Appearances(doc, new FieldText(doc, fonts, embedFieldFace(doc, fonts.field))))
  return { doc, pen, form, outline: new Outline(doc), root: pen.openDocument(), end: () => doc.finish() }
}
