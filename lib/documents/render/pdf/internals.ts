/**
 * The private members of pdfkit 0.20.2 that the renderer uses. Its form methods drop tooltips, appearances and the
 * structure parent, so fields are written as raw dictionaries. The package is pinned exactly for this reason.
 */
import type { Font } from 'fontkit'

export type Entry = string | number | boolean | object | undefined
export type Dictionary = Record<string, Entry>

export interface Reference {
  id: number
  data: Dictionary
  end(content?: string | Uint8Array): void
}

export interface StructureElement {
  dictionary: Reference
  add(child: StructureElement | (() => void)): StructureElement
  end(): void
}

interface Internals {
  _root: Reference
  _font: {
    layoutCache: object
    /** The glyphs of a text in hexadecimal, which become part of the embedded font. */
    encode(text: string): [glyphs: string[], positions: object[]]
    widthOfString(text: string, size: number): number
    ref(): Reference
  }
  page: { annotations: Reference[]; dictionary: Reference; xobjects: Record<string, Reference> }
  ref(data: Dictionary): Reference
  registerFont(name: string, face: Font): void
  annotate(x: number, y: number, width: number, height: number, entries: Dictionary): void
  struct(type: string, options: Dictionary): StructureElement
  addStructure(element: StructureElement): void
  appendXML(xml: string): void
  addContent(operators: string): void
  addNamedEmbeddedFile(name: string, specification: Reference): void
  _fragment(text: string, x: number, y: number, options: object): void
  _addInfo: () => void
  _endChild(field: Reference): void
}

/** pdfkit's document with its private members. */
export const internalsOf = (doc: PDFKit.PDFDocument): Internals => doc as unknown as Internals

/** Adds a script of the whole document. Its action is an object of its own: programs that merge files drop others. */
export function addScript(doc: PDFKit.PDFDocument, name: string, action: Reference): void {
  doc.addNamedJavaScript(name, '')
  const names = internalsOf(doc)._root.data.Names as Reference
  const scripts = names.data.JavaScript as { add: (name: string, action: Reference) => void }
  scripts.add(name, action)
}

/** A PDF text string; pdfkit writes primitive strings as names. */
export const pdfString = (text: string): object => Object(text) as object

/** A PDF name: every byte outside the regular characters is written as `#` and two digits (ISO 32000-1, 7.3.5). */
export const pdfName = (text: string): string =>
  [...new TextEncoder().encode(text)]
    .map((byte) => {
      const character = String.fromCharCode(byte)
      return /[A-Za-z0-9.,&_+'!:*-]/.test(character) ? character : `#${byte.toString(16).padStart(2, '0')}`
    })
    .join('')

/** A length to a hundredth of a point. */
export const round = (value: number): number => Math.round(value * 100) / 100

/** The components of an RRGGBB color as fractions. */
export const rgb = (color: string): number[] =>
  [0, 2, 4].map((at) => Math.round((parseInt(color.slice(at, at + 2), 16) / 255) * 1000) / 1000)
