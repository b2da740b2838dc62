import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

/** What Mozilla's pdf.js, which shares no code with the renderer, finds in a PDF. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ridgedocs-pdf-'))
  try {
    const file = path.join(folder, 'document.pdf')
    writeFileSync(file, bytes)
    const node = path.join(path.dirname(createRequire(__filename).resolve('node/package.json')), 'bin', 'node')
    const output = execFileSync(node, [path.join(__dirname, 'print-pdf.mjs'), file], { maxBuffer: 64 * 1024 * 1024 })
    return JSON.parse(output.toString()) as ReadPdf
  } finally {
    rmSync(folder, { recursive: true })
  }
}
