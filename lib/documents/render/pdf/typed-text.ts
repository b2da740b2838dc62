import type { Value } from '../../blocks'
import { loadFonts, winAnsiByte, type Fonts } from './fonts'

/** What fields show in place of characters that their face lacks: inches and feet, thirds and eighths, spaces. */
const substitutes: Readonly<Record<string, string>> = {
  ...{ '′': "'", '″': '"', '−': '-', '‐': '-', '‑': '-', '⁄': '/', '\t': ' ' },
  ...{ '⅓': '1/3', '⅔': '2/3', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8' },
}
/** Marks without a shape of their own, which no reader misses. */
const SHAPELESS = /^[\p{Cf}\p{Variation_Selector}]+$/u
const SPACE = /^[\u2000-\u200a\u202f\u205f\u3000\u2028\u2029]$/

export interface TypedText {
  values: Readonly<Record<string, Value>>
  /** The characters that were left out, as a person sees them: an emoji is one. */
  leftOut: readonly string[]
}

const isDrawable = (character: string, { others, characters }: Fonts): boolean =>
  character === '\n' ||
  others.has(character) ||
  (characters.has(character) && winAnsiByte(character) !== undefined && !/\p{Cc}/u.test(character))

/** A character as a person sees it, as fields can show it; empty if they cannot. */
function drawn(cluster: string, fonts: Fonts): string {
  const parts = [...cluster].flatMap((part) => [...(SPACE.test(part) ? ' ' : (substitutes[part] ?? part))])
  const shown = parts.filter((part) => isDrawable(part, fonts)).join('')
  // A letter under an accent that no face has is better than no letter; the rest of an emoji is not.
  return shown.length === parts.length || /^[\p{L}\p{N}]/u.test(shown) ? shown : ''
}

/**
 * Typed values as the PDF can show them: accents composed, characters that no face has left out. The faces have the
 * letters of Western and Central Europe, Turkey and Vietnam. Rejects if a face cannot be read.
 */
export async function drawableValues(values: Readonly<Record<string, Value>>): Promise<TypedText> {
  const composed = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'string' ? value.normalize('NFC') : value] as const,
  )
  const fonts = await loadFonts(composed)
  const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const leftOut = new Set<string>()
  const draw = (text: string): string =>
    [...clusters.segment(text)]
      .map(({ segment }) => {
        const shown = drawn(segment, fonts)
        if (!shown && !SHAPELESS.test(segment)) leftOut.add(segment)
        return shown
      })
      .join('')
  const drawable = composed.map(([name, value]) => [name, typeof value === 'string' ? draw(value) : value] as const)
  return { values: Object.fromEntries(drawable), leftOut: [...leftOut] }
}
