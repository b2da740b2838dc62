/**
 * `npm run documents`: renders every template of the catalogue into `public/templates/` and writes the manifest; member
 * documents go to `private/members/`, which has no URL. Only what changed is rendered; a document that does not pass
 * verification fails the run. Also compiles the hydration loader, so that all generated code comes from one command.
 * Draws the page pictures at the end, unless `--without-pictures` leaves them to another process. `-- <slug> …` renders
 * these templates only.
 */
import { parseArgs } from 'node:util'
import { drawPictures } from './documents/draw-pictures'
import { startPool } from './documents/pool'
import { documentInputs, isStamped, removeStamp, writeStamp } from './documents/stamp'
import type { Job, Outcome } from './documents/worker'
import { main } from './support/main'

async function writeChanged(slugs: readonly string[]): Promise<string[]> {
  const inputs = documentInputs()
  removeStamp()
  const pool = startPool<Job, Outcome>('worker')
  // Loaded while the threads load the same.
  const { writeDocuments, writeSome } = await import('./documents/write-documents')
  if (slugs.length > 0) return writeSome(pool, slugs)
  const problems = await writeDocuments(pool)
  if (problems.length === 0) writeStamp(inputs)
  return problems
}

await main(async () => {
  const options = { 'without-pictures': { type: 'boolean' } } as const
  const { values, positionals: slugs } = parseArgs({ options, allowPositionals: true })
  if (isStamped()) console.log('documents: unchanged')
  else report(await writeChanged(slugs))
  if (!process.exitCode && !values['without-pictures']) report(await drawPictures({ slugs }))
})

function report(problems: readonly string[]): void {
  if (problems.length === 0) return
  console.error(problems.join('\n'))
  process.exitCode = 1
}
