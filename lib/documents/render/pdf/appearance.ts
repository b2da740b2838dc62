import { theme } from '../../theme'
import { FIELD_FONT, LETTER_FONT, type FieldText } from './field-text'
import { LETTER_LEADING } from './fonts'
import { internalsOf, rgb, round, type Reference } from './internals'
import type { Point } from './pen'
import { commonMetrics as metrics, commonStyles } from './style'
import { remember } from '../../remember'
import type { Size } from '../../pictures'

/**
 * Inputs are tinted: `line` has a line to write on, `cell` lies between a table's rules, `box` in the box of its label. Calculated values are not:
 * `result` has a line, `plain` is in a table. `letter` is letter text, which prints like the text around it.
 */
export type FieldStyle = 'line' | 'cell' | 'box' | 'result' | 'plain' | 'letter'

export const hasTint = (style: FieldStyle): boolean => style !== 'result' && style !== 'plain' && style !== 'letter'
export const hasLine = (style: FieldStyle): boolean => style === 'line' || style === 'result'

const INSET = 4
export const LETTER_INSET = 2
const CARET = 16
const HAND_LINE = 14
const LEADING = 1.21
const LEAST_SIZE = 4

interface TextStyle {
  style: FieldStyle
  size: number
  align: 'left' | 'right' | 'center'
  multiline: boolean
  /** The size is at most `size`, and smaller for a long text, so that all of it shows. */
  fitted: boolean
  caret: boolean
}

interface RunStyle {
  size: number
  ink?: string
  font?: string
}

const color = (value: string, operator: 'rg' | 'RG'): string => `${rgb(value).join(' ')} ${operator}`

/** The appearance streams of fields, which viewers show until they redraw a field; equal ones are written once. */
export class Appearances {
  private readonly doc: PDFKit.PDFDocument
  readonly fieldText: FieldText
  private readonly written = new Map<string, Reference>()

  constructor(doc: PDFKit.PDFDocument, fieldText: FieldText) {
    this.doc = doc
    this.fieldText = fieldText
  }

  text(box: Size, shown: string, style: TextStyle): Reference {
    const blank = style.multiline && !shown ? this.writingLines(box, style.style) : ''
    const marks = `${this.ground(box, style.style)}${style.caret ? this.caret(box) : ''}${blank}`
    const room = style.caret ? this.listRoom(box.width) : this.textRoom(box.width)
    const size = this.sizeOf(shown, { width: room, height: box.height }, style)
    const lines = style.multiline ? this.breakLines(shown, room, size) : [shown]
    return this.write(box, `/Tx BMC ${marks}${shown ? this.lines(lines, box, { ...style, size }) : ''} EMC`)
  }

  /** Letter text, without a ground, in the places that viewers give to typed lines. */
  letter(box: Size, text: string, size: number): Reference {
    const { ascent, descent } = this.fieldText.metrics
    const first = box.height - LETTER_INSET - (size * (LETTER_LEADING * 1000 + ascent + descent)) / 2000
    const runs = this.breakLines(text, box.width - 2 * LETTER_INSET, size).map((line, index) => {
      const at = { x: LETTER_INSET, y: first - index * size * LETTER_LEADING }
      return this.run(line, at, { size, font: LETTER_FONT })
    })
    return this.write(box, `/Tx BMC q 0 0 ${box.width} ${box.height} re W n ${runs.join(' ')} Q EMC`)
  }

  /** A checkbox in the middle of a table's cell, or at the left of another place that answers to a finger. */
  check(box: Size, style: FieldStyle, on: boolean): Reference {
    const { box: side } = metrics
    const [left, bottom] = [style === 'cell' ? (box.width - side) / 2 : 0, (box.height - side) / 2]
    const [x, y, length] = [left + 0.45, bottom + 0.45, side - 0.9].map(round)
    const edge = `1 g ${color(theme.fieldBorder, 'RG')} 0.9 w ${x} ${y} ${length} ${length} re B`
    const at = (across: number, up: number) => `${round(left + across * side)} ${round(bottom + up * side)}`
    const stroke = `${at(0.22, 0.5)} m ${at(0.43, 0.27)} l ${at(0.8, 0.76)} l S`
    return this.write(box, on ? `${edge} 1 J 1 j ${color(theme.ink, 'RG')} 1.7 w ${stroke}` : edge)
  }

  signature(box: Size): Reference {
    const cross = this.run('×', { x: INSET, y: 8 }, { size: 11, ink: theme.rule })
    return this.write(box, `${this.ground(box, 'line')} ${cross}`)
  }

  /** A dashed frame with a small caption of one or more lines in its middle, which prints well when empty. */
  frame({ width, height }: Size, caption: string): Reference {
    const { size, leading } = commonStyles.label
    const lines = caption.split('\n')
    const top = height / 2 - 3 + ((lines.length - 1) * leading) / 2
    const runs = lines.map((line, index) => {
      const at = { x: (width - this.widthOf(line, size)) / 2, y: top - index * leading }
      return this.run(line, at, { size, ink: theme.muted })
    })
    const inside = `${round(width - 1)} ${round(height - 1)}`
    const border = `${color(theme.rule, 'RG')} 0.75 w [4 3] 0 d 0.5 0.5 ${inside} re S`
    return this.write({ width, height }, `${border} ${runs.join(' ')}`)
  }

  widthOf(text: string, size: number): number {
    return this.fieldText.widthOf(text, size)
  }

  /** The width that a table cell needs to show a value in full; viewers leave a little more padding than we do. */
  roomFor(text: string, size: number): number {
    return this.widthOf(text, size) + 2 * INSET + 3
  }

  readonly textRoom = (width: number): number => width - 2 * INSET
  readonly listRoom = (width: number): number => this.textRoom(width) - CARET

  private sizeOf(text: string, room: Size, { multiline, fitted, size }: TextStyle): number {
    if (multiline) return fitted ? this.fittingSize(text, room, size) : size
    return this.lineSize([text], room.width, size)
  }

  /** The largest size at which each of these texts takes one line, but no less than the least that reads well. */
  readonly lineSize = (texts: readonly string[], width: number, largest: number): number => {
    const widest = Math.max(...texts.map((text) => this.widthOf(text, 1)))
    return Math.max(metrics.smallest, Math.min(largest, Math.floor((2 * width) / widest) / 2))
  }

  /** The largest size, from `largest` down, at which a text fits and no word breaks; 4 points, as in Acrobat, if none. */
  private fittingSize(text: string, { width, height }: Size, largest: number): number {
    let size = this.lineSize(text.split(/\s/), width, largest)
    const isHigh = () => INSET + (this.breakLines(text, width, size).length * LEADING + 0.05) * size > height
    while (size > LEAST_SIZE && isHigh()) size -= 0.5
    return size
  }

  /** Breaks a text into lines; a word that is wider than a line goes on in the next. */
  readonly breakLines = (text: string, width: number, size: number): string[] => {
    const pieces = (word: string): string[] => {
      let end = word.length
      while (end > 1 && this.widthOf(word.slice(0, end), size) > width) end -= 1
      return end === word.length ? [word] : [word.slice(0, end), ...pieces(word.slice(end))]
    }
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = []
      let line = ''
      for (const word of paragraph.split(' ').flatMap(pieces)) {
        const longer = line ? `${line} ${word}` : word
        if (line && this.widthOf(longer, size) > width) {
          lines.push(line)
          line = word
        } else line = longer
      }
      return [...lines, line]
    })
  }

  private ground({ width, height }: Size, style: FieldStyle): string {
    const tint = !hasTint(style) ? '' : `${color(theme.fieldFill, 'rg')} 0 0 ${width} ${height} re f `
    const line = !hasLine(style) ? '' : `${color(theme.fieldBorder, 'RG')} 0.75 w 0 0.375 m ${width} 0.375 l S `
    return tint + line
  }

  /** Lines to write on in an empty box; they disappear when a viewer shows typed text. */
  private writingLines({ width, height }: Size, style: FieldStyle): string {
    const inset = style === 'line' ? 0 : INSET
    const count = Math.max(
      1,
      style === 'cell' ? Math.floor(height / HAND_LINE) : Math.round(height / metrics.fieldLine),
    )
    const lines = Array.from({ length: count - 1 }, (_, index) => {
      const y = round(height - ((index + 1) * height) / count)
      return `${inset} ${y} m ${round(width - inset)} ${y} l S `
    })
    return `q ${color(theme.ruleLight, 'RG')} 0.5 w ${lines.join('')}Q `
  }

  private caret({ width, height }: Size): string {
    const [x, y] = [round(width - 12), round(height / 2 + 2)]
    return `${color(theme.muted, 'rg')} ${x} ${y} m ${x + 7} ${y} l ${round(x + 3.5)} ${round(y - 4)} l f `
  }

  private run(text: string, { x, y }: Point, { size, ink = theme.ink, font = FIELD_FONT }: RunStyle): string {
    const shown = this.fieldText.show(text, font, size)
    return `BT /${font} ${size} Tf ${color(ink, 'rg')} ${round(x)} ${round(y)} Td ${shown} ET`
  }

  private lines(lines: readonly string[], { width, height }: Size, style: TextStyle): string {
    const capHeight = (this.fieldText.metrics.capHeight / 1000) * style.size
    const leading = style.size * LEADING
    const block = capHeight + (lines.length - 1) * leading
    // Cells of tables center what is in them, fields of forms begin at the top.
    const isTop = style.multiline && (!style.fitted || (style.style !== 'cell' && height > 2 * HAND_LINE))
    const first = isTop ? height - INSET - style.size : (height + block) / 2 - capHeight
    const runs = lines.map((text, index) => {
      const free = width - 2 * INSET - (style.caret ? CARET : 0) - this.widthOf(text, style.size)
      const indent = style.align === 'right' ? free : style.align === 'center' ? free / 2 : 0
      const at = { x: INSET + Math.max(0, indent), y: first - index * leading }
      return this.run(text, at, { size: style.size })
    })
    return `q 0 0 ${width} ${height} re W n ${runs.join(' ')} Q`
  }

  private write({ width, height }: Size, content: string): Reference {
    return remember(this.written, `${width} ${height} ${content}`, () => {
      const stream = internalsOf(this.doc).ref({
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, width, height],
        Resources: content.includes('BT') ? { Font: this.fieldText.resources(content) } : {},
      })
      stream.end(content)
      return stream
    })
  }
}
