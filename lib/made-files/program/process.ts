/** The process that makes files on request, one at a time. Node.js itself runs this file; the program is a bundle. */
import { setPriority } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { WorkResult } from '../../pictures/drawing/job.ts'
import type { EditionJob } from './job.ts'
import type * as Program from './make.ts'

// The server's responses come first.
setPriority(10)

const program = path.resolve(import.meta.dirname, '../generated/make.mjs')
const { make } = (await import(pathToFileURL(program).href)) as typeof Program

// Parts of files stay in memory that V8 does not count and would free late.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes after which the process is replaced: it starts at 160 MB and has 250 after 40 documents. */
const ENOUGH = 280 * 2 ** 20

function reply(result: WorkResult): void {
  collectGarbage()
  process.send?.({ ...result, spent: process.memoryUsage.rss() > ENOUGH } satisfies WorkResult)
}

process.on('message', (job: EditionJob) => {
  make(job).then(
    (bytes) => reply({ bytes }),
    (error: unknown) => reply({ problem: error instanceof Error ? error.message : String(error) }),
  )
})
// Without its server the process has no work.
process.on('disconnect', () => process.exit())
