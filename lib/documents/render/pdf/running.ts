import type { Part } from '../../model'
import { theme } from '../../theme'
import type { Element, Pen } from './pen'
import { styles } from './style'

const marks: Record<Part['audience'], { text: string; fill: string } | null> = {
  customer: null,
  office: { text: 'OFFICE COPY – do not hand out', fill: theme.safety.edge },
  crew: { text: 'CREW COPY', fill: theme.headerFill },
}

const MARK_TOP = 30
const MARK_HEIGHT = 20
const FOOTER_FROM_EDGE = 40

/** Where a part's text begins: lower where each page bears a mark. */
export const topOf = (part: Part): number => (marks[part.audience] ? MARK_TOP + MARK_HEIGHT + 18 : theme.page.margin)

/** The mark at the head of a page; read out on the part's first page only. */
export function drawMark(pen: Pen, part: Part, parent: Element | null): void {
  const mark = marks[part.audience]
  if (!mark) return
  const { margin } = theme.page
  const width = pen.doc.page.width - 2 * margin
  const text = pen.plain(mark.text, styles.mark)
  const name = pen.plain(part.name, styles.markName)
  const tag = (text.lines[0]?.width ?? 0) + 20
  const textTop = MARK_TOP + (MARK_HEIGHT - text.height) / 2
  pen.artifact(() => {
    pen.fill(margin, MARK_TOP, tag, MARK_HEIGHT, mark.fill)
    pen.rule(margin, MARK_TOP + MARK_HEIGHT - 0.5, width, mark.fill, 1)
  }, 'Pagination')
  const write = () => {
    pen.write(text, margin + 10, textTop)
    pen.write(name, margin, textTop, 'right', width)
  }
  if (parent) pen.open(parent, 'P').add(write)
  else pen.artifact(write, 'Pagination')
}

/** The foot of each page, once their number is known. */
export function drawFooters(pen: Pen, title: string): void {
  const { margin } = theme.page
  const { start, count } = pen.doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    pen.doc.switchToPage(page)
    const width = pen.doc.page.width - 2 * margin
    const y = pen.doc.page.height - FOOTER_FROM_EDGE
    pen.artifact(() => {
      pen.rule(margin, y - 5, width, theme.ruleLight, 0.5)
      pen.write(pen.plain(title, styles.footer), margin, y)
      pen.write(pen.plain(`Page ${page - start + 1} of ${count}`, styles.footer), margin, y, 'right', width)
    }, 'Pagination')
  }
}
