import { deflate } from '#deflate'
import { readFaces } from '#faces'
import { create, type Font } from 'fontkit'
import { textCharacters, winAnsi } from '../../platform/characters'
import type { Face } from '../../platform/face-files'
import { internalsOf, type Dictionary, type Reference } from './internals'

const bytes = new Map(winAnsi.map((character, index): [string, number] => [character, index + 32]).reverse())

/** The typeface of field contents: a simple font, so that viewers can draw typed text with it. */
export interface FieldFace {
  file: Uint8Array
  length: number
  widths: readonly number[]
  metrics: Record<'ascent' | 'descent' | 'capHeight', number> & { bbox: number[] }
}

export interface Fonts {
  faces: Record<Face, Font>
  /** The characters that the faces can draw. */
  characters: ReadonlySet<string>
  field: FieldFace
}

function describeFieldFace(file: Uint8Array): FieldFace {
  const font = create(file)
  const scale = 1000 / font.unitsPerEm
  const { minX, minY, maxX, maxY } = font.bbox
  return {
    file: deflate(file),
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

/**
 * Opens a face and loads each glyph by its character. A glyph that is first loaded as a part of another (’ in ”) is
 * cached without its character, and text set with it could be neither copied nor read out.
 */
function openFace(file: Uint8Array): Font {
  const face = create(file)
  for (const character of textCharacters) face.glyphForCodePoint(character.codePointAt(0) ?? 0)
  return face
}

async function openFonts(): Promise<Fonts> {
  const { regular, semibold, bold, field } = await readFaces()
  const faces = { regular: openFace(regular), semibold: openFace(semibold), bold: openFace(bold) }
  const drawn = [...textCharacters].filter((character) =>
    faces.regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  )
  return { faces, characters: new Set(drawn), field: describeFieldFace(field) }
}

let opened: Promise<Fonts> | undefined

/** The faces of every document, subset and opened once per process. */
export function loadFonts(): Promise<Fonts> {
  opened ??= openFonts()
  return opened
}

const layoutCaches: Record<Face, object> = {
  regular: Object.create(null) as object,
  semibold: Object.create(null) as object,
  bold: Object.create(null) as object,
}

/** Registers the faces with a document. Their cache of laid-out words is shared between documents. */
export function registerFaces(doc: PDFKit.PDFDocument, faces: Fonts['faces']): void {
  const internals = internalsOf(doc)
  for (const face of ['bold', 'semibold', 'regular'] as const) {
    internals.registerFont(face, faces[face])
    doc.font(face)
    internals._font.layoutCache = layoutCaches[face]
  }
}

/** The fonts of field contents: of short answers, and of letter text with its wider lines. */
export interface FieldFonts {
  field: Reference
  letter: Reference
}

/** The distance between the baselines of letter text, in em. pdf.js divides a field's height by the same factor. */
export const LETTER_LEADING = 1.35

/**
 * Embeds the field face as simple TrueType fonts, as PDF/UA requires. Viewers take the distance of typed lines from a
 * font's box and ascent; those of the letter font are raised to the leading of letter text.
 */
export function embedFieldFace(doc: PDFKit.PDFDocument, face: FieldFace): FieldFonts {
  const internals = internalsOf(doc)
  const file = internals.ref({ Length1: face.length, Filter: 'FlateDecode' })
  file.end(face.file)
  const { ascent, descent, bbox } = face.metrics
  const [left = 0, , right = 0] = bbox
  const more = (LETTER_LEADING * 1000 - (ascent - descent)) / 2
  const [top, bottom] = [ascent + more, descent - more].map(Math.round) as [number, number]
  return {
    field: embedFont(doc, face, file, { ascent, descent, bbox }),
    letter: embedFont(doc, face, file, { ascent: top, descent: bottom, bbox: [left, bottom, right, top] }),
  }
}

type Lines = Pick<FieldFace['metrics'], 'ascent' | 'descent' | 'bbox'>

function embedFont(doc: PDFKit.PDFDocument, face: FieldFace, file: Reference, lines: Lines): Reference {
  const ref = (data: Dictionary) => internalsOf(doc).ref(data)
  const name = 'RDFORM+Inter-Regular'
  const descriptor = ref({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 32,
    FontBBox: lines.bbox,
    ItalicAngle: 0,
    Ascent: lines.ascent,
    Descent: lines.descent,
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

/** Whether a viewer can draw a text in the field face. */
export const isWinAnsi = (text: string): boolean => [...text].every((character) => bytes.has(character))

/** The WinAnsi bytes of a text. Other characters become question marks; the field's value keeps them. */
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

/** Text as the faces can draw it. Throws on a character that they lack, which would print as an empty box. */
export function toDrawable(text: string, { characters }: Fonts): string {
  const result = text.replace(/[⅓⅔⅛⅜⅝⅞\u2011\u202f]/g, (character) => substitutes[character] ?? character)
  for (const character of result)
    if (!characters.has(character))
      throw new Error(`The document typeface has no '${character}' (in '${text.slice(0, 60)}'): write it in words`)
  return result
}
