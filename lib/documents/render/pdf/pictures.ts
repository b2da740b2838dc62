import type { Picture } from '../../entries'
import { fitInside, readPicture, type PictureHead } from '../../pictures'
import { internalsOf, round, type Dictionary, type Reference } from './internals'
import type { Element, Pen, Rect } from './pen'
import { readPng, type ImageData } from './png'
import { remember } from '../../remember'

export interface Embedded {
  label: string
  obj: Reference
  width: number
  height: number
}

interface PlaceOptions {
  align?: 'left' | 'center'
  valign?: 'middle' | 'bottom'
}

/** CMYK pictures of Adobe's programs are stored with inverted samples. */
const INVERTED = [1, 0, 1, 0, 1, 0, 1, 0]
const jpegColors: Readonly<Record<number, string>> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }

export type EmbeddedPictures = Map<Uint8Array, Embedded>

/** The pictures of a document. Each is embedded once, however often it is drawn. */
export class Pictures {
  private readonly pen: Pen
  private readonly pictures: Readonly<Record<string, Picture>>
  private readonly embedded: EmbeddedPictures

  constructor(pen: Pen, pictures: Readonly<Record<string, Picture>>, embedded: EmbeddedPictures = new Map()) {
    this.pen = pen
    this.pictures = pictures
    this.embedded = embedded
  }

  of(name: string): Picture | undefined {
    return this.pictures[name]
  }

  /** Draws a picture inside a frame of the page, as a tagged figure. Throws if it is neither a PNG nor a JPEG file. */
  place(
    picture: Picture,
    parent: Element,
    frame: Rect,
    { align = 'center', valign = 'middle' }: PlaceOptions = {},
  ): void {
    const { width, height } = fitInside(picture, frame)
    const x = round(frame.x + (align === 'center' ? (frame.width - width) / 2 : 0))
    const y = round(frame.y + (frame.height - height) * (valign === 'middle' ? 0.5 : 1))
    const { doc } = this.pen
    const figure = this.pen.open(parent, 'Figure', { alt: picture.alt })
    const bottom = doc.page.height - y - height
    figure.dictionary.data.A = {
      O: 'Layout',
      Placement: 'Block',
      BBox: [x, bottom, x + width, bottom + height].map(round),
    }
    const image = this.embed(picture)
    figure.add(() =>
      doc.image(image as unknown as PDFKit.Mixins.ImageSrc, x, y, { width: round(width), height: round(height) }),
    )
  }

  private embed(picture: Picture): Embedded {
    return remember(this.embedded, picture.bytes, () => {
      const head = readPicture(picture.bytes)
      if (!head) throw new Error(`The picture '${picture.alt}' is neither a PNG nor a JPEG file`)
      const { width, height } = head
      const obj = head.type === 'image/png' ? this.writePng(picture.bytes, head) : this.writeJpeg(picture.bytes, head)
      return { label: `Picture${this.embedded.size + 1}`, obj, width, height }
    })
  }

  private writeJpeg(data: Uint8Array, head: PictureHead): Reference {
    const colors = { ColorSpace: jpegColors[head.color], ...(head.color === 4 ? { Decode: INVERTED } : {}) }
    return this.write(head, { entries: { ...colors, BitsPerComponent: head.bits, Filter: 'DCTDecode' }, data })
  }

  private writePng(bytes: Uint8Array, head: PictureHead): Reference {
    const { mask, palette, ...image } = readPng(bytes, head)
    const extra: Dictionary = {}
    if (palette) {
      const colors = internalsOf(this.pen.doc).ref({})
      colors.end(palette)
      extra.ColorSpace = ['Indexed', 'DeviceRGB', palette.length / 3 - 1, colors]
    }
    if (mask) extra.SMask = this.write(head, mask)
    return this.write(head, { ...image, entries: { ...image.entries, ...extra } })
  }

  private write({ width, height }: PictureHead, { entries, data }: ImageData): Reference {
    const entriesOfAll = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height }
    const object = internalsOf(this.pen.doc).ref({ ...entriesOfAll, ...entries })
    object.end(data)
    return object
  }
}
