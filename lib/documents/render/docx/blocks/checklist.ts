import { isAnswerGrid, isTickGrid, onPaper, type ChecklistBlock } from '../../../model'
import type { RenderContext } from '../context'
import {
  fitWidths,
  gapBorders,
  makeCell,
  makeGrid,
  makeHeaderRow,
  makeRow,
  shareWidth,
  headingWidth,
  keptRows,
} from '../grid'
import { styledParagraph, textRun } from '../text'
import type { BlockContext, BlockRenderer } from './types'

const ITEM_WEIGHT = 5
const DATES = /^(?:date|expires)$/i

function answerBox(block: ChecklistBlock, index: number, answer: string, context: RenderContext) {
  const name = `${block.name}.${index + 1}.answer`
  const given = block.values?.[name]
  const bound = context.repeated.has(block.name) ? `${name}.${block.answers.indexOf(answer) + 1}` : undefined
  const label = `${block.items[index]!.text}: ${answer}`
  return context.controls.checkBox(name, label, given === answer || given === true, bound)
}

function renderTickGrid(block: ChecklistBlock, { context, width, isSigned }: BlockContext) {
  const widths = shareWidth(width, [1, 1])
  const starts = Array.from({ length: Math.ceil(block.items.length / 2) }, (_, row) => row * 2)
  const cellAt = (index: number) => {
    const item = block.items[index]
    const keepNext = isSigned && index >= starts.at(-1)!
    if (!item) return makeCell(widths[index % 2]!, [styledParagraph('Check', '', { keepNext })])
    const boxes = block.answers.map((answer) => answerBox(block, index, answer, context))
    const text = styledParagraph('Check', [...boxes, textRun('\t'), ...context.runs(item.text)], { keepNext })
    const note = item.note ? [styledParagraph('CheckNote', context.runs(item.note), { keepNext })] : []
    return makeCell(widths[index % 2]!, [text, ...note], { align: 'top' })
  }
  const rows = starts.map((start) => makeRow([cellAt(start), cellAt(start + 1)]))
  return [makeGrid(widths, rows, { style: 'TickList' })]
}

const itemLabel = (block: ChecklistBlock): string => block.itemLabel ?? 'Item'

/** Answer columns are as wide as their labels; the item and the extras share the rest. */
function rowWidths(block: ChecklistBlock, width: number): number[] {
  const { answers, extras } = block
  const answerWidths = answers.map((answer) => Math.max(680, headingWidth(answer)))
  const rest = width - answerWidths.reduce((a, b) => a + b, 0)
  const columns = extras.map(({ width: weight, label }) => ({ weight, label, figures: DATES.test(label) ? 10 : 0 }))
  const [item, ...others] = fitWidths(rest, [{ weight: ITEM_WEIGHT, label: itemLabel(block) }, ...columns])
  return [item!, ...answerWidths, ...others]
}

const headings = (block: ChecklistBlock, context: RenderContext): Parameters<typeof makeHeaderRow>[0] => [
  { text: itemLabel(block), align: 'left' },
  ...block.answers.map((text) => ({ text, align: 'center' as const })),
  ...block.extras.map(({ key, label }) => ({
    text: [context.heading({ key }, textRun(label))],
    align: 'left' as const,
  })),
]

/** The paragraphs of an item's cells: its text, a box for each answer, and the further columns. */
function itemContents(block: ChecklistBlock, index: number, context: RenderContext, keepNext: boolean): string[][] {
  const item = block.items[index]!
  const boxes = block.answers.map((answer) => [
    styledParagraph('TableText', [answerBox(block, index, answer, context)], { align: 'center', keepNext }),
  ])
  const extras = block.extras.map(({ key, label }) => {
    const name = `${block.name}.${index + 1}.${key}`
    const value = block.values?.[name] ?? null
    const control = context.input({ name, label: `${label}: ${item.text}`, type: 'text', value })
    return [styledParagraph('TableText', [control, ...context.photoMark({ key }, value)], { keepNext })]
  })
  const text = [
    styledParagraph('TableText', context.runs(item.text), { keepNext }),
    ...(item.note ? [styledParagraph('ItemNote', context.runs(item.note), { keepNext })] : []),
  ]
  return [text, ...boxes, ...extras]
}

function renderRows(block: ChecklistBlock, { context, width, isSigned }: BlockContext) {
  const widths = rowWidths(block, width)
  const header = makeHeaderRow(headings(block, context), widths)
  const kept = keptRows(block.items.map(() => false))
  const rows = block.items.map((_, index) => {
    const isLast = index === block.items.length - 1
    const contents = itemContents(block, index, context, kept[index]! || (isLast && isSigned))
    return makeRow(
      contents.map((content, column) => makeCell(widths[column]!, content)),
      { height: 17 },
    )
  })
  return [makeGrid(widths, [header, ...rows], { style: 'FormTable' })]
}

/** Between the halves of an answer grid, in twips. */
const GUTTER = 200

/** Two items with their answers side by side, as the PDF has them. */
function renderAnswerGrid(block: ChecklistBlock, { context, width, isSigned }: BlockContext) {
  const half = rowWidths(block, Math.floor((width - GUTTER) / 2))
  const widths = [...half, GUTTER, ...half]
  const head = headings(block, context)
  const gap = (keepNext: boolean) =>
    makeCell(GUTTER, [styledParagraph('TableText', '', { keepNext })], { borders: gapBorders })
  const header = makeHeaderRow([...head, { text: '', align: 'left', isGap: true }, ...head], widths)
  const starts = Array.from({ length: Math.ceil(block.items.length / 2) }, (_, row) => row * 2)
  const kept = keptRows(starts.map(() => false))
  const rows = starts.map((start, row) => {
    const keepNext = kept[row]! || (row === starts.length - 1 && isSigned)
    const cellsAt = (index: number): string[] => {
      const contents = block.items[index]
        ? itemContents(block, index, context, keepNext)
        : half.map(() => [styledParagraph('TableText', '', { keepNext })])
      return contents.map((content, column) => makeCell(half[column]!, content))
    }
    return makeRow([...cellsAt(start), gap(keepNext), ...cellsAt(start + 1)], { height: 17 })
  })
  return [makeGrid(widths, [header, ...rows], { style: 'FormTable' })]
}

export const renderChecklist: BlockRenderer<'checklist'> = (given, place) => {
  const block = onPaper(given)
  if (isTickGrid(block)) return renderTickGrid(block, place)
  return isAnswerGrid(block) && block.items.length > 1 ? renderAnswerGrid(block, place) : renderRows(block, place)
}
