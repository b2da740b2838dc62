import PDFDocument from 'pdfkit'
import type { DocumentModel } from '../../model'
import { accentOf, theme } from '../../theme'
import { Appearances } from './appearance'
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
  /** Ends the document and returns its bytes. */
  end: () => Buffer
}

function openDocument(model: DocumentModel): PDFKit.PDFDocument {
  const info = documentInfo(model)
  const doc = new PDFDocument({
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
 * Collects what pdfkit writes: its own stream would pass on every line by itself. Returns a function that ends the
 * document and returns its bytes, or throws if pdfkit leaves an object unwritten.
 */
function collectBytes(doc: PDFKit.PDFDocument): () => Buffer {
  const chunks: Uint8Array[] = [doc.read() as Buffer]
  let ended = false
  const internals = internalsOf(doc)
  internals.push = (chunk) => {
    if (chunk) chunks.push(chunk)
    else ended = true
    return true
  }
  return () => {
    // The bookmarks panel stays closed when a form opens.
    internals._root.data.PageMode = 'UseNone'
    doc.end()
    if (!ended) throw new Error('pdfkit left an object of the document unwritten')
    return Buffer.concat(chunks)
  }
}

/**
 * Opens an empty tagged document. The faces come first: the pen measures with them, and the form sets field contents in
 * the embedded field face.
 */
export function openCanvas(model: DocumentModel, fonts: Fonts): Canvas {
  const doc = openDocument(model)
  const end = collectBytes(doc)
  registerFaces(doc, fonts.faces)
  const pen = new Pen(doc, fonts, accentOf(model))
  const form = new Form(pen, new Appearances(doc, fonts.field, embedFieldFace(doc, fonts.field)))
  return { doc, pen, form, outline: new Outline(doc), root: pen.openDocument(), end }
}
