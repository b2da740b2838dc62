/** What is typed into the fields of a PDF, and what then shows. */
import type { FieldFace } from '@/lib/documents/render/pdf/fonts'
import { callPdfJs } from './pdf-js'

/** A text without its spaces, since viewers break it in other places. */
export const withoutSpaces = (text: string): string => text.replace(/\s/g, '')

const unescape = (text: string): string =>
  text.replace(/\\(\d{3}|.)/g, (_, code: string) => (code.length === 3 ? String.fromCharCode(parseInt(code, 8)) : code))

interface Line {
  size: number
  x: number
  y: number
  text: string
}

/** The lines that an appearance stream shows. */
export const linesOf = (content: string): Line[] =>
  [...content.matchAll(/BT \/\w+ ([\d.]+) Tf [\d. ]+ rg ([-\d.]+) ([-\d.]+) Td \(((?:\\.|[^\\)])*)\) Tj ET/g)].map(
    ([, size, x, y, text]) => ({ size: Number(size), x: Number(x), y: Number(y), text: unescape(text!) }),
  )

/** The width of a text in points in the face of fields. */
export const textWidth = ({ widths }: FieldFace, text: string, size: number): number =>
  [...text].reduce((total, character) => total + (widths[character.charCodeAt(0) - 32] ?? 0), 0) * (size / 1000)

export interface Typed {
  name: string
  sizes: number[]
  text: string
}

/** What pdf.js shows in the fields of a PDF once `value` is typed into them. */
export const typeInto = (bytes: Uint8Array, names: readonly string[], value: string): Typed[] =>
  callPdfJs('type-into-pdf', bytes, names, value) as Typed[]
