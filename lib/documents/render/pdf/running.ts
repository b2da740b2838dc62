import type { Part } from '../../model'
import { audienceMarks, exampleMark, theme } from '../../theme'
import type { Element, Pen } from './pen'
import { commonStyles as styles } from './style'
import type { Paragraph } from './text'

const { margin } = theme.page

const MARK_TOP = 28
const MARK_HEIGHT = 16
const FOOTER_FROM_EDGE = 36

/** The top of a part's text area in points: lower if its pages carry a mark. */
export const topOf = (part: Part): number => (audienceMarks[part.audience] ? MARK_TOP + MARK_HEIGHT + 8 : margin)

/** Draws the mark at the head of a page. It is tagged text with a parent, and an artifact without. */
export function drawMark(
  pen: Pen,
  { audience, name: title }: Pick<Part, 'audience' | 'name'>,
  parent: Element | null,
): void {
  const mark = audienceMarks[audience]
  if (!mark) return
  const color = audience === 'office' ? theme.safety.edge : theme.headerFill
  const width = pen.doc.page.width - 2 * margin
  const text = pen.plain(mark, styles.mark)
  const name = pen.plain(title, styles.markName)
  const tagWidth = (text.lines[0]?.width ?? 0) + 20
  const y = MARK_TOP + (MARK_HEIGHT - text.height) / 2
  pen.artifact(() => {
    pen.fill({ x: margin, y: MARK_TOP, width: tagWidth, height: MARK_HEIGHT }, color)
    pen.drawHorizontalRule({ x: margin, y: MARK_TOP + MARK_HEIGHT - 0.5 }, width, { color, weight: 1 })
  }, 'Pagination')
  const write = () => {
    pen.drawText(text, { x: margin + 10, y })
    pen.drawText(name, { x: margin, y }, 'right', width)
  }
  if (parent) pen.open(parent, 'P').add(write)
  else pen.artifact(write, 'Pagination')
}

const EXAMPLE_TOP = 10
const EXAMPLE_HEIGHT = 15

/** Draws the mark of an example above the text area of every page. */
export function drawExampleMarks(pen: Pen): void {
  const { start, count } = pen.doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    pen.doc.switchToPage(page)
    const text = pen.plain(exampleMark, styles.mark)
    const width = (text.lines[0]?.width ?? 0) + 24
    const x = (pen.doc.page.width - width) / 2
    pen.artifact(() => {
      pen.fill({ x, y: EXAMPLE_TOP, width, height: EXAMPLE_HEIGHT }, theme.note.edge)
      pen.drawText(text, { x: x + 12, y: EXAMPLE_TOP + (EXAMPLE_HEIGHT - text.height) / 2 })
    }, 'Pagination')
  }
}

/** The pages of a paper, and what stands in their footers: a label at the left, the version before the page number. */
export interface NumberedPages {
  label: string
  versions: readonly string[]
}

const FOOTER_GAP = 14

/** The most characters of a footer's label: as many as a company's name has in its profile. */
const MOST_LABEL = 120

/** The label of a footer in one line, as small as it must be. */
function fittedLabel(pen: Pen, whole: string, room: number): Paragraph {
  const { footer } = styles
  const label = whole.length > MOST_LABEL ? `${whole.slice(0, MOST_LABEL - 1)}…` : whole
  const text = pen.plain(label, footer)
  const width = text.lines[0]?.width ?? 0
  return width <= room ? text : pen.plain(label, { ...footer, size: (footer.size * room) / width })
}

/** Draws the footers: each paper has page numbers of its own, `Page 2 of 5`. */
export function drawFooters(pen: Pen, papers: readonly NumberedPages[]): void {
  const numbered = papers.flatMap(({ label, versions }) =>
    versions.map((version, index) => {
      const number = `Page ${index + 1} of ${versions.length}`
      return { label, number: version ? `${version} · ${number}` : number }
    }),
  )
  const { start } = pen.doc.bufferedPageRange()
  numbered.forEach(({ label, number }, page) => {
    pen.doc.switchToPage(start + page)
    const width = pen.doc.page.width - 2 * margin
    const y = pen.doc.page.height - FOOTER_FROM_EDGE
    pen.artifact(() => {
      pen.drawHorizontalRule({ x: margin, y: y - 5 }, width, { weight: 0.5 })
      const numberText = pen.plain(number, styles.footer)
      const room = width - (numberText.lines[0]?.width ?? 0) - FOOTER_GAP
      pen.drawText(fittedLabel(pen, label, room), { x: margin, y })
      pen.drawText(numberText, { x: margin, y }, 'right', width)
    }, 'Pagination')
  })
}
