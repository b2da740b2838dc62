import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

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

/** Calls `use` with a PDF as a file in a folder of its own, which is removed afterwards. */
function withFile<T>(bytes: Uint8Array, use: (file: string) => T): T {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ridgedocs-pdf-'))
  try {
    const file = path.join(folder, 'document.pdf')
    writeFileSync(file, bytes)
    return use(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs a script of this folder, which uses pdf.js, and returns the JSON that it prints. */
function runPdfJs(script: string, ...args: string[]): unknown {
  const node = path.join(path.dirname(createRequire(__filename).resolve('node/package.json')), 'bin', 'node')
  const output = execFileSync(node, [path.join(__dirname, script), ...args], { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(output.toString())
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
export const readType = (bytes: Uint8Array): SetText[][] =>
  withFile(bytes, (file) => runPdfJs('print-type.mjs', file)) as SetText[][]

/** What Mozilla's pdf.js, which shares no code with the renderer, finds in a PDF. */
export const readPdf = (bytes: Uint8Array): ReadPdf =>
  withFile(bytes, (file) => runPdfJs('print-pdf.mjs', file)) as ReadPdf

type Typed = readonly (readonly [name: string, value: string])[]

/** The values of a PDF's fields after someone types into some of them in pdf.js, which runs the form's scripts. */
export const typePdf = (bytes: Uint8Array, typed: Typed) =>
  withFile(bytes, (file) => runPdfJs('type-pdf.mjs', file, JSON.stringify(typed))) as Record<string, string>

/** The PDF as pdf.js saves it after someone types into some of its fields. */
export const savePdf = (bytes: Uint8Array, typed: Typed): Uint8Array =>
  withFile(bytes, (file) => {
    runPdfJs('type-pdf.mjs', file, JSON.stringify(typed), file)
    return new Uint8Array(readFileSync(file))
  })
