/** What is typed into the fields of a PDF, and what then shows. */
import type { FieldFace } from '@/lib/documents/render/pdf/fonts'
import type { PdfFile, Value } from '@/lib/documents/verify/pdf-reader'
import { isFull } from '@/tests/support/full'
import { callPdfJs } from './pdf-js'

/** Points of the smallest text that is read without effort. */
const SMALLEST = 7.5
/** What a viewer leaves free at the left and at the right. */
export const PADDING = 2
/** For what reads documents of the library, all of them in the full run. */
export const TIMEOUT = (isFull ? 60 : 2) * 60_000

/** A text without its spaces, since viewers break it in other places. */
export const withoutSpaces = (text: string): string => text.replace(/\s/g, '')

export const tooSmall = (sizes: readonly number[]): number[] => sizes.filter((size) => size < SMALLEST)

/** A field in one of its places. */
export interface Place {
  name: string
  width: number
  appearance: Value
}

export const placesIn = (file: PdfFile): Place[] =>
  file.annotations().map((widget) => {
    const [left = 0, , right = 0] = file.list(widget.Rect).map(Number)
    return { name: file.nameOf(widget), width: right - left, appearance: file.dict(widget.AP).N }
  })

const unescape = (text: string): string =>
  text.replace(/\\(\d{3}|.)/g, (_, code: string) => (code.length === 3 ? String.fromCharCode(parseInt(code, 8)) : code))

/** The width of a text in points in the face of fields. */
export const textWidth = ({ widths }: FieldFace, text: string, size: number): number =>
  [...text].reduce((total, character) => total + (widths[character.charCodeAt(0) - 32] ?? 0), 0) * (size / 1000)

/** What a field's appearance shows, without spaces, and the lines of it that are too small or cut. */
export function shownIn(file: PdfFile, { appearance, width }: Place, face: FieldFace) {
  const found = file
    .content(appearance)
    .matchAll(/BT \/\w+ ([\d.]+) Tf [\d. ]+ rg ([-\d.]+) ([-\d.]+) Td \(((?:\\.|[^\\)])*)\) Tj ET/g)
  const lines = [...found].map(([, ...line]) => {
    const [size, x, y] = line.slice(0, 3).map(Number) as [number, number, number]
    return { size, x, y, text: unescape(line[3]!) }
  })
  const cut = lines.filter(
    ({ size, x, y, text }) => size < SMALLEST || y - 0.24 * size < 0 || x + textWidth(face, text, size) > width + 0.1,
  )
  return { shown: withoutSpaces(lines.map(({ text }) => text).join('')), cut }
}

export interface Typed {
  name: string
  sizes: number[]
  text: string
}

/** What pdf.js shows in these fields of a PDF once `value` is typed into them. */
export const typeInto = (bytes: Uint8Array, names: readonly string[], value: string): Typed[] =>
  names.length ? (callPdfJs('type-into-pdf', bytes, names, value) as Typed[]) : []
