import SignaturePad, { type PointGroup } from 'signature_pad'
import { toBase64 } from '@/lib/fill/base64'
import type { Signature } from '@/lib/fill/signing'

/** The color of the ink: it prints black, and is not that of the text around it. */
export const INK = '#101a3c'
/** Pixels of the largest picture: 300 dpi and more on a signature's line. */
const MOST_WIDTH = 900
const MOST_HEIGHT = 240
const MOST_SCALE = 3
const PAD = 6

export const HANDWRITING =
  "'Snell Roundhand', 'Segoe Script', 'Bradley Hand', 'Apple Chancery', 'Dancing Script', 'URW Chancery L', 'Z003', cursive"
const FONT_SIZE = 96

async function toPicture(canvas: HTMLCanvasElement): Promise<Signature['picture']> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser could not write the signature')
  const bytes = toBase64(new Uint8Array(await blob.arrayBuffer()))
  return { bytes, width: canvas.width, height: canvas.height }
}

function createCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width: Math.ceil(width), height: Math.ceil(height) })
}

/** The strokes of a pen, without the room around them, on a clear ground. */
export function drawnPicture(strokes: readonly PointGroup[]): Promise<Signature['picture']> {
  const points = strokes.flatMap((stroke) => stroke.points)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - PAD, Math.min(...ys) - PAD]
  const [width, height] = [Math.max(...xs) + PAD - left, Math.max(...ys) + PAD - top]
  const scale = Math.min(MOST_SCALE, MOST_WIDTH / width, MOST_HEIGHT / height)
  const canvas = createCanvas(width * scale, height * scale)
  new SignaturePad(canvas).fromData(
    strokes.map((stroke) => ({
      ...stroke,
      minWidth: stroke.minWidth * scale,
      maxWidth: stroke.maxWidth * scale,
      dotSize: stroke.dotSize * scale,
      points: stroke.points.map((point) => ({ ...point, x: (point.x - left) * scale, y: (point.y - top) * scale })),
    })),
  )
  return toPicture(canvas)
}

/** A typed name in handwriting, on a clear ground. */
export function typedPicture(name: string): Promise<Signature['picture']> {
  const measure = createCanvas(1, 1).getContext('2d')
  if (!measure) throw new Error('The browser gives no canvas')
  const font = (size: number): string => `${size}px ${HANDWRITING}`
  measure.font = font(FONT_SIZE)
  const wanted = measure.measureText(name).width
  const size = FONT_SIZE * Math.min(1, (MOST_WIDTH - 4 * PAD) / wanted)
  const canvas = createCanvas((wanted * size) / FONT_SIZE + 4 * PAD, size * 1.6)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas')
  context.font = font(size)
  context.fillStyle = INK
  context.textBaseline = 'alphabetic'
  context.fillText(name, 2 * PAD, size * 1.1)
  return toPicture(canvas)
}
