import { theme } from '../../../theme'
import { BLANK_LONG } from '../controls'
import { makeCell, makeGrid, makeRow, shareWidth } from '../grid'
import { boxOf, line, noLine } from '../borders'
import { styledParagraph, textRun } from '../text'
import type { BlockRenderer } from './types'

const FRAME_PADDING = 12

/** Picture controls in frames of the given height, each with its place and its caption below. */
export const renderImages: BlockRenderer<'images'> = (block, { context, width }) => {
  const widths = shareWidth(width, Array<number>(block.columns).fill(1))

  const none = boxOf(noLine)
  const empty = (column: number) => makeCell(widths[column]!, [styledParagraph('Caption', '')], { borders: none })

  const frameCell = (index: number, column: number) => {
    if (index >= block.count) return empty(column)
    const name = `${block.name}.${index + 1}.image`
    const size = { width: widths[column]! / 20 - FRAME_PADDING, height: block.height - FRAME_PADDING / 2 }
    const picture = context.controls.picture(name, `${block.label} ${index + 1}`, size)
    const control = block.captions ? context.frame(`${block.name}.${index + 1}`, picture) : picture
    const frame = styledParagraph('Frame', [control], { keepNext: block.captions })
    return makeCell(widths[column]!, [frame], { borders: boxOf(line(theme.rule)) })
  }
  const captionLine = (index: number, key: 'place' | 'caption', lead: string) => {
    const label = `${block.label} ${index + 1}: ${key}`
    const control = context.input({ name: `${block.name}.${index + 1}.${key}`, label, type: 'text' }, BLANK_LONG)
    return styledParagraph('Caption', [textRun(lead), control])
  }
  const captionCell = (index: number, column: number) => {
    if (index >= block.count) return empty(column)
    const lines = [
      captionLine(index, 'place', `Photo ${index + 1} · Where: `),
      captionLine(index, 'caption', 'Shows: '),
    ]
    return makeCell(widths[column]!, lines, { borders: none })
  }

  const columns = widths.map((_, column) => column)
  const rowOf = (cell: (index: number, column: number) => string, start: number, height: number) =>
    makeRow(
      columns.map((column) => cell(start + column, column)),
      { height },
    )
  const starts = Array.from({ length: Math.ceil(block.count / block.columns) }, (_, row) => row * block.columns)
  const rows = starts.flatMap((start) => [
    rowOf(frameCell, start, block.height),
    ...(block.captions ? [rowOf(captionCell, start, 22)] : []),
  ])
  return [makeGrid(widths, rows, { style: 'PictureGrid', caption: block.label })]
}
