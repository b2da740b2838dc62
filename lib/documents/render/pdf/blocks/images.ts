import { rowsOf } from '../../columns'
import type { LayoutBox } from '../boxes'
import { columnsOf, type BlockRenderer } from '../context'
import { textSpec } from '../field-spec'
import { metrics, styles } from '../style'

const NUMBER_WIDTH = 16

/** A grid of frames: each is a button that takes a picture, with a caption field below. */
export const images: BlockRenderer<'images'> = (block, context) => {
  const { pen, form, frame } = context
  const columns = columnsOf(frame, block.columns, metrics.gutter)
  const placed = Array.from({ length: block.count }, (_, index) => {
    const column = columns[index % block.columns] ?? { x: frame.left, width: frame.width }
    const name = `${block.name}.${index + 1}`
    const tip = `${block.label}, picture ${index + 1}`
    const image = { kind: 'image', name: `${name}.image`, tip, caption: 'Click to add a picture', value: null } as const
    return {
      ...column,
      image: form.declare(image),
      number: pen.plain(`${index + 1}.`, styles.cellStrong),
      caption: block.captions
        ? form.declare(textSpec(`${name}.caption`, `${tip}: caption`, block.values?.[`${name}.caption`]))
        : null,
    }
  })
  const captionHeight = block.captions ? metrics.fieldHeight + 4 : 0
  return rowsOf(placed, block.columns).map((row, index): LayoutBox => ({
    before: index ? 14 : 10,
    height: block.height + captionHeight,
    draw: (y) => {
      for (const { x, width, image, number, caption } of row) {
        form.place(image, context.section(), { x, y, width, height: block.height })
        if (!caption) continue
        const top = y + block.height + 4
        const element = pen.drawTaggedText(pen.open(context.section(), 'P'), number, { x, y: top + 6 })
        const rect = { x: x + NUMBER_WIDTH, y: top, width: width - NUMBER_WIDTH, height: metrics.fieldHeight }
        form.place(caption, element, rect)
      }
    },
  }))
}
