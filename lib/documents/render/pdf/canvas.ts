import PDFDocument from 'pdfkit'
import type { DocumentModel } from '../../model'
import { accentOf, theme } from '../../theme'
import { Appearances } from './appearance'
import type { Piece } from './compact'
import { FieldText } from './field-text'
import { FlatForm } from './flat-form'
import { embedFieldFace, registerFaces, type Fonts } from './fonts'
import { Form } from './form'
import { internalsOf, type Reference } from './internals'
import { documentInfo, useXmpMetadata, type DocumentHead } from './metadata'
import { Outline } from './outline'
import { Pen, type Element } from './pen'
import type { EmbeddedPictures } from './pictures'

export interface Canvas {
  doc: PDFKit.PDFDocument
  pen: Pen
  form: Form
  outline: Outline
  /** The root of the structure tree, or the element that the document stands in. */
  root: Element
  embedded?: EmbeddedPictures
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

  _write(piece: Piece): void {
    ;(this.pieces ??= []).push(piece)
  }

  push(chunk: Uint8Array | null): boolean {
    this.isEnded = chunk === null
    return true
  }

  /** Ends the fields. The form itself is a part of the catalog: programs that merge files add fields to no other. */
  endAcroForm(): this {
    const internals = internalsOf(this)
    const form = internals._root.data.AcroForm as { Fields: readonly Reference[] } | undefined
    for (const field of form?.Fields ?? []) internals._endChild(field)
    return this
  }

  finish(): readonly Piece[] {
    // The bookmarks panel stays closed when a form opens.
    internalsOf(this)._root.data.PageMode = 'UseNone'
    this.end()
    if (!this.isEnded) throw new Error('pdfkit left an object of the document unwritten')
    return this.pieces ?? []
  }
}

function openDocument(head: DocumentHead): KeptDocument {
  const info = documentInfo(head)
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
    // `compactPdf` compresses in the same way on every machine.
    compress: false,
    info,
  })
  useXmpMetadata(doc, info)
  return doc
}

export interface Sheet {
  doc: PDFKit.PDFDocument
  appearances: Appearances
  end: () => readonly Piece[]
}

/** Opens an empty tagged document. The faces come first: pens measure with them. */
export function openSheet(head: DocumentHead, fonts: Fonts): Sheet {
  const doc = openDocument(head)
  registerFaces(doc, fonts.faces)
  const fieldText = new FieldText(doc, fonts, embedFieldFace(doc, fonts.field))
  return { doc, appearances: new Appearances(doc, fieldText), end: () => doc.finish() }
}

/** Opens an empty tagged document with a form; with `isFlat` its fields are drawn, and nobody can type into them. */
export function openCanvas(model: DocumentModel, fonts: Fonts, isFlat = false): Canvas {
  const { doc, appearances, end } = openSheet(model, fonts)
  const pen = new Pen(doc, fonts, accentOf(model))
  const form = isFlat ? new FlatForm(pen, appearances, new Map()) : new Form(pen, appearances)
  return { doc, pen, form, outline: new Outline(doc), root: pen.openDocument(), end }
}
