import { deflate } from '../../bytes'
import { readExtendedFaces, readFaces } from '#faces'
import { create, type Font } from 'fontkit'
import { extendedCharacters, textCharacters, winAnsi } from '../../platform/characters'
import { alphabets, type Alphabet, type Face } from '../../platform/face-files'
import { internalsOf, type Dictionary, type Reference } from './internals'
import { remember } from '../../remember'

const bytes = new Map(winAnsi.map((character, index): [string, number] => [character, index + 32]).reverse())

/** The typeface of field contents: a simple font, so that viewers can draw typed text with it. */
export interface FieldFace {
  file: Uint8Array
  length: number
  widths: readonly number[]
  metrics: Record<'ascent' | 'descent' | 'capHeight', number> & { bbox: number[] }
}

/** A face, or its letters of another alphabet, which are in a font of their own. */
export type FaceName = Face | `${Face}-${Alphabet}`

export interface Fonts {
  faces: ReadonlyMap<FaceName, Font>
  characters: ReadonlySet<string>
  /** The alphabet of every other character that can be drawn; empty unless the document needs one. */
  others: ReadonlyMap<string, Alphabet>
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
function openFace(file: Uint8Array, characters: string): Font {
  const face = create(file)
  for (const character of characters) face.glyphForCodePoint(character.codePointAt(0) ?? 0)
  return face
}

const isIn = (face: Font, character: string): boolean => face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

async function openFonts(): Promise<Fonts> {
  const { field, ...files } = await readFaces()
  // In the order in which documents register them.
  const weights = ['bold', 'semibold', 'regular'] as const
  const faces = new Map(weights.map((weight) => [weight, openFace(files[weight], textCharacters)]))
  const drawn = [...textCharacters].filter((character) => isIn(faces.get('regular')!, character))
  return { faces, characters: new Set(drawn), others: new Map(), field: describeFieldFace(field) }
}

async function extendFonts(fonts: Fonts): Promise<Fonts> {
  const files = await readExtendedFaces()
  const faces = new Map(fonts.faces)
  for (const weight of Object.keys(files) as Face[])
    alphabets.forEach((alphabet, index) =>
      faces.set(`${weight}-${alphabet}`, openFace(files[weight][index]!, extendedCharacters)),
    )
  const others = [...extendedCharacters].flatMap((character): [string, Alphabet][] => {
    const alphabet = alphabets.find((each) => isIn(faces.get(`regular-${each}`)!, character))
    return alphabet && !fonts.characters.has(character) ? [[character, alphabet]] : []
  })
  return { ...fonts, faces, others: new Map(others) }
}

/** Keeps what a function resolves to; after a failure, the next call tries again. */
function kept<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined
  return () =>
    (opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    }))
}

const baseFonts = kept(openFonts)
const allFonts = kept(async () => extendFonts(await baseFonts()))

const OTHER = new RegExp(`[${extendedCharacters}]`)

/** Whether a value, at any depth, has such a letter. Pictures are not looked into. */
function hasOthers(value: unknown): boolean {
  if (typeof value === 'string') return OTHER.test(value)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false
  return Object.values(value).some(hasOthers)
}

/** The faces of these texts, opened once per process. Rejects if one cannot be read; the next call tries again. */
export const loadFonts = (content: object): Promise<Fonts> => (hasOthers(content) ? allFonts() : baseFonts())

const layoutCaches = new Map<FaceName, object>()

/** Registers the faces with a document. */
export function registerFaces(doc: PDFKit.PDFDocument, faces: Fonts['faces']): void {
  const internals = internalsOf(doc)
  for (const [name, face] of faces) {
    internals.registerFont(name, face)
    doc.font(name)
    internals._font.layoutCache = remember(layoutCaches, name, () => Object.create(null) as object)
  }
}

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

/** The WinAnsi byte of a character; undefined if the field face lacks it. */
export const winAnsiByte = (character: string): number | undefined => bytes.get(character)

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
export function toDrawable(text: string, { characters, others }: Fonts): string {
  const result = text.replace(/[⅓⅔⅛⅜⅝⅞\u2011\u202f]/g, (character) => substitutes[character] ?? character)
  for (const character of result)
    if (!characters.has(character) && !others.has(character))
      throw new Error(`The document typeface has no '${character}' (in '${text.slice(0, 60)}'): write it in words`)
  return result
}

export interface FacePiece {
  text: string
  alphabet: Alphabet | undefined
}

/** A text in pieces that are each in one font. */
export function facePieces(text: string, { others }: Pick<Fonts, 'others'>): FacePiece[] {
  if (others.size === 0) return [{ text, alphabet: undefined }]
  const pieces: FacePiece[] = []
  for (const character of text) {
    const alphabet = others.get(character)
    const last = pieces.at(-1)
    if (last && last.alphabet === alphabet) last.text += character
    else pieces.push({ text: character, alphabet })
  }
  return pieces.length ? pieces : [{ text, alphabet: undefined }]
}
