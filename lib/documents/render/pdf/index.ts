import { ACROBAT_LIBRARY } from '../../calc'
import type { DocumentModel } from '../../model'
import { TYPED_LIBRARY } from '../../typed/acrobat'
import { attach, type Attachment } from './attachment'
import { calculate } from './calculation'
import { openCanvas, type Canvas } from './canvas'
import { compactPdf } from './compact'
import { drawPart, papersWithPages } from './draw'
import { loadFonts } from './fonts'
import { layOut } from './lay-out'
import { paginate } from './paginate'
import { drawExampleMarks, drawFooters } from './running'
import { Wording } from './wording'

/**
 * The document as a fillable, tagged PDF. The same model gives the same bytes. Throws on unknown names, on a name that
 * two kinds of field share, and on characters that the typeface lacks outside fields.
 */
export async function renderPdf(model: DocumentModel): Promise<Uint8Array> {
  const canvas = openCanvas(model, await loadFonts(model))
  write(model, canvas)
  return compactPdf(canvas.end())
}

/** The document as a tagged PDF that nobody can type into; `attachment` is a file in it. Throws like `renderPdf`. */
export async function renderFlatPdf(model: DocumentModel, attachment?: Attachment): Promise<Uint8Array> {
  const canvas = openCanvas(model, await loadFonts(model), true)
  write(model, canvas)
  if (attachment) attach(canvas.doc, attachment)
  return compactPdf(canvas.end())
}

/** The passes after the canvas is open, in order. Each takes what the passes above it return. */
function write(model: DocumentModel, canvas: Canvas): void {
  // Calculate: formulas become values, scripts and an order of calculation.
  const calculation = calculate(model)
  // Lay out: blocks become measured boxes. All fields are announced before one is drawn: see `Form.declare`.
  const wording = new Wording(model, calculation, canvas.form)
  const parts = layOut(model, calculation, wording, canvas)
  const memory = wording.memory()
  // Paginate: boxes get their places on pages. Pure.
  const paginated = parts.map((part) => ({ ...part, pages: paginate(part.boxes, part.area) }))
  // Draw: text, structure elements, widgets and bookmarks, page by page.
  for (const part of paginated) drawPart(part, canvas.pen)
  if (memory) canvas.form.hide(memory)
  // Number: the footers, once the last page exists.
  drawFooters(canvas.pen, papersWithPages(paginated, model))
  if (model.example) drawExampleMarks(canvas.pen)
  // Tags: the structure tree closes after the last text and the last widget.
  canvas.root.end()
  // Fields: the form dictionary lists the drawn widgets. pdfkit writes it when the document ends.
  canvas.form.finish([...calculation.order, ...wording.order()], {
    calculate: calculation.order.length ? ACROBAT_LIBRARY : TYPED_LIBRARY,
    ...(memory ? { wording: wording.library() } : {}),
  })
}
