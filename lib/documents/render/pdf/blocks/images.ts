import { rowsOf } from '../../columns'
import type { LayoutBox } from '../boxes'
import { columnsOf, type BlockRenderer, type Context } from '../context'
import { textSpec } from '../field-spec'
import type { Rect } from '../pen'

const GAP = 2
/** Adobe's apps for phones and tablets do not know the script of the button, and other readers ignore it. */
const PROMPT = 'Click to add a picture:\nAcrobat Reader on a computer'

/** The height of a caption: two lines that read well, and size themselves. */
const CAPTION_HEIGHT = 24

function frameOf(name: string, tip: string, { pen, form, pictures, section }: Context): (frame: Rect) => void {
  const picture = pictures.of(name)
  if (!picture) {
    const field = form.declare({ kind: 'image', name, tip, caption: PROMPT, value: null })
    return (frame) => form.place(field, section(), frame)
  }
  return (frame) => {
    pen.artifact(() => pen.drawFrame(frame))
    pictures.place(picture, section(), frame)
  }
}

/** A grid of frames: each is a button that takes a picture, with its number above, its place and its caption below. */
export const images: BlockRenderer<'images'> = (block, context) => {
  const { pen, form, frame, links, metrics, styles } = context
  const columns = columnsOf(frame, block.columns, metrics.gutter)
  const placed = Array.from({ length: block.count }, (_, index) => {
    const column = columns[index % block.columns] ?? { x: frame.left, width: frame.width }
    const name = `${block.name}.${index + 1}`
    const tip = `${block.label}, ${block.captions ? 'photo' : 'frame'} ${index + 1}`
    const line = (key: 'place' | 'caption', label: string, height: number) => {
      const spec = textSpec(`${name}.${key}`, `${tip}: ${key}`, block.values?.[`${name}.${key}`])
      const isLong = height > metrics.fieldHeight
      return {
        label: pen.plain(label, styles.label),
        field: form.declare({ ...spec, multiline: isLong, fitted: isLong }),
        height,
      }
    }
    return {
      ...column,
      name,
      drawImage: frameOf(`${name}.image`, tip, context),
      number: block.captions ? pen.plain(`Photo ${index + 1}`, styles.labelStrong) : null,
      lines: block.captions
        ? [line('place', 'Where', metrics.fieldHeight), line('caption', 'Shows', CAPTION_HEIGHT)]
        : [],
    }
  })
  const numberHeight = block.captions ? styles.labelStrong.leading + 1 : 0
  // The room for the second line of a caption is the picture's, so that as many frames stand on a page.
  const pictureHeight = block.height - (block.captions ? CAPTION_HEIGHT - metrics.fieldHeight : 0)
  const textHeight = block.captions ? metrics.fieldHeight + CAPTION_HEIGHT + 2 * GAP : 0
  return rowsOf(placed, block.columns).map((row, index): LayoutBox => ({
    before: index ? 7 : 5,
    height: numberHeight + pictureHeight + textHeight,
    draw: (y) => {
      for (const { x, width, name, drawImage, number, lines } of row) {
        links.arrive(name, { x, y })
        const frameTop = y + numberHeight
        if (number) pen.drawTaggedText(pen.open(context.section(), 'P'), number, { x, y })
        drawImage({ x, y: frameTop, width, height: pictureHeight })
        lines.forEach(({ label, field, height }, at) => {
          const top = frameTop + pictureHeight + at * (metrics.fieldHeight + GAP) + GAP
          const text = { x, y: top + (metrics.fieldHeight - label.height) / 2 }
          const element = pen.drawTaggedText(pen.open(context.section(), 'P'), label, text)
          const indent = (label.lines[0]?.width ?? 0) + 2 * GAP
          form.place(field, element, { x: x + indent, y: top, width: width - indent, height })
        })
      }
    },
  }))
}
