import sharp, { type OverlayOptions } from 'sharp'
import { linkPictureSize } from './link-size.ts'

const { width: WIDTH, height: HEIGHT } = linkPictureSize
const MARGIN = 48

/** The fan, from the back: angle in degrees, and where the middle of the sheet stands, in pixels. */
const fan = [
  { angle: -10, x: 765, y: 385 },
  { angle: 10, x: 1075, y: 385 },
  { angle: 0, x: 920, y: 345 },
] as const
const FAN_WIDTH = 320

/** What of an overlay lies on the picture: the library refuses overlays that reach over its edge. */
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

/** One page at the right: upright pages run over the lower edge, lying ones stand in the middle. */
async function placeOne(file: string): Promise<OverlayOptions[]> {
  const page = await sharp(file).flatten({ background: '#fff' }).png({ compressionLevel: 0 }).toBuffer()
  const { width, height } = await sharp(page).metadata()
  const top = Math.max(64, Math.round((HEIGHT - height) / 2))
  return [await cut(page, WIDTH - MARGIN - width, top)]
}

async function placeInFan(file: string, { angle, x, y }: (typeof fan)[number]): Promise<OverlayOptions> {
  // A thin edge, so that a white sheet stands out from the one behind it.
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

/** Page pictures as overlays of a link picture, the back ones first: one large, or up to three as a fan. */
export async function placeSheets(files: readonly string[]): Promise<OverlayOptions[]> {
  const [first, ...others] = files
  if (!first) return []
  if (others.length === 0) return placeOne(first)
  // The first one is the one in front.
  const ordered = [...others, first].slice(-fan.length)
  const places = fan.slice(-ordered.length)
  const placed: OverlayOptions[] = []
  // One after the other: together they would take the threads that the server reads its files with.
  for (const [index, place] of places.entries()) placed.push(await placeInFan(ordered[index] ?? first, place))
  return placed
}
