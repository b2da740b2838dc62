import { theme } from '../../../theme'
import { blank, BLANK_LONG } from '../controls'
import { line, makeCell, makeGrid, makeRow, noBorders, noLine, shareWidth } from '../grid'
import { styledParagraph, textRun } from '../text'
import type { BlockRenderer } from './types'

/** Bordered frames of the given height, each with its place and its caption below. */
export const renderImages: BlockRenderer<'images'> = (block, { context, width }) => {
  const widths = shareWidth(width, Array<number>(block.columns).fill(1))
  const edge = line(theme.rule)
  const none = { top: noLine, bottom: noLine, left: noLine, right: noLine }
  const empty = (column: number) => makeCell(widths[column]!, [styledParagraph('Caption', '')], { borders: none })

  const frameCell = (index: number, column: number) => {
    if (index >= block.count) return empty(column)
    const name = `${block.name}.${index + 1}.image`
    const control = context.controls.frame(name, `${block.label} ${index + 1}`, 'Place picture here')
    return makeCell(widths[column]!, [styledParagraph('Frame', [control], { keepNext: block.captions })], {
      borders: { top: edge, bottom: edge, left: edge, right: edge },
    })
  }
  const captionLine = (index: number, key: 'place' | 'caption', lead: string) => {
    const label = `${block.label} ${index + 1}: ${key}`
    const control = context.input(
      { name: `${block.name}.${index + 1}.${key}`, label, type: 'text' as const },
      blank(BLANK_LONG),
    )
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
  const rows = Array.from({ length: Math.ceil(block.count / block.columns) }, (_, row) => row * block.columns).flatMap(
    (start) => [
      makeRow(
        columns.map((column) => frameCell(start + column, column)),
        { height: block.height },
      ),
      ...(block.captions
        ? [
            makeRow(
              columns.map((column) => captionCell(start + column, column)),
              { height: 22 },
            ),
          ]
        : []),
    ],
  )
  return [makeGrid(widths, rows, { borders: noBorders, caption: block.label })]
}
