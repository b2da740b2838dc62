import type { Value } from './blocks'
import { drawableCharacters } from './platform/characters'

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

const isDrawable = (character: string): boolean => character === '\n' || drawableCharacters.has(character)

/** A character as a person sees it, as fields can show it; empty if they cannot. */
function drawn(cluster: string): string {
  const parts = [...cluster].flatMap((part) => [...(SPACE.test(part) ? ' ' : (substitutes[part] ?? part))])
  const shown = parts.filter(isDrawable).join('')
  // A letter under an accent that no face has is better than no letter; the rest of an emoji is not.
  return shown.length === parts.length || /^[\p{L}\p{N}]/u.test(shown) ? shown : ''
}

/** A text as a PDF shows it, accents composed, and the characters that are left out of it. */
function drawnText(typed: string): { text: string; leftOut: string[] } {
  const leftOut: string[] = []
  const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(typed.normalize('NFC'))
  const text = Array.from(clusters, ({ segment }) => {
    const shown = drawn(segment)
    if (!shown && !SHAPELESS.test(segment)) leftOut.push(segment)
    return shown
  }).join('')
  return { text, leftOut }
}

const ASCII = /^[\n -~]*$/

/** The characters of a text that a PDF cannot show, each once. */
export const leftOutOf = (typed: string): string[] => (ASCII.test(typed) ? [] : [...new Set(drawnText(typed).leftOut)])

/** Typed values as the PDF can show them: accents composed, characters that no face has left out. */
export function drawableValues(values: Readonly<Record<string, Value>>): TypedText {
  const leftOut = new Set<string>()
  const drawable = Object.entries(values).map(([name, value]): [string, Value] => {
    if (typeof value !== 'string') return [name, value]
    const drawn = drawnText(value)
    drawn.leftOut.forEach((character) => leftOut.add(character))
    return [name, drawn.text]
  })
  return { values: Object.fromEntries(drawable), leftOut: [...leftOut] }
}
