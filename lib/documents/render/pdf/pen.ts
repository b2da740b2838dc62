import { theme, type Accent } from '../../theme'
import { internalsOf, type Dictionary, type StructureElement } from './internals'
import { facePieces, toDrawable, type FaceName, type FacePiece, type Fonts } from './fonts'
import type { Alphabet } from '../../platform/face-files'
import type { Style } from './style'
import { layoutText, splitAtLineEnds, stacked, type Paragraph, type Run } from './text'
import { remember } from '../../remember'

export type Element = StructureElement

/** Points from the top left corner of the page. */
export interface Point {
  x: number
  y: number
}

export interface Rect extends Point {
  width: number
  height: number
}

export type Align = 'left' | 'center' | 'right'

interface ElementOptions {
  title?: string
  alt?: string
  scope?: 'Row' | 'Column'
  colSpan?: number
  ordered?: boolean
}

interface Stroke {
  color?: string
  weight?: number
}

/** Widths at size 1000, shared by all documents of the process, as the faces are. */
const widths = new Map<FaceName, Map<string, number>>()

const fontOf = ({ face, alphabet }: Style): FaceName => (alphabet ? `${face}-${alphabet}` : face)

/** Styles of other alphabets: one object for each, so that equal neighbors are drawn together. */
const otherStyles = new WeakMap<Style, Partial<Record<Alphabet, Style>>>()

function styleIn(style: Style, alphabet: Alphabet): Style {
  const styles = remember(otherStyles, style, (): Partial<Record<Alphabet, Style>> => ({}))
  return (styles[alphabet] ??= { ...style, alphabet })
}

/** Values that pdfkit would otherwise compute again for text that is already laid out. */
const laidOut = { textWidth: 0, wordCount: 0 }

/** Draws on the current page. All text goes into a structure element or an artifact, as PDF/UA requires. */
export class Pen {
  readonly doc: PDFKit.PDFDocument
  readonly fonts: Fonts
  private readonly accent: Accent
  private ink: { page: object; color: string } | null = null
  private readonly pieces = new Map<string, readonly FacePiece[]>()

  constructor(doc: PDFKit.PDFDocument, fonts: Fonts, accent: Accent) {
    this.doc = doc
    this.fonts = fonts
    this.accent = accent
  }

  /** A color of the theme as it is drawn: the company's color in place of the theme's accent. */
  private colorOf(color: string): string {
    if (color === theme.accent) return `#${this.accent.color}`
    return color === theme.accentTint ? `#${this.accent.tint}` : `#${color}`
  }

  readonly measure = (text: string, style: Style): number => {
    const face = fontOf(style)
    const ofFace = remember(widths, face, () => new Map<string, number>())
    const width = remember(ofFace, text, () => this.doc.font(face).fontSize(1000).widthOfString(text))
    return width * (style.size / 1000)
  }

  private piecesOf(text: string): readonly FacePiece[] {
    return remember(this.pieces, text, () => facePieces(toDrawable(text, this.fonts), this.fonts))
  }

  /** Breaks styled text into lines of at most `width` points. Throws on a character that the typeface lacks. */
  layout(runs: readonly Run[], width: number): Paragraph {
    return stacked(
      splitAtLineEnds(runs).map((piece) =>
        layoutText(
          piece.flatMap((run) => this.drawable(run)),
          width,
          this.measure,
        ),
      ),
    )
  }

  private drawable({ text, style }: Run): Run[] {
    return this.piecesOf(text).map((piece) => ({
      text: piece.text,
      style: piece.alphabet ? styleIn(style, piece.alphabet) : style,
    }))
  }

  plain(text: string, style: Style, width = Infinity): Paragraph {
    return this.layout([{ text, style }], width)
  }

  /** Opens a structure element as the last child of `parent`. It closes with the document. */
  open(parent: Element, type: string, options: ElementOptions = {}): Element {
    const { title, alt, scope, colSpan, ordered } = options
    const element = internalsOf(this.doc).struct(type, { title, alt })
    const table: Dictionary = { O: 'Table', Scope: scope, ColSpan: colSpan }
    if (scope ?? colSpan) element.dictionary.data.A = table
    if (ordered !== undefined) element.dictionary.data.A = { O: 'List', ListNumbering: ordered ? 'Decimal' : 'Disc' }
    parent.add(element)
    return element
  }

  openDocument(): Element {
    const root = internalsOf(this.doc).struct('Document', {})
    internalsOf(this.doc).addStructure(root)
    return root
  }

  drawTaggedText(element: Element, text: Paragraph, at: Point): Element {
    if (text.lines.length) element.add(() => this.drawText(text, at))
    return element
  }

  /** Draws decoration, or text that assistive technology need not repeat. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  /** Draws laid-out text from its top left corner; with `width`, aligned within that width. */
  drawText(text: Paragraph, { x, y }: Point, align: Align = 'left', width = 0): void {
    text.lines.forEach((line, index) => {
      const room = width - line.width
      const indent = align === 'right' ? room : align === 'center' ? room / 2 : 0
      for (const run of line.runs) {
        this.doc.font(fontOf(run.style)).fontSize(run.style.size)
        this.setTextColor(run.style.color)
        const top = y + index * text.leading + (text.leading - this.doc.currentLineHeight()) / 2
        internalsOf(this.doc)._fragment(run.text, x + indent + run.x, top, laidOut)
      }
    })
  }

  drawTextInside(text: Paragraph, { x, y, width, height }: Rect, align: Align = 'left'): void {
    this.drawText(text, { x, y: y + (height - text.height) / 2 }, align, width)
  }

  private setTextColor(color: string): void {
    const { page } = this.doc
    if (this.ink?.page === page && this.ink.color === color) return
    this.doc.fillColor(this.colorOf(color))
    this.ink = { page, color }
  }

  fill({ x, y, width, height }: Rect, color: string): void {
    this.doc.rect(x, y, width, height).fill(this.colorOf(color))
    this.ink = null
  }

  drawHorizontalRule({ x, y }: Point, length: number, { color = theme.ruleLight, weight = 0.75 }: Stroke = {}): void {
    const path = this.doc.moveTo(x, y).lineTo(x + length, y)
    path.lineWidth(weight).stroke(this.colorOf(color))
  }

  drawFrame({ x, y, width, height }: Rect): void {
    this.doc.rect(x, y, width, height).lineWidth(0.5).stroke(`#${theme.ruleLight}`)
  }

  drawVerticalRule({ x, y }: Point, length: number): void {
    const path = this.doc.moveTo(x, y).lineTo(x, y + length)
    path.lineWidth(0.5).stroke(`#${theme.ruleLight}`)
  }
}
