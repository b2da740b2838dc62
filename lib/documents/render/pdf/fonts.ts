import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { internalsOf, type Dictionary, type Reference } from './internals'

export const weights = { regular: 400, semibold: 600, bold: 700 } as const
export type Face = keyof typeof weights

/** The bytes 128–159 of WinAnsi (Windows-1252); a blank stands for the five that mean nothing. */
const winAnsiHigh = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
/** What the bytes 32–255 of WinAnsi stand for. */
const winAnsi = Array.from({ length: 224 }, (_, index) => winAnsiHigh[index - 96] ?? String.fromCharCode(index + 32))
const bytes = new Map(winAnsi.map((character, index): [string, number] => [character, index + 32]).reverse())
const printable = [...new Set(winAnsi)].filter((character) => !/\p{Cc}/u.test(character)).join('')
/** Signs that documents use beyond WinAnsi. */
const beyondWinAnsi = '−′″№⁄↑↓'

/** The typeface of field contents: simple, so that a viewer can set what people type. */
export interface FieldFace {
  file: Uint8Array
  length: number
  widths: readonly number[]
  metrics: Record<'ascent' | 'descent' | 'capHeight', number> & { bbox: number[] }
}

export interface Fonts {
  faces: Record<Face, Font>
  /** What the faces can draw. */
  characters: ReadonlySet<string>
  field: FieldFace
}

async function subsetFace(weight: number, characters: string): Promise<Buffer> {
  const name = `inter-latin-${weight}-normal.woff2`
  // From the project's folder: a bundler moves this module but not the files of a package.
  const file = await readFile(path.join(process.cwd(), 'node_modules', '@fontsource', 'inter', 'files', name))
  // Contextual features multiply the time of text layout by five; kerning is what the eye misses in titles. In small
  // text it closes up the point in '1926.1053' until it reads like another number.
  const keepFeatures = weight === weights.bold ? ['kern'] : []
  return subsetFont(file, characters, { targetFormat: 'sfnt', keepFeatures, noHinting: true })
}

function describeFieldFace(file: Buffer): FieldFace {
  const font = create(file)
  const scale = 1000 / font.unitsPerEm
  const { minX, minY, maxX, maxY } = font.bbox
  return {
    file: deflateSync(file, { level: 9 }),
    length: file.length,
    widths: winAnsi.map((character) => {
      const codePoint = character.codePointAt(0) ?? 0
      return font.hasGlyphForCodePoint(codePoint)
        ? Math.round(font.glyphForCodePoint(codePoint).advanceWidth * scale)
        : 0
    }),
    metrics: {
      ascent: font.ascent * scale,
      descent: font.descent * scale,
      capHeight: font.capHeight * scale,
      bbox: [minX, minY, maxX, maxY].map((value) => value * scale),
    },
  }
}

async function openFonts(): Promise<Fonts> {
  const characters = printable + beyondWinAnsi
  const [regular, semibold, bold, field] = await Promise.all([
    subsetFace(weights.regular, characters),
    subsetFace(weights.semibold, characters),
    subsetFace(weights.bold, characters),
    subsetFace(weights.regular, printable),
  ])
  const faces = { regular: create(regular), semibold: create(semibold), bold: create(bold) }
  const drawn = [...characters].filter((character) => faces.regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  return { faces, characters: new Set(drawn), field: describeFieldFace(field) }
}

let opened: Promise<Fonts> | undefined

/** The faces of every document, cut and opened once per process. */
export function loadFonts(): Promise<Fonts> {
  opened ??= openFonts()
  return opened
}

const layoutCaches: Record<Face, object> = {
  regular: Object.create(null) as object,
  semibold: Object.create(null) as object,
  bold: Object.create(null) as object,
}

/** Makes the faces known to a document under their names; words once laid out serve every later document. */
export function registerFaces(doc: PDFKit.PDFDocument, faces: Fonts['faces']): void {
  const internals = internalsOf(doc)
  for (const face of ['bold', 'semibold', 'regular'] as const) {
    internals.registerFont(face, faces[face])
    doc.font(face)
    internals._font.layoutCache = layoutCaches[face]
  }
}

/** Writes the field face as a simple TrueType font, which PDF/UA asks to be embedded. */
export function embedFieldFace(doc: PDFKit.PDFDocument, face: FieldFace): Reference {
  const internals = internalsOf(doc)
  const ref = (data: Dictionary) => internals.ref(data)
  const file = ref({ Length1: face.length, Filter: 'FlateDecode' })
  file.end(face.file)
  const name = 'RDFORM+Inter-Regular'
  const descriptor = ref({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 32,
    FontBBox: face.metrics.bbox,
    ItalicAngle: 0,
    Ascent: face.metrics.ascent,
    Descent: face.metrics.descent,
    CapHeight: face.metrics.capHeight,
    StemV: 80,
    FontFile2: file,
  })
  descriptor.end()
  const font = ref({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: name,
    Encoding: 'WinAnsiEncoding',
    FirstChar: 32,
    LastChar: 255,
    Widths: face.widths,
    FontDescriptor: descriptor,
  })
  font.end()
  return font
}

/** The WinAnsi bytes of a text; what the encoding lacks becomes a question mark (the field's value keeps it). */
export const encodeWinAnsi = (text: string): number[] => [...text].map((character) => bytes.get(character) ?? 63)

const substitutes: Record<string, string> = {
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '\u2011': '-',
  '\u202f': '\u00a0',
}

/** Text as the faces can draw it. Throws on a character they lack, as it would print as an empty box. */
export function toDrawable(text: string, { characters }: Fonts): string {
  const result = text.replace(/[⅓⅔⅛⅜⅝⅞\u2011\u202f]/g, (character) => substitutes[character] ?? character)
  for (const character of result)
    if (!characters.has(character))
      throw new Error(`The document typeface has no '${character}' (in '${text.slice(0, 60)}'): write it in words`)
  return result
}
