import { cautionIn, versionIn, type DocumentModel } from '../../model'
import { theme } from '../../theme'
import type { LaidOutPart } from './lay-out'
import type { Page } from './paginate'
import type { Pen } from './pen'
import { drawMark, type NumberedPages } from './running'

export interface PaginatedPart extends LaidOutPart {
  pages: readonly Page[]
}

/** The papers with their page counts. A customer's name the company, if it is known; others name the document. */
export function papersWithPages(parts: readonly PaginatedPart[], model: DocumentModel): NumberedPages[] {
  const company = String(model.company?.['company.name'] ?? '')
  return [...new Set(parts.map(({ paper }) => paper))].map((paper) => ({
    label:
      paper.audience === 'customer'
        ? [cautionIn(paper.parts[0]!, model), company].filter(Boolean).join(' · ')
        : model.title,
    versions: parts
      .filter((part) => part.paper === paper)
      .flatMap(({ part, pages }) => pages.map(() => versionIn(part, model))),
  }))
}

/** Draws the pages of a part. Its mark is read out on the first page only; a split table repeats its header. */
export function drawPart({ name, part, area, section, pages }: PaginatedPart, pen: Pen): void {
  const { width, height } = theme.page
  pages.forEach((page, index) => {
    const parent = index === 0 ? section() : null
    pen.doc.addPage({ size: [width, height], layout: part.landscape ? 'landscape' : 'portrait', margin: 0 })
    drawMark(pen, { audience: part.audience, name }, parent)
    if (index > 0) page[0]?.box.repeat?.draw(area.top)
    for (const { box, y } of page) box.draw(y)
  })
}
