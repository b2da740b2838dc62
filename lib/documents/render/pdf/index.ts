import { ACROBAT_LIBRARY } from '../../calc'
import type { DocumentModel } from '../../model'
import { TYPED_LIBRARY } from '../../typed/acrobat'
import { calculate } from './calculation'
import { openCanvas } from './canvas'
import { compactPdf } from './compact'
import { drawPart, papersWithPages } from './draw'
import { loadFonts } from './fonts'
import { layOut } from './lay-out'
import { paginate } from './paginate'
import { drawExampleMarks, drawFooters } from './running'
import { Wording } from './wording'

/**
 * The document as a fillable, tagged PDF: US Letter, real form fields with calculation scripts, bookmarks. The same
 * model gives the same bytes. Throws on formulas or merge fields that refer to unknown names, on a name that two kinds
 * of field share, and on characters that the typeface lacks outside fields.
 *
 * The passes, in order. Each takes what the passes above it return.
 */
export async function renderPdf(model: DocumentModel): Promise<Uint8Array> {
  // Calculate: formulas become values, scripts and an order of calculation.
  const calculation = calculate(model)
  // Open: an empty tagged document. The fonts come first, because text is measured with them.
  const canvas = openCanvas(model, await loadFonts(model))
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
  // Compact: pdfkit's bytes, rewritten with object streams.
  return compactPdf(canvas.end())
}
