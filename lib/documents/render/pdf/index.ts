import PDFDocument from 'pdfkit'
import type { Block, BlockOf, DocumentModel, FieldType, Part } from '../../model'
import { theme } from '../../theme'
import { vocabulary } from '../../vocabulary'
import { ACROBAT_LIBRARY } from '../../calc'
import { Appearances } from './appearance'
import { layBlock } from './blocks'
import { prepareCalculation, type DocumentCalculation } from './calculation'
import { compactPdf } from './compact'
import { once, type Context, type Frame } from './context'
import { embedFieldFace, loadFonts, registerFaces, type Fonts } from './fonts'
import { showValue } from './format'
import { internalsOf } from './internals'
import { flow, type Piece } from './layout'
import { headPieces } from './letterhead'
import { documentInfo, useXmpMetadata } from './metadata'
import { Pen, type Bookmark, type Element } from './pen'
import { drawFooters, drawMark, topOf } from './running'
import { FORMAT_LIBRARY } from './scripts'
import { styles } from './style'
import type { Merge } from './text'
import { Form } from './widgets'

const { margin, marginBottom } = theme.page

interface Draft {
  model: DocumentModel
  pen: Pen
  form: Form
  calculation: DocumentCalculation
  root: Element
  mergeOf: (field: string) => Merge
  /** The bookmark of the title, once drawn; sections hang under it. */
  bookmarks: { title: Bookmark | null; section: Bookmark | null }
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
    // The published types know the PDF/A subsets only.
    ...{ subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets },
    bufferPages: true,
    autoFirstPage: false,
    font: '',
    info,
  })
  useXmpMetadata(doc, info)
  return doc
}

function mergeFinder(model: DocumentModel, { cells, valueOf }: DocumentCalculation): (field: string) => Merge {
  const known = new Map(Object.entries<{ label: string; type: FieldType }>(vocabulary))
  return (name) => {
    const field = cells.get(name) ?? known.get(name)
    if (!field) throw new Error(`Text refers to an unknown field: {${name}}`)
    const value = valueOf(name) ?? model.company?.[name] ?? null
    const shown = showValue(value, field.type, cells.get(name)?.decimals)
    return shown ? { text: shown.shown, filled: true } : { text: field.label, filled: false }
  }
}

function frameOf(part: Part): Frame {
  const { width, height } = theme.page
  const [across, down] = part.landscape ? [height, width] : [width, height]
  return { left: margin, width: across - 2 * margin, height: down - topOf(part) - marginBottom }
}

/** Bookmarks a heading as it is drawn: sections under the title, subsections under their section. */
function withBookmark(piece: Piece, text: string, level: 1 | 2, { pen, bookmarks }: Draft): Piece {
  return {
    ...piece,
    draw: (y) => {
      piece.draw(y)
      const entry = pen.bookmark(level === 1 ? bookmarks.title : (bookmarks.section ?? bookmarks.title), text, y)
      if (level === 1) bookmarks.section = entry
    },
  }
}

/** Rows of fields that are signed for where they stand: a statement and its dates. */
const SIGNED_ROWS = 2

const introduced: readonly Block['kind'][] = ['fields', 'checklist', 'table', 'clauses', 'list', 'signatures', 'images']

/** A line that names what follows: `Subject.`, `Hi Ana,`; also the first of several such lines under a heading. */
function isLabel(block: BlockOf<'paragraph'>, before: Block | undefined, next: Block, height: number): boolean {
  if (next.kind !== 'paragraph' || height > 2 * styles.body.leading) return false
  return /[:,]$/.test(block.text) || (block.lead !== undefined && (!next.lead || before?.kind === 'heading'))
}

/** A paragraph that introduces a form, a list or what it names stays with it; so do a few fields with the signatures. */
function introduce(blocks: readonly Block[], at: number, pieces: Piece[]): Piece[] {
  const [block, next] = [blocks[at], blocks[at + 1]]
  if (block?.kind === 'fields' && next?.kind === 'signatures' && pieces.length <= SIGNED_ROWS)
    return pieces.map((piece) => ({ ...piece, keepNext: true }))
  if (block?.kind !== 'paragraph' || !next) return pieces
  return pieces.map((piece) =>
    introduced.includes(next.kind) || isLabel(block, blocks[at - 1], next, piece.height)
      ? { ...piece, keepNext: true }
      : piece,
  )
}

/** Measures every block of a part and announces its fields; nothing is drawn yet. */
function layPart(part: Part, index: number, draft: Draft): { sheet: Frame; element: () => Element; pieces: Piece[] } {
  const { model, pen, form, calculation, mergeOf, bookmarks } = draft
  const frame = frameOf(part)
  const element = once(() => pen.open(draft.root, 'Sect', { title: part.name }))
  let section = element
  const contextOf = (): Context => ({ pen, form, frame, calculation, mergeOf, section })
  const onTitle = (y: number) => (bookmarks.title = pen.bookmark(null, model.title, y))
  const head = index === 0 ? headPieces(model, contextOf(), onTitle) : []
  const body = part.blocks.flatMap((block, at) => {
    if (block.kind !== 'heading') return introduce(part.blocks, at, layBlock(block, contextOf()))
    if (block.level === 1) section = once(() => pen.open(element(), 'Sect', { title: block.text }))
    return layBlock(block, contextOf()).map((piece) => withBookmark(piece, block.text, block.level, draft))
  })
  return { sheet: frame, element, pieces: [...head, ...body] }
}

function drawPart(part: Part, laid: ReturnType<typeof layPart>, { pen }: Draft): void {
  const openPage = (parent: Element | null) => {
    pen.doc.addPage({
      size: [theme.page.width, theme.page.height],
      layout: part.landscape ? 'landscape' : 'portrait',
      margin: 0,
    })
    drawMark(pen, part, parent)
  }
  openPage(laid.element())
  const top = topOf(part)
  flow(laid.pieces, { top, bottom: top + laid.sheet.height, next: () => openPage(null) })
}

/** Draws and ends a document and takes its bytes as pdfkit writes them: its stream would pass on every line by itself. */
function collect(doc: PDFKit.PDFDocument, draw: () => void): Buffer {
  const chunks: Uint8Array[] = [doc.read() as Buffer]
  let ended = false
  internalsOf(doc).push = (chunk) => {
    if (chunk) chunks.push(chunk)
    else ended = true
    return true
  }
  draw()
  doc.end()
  if (!ended) throw new Error('pdfkit left an object of the document unwritten')
  return Buffer.concat(chunks)
}

function drawDocument(model: DocumentModel, doc: PDFKit.PDFDocument, fonts: Fonts): void {
  registerFaces(doc, fonts.faces)
  const pen = new Pen(doc, fonts)
  const fieldFont = embedFieldFace(doc, fonts.field)
  const form = new Form(pen, new Appearances(doc, fonts.field, fieldFont))
  const calculation = prepareCalculation(model)
  const root = pen.openDocument()
  const bookmarks = { title: null, section: null }
  const draft: Draft = { model, pen, form, calculation, root, mergeOf: mergeFinder(model, calculation), bookmarks }
  const laid = model.parts.map((part, index) => ({ part, laid: layPart(part, index, draft) }))
  for (const { part, laid: pages } of laid) drawPart(part, pages, draft)
  drawFooters(pen, model.title)
  root.end()
  form.finish(fieldFont, calculation.order)
  doc.addNamedJavaScript('format', FORMAT_LIBRARY)
  if (calculation.order.length) doc.addNamedJavaScript('calculate', ACROBAT_LIBRARY)
  // Bookmarks are there for those who open them; forms are read page by page.
  internalsOf(doc)._root.data.PageMode = 'UseNone'
}

/**
 * The document as a fillable, tagged PDF: US Letter, real form fields with calculation scripts, bookmarks.
 * The same model gives the same bytes. Throws on formulas or merge fields that refer to unknown names, on a field
 * name that stands for two kinds of field, and on characters that the typeface lacks.
 */
export async function renderPdf(model: DocumentModel): Promise<Uint8Array> {
  const fonts = await loadFonts()
  const doc = openDocument(model)
  return compactPdf(collect(doc, () => drawDocument(model, doc, fonts)))
}
