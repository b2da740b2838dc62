import 'server-only'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PictureBytes } from '@/lib/pictures/drawing/job'
import type { EditionJob } from './program/job'
import type * as Program from './program/make'

/** Makes a file in this process, for hosts of functions. Rejects if it cannot be made. */
export async function makeHere(job: EditionJob): Promise<PictureBytes> {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'made-files', 'generated', 'make.mjs')
  const program = (await import(/* turbopackIgnore: true */ pathToFileURL(file).href)) as typeof Program
  return program.make(job)
}
