import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { create, type Font } from 'fontkit'

const weights = { regular: 400, semibold: 600, bold: 700 } as const

export interface OutlineFont extends Font {
  layout(text: string): {
    advanceWidth: number
    glyphs: readonly { path: { toSVG(): string } }[]
    positions: readonly { xAdvance: number; xOffset: number }[]
  }
}

export type PictureFonts = Readonly<Record<keyof typeof weights, OutlineFont>>

async function openFace(weight: number): Promise<OutlineFont> {
  const name = `inter-latin-${weight}-normal.woff2`
  // Resolved from the project folder: a bundler moves this module but not the files of a package.
  const file = path.join(process.cwd(), 'node_modules', '@fontsource', 'inter', 'files', name)
  return create(await readFile(file)) as OutlineFont
}

async function openFaces(): Promise<PictureFonts> {
  const [regular, semibold, bold] = await Promise.all(
    [weights.regular, weights.semibold, weights.bold].map((weight) => openFace(weight)),
  )
  if (!regular || !semibold || !bold) throw new Error('The typeface of the Open Graph images is not complete')
  return { regular, semibold, bold }
}

let opened: Promise<PictureFonts> | undefined

/** The product's typeface, opened once per process. Rejects if it cannot be read; the next call tries again. */
export const pictureFonts = (): Promise<PictureFonts> =>
  (opened ??= openFaces().catch((error: unknown) => {
    opened = undefined
    throw error
  }))
