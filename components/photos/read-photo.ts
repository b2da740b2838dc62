import { PHOTO_MAX, SMALL_MAX, type Photo } from '@/lib/fill/photo-store'
import { sha256 } from '@/lib/fill/sha256'

export type ReadPhoto = { ok: true; photo: Photo } | { ok: false; message: string }

const FILE_MAX = 80_000_000
const QUALITY = 0.85
/** Of a picture that is redrawn: it was made smaller before. */
const QUALITY_AGAIN = 0.93
/** The brands of HEIF files with HEVC pictures, which few browsers read (ISO/IEC 23008-12). */
const HEIC = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/

async function isHeic(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(4, 12).arrayBuffer())
  return HEIC.test(String.fromCharCode(...head))
}

interface Drawing {
  most: number
  quality: number
  /** By a quarter to the right. */
  isTurned: boolean
}

async function draw(
  bitmap: ImageBitmap,
  { most, quality, isTurned }: Drawing,
): Promise<{ blob: Blob; width: number; height: number }> {
  const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height))
  const [across, down] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ]
  const canvas = document.createElement('canvas')
  const width = (canvas.width = isTurned ? down : across)
  const height = (canvas.height = isTurned ? across : down)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas')
  // A JPEG has no clear places: they would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  if (isTurned) context.setTransform(0, 1, -1, 0, width, 0)
  context.drawImage(bitmap, 0, 0, across, down)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  // Some browsers keep the pixels of a canvas until it is collected.
  canvas.width = canvas.height = 0
  if (!blob) throw new Error('The browser could not write the picture')
  return { blob, width, height }
}

async function toPhoto(file: Blob, drawing: Omit<Drawing, 'most'>): Promise<Photo> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const { blob: full, width, height } = await draw(bitmap, { ...drawing, most: PHOTO_MAX })
    const { blob: small } = await draw(bitmap, { ...drawing, most: SMALL_MAX })
    return { id: await sha256(new Uint8Array(await full.arrayBuffer())), width, height, full, small }
  } finally {
    bitmap.close()
  }
}

/** Reads a picture upright, at most `PHOTO_MAX` pixels long, and re-encoded: without place, time and camera. */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  const refuse = (why: string): ReadPhoto => ({ ok: false, message: `${file.name || 'The file'} ${why}` })
  if (file.type && !file.type.startsWith('image/')) return refuse('is not a picture.')
  if (file.size > FILE_MAX) return refuse('is larger than 80 MB. Choose a smaller one.')
  try {
    return { ok: true, photo: await toPhoto(file, { quality: QUALITY, isTurned: false }) }
  } catch (error) {
    console.error('A photograph could not be read.', error)
    if (await isHeic(file))
      return refuse(
        'is in the HEIC format, which this browser cannot read. Save it as JPEG, or on an iPhone choose Settings, Camera, Formats, Most Compatible, before you take the next one.',
      )
    return refuse('cannot be read as a picture. It may be damaged.')
  }
}

/** The photo turned by a quarter to the right. */
export const turnPhoto = ({ full }: Pick<Photo, 'full'>): Promise<Photo> =>
  toPhoto(full, { quality: QUALITY_AGAIN, isTurned: true })
