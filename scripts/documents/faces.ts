import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readExtendedFaces, readFaces } from '#faces'
import { alphabets } from '@/lib/documents/platform/face-files'

const FOLDER = 'lib/documents/platform/generated'
const STAMP = path.join(FOLDER, 'engine')

/** Writes the faces of this engine (a hash) for browsers, a file per face and alphabet. Throws if the typeface cannot be read. */
export async function writeFaces(engine: string): Promise<void> {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === engine) return
  const [{ field: _, ...faces }, extended] = await Promise.all([readFaces(), readExtendedFaces()])
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const write = (name: string, bytes: Uint8Array): void => writeFileSync(path.join(FOLDER, `${name}.sfnt`), bytes)
  for (const [name, bytes] of Object.entries(faces)) write(name, bytes)
  for (const [face, files] of Object.entries(extended))
    files.forEach((bytes, index) => write(`${face}-${alphabets[index]}`, bytes))
  writeFileSync(STAMP, engine)
}
