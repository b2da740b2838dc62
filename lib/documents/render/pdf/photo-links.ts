import { photoFrames, type PhotoFrames } from '../../photo-numbers'
import type { DocumentModel } from '../../model'
import { internalsOf, pdfString, round, type Reference } from './internals'
import type { Element, Pen, Point, Rect } from './pen'

/** Space above a frame when a link has led to it. */
const ABOVE = 12

/** Links from photo numbers to frames, which may be drawn before or after them. */
export class PhotoLinks {
  private readonly pen: Pen
  readonly frames: PhotoFrames
  private readonly actions = new Map<string, Reference>()
  private readonly places = new Map<string, object>()

  constructor(pen: Pen, model: Pick<DocumentModel, 'parts'>) {
    this.pen = pen
    this.frames = photoFrames(model)
  }

  /** Draws the content of a link to a frame, which `rect` of the current page opens. */
  draw(parent: Element, { frame, words, rect }: { frame: string; words: string; rect: Rect }, draw: () => void): void {
    const internals = internalsOf(this.pen.doc)
    const link = this.pen.open(parent, 'Link', { alt: words })
    link.add(draw)
    internals.annotate(round(rect.x), round(rect.y), round(rect.width), round(rect.height), {
      Subtype: 'Link',
      A: this.actionTo(frame),
      Contents: pdfString(words),
      structParent: link,
    })
    link.end()
  }

  /** Records that a frame begins here on the current page, and completes the links to it. */
  arrive(frame: string, { x, y }: Point): void {
    const { page } = internalsOf(this.pen.doc)
    const top = this.pen.doc.page.height - y + ABOVE
    const place = [page.dictionary, 'XYZ', round(x), round(top), null]
    this.places.set(frame, place)
    const action = this.actions.get(frame)
    if (action) this.complete(action, place)
  }

  private actionTo(frame: string): Reference {
    const known = this.actions.get(frame)
    if (known) return known
    const action = internalsOf(this.pen.doc).ref({ S: 'GoTo' })
    this.actions.set(frame, action)
    const place = this.places.get(frame)
    if (place) this.complete(action, place)
    return action
  }

  /** Names the place, because a link must not refer to another page: programs that merge files page by page fail on it. */
  private complete(action: Reference, place: object): void {
    const { data } = internalsOf(this.pen.doc)._root
    const name = `Photo${action.id}`
    data.Dests = { ...(data.Dests as object | undefined), [name]: place }
    action.data.D = name
    action.end()
  }
}
