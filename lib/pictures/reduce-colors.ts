/** Few colors for pictures of documents: their text has sharp edges, and without loss few colors take half the bytes. */
import { theme } from '../documents/theme.ts'

/** Shades of red, of green and of blue that are left. */
const SHADES = 8
/** Bits of a channel by which a color is looked up: with fewer, the faint ground of a field would be white. */
const BITS = 6
const STEPS = (1 << BITS) - 1

const shadeOf = (step: number): number => Math.round((Math.round((step / STEPS) * (SHADES - 1)) / (SHADES - 1)) * 255)

const indexOf = (red: number, green: number, blue: number): number =>
  ((red >> (8 - BITS)) << (2 * BITS)) | ((green >> (8 - BITS)) << BITS) | (blue >> (8 - BITS))

const themeColors = Object.values(theme)
  .flatMap((value) => (typeof value === 'string' ? [value] : Object.values<string | number>(value)))
  .flatMap((value) => (typeof value === 'string' ? [parseInt(value, 16)] : []))

/** The color, as a number, that replaces each. Colors of the theme stay unchanged. */
function createTable(): Uint32Array {
  const table = new Uint32Array(1 << (3 * BITS))
  table.forEach((_, index) => {
    const [red, green, blue] = [index >> (2 * BITS), (index >> BITS) & STEPS, index & STEPS] as const
    table[index] = (shadeOf(red) << 16) | (shadeOf(green) << 8) | shadeOf(blue)
  })
  for (const color of themeColors) table[indexOf(color >> 16, (color >> 8) & 255, color & 255)] = color
  return table
}

const table = createTable()

/** Returns the pixels with the colors of the theme and {@link SHADES} shades of each channel between them. */
export function reduceColors(pixels: Uint8Array): Uint8Array {
  const reduced = new Uint8Array(pixels.length)
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const color = table[indexOf(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)]!
    reduced[at] = color >> 16
    reduced[at + 1] = (color >> 8) & 255
    reduced[at + 2] = color & 255
  }
  return reduced
}
