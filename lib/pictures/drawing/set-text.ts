import type { OutlineFont } from './fonts.ts'

interface LineStyle {
  x: number
  y: number
  size: number
  fill: string
}

/** Renders one line of text as SVG paths, so that it looks the same on a machine without the typeface. */
export function setLine(font: OutlineFont, text: string, { x, y, size, fill }: LineStyle): string {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let at = 0
  const paths = glyphs.map((glyph, index) => {
    const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {}
    const outline = glyph.path.toSVG()
    const path = outline && `<path transform="translate(${at + xOffset})" d="${outline}"/>`
    at += xAdvance
    return path
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

const known = new WeakMap<OutlineFont, Map<string, number>>()

/** Returns the width of a word in font units. Cached: most titles consist of the same few words. */
function unitsOf(font: OutlineFont, word: string): number {
  const widths = known.get(font) ?? new Map<string, number>()
  known.set(font, widths)
  const width = widths.get(word) ?? font.layout(word).advanceWidth
  widths.set(word, width)
  return width
}

/** Breaks text at spaces and after hyphens into lines of at most `width` pixels. A word that is longer stays whole. */
export function breakLines(font: OutlineFont, text: string, size: number, width: number): string[] {
  const room = (width * font.unitsPerEm) / size
  const lines: { text: string; units: number }[] = []
  for (const part of text.split(/(?<=[ -])/)) {
    const line = lines.at(-1)
    const word = part.trimEnd()
    if (line && line.units + unitsOf(font, word) <= room) {
      line.text += part
      line.units += unitsOf(font, part)
    } else lines.push({ text: part, units: unitsOf(font, part) })
  }
  return lines.map((line) => line.text.trimEnd())
}
