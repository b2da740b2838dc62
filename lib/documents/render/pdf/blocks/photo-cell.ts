import type { Context } from '../context'
import type { FormField, PlaceOptions } from '../form'
import type { Element, Rect } from '../pen'

const MARK = 11

export type FoundFrame = ReturnType<Context['links']['frames']['of']>

/** Places a field in a cell. Next to a number that names a photograph, a mark leads to it: the number itself can be changed. */
export function placeInCell(
  { field, box, options, found }: { field: FormField; box: Rect; options: PlaceOptions; found: FoundFrame },
  cell: Element,
  { pen, form, links, styles }: Context,
): void {
  if (!found) {
    form.place(field, cell, box, options)
    return
  }
  form.place(field, cell, { ...box, width: box.width - MARK }, options)
  const rect = { ...box, x: box.x + box.width - MARK, width: MARK }
  links.draw(cell, { frame: found.frame, words: `Go to photo ${found.number}`, rect }, () =>
    pen.drawTextInside(pen.plain('›', styles.cellStrong), rect, 'center'),
  )
}
