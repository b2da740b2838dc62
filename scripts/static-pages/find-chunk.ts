import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../support/hash-files'

const CHUNKS = 'static/chunks'

/**
 * Returns the path (`/_next/static/chunks/…`) of the one script of the build in `dist` that holds a text. Throws if none
 * does, or several: Next.js does not say in which file it puts a module.
 */
export function findChunk(dist: string, text: string): string {
  const folder = path.join(dist, CHUNKS)
  const found = filesBelow(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes(text),
  )
  const [name, ...others] = found
  if (!name || others.length) throw new Error(`Expected one script with the text "${text}", found ${found.length}`)
  return `/_next/${CHUNKS}/${name}`
}
