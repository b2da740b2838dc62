import { isTickGrid, type ChecklistBlock, type ChecklistItem } from '../../../model'
import type { ColumnShape } from '../../columns'
import { looks, styleOf } from '../looks'
import { longestWord } from '../measure'
import type { SheetBuilder } from '../sheet'
import type { CellPlace, Run, Span } from '../types'
import { contentOf, formatOf, TICK } from '../values'

const itemWeight = 5
/** From this weight on, a column takes a note, and is wide enough for a sentence in a few lines. */
const [noteWeight, noteWidth] = [1.3, 130]
const rowHeight = 20
const tickWidth = 24

const optionsOf = (block: ChecklistBlock): readonly string[] => (block.answers.length > 1 ? block.answers : [TICK])

/** The heading of the answer column: the answers if they are short enough to read, else `Answer`. */
function answerLabel({ answers }: ChecklistBlock): string {
  const choice = answers.join(' / ')
  return choice.length <= 24 ? choice : 'Answer'
}

function ruledShapes(block: ChecklistBlock): ColumnShape[] {
  const options = block.answers.map((answer) => longestWord(answer, looks.cell.size) + 16)
  const answer = Math.min(Math.max(58, ...options), 110)
  const extras = block.extras.map(({ width, label }) => ({
    weight: width,
    min: Math.max(width < noteWeight ? 46 : noteWidth, longestWord(label, looks.header.size, true)),
  }))
  return [{ weight: itemWeight, min: 150 }, { weight: 1.1, min: answer }, ...extras]
}

function itemContent(sheet: SheetBuilder, item: ChecklistItem): { value: string; runs?: Run[] } {
  const text = sheet.context.text(item.text)
  if (!item.note) return { value: text }
  const note = `\n${sheet.context.text(item.note)}`
  return { value: text + note, runs: [{ text }, { text: note, muted: true }] }
}

function putAnswer(sheet: SheetBuilder, block: ChecklistBlock, item: number, { row, span }: CellPlace): void {
  const name = `${block.name}.${item}.answer`
  const value = block.values?.[name] ?? null
  const ticked = block.answers.length === 1 && value === block.answers[0]
  const type = block.answers.length > 1 ? 'select' : 'check'
  sheet.claim(name, row, span.from)
  sheet.put(row, span, styleOf('cellLine', formatOf({ type }), 'center'), {
    value: ticked ? TICK : contentOf(type, value),
  })
  sheet.accept({ type: 'list', options: optionsOf(block), closed: true }, row, span)
}

function layRows(sheet: SheetBuilder, block: ChecklistBlock, [text, answer, ...extras]: readonly Span[]): void {
  const labels = [answerLabel(block), ...block.extras.map(({ label }) => label)]
  const links = [{}, ...block.extras.map((extra) => sheet.context.headingLink({ key: extra.key }))]
  const spans = [answer!, ...extras]
  const heights = labels.map((label, index) => sheet.heightOf(label, spans[index]!, 'header', 8))
  const header = sheet.addRow(Math.max(rowHeight, ...heights), true)
  sheet.put(header, text!, styleOf('header', undefined, 'left'), {
    value: block.itemLabel ?? 'Item',
  })
  labels.forEach((label, index) =>
    sheet.put(header, spans[index]!, styleOf('header', undefined, index === 0 ? 'center' : 'left'), {
      value: label,
      ...links[index],
    }),
  )
  block.items.forEach((item, index) => {
    const content = itemContent(sheet, item)
    const written = block.extras.map(({ key }) => String(block.values?.[`${block.name}.${index + 1}.${key}`] ?? ''))
    const height = Math.max(
      rowHeight,
      sheet.heightOf(content.value, text!, 'cellFixed', 6),
      ...written.map((value, column) => sheet.heightOf(value, extras[column]!, 'cell', 6)),
    )
    const row = sheet.addRow(height, index === 0 && block.items.length > 2)
    sheet.put(row, text!, styleOf('cellFixed', undefined, 'left'), content)
    putAnswer(sheet, block, index + 1, { row, span: answer! })
    block.extras.forEach(({ key }, column) => {
      const name = `${block.name}.${index + 1}.${key}`
      sheet.claim(name, row, extras[column]!.from)
      const value = contentOf('text', block.values?.[name] ?? null)
      sheet.put(row, extras[column]!, styleOf(sheet.inputLook(row), formatOf({ type: 'text' }), 'left'), {
        value,
        ...sheet.context.numberLink({ key }, block.values?.[name] ?? null),
      })
    })
  })
  sheet.tables.push({ header, last: sheet.rows.length - 1 })
}

function layTicks(sheet: SheetBuilder, block: ChecklistBlock, spans: readonly Span[]): void {
  const perRow = spans.length / 2
  for (let start = 0; start < block.items.length; start += perRow) {
    const items = block.items.slice(start, start + perRow).map((item, index) => ({
      content: itemContent(sheet, item),
      box: spans[index * 2]!,
      text: spans[index * 2 + 1]!,
      number: start + index + 1,
    }))
    const heights = items.map(({ content, text }) => sheet.heightOf(content.value, text, 'tickText', 6))
    const row = sheet.addRow(Math.max(rowHeight, ...heights))
    for (const { content, box, text, number } of items) {
      putAnswer(sheet, block, number, { row, span: box })
      sheet.put(row, text, styleOf('tickText'), content)
    }
  }
}

const tickColumns = (perRow: number): ColumnShape[] =>
  Array.from({ length: perRow }, () => [
    { weight: 0, min: tickWidth },
    { weight: 1, min: 120 },
  ]).flat()

/** The columns that a checklist wants of the sheet's grid; checkboxes are two to a row. */
export const checklistShapes = (block: ChecklistBlock): ColumnShape[] =>
  isTickGrid(block) ? tickColumns(2) : ruledShapes(block)

export function layChecklist(sheet: SheetBuilder, block: ChecklistBlock): void {
  const spans = sheet.fitTable(checklistShapes(block))
  if (isTickGrid(block)) layTicks(sheet, block, spans)
  else layRows(sheet, block, spans)
  sheet.gap()
}
