import { theme } from '../../theme'
import { internalsOf, type Dictionary, type StructureElement } from './internals'
import { toDrawable, type Fonts } from './fonts'
import type { Style } from './style'
import { layoutText, type Paragraph, type Run } from './text'

export type Element = StructureElement

interface ElementOptions {
  title?: string
  alt?: string
  scope?: 'Row' | 'Column'
  colSpan?: number
  ordered?: boolean
}

/** Puts ink on the current page; all text goes into a structure element or into an artifact. */
export class Pen {
  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly fonts: Fonts,
  ) {}

  readonly measure = (text: string, style: Style): number =>
    this.doc.font(style.face).fontSize(style.size).widthOfString(text)

  layout(runs: readonly Run[], width: number): Paragraph {
    const drawable = runs.map((run) => ({ ...run, text: toDrawable(run.text, this.fonts) }))
    return layoutText(drawable, width, this.measure)
  }

  plain(text: string, style: Style, width = Infinity): Paragraph {
    return this.layout([{ text, style }], width)
  }

  /** Opens a structure element at the end of another. It closes with the document. */
  open(parent: Element, type: string, options: ElementOptions = {}): Element {
    const { title, alt, scope, colSpan, ordered } = options
    const element = internalsOf(this.doc).struct(type, { title, alt })
    const table: Dictionary = { O: 'Table', Scope: scope, ColSpan: colSpan }
    if (scope ?? colSpan) element.dictionary.data.A = table
    if (ordered !== undefined) element.dictionary.data.A = { O: 'List', ListNumbering: ordered ? 'Decimal' : 'Disc' }
    parent.add(element)
    return element
  }

  /** The root of the structure tree. */
  openDocument(): Element {
    const root = internalsOf(this.doc).struct('Document', {})
    internalsOf(this.doc).addStructure(root)
    return root
  }

  /** A structure element with the text as its content. */
  say(parent: Element, type: string, text: Paragraph, x: number, y: number, options: ElementOptions = {}): Element {
    const element = this.open(parent, type, options)
    if (text.lines.length) element.add(() => this.write(text, x, y))
    return element
  }

  /** Decoration, or text that assistive technology need not repeat. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  /** Draws laid-out text from its top left corner; with `width`, aligned within that width. */
  write(text: Paragraph, x: number, y: number, align: 'left' | 'center' | 'right' = 'left', width = 0): void {
    text.lines.forEach((line, index) => {
      const room = width - line.width
      const indent = align === 'right' ? room : align === 'center' ? room / 2 : 0
      for (const run of line.runs) {
        this.doc.font(run.style.face).fontSize(run.style.size).fillColor(`#${run.style.color}`)
        const top = y + index * text.leading + (text.leading - this.doc.currentLineHeight()) / 2
        this.doc.text(run.text, x + indent + run.x, top, { lineBreak: false })
      }
    })
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.doc.rect(x, y, width, height).fill(`#${color}`)
  }

  rule(x: number, y: number, width: number, color: string = theme.ruleLight, weight = 0.75): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .stroke(`#${color}`)
  }

  upright(x: number, y: number, height: number, color: string = theme.ruleLight, weight = 0.5): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x, y + height)
      .lineWidth(weight)
      .stroke(`#${color}`)
  }

  /** A bookmark to a place on the current page. */
  bookmark(parent: Bookmark | null, title: string, y: number): Bookmark {
    const outline: Bookmark = parent ?? this.doc.outline
    // pdfkit counts `left` from the right edge.
    return outline.addItem(title, { top: Math.max(0, y - 12), left: this.doc.page.width })
  }
}

export interface Bookmark {
  addItem(title: string, options?: { expanded?: boolean; top?: number; left?: number }): Bookmark
}
