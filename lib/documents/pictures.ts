import type { Picture } from './entries'

export interface PictureHead extends Pick<Picture, 'type' | 'width' | 'height'> {
  /** Samples of a pixel in a JPEG; the color type of a PNG. */
  color: number
  bits: number
  /** A PNG stored in seven passes, which a PDF cannot hold as it is. */
  interlaced: boolean
}

export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The bytes of a PNG's signature and of its first chunk, IHDR. */
const PNG_HEAD = 33

function readPng(bytes: Uint8Array): PictureHead | null {
  if (bytes.length < PNG_HEAD || !PNG_SIGNATURE.every((byte, index) => bytes[index] === byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  return { type: 'image/png', width, height, bits: bytes[24] ?? 0, color: bytes[25] ?? 0, interlaced: bytes[28] === 1 }
}

/** Whether a JPEG marker begins a frame, whose header has the size: C0 to CF without C4, C8 and CC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function readJpeg(bytes: Uint8Array): PictureHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (at + 10 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    if (marker === 0xff) at += 1
    else if (!isFrame(marker)) at += 2 + view.getUint16(at + 2)
    else {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      const [bits = 8, color = 3] = [bytes[at + 4], bytes[at + 9]]
      return { type: 'image/jpeg', width, height, bits, color, interlaced: false }
    }
  }
  return null
}

/** The type and the size in pixels of a PNG or JPEG file; null for other files and for one without a size. */
export function readPicture(bytes: Uint8Array): PictureHead | null {
  const head = readPng(bytes) ?? readJpeg(bytes)
  return head && head.width > 0 && head.height > 0 ? head : null
}

/** The most bytes that the pictures of a document may add to a file: a format may pack them a little less well. */
export const picturesSize = ({ pictures = {} }: { pictures?: Readonly<Record<string, Picture>> }): number =>
  Object.values(pictures).reduce((sum, { bytes }) => sum + 1000 + Math.ceil(1.25 * bytes.length), 0)

export interface Size {
  width: number
  height: number
}

/** The largest size of a picture's proportions inside a frame, in the frame's unit. */
export function fitInside(picture: Size, frame: Size): Size {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}
