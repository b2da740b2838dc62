/**
 * `npm run documents`: renders every template of the catalogue into `public/templates/` and writes the manifest; member
 * documents go to `private/members/`, which has no URL. Only what changed is rendered; a document that does not pass
 * verification fails the run. Also compiles the hydration loader, so that all generated code comes from one command.
 * Draws the page pictures at the end, unless `--without-pictures` leaves them to another process.
 */
import { drawPictures } from './documents/draw-pictures'
import { startPool } from './documents/pool'
import { documentInputs, isStamped, removeStamp, writeStamp } from './documents/stamp'
import type { Job, Outcome } from './documents/worker'
import { main } from './support/main'

async function writeChanged(): Promise<string[]> {
  const inputs = documentInputs()
  removeStamp()
  const pool = startPool<Job, Outcome>('worker')
  // Loaded while the threads load the same.
  const { writeDocuments } = await import('./documents/write-documents')
  const problems = await writeDocuments(pool)
  if (problems.length === 0) writeStamp(inputs)
  return problems
}

await main(async () => {
  if (isStamped()) console.log('documents: unchanged')
  else report(await writeChanged())
  if (!process.exitCode && !process.argv.includes('--without-pictures')) report(await drawPictures())
})

function report(problems: readonly string[]): void {
  if (problems.length === 0) return
  console.error(problems.join('\n'))
  process.exitCode = 1
}
