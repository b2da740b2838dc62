import type { ImagesBlock } from '../../../model'
import { styleOf } from '../looks'
import { placePicture } from '../pictures'
import type { SheetBuilder } from '../sheet'
import type { Span, Validation } from '../types'
import { putField } from './field-cell'

const captionHeight = 20
const pictureHint: Validation = {
  type: 'hint',
  title: 'Picture',
  text: 'Insert › Pictures, then drag it into the frame.',
}

/** Frames for pictures, each with its place and its caption below. */
export function layImages(sheet: SheetBuilder, block: ImagesBlock): void {
  const shapes = Array.from({ length: block.columns }, () => ({ weight: 1, min: 120 }))
  const spans: Span[] = sheet.fit(shapes) ?? [sheet.all]
  for (let start = 0; start < block.count; start += spans.length) {
    const frames = spans.slice(0, block.count - start).map((span, index) => ({ span, number: start + index + 1 }))
    const row = sheet.addRow(block.height, block.captions)
    for (const { span, number } of frames) {
      const picture = sheet.context.model.pictures?.[`${block.name}.${number}.image`]
      sheet.put(row, span, styleOf('frame'), { value: picture ? null : `${block.label} ${number}` })
      if (picture) placePicture(sheet, picture, { top: row, bottom: row, span })
      else sheet.accept(pictureHint, row, span)
    }
    if (block.captions) {
      for (const key of ['place', 'caption']) {
        const texts = sheet.addRow(captionHeight)
        for (const { span, number } of frames) {
          const name = `${block.name}.${number}.${key}`
          putField(sheet, texts, { field: { name, type: 'text', value: block.values?.[name] ?? null }, span })
        }
      }
    }
    sheet.gap(6)
  }
}
