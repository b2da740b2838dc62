import {
  introducible,
  papersOf,
  partRunsOf,
  type Block,
  type BlockOf,
  type DocumentModel,
  type Paper,
  type Part,
} from '../../model'
import { summedColumns } from '../../slots'
import { theme } from '../../theme'
import { layBlock } from './blocks'
import type { LayoutBox } from './boxes'
import type { Calculation } from './calculation'
import type { Canvas } from './canvas'
import { once, type Context, type Frame } from './context'
import { headOf } from './letterhead'
import type { PageArea } from './paginate'
import type { Element } from './pen'
import { PhotoLinks } from './photo-links'
import { Pictures } from './pictures'
import { topOf } from './running'
import { settingOf } from './style'
import { typeLawOf } from '../type-law'
import type { Wording } from './wording'

export interface LaidOutPart {
  name: string
  part: Part
  paper: Paper
  area: PageArea
  section: () => Element
  boxes: readonly LayoutBox[]
}

const { margin, marginBottom } = theme.page

function frameOf(part: Part): Frame {
  const { width, height } = theme.page
  const [across, down] = part.landscape ? [height, width] : [width, height]
  return { left: margin, width: across - 2 * margin, height: down - topOf(part) - marginBottom }
}

/** A heading and the blocks below it; the blocks before a part's first heading have none. */
interface Section {
  title: string | null
  blocks: Block[]
}

function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [{ title: null, blocks: [] }]
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 1) sections.push({ title: block.text, blocks: [] })
    sections.at(-1)!.blocks.push(block)
  }
  return sections
}

/** Most rows of fields that stay with the signatures below them: a statement and its dates. */
const SIGNED_ROWS = 2

/** A line that names what follows (`Subject.`, `Hi Ana,`), or the first of several such lines under a heading. */
function isLabel(block: BlockOf<'paragraph'>, before: Block | undefined, next: Block, isShort: boolean): boolean {
  if (next.kind !== 'paragraph' || !isShort) return false
  return /[:,]$/.test(block.text) || (block.lead !== undefined && (!next.lead || before?.kind === 'heading'))
}

/** The last words of a letter stand with its closing, which stands with the name below: `Sincerely,`. */
const closesLetter = ([next, name]: readonly Block[]): boolean =>
  next?.kind === 'paragraph' && next.text.endsWith(',') && name?.kind === 'paragraph' && name.room !== undefined

/** Keeps a paragraph with the form, list or text that it introduces, and a few fields with the signatures below. */
function keepIntroductions(blocks: readonly Block[], at: number, context: Context): LayoutBox[] {
  const [block, next] = [blocks[at], blocks[at + 1]]
  const boxes = block ? layBlock(block, context) : []
  if (!next) return boxes
  const introduces = (height: number): boolean => {
    if (block?.kind === 'fields') return next.kind === 'signatures' && boxes.length <= SIGNED_ROWS
    if (block?.kind !== 'paragraph') return false
    if (closesLetter(blocks.slice(at + 1, at + 3))) return true
    return (
      introducible.has(next.kind) || isLabel(block, blocks[at - 1], next, height <= 2 * context.styles.body.leading)
    )
  }
  return boxes.map((box) => (introduces(box.height) ? { ...box, keepNext: true } : box))
}

function layOutSection({ title, blocks }: Section, context: Context): LayoutBox[] {
  const { pen, section: parent } = context
  const section = title === null ? parent : once(() => pen.open(parent(), 'Sect', { title }))
  return blocks.flatMap((_, at) => keepIntroductions(blocks, at, { ...context, section }))
}

/** Boxes without the space that the end of the box above them already gives. Returns new boxes. */
const closeUp = (boxes: readonly LayoutBox[]): LayoutBox[] =>
  boxes.map((box, index) => ({ ...box, before: Math.max(0, (box.before ?? 0) - (boxes[index - 1]?.trailing ?? 0)) }))

function joined(parts: readonly LaidOutPart[]): LaidOutPart {
  const [first] = parts
  if (!first) throw new Error('There are no parts to join')
  return { ...first, name: parts.map(({ name }) => name).join(' · '), boxes: parts.flatMap(({ boxes }) => boxes) }
}

type Place = Pick<Canvas, 'pen' | 'form' | 'outline' | 'root' | 'embedded'> & { reader?: Part['audience'] }

/**
 * Measures every block and announces every field; draws nothing. `reader`: only this reader's parts will be drawn.
 * Throws on unknown merge fields, on a name that two kinds of field share, and on characters that the typeface lacks.
 */
export function layOut(
  model: DocumentModel,
  calculation: Calculation,
  wording: Wording,
  { pen, form, outline, root, embedded, reader }: Place,
): LaidOutPart[] {
  const summed = summedColumns(model)
  const law = typeLawOf(model)
  const pictures = new Pictures(pen, model.pictures ?? {}, embedded)
  const links = new PhotoLinks(pen, { parts: model.parts.filter(({ audience }) => !reader || audience === reader) })
  const layOutPart = (part: Part, paper: Paper): LaidOutPart => {
    const frame = frameOf(part)
    const section = once(() => pen.open(root, 'Sect', { title: part.name }))
    const setting = settingOf(part, frame.width + 2 * margin, law)
    const drawing = { pen, form, outline, pictures, links, frame, section }
    const context: Context = { ...setting, ...drawing, calculation, summed, wording, part }
    const head = headOf(part, paper, model, context)
    const body = sectionsOf(part.blocks).flatMap((each) => layOutSection(each, context))
    const top = topOf(part)
    const area = { top, bottom: top + frame.height }
    return { name: part.name, part, paper, area, section, boxes: [...head, ...closeUp(body)] }
  }
  return papersOf(model).flatMap((paper) =>
    partRunsOf(paper).map((run) => joined(run.map((part) => layOutPart(part, paper)))),
  )
}
