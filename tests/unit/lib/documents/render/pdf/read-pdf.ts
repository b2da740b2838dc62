import { callPdfJs } from './pdf-js'

export interface StructureNode {
  role?: string
  type?: string
  children?: StructureNode[]
}

export interface Bookmark {
  title: string
  items: Bookmark[]
}

export interface ReadWidget {
  name: string
  type: string
  value: string | string[] | null
  /** The text of its appearance. */
  shown?: string
  tip: string
  rect: [number, number, number, number]
  options?: string[]
  button?: string
  readOnly: boolean
  multiLine?: boolean
}

export interface ReadPdf {
  pages: {
    size: [number, number]
    text: { text: string; x: number; y: number }[]
    widgets: ReadWidget[]
    /** Links to places of the file: their words, the page from 0, and how far up on it. */
    links: { words?: string; page: number; top: number }[]
    tree: StructureNode
  }[]
  fields: Record<string, { id: string; value: string; actions: Record<string, string[]> | null }[]>
  /** Names in order of calculation. */
  order: string[]
  scripts: Record<string, string[]>
  outline: Bookmark[]
  title: string
  language: string
}

/** Words as they are set: size in points, name of the face, place from the lower left corner of the page. */
export interface SetText {
  text: string
  x: number
  y: number
  size: number
  face: string
}

/** The words of each page with their size and face, as pdf.js finds them. */
export const readType = (bytes: Uint8Array): SetText[][] => callPdfJs('print-type', bytes) as SetText[][]

/** What Mozilla's pdf.js, which shares no code with the renderer, finds in a PDF. */
export const readPdf = (bytes: Uint8Array): ReadPdf => callPdfJs('print-pdf', bytes) as ReadPdf

type Typed = readonly (readonly [name: string, value: string])[]

const type = (bytes: Uint8Array, typed: Typed, isSaved: boolean) =>
  callPdfJs('type-pdf', bytes, typed, isSaved) as { values: Record<string, string>; saved: number[] }

/** The values of a PDF's fields after someone types into some of them in pdf.js, which runs the form's scripts. */
export const typePdf = (bytes: Uint8Array, typed: Typed): Record<string, string> => type(bytes, typed, false).values

/** The PDF as pdf.js saves it after someone types into some of its fields. */
export const savePdf = (bytes: Uint8Array, typed: Typed): Uint8Array => new Uint8Array(type(bytes, typed, true).saved)
