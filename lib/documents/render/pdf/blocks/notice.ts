import { theme } from '../../../theme'
import type { Field, NoticeBlock } from '../../../model'
import { isBox, parseInline } from '../../../inline'
import type { LayoutBox } from '../boxes'
import { once, type BlockRenderer, type Context } from '../context'
import { inputSpec, type FieldSpec } from '../field-spec'
import type { FormField } from '../form'
import type { Element } from '../pen'
import type { Style } from '../style'
import type { Paragraph, Run } from '../text'

/** Points that a blank takes in a line of text, by what goes into it; a blank on a line of its own takes more. */
const widths = { date: 112, number: 70, currency: 92, percent: 60, phone: 110, select: 150 } as const
const [TEXT, LONG, ALONE, BOX, GAP] = [190, 270, 280, 14, 5]
/** The side of a checkbox that a finger finds, and the leading that gives it room. */
const [TICK, TICK_LEADING] = [20, 22]
/** Points for parts of a date, and for initials. */
const shortWidths: readonly (readonly [RegExp, number])[] = [
  [/(\bday|Day|year|Year|initials)$/, 64],
  [/month$/i, 92],
]
/** Distance between baselines: a share of the size, and room for a field between two lines. */
const leadingOf = (size: number): number => Math.max(15, size * 1.3)

interface Blank {
  field: FormField | null
  width: number
  option?: string
}

/** Points that a blank takes among words. A field of several columns elsewhere is a long one here. */
function inLine(name: string, field: Field | undefined): number {
  const short = shortWidths.find(([pattern]) => pattern.test(name))?.[1]
  return short ?? ((field?.span ?? 1) > 1 ? LONG : TEXT)
}

const widthOf = (name: string, field: Field | undefined, alone: boolean, frame: number): number => {
  if (isBox(name)) return BOX
  if (field && field.type in widths) return Math.min(widths[field.type as keyof typeof widths], frame)
  return Math.min(alone ? ALONE : inLine(name, field), frame)
}

/** A run as wide as the blank; its style is an object of its own, by which the run is found in the laid-out text. */
function blankRun(style: Style, width: number, { pen }: Context): Run {
  const own = { ...style }
  return { text: '_'.repeat(Math.max(1, Math.round(width / pen.measure('_', own)))), style: own }
}

function radioSpec({ name, label, options = [] }: Field, { calculation }: Context): FieldSpec {
  const value = calculation.valueOf(name)
  return { kind: 'radio', name, tip: label, options, value: value === null ? null : String(value) }
}

interface LaidNotice {
  words: Paragraph
  blanks: ReadonlyMap<Style, Blank>
}

function layOut(text: string, block: NoticeBlock, context: Context): LaidNotice {
  const { pen, form, frame } = context
  const pieces = parseInline(text)
  const style: Style = {
    face: block.bold ? 'bold' : 'regular',
    size: block.size,
    leading: Math.max(leadingOf(block.size), block.answers ? TICK_LEADING : 0),
    color: theme.ink,
  }
  const blanks = new Map<Style, Blank>()
  const runs = pieces.map((piece): Run => {
    if ('text' in piece) return { text: piece.text, style }
    const field = block.fields.find(({ name }) => name === piece.field)
    const option = piece.field === block.answers?.question ? block.answers.option : undefined
    const width = option ? TICK : widthOf(piece.field, field, pieces.length === 1, frame.width)
    const run = blankRun(style, width, context)
    const spec = field && (option ? radioSpec(field, context) : inputSpec({ ...field, tip: field.label }, context))
    blanks.set(run.style, { field: spec ? form.declare(spec) : null, width, ...(option ? { option } : {}) })
    return run
  })
  return { words: pen.layout(runs, frame.width), blanks }
}

/** A caption in capitals stands in the middle of its line. */
const isCaption = (text: string, index: number): boolean =>
  index === 0 && text.length < 70 && text === text.toUpperCase() && !text.includes('{')

function drawLine(
  { runs, width }: Paragraph['lines'][number],
  { blanks, words }: LaidNotice,
  at: { x: number; y: number },
  { element, context }: { element: Element; context: Context },
): void {
  const { pen, form } = context
  const { leading } = words
  for (const run of runs) {
    const blank = blanks.get(run.style)
    const [x, y] = [at.x + run.x, at.y]
    if (!blank) {
      const piece: Paragraph = { lines: [{ runs: [{ ...run, x: 0 }], width }], leading, height: leading }
      element.add(() => pen.drawText(piece, { x, y }))
    } else if (blank.field) {
      const rect = { x, y: y + 1, width: blank.width, height: leading - 2 }
      form.place(blank.field, element, rect, { style: 'line', option: blank.option })
    } else pen.artifact(() => pen.drawHorizontalRule({ x, y: y + leading - 3 }, blank.width, { color: theme.ink }))
  }
}

/** A line of its own: to write on, or what is to be written on it. */
const isLine = (text = ''): boolean => text !== '' && text.replace(/\{[^}]*\}/g, '').length < 45

/** Words of a law: printed text at the prescribed size, with a field or a line to write on for each blank. */
export const notice: BlockRenderer<'notice'> = (block, context) => {
  const { pen, frame } = context
  const boxes = block.text.map((text, index): LayoutBox => {
    const laid = layOut(text, block, context)
    const element = once(() => pen.open(context.section(), 'P'))
    return {
      before: index ? GAP : GAP + 3,
      height: laid.words.height,
      draw: (y) =>
        laid.words.lines.forEach((line, row) => {
          const x = frame.left + (isCaption(text, index) ? (frame.width - line.width) / 2 : 0)
          drawLine(line, laid, { x, y: y + row * laid.words.leading }, { element: element(), context })
        }),
    }
  })
  // The caption stays with what it announces, what is signed with the words above it, a line with its label.
  const last = boxes.length - 1
  return boxes.map((box, index) => {
    const isLabeled = isLine(block.text[index]) && isLine(block.text[index + 1])
    return index === 0 || index >= last - 2 || isLabeled ? { ...box, keepNext: index < last } : box
  })
}
