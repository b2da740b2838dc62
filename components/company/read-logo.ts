import { LOGO_MAX, type Logo } from '@/lib/fill/company'

export type ReadLogo = { ok: true; logo: Logo } | { ok: false; message: string }

const FILE_MAX = 20_000_000
const types = ['image/png', 'image/jpeg', 'image/svg+xml']
const unreadable: ReadLogo = { ok: false, message: 'That picture cannot be read. Save it as a PNG file and try again.' }

interface Size {
  width: number
  height: number
}

/** An SVG image without a size of its own: browsers give it none, or one that ignores its shape. */
const squareSize: Size = { width: LOGO_MAX, height: LOGO_MAX }

/** The size of an SVG image in its own units. The text is only read, never put on the page. */
async function svgSize(file: Blob): Promise<Size> {
  const root = new DOMParser().parseFromString(await file.text(), 'image/svg+xml').documentElement
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (width > 0 && height > 0) return { width, height }
  const [ownWidth, ownHeight] = ['width', 'height'].map((name) => parseFloat(root.getAttribute(name) ?? ''))
  return ownWidth && ownHeight ? { width: ownWidth, height: ownHeight } : squareSize
}

/** Loads a file as an image element, which runs no script and loads nothing that the file names. */
async function load(file: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  const url = URL.createObjectURL(file)
  try {
    image.src = url
    await image.decode()
  } finally {
    URL.revokeObjectURL(url)
  }
  return image
}

const toBlob = (canvas: HTMLCanvasElement, type: Logo['type']): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.92))

/** Draws the picture without its metadata (place, camera); a drawing (SVG) is drawn `LOGO_MAX` pixels large. */
async function draw(file: Blob): Promise<Logo | undefined> {
  const image = await load(file)
  const isDrawing = file.type === 'image/svg+xml'
  const size = isDrawing ? await svgSize(file) : { width: image.naturalWidth, height: image.naturalHeight }
  const longer = LOGO_MAX / Math.max(size.width, size.height)
  const scale = isDrawing ? longer : Math.min(1, longer)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(size.width * scale))
  canvas.height = Math.max(1, Math.round(size.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  const blob = await toBlob(canvas, type)
  if (!blob) return undefined
  return { type, bytes: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height }
}

/** Reads a PNG, JPEG or SVG file as a logo of at most `LOGO_MAX` pixels; an SVG image becomes a PNG. */
export async function readLogo(file: Blob): Promise<ReadLogo> {
  if (!types.includes(file.type)) return { ok: false, message: 'Choose a PNG, JPEG or SVG file.' }
  if (file.size > FILE_MAX) return { ok: false, message: 'That file is larger than 20 MB. Choose a smaller one.' }
  try {
    const logo = await draw(file)
    return logo ? { ok: true, logo } : unreadable
  } catch (error) {
    console.error('The logo could not be read.', error)
    return unreadable
  }
}

/** Whether the browser can show the logo, and it has the size that it says: one from a file may have neither. */
export async function isShown({ type, bytes, width, height }: Logo): Promise<boolean> {
  try {
    const image = await load(new Blob([bytes], { type }))
    return image.naturalWidth === width && image.naturalHeight === height
  } catch (error) {
    console.error('The logo of the file cannot be shown.', error)
    return false
  }
}
