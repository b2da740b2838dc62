import type { DocumentModel, Part } from '../../model'
import { accentOf } from '../../theme'
import type { LayoutBox } from './boxes'
import { calculate } from './calculation'
import { openSheet, type Sheet } from './canvas'
import { compactPdf } from './compact'
import { drawPart, papersWithPages, type PaginatedPart } from './draw'
import { FlatForm } from './flat-form'
import { loadFonts, type Fonts } from './fonts'
import type { Reference } from './internals'
import { layOut } from './lay-out'
import { Outline, type Bookmark } from './outline'
import { paginate } from './paginate'
import { Pen, type Element } from './pen'
import type { EmbeddedPictures } from './pictures'
import { drawExampleMarks, drawFooters } from './running'
import { Wording } from './wording'

type Reader = Part['audience']

export interface PrintedDocument {
  name: string
  /** The pages of one reader; the others in it are passed over. */
  model: DocumentModel
}

export interface PrintedSection {
  reader: Reader
  name: string
  documents: readonly PrintedDocument[]
}

export interface PrintedSet {
  title: string
  subject: string
  company: DocumentModel['company']
  sections: readonly PrintedSection[]
}

interface Press extends Sheet {
  fonts: Fonts
  names: Map<Reference, string>
  embedded: EmbeddedPictures
}

interface Place {
  reader: Reader
  section: Element
  bookmark: () => Bookmark
}

function partsFor(parts: readonly PaginatedPart[], reader: Reader, anchor: LayoutBox) {
  return parts
    .filter(({ paper }) => paper.audience === reader)
    .map((part, index): PaginatedPart => {
      const [first = [], ...others] = part.pages
      return index > 0 ? part : { ...part, pages: [[{ box: anchor, y: part.area.top }, ...first], ...others] }
    })
}

/** Draws one document's papers for one reader. Its fields share no name with those of others. */
function printDocument({ name, model }: PrintedDocument, { reader, section, bookmark }: Place, press: Press): void {
  const { doc, fonts, appearances, names, embedded } = press
  const pen = new Pen(doc, fonts, accentOf(model))
  const form = new FlatForm(pen, appearances, names)
  const outline = new Outline(doc, { title: name, parent: bookmark })
  const root = pen.open(section, 'Part', { title: name })
  const calculation = calculate(model)
  const wording = new Wording(model, calculation, form)
  const laidOut = layOut(model, calculation, wording, { pen, form, outline, root, embedded, reader })
  const paginated = laidOut.map((part) => ({ ...part, pages: paginate(part.boxes, part.area) }))
  const anchor: LayoutBox = { height: 0, draw: (y) => outline.add(0, name, y) }
  const parts = partsFor(paginated, reader, anchor)
  for (const part of parts) drawPart(part, pen)
  drawFooters(pen, papersWithPages(parts, model))
  if (model.example) drawExampleMarks(pen)
  root.end()
  // What is written need not be kept: the footers of the next document begin at its own pages.
  doc.flushPages()
}

function bookmarkOf(doc: PDFKit.PDFDocument, name: string): () => Bookmark {
  let made: Bookmark | undefined
  const outline: Bookmark = doc.outline
  return () => (made ??= outline.addItem(name, { top: 0, left: doc.page.width }))
}

/** Whether a document has a page for this reader. */
export const hasPagesFor = ({ parts }: DocumentModel, reader: Reader): boolean =>
  parts.some(({ audience }) => audience === reader)

/** Filled documents as one flat PDF, a section for each reader. Throws like `renderPdf`, and without a page. */
export async function renderPrint(set: PrintedSet, onPrinted?: (count: number) => void): Promise<Uint8Array> {
  const fonts = await loadFonts(set)
  const { title, subject, company } = set
  const sheet = openSheet({ title, subject, company, keywords: [] }, fonts)
  const press: Press = { ...sheet, fonts, names: new Map(), embedded: new Map() }
  const { doc } = sheet
  const pen = new Pen(doc, fonts, accentOf({}))
  const root = pen.openDocument()
  let count = 0
  for (const { reader, name, documents } of set.sections) {
    const papers = documents.filter(({ model }) => hasPagesFor(model, reader))
    if (papers.length === 0) continue
    const place: Place = { reader, section: pen.open(root, 'Part', { title: name }), bookmark: bookmarkOf(doc, name) }
    for (const paper of papers) {
      printDocument(paper, place, press)
      count += 1
      onPrinted?.(count)
    }
    place.section.end()
  }
  if (count === 0) throw new Error('There is no page to print')
  root.end()
  return compactPdf(sheet.end())
}
