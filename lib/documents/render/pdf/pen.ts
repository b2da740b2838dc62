import { theme } from '../../theme'
import { internalsOf, type Dictionary, type StructureElement } from './internals'
import { toDrawable, type Face, type Fonts } from './fonts'
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

/** Widths at a size of 1000, which serve every later document as the faces do. */
const widths: Record<Face, Map<string, number>> = { regular: new Map(), semibold: new Map(), bold: new Map() }

/** What pdfkit need not find out about text that is laid out already. */
const laidOut = { textWidth: 0, wordCount: 0 }

/** Puts ink on the current page; all text goes into a structure element or into an artifact. */
export class Pen {
  /** The color that text is set in at this point of the page. */
  private ink: { page: object; color: string } | null = null

  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly fonts: Fonts,
  ) {}

  readonly measure = (text: string, { face, size }: Style): number => {
    const known = widths[face].get(text)
    if (known !== undefined) return known * (size / 1000)
    const width = this.doc.font(face).fontSize(1000).widthOfString(text)
    widths[face].set(text, width)
    return width * (size / 1000)
  }

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
        this.doc.font(run.style.face).fontSize(run.style.size)
        this.dip(run.style.color)
        const top = y + index * text.leading + (text.leading - this.doc.currentLineHeight()) / 2
        internalsOf(this.doc)._fragment(run.text, x + indent + run.x, top, laidOut)
      }
    })
  }

  private dip(color: string): void {
    const { page } = this.doc
    if (this.ink?.page === page && this.ink.color === color) return
    this.doc.fillColor(`#${color}`)
    this.ink = { page, color }
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.doc.rect(x, y, width, height).fill(`#${color}`)
    this.ink = null
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
