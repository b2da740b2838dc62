import sharp, { type OverlayOptions } from 'sharp'
import { openGraphSize } from './job.ts'

const { width: WIDTH, height: HEIGHT } = openGraphSize
const MARGIN = 48

/** The fan, from back to front: angle in degrees and center of the sheet in pixels. */
const fan = [
  { angle: -10, x: 765, y: 385 },
  { angle: 10, x: 1075, y: 385 },
  { angle: 0, x: 920, y: 345 },
] as const
const FAN_WIDTH = 320

/** Crops an overlay to the picture: sharp refuses overlays that extend beyond its edge. */
async function cut(input: Buffer, left: number, top: number): Promise<OverlayOptions> {
  const { width, height } = await sharp(input).metadata()
  const seen = { width: Math.min(width, WIDTH - left), height: Math.min(height, HEIGHT - top) }
  if (seen.width === width && seen.height === height) return { input, left, top }
  return {
    input: await sharp(input)
      .extract({ left: 0, top: 0, ...seen })
      .png({ compressionLevel: 0 })
      .toBuffer(),
    left,
    top,
  }
}

/** One page on the right: portrait pages extend below the lower edge, landscape pages are centered. */
async function placeOne(file: string): Promise<OverlayOptions[]> {
  const page = await sharp(file).flatten({ background: '#fff' }).png({ compressionLevel: 0 }).toBuffer()
  const { width, height } = await sharp(page).metadata()
  const top = Math.max(64, Math.round((HEIGHT - height) / 2))
  return [await cut(page, WIDTH - MARGIN - width, top)]
}

async function placeInFan(file: string, { angle, x, y }: (typeof fan)[number]): Promise<OverlayOptions> {
  // A thin border separates a white sheet from the one behind it.
  const page = await sharp(file)
    .flatten({ background: '#fff' })
    .resize({ width: FAN_WIDTH })
    .extend({ top: 2, bottom: 2, left: 2, right: 2, background: '#b9c2cc' })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const turned = await sharp(page)
    .rotate(angle, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const { width, height } = await sharp(turned).metadata()
  return cut(turned, Math.round(x - width / 2), Math.round(y - height / 2))
}

/** Returns page pictures as overlays of an Open Graph image, back to front: one large, or up to three as a fan. */
export async function placeSheets(files: readonly string[]): Promise<OverlayOptions[]> {
  const [first, ...others] = files
  if (!first) return []
  if (others.length === 0) return placeOne(first)
  // The first picture is in front.
  const ordered = [...others, first].slice(-fan.length)
  const places = fan.slice(-ordered.length)
  const placed: OverlayOptions[] = []
  // Sequential: in parallel they would occupy the thread pool that the server reads its files with.
  for (const [index, place] of places.entries()) placed.push(await placeInFan(ordered[index] ?? first, place))
  return placed
}
