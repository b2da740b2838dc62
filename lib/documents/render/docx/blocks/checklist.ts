import type { ChecklistBlock, ChecklistItem } from '../../../model'
import { theme } from '../../../theme'
import type { RenderContext } from '../context'
import {
  fitWidths,
  makeCell,
  makeGrid,
  makeHeaderRow,
  makeRow,
  noBorders,
  ruledBorders,
  shareWidth,
  headingWidth,
  keepsNextRow,
} from '../grid'
import { inlineRuns, styledParagraph, textRun } from '../text'
import type { BlockRenderer, Place } from './types'

const ITEM_WEIGHT = 5

function answerBox(block: ChecklistBlock, index: number, answer: string, context: RenderContext) {
  const name = `${block.name}.${index + 1}.answer`
  const given = block.values?.[name]
  return context.controls.checkBox(name, `${block.items[index]!.text}: ${answer}`, given === answer || given === true)
}

const noteRuns = ({ note }: ChecklistItem, context: RenderContext) =>
  note ? [styledParagraph('ItemNote', inlineRuns(note, context))] : []

/** Two columns without rules, a tick box before each item. */
function renderTickGrid(block: ChecklistBlock, { context, width }: Place) {
  const widths = shareWidth(width, [1, 1])
  const cellAt = (index: number) => {
    const item = block.items[index]
    if (!item) return makeCell(widths[index % 2]!, [styledParagraph('Check', '')])
    const boxes = block.answers.map((answer) => answerBox(block, index, answer, context))
    const text = styledParagraph('Check', [...boxes, textRun('\t'), ...inlineRuns(item.text, context)])
    const note = item.note ? [styledParagraph('CheckNote', inlineRuns(item.note, context))] : []
    return makeCell(widths[index % 2]!, [text, ...note], { align: 'top' })
  }
  const starts = Array.from({ length: Math.ceil(block.items.length / 2) }, (_, row) => row * 2)
  const rows = starts.map((start) => makeRow([cellAt(start), cellAt(start + 1)]))
  return [makeGrid(widths, rows, { borders: noBorders, padding: { vertical: 1, horizontal: 3 } })]
}

const itemLabel = (block: ChecklistBlock): string => block.itemLabel ?? 'Item'

/** Answer columns are as wide as their labels; the item and the extras share the rest. */
function rowWidths(block: ChecklistBlock, width: number): number[] {
  const { answers, extras } = block
  const answerWidths = answers.map((answer) => Math.max(680, headingWidth(answer)))
  const rest = width - answerWidths.reduce((a, b) => a + b, 0)
  const columns = extras.map((extra) => ({ weight: extra.width, label: extra.label }))
  const [item, ...others] = fitWidths(rest, [{ weight: ITEM_WEIGHT, label: itemLabel(block) }, ...columns])
  return [item!, ...answerWidths, ...others]
}

function renderRows(block: ChecklistBlock, { context, width }: Place) {
  const widths = rowWidths(block, width)
  const header = makeHeaderRow(
    [
      { text: itemLabel(block), align: 'left' },
      ...block.answers.map((text) => ({ text, align: 'center' as const })),
      ...block.extras.map(({ label }) => ({ text: label, align: 'left' as const })),
    ],
    widths,
  )
  const rows = block.items.map((item, index) => {
    const boxes = block.answers.map((answer) =>
      styledParagraph('TableText', [answerBox(block, index, answer, context)], { align: 'center' }),
    )
    const extras = block.extras.map(({ key, label }) => {
      const name = `${block.name}.${index + 1}.${key}`
      return styledParagraph('TableText', [
        context.input({ name, label: `${label}: ${item.text}`, type: 'text', value: block.values?.[name] ?? null }),
      ])
    })
    const text = [styledParagraph('TableText', inlineRuns(item.text, context)), ...noteRuns(item, context)]
    const contents = [text, ...boxes.map((box) => [box]), ...extras.map((extra) => [extra])]
    const cells = contents.map((content, column) => makeCell(widths[column]!, content))
    return makeRow(cells, { height: 20, keepNext: keepsNextRow(index, block.items.length) })
  })
  return [makeGrid(widths, [header, ...rows], { borders: ruledBorders(theme.rule) })]
}

export const renderChecklist: BlockRenderer<'checklist'> = (block, place) =>
  block.layout === 'grid' ? renderTickGrid(block, place) : renderRows(block, place)
