import type { ImagesBlock } from '../../../model'
import { styleOf } from '../looks'
import type { SheetBuilder } from '../sheet'
import type { Span } from '../types'
import { putField } from './field-cell'

const captionHeight = 20

/** Empty frames to paste pictures into, each with a caption line under it. */
export function layImages(sheet: SheetBuilder, block: ImagesBlock): void {
  const shapes = Array.from({ length: block.columns }, () => ({ weight: 1, min: 120 }))
  const spans: Span[] = sheet.fit(shapes) ?? [sheet.all]
  for (let start = 0; start < block.count; start += spans.length) {
    const frames = spans.slice(0, block.count - start).map((span, index) => ({ span, number: start + index + 1 }))
    const row = sheet.addRow(block.height, block.captions)
    for (const { span, number } of frames)
      sheet.put(row, span, styleOf('frame'), { value: `${block.label} ${number}: Insert › Pictures` })
    if (block.captions) {
      const captions = sheet.addRow(captionHeight)
      for (const { span, number } of frames)
        putField(sheet, captions, span, { name: `${block.name}.${number}.caption`, type: 'text' })
    }
    sheet.gap(6)
  }
}
