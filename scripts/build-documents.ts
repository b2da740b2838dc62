/**
 * `npm run documents`: renders every template of the catalogue into `public/templates/`; member documents go to
 * `private/members/`, which has no URL. Only what changed is rendered; a document that does not pass verification fails the
 * run. Also writes what the build of the site reads, and draws the page pictures at the end.
 *
 * - `-- <slug> …` renders these templates only.
 * - `--members` renders the member documents as well, which a run without slugs always does.
 * - `--lock` writes the measurements into `data/documents.lock.json`, which is committed.
 * - `--without-pictures` leaves the pictures to another process.
 * - `--for-site` writes only what the build of the site reads; the lock file has the measurements.
 */
import { parseArgs } from 'node:util'
import { drawPictures } from './documents/draw-pictures'
import { startPool } from './documents/pool'
import { loadWriting } from './documents/load-writing'
import { isStamped, removeStamp, sourcesOf, writeGeneratedStamp, writeStamp } from './documents/stamp'
import type { Job, Outcome } from './documents/worker'
import { bundleCatalogue } from './support/catalogue'
import { main } from './support/main'

const startDocuments = () => startPool<Job, Outcome>('worker')

async function writeChanged(slugs: readonly string[], hasMembers: boolean): Promise<string[]> {
  const began = Date.now()
  removeStamp()
  const catalogue = bundleCatalogue()
  const pool = startDocuments()
  // Loaded while the threads load the same.
  const { program, writing } = await loadWriting()
  if (slugs.length > 0) {
    const problems = await writing.writeSome(pool, slugs)
    if (hasMembers) await writing.writeMembers()
    return problems
  }
  const problems = await writing.writeDocuments(pool)
  if (problems.length > 0) return problems
  const sources = sourcesOf(began, catalogue, pool.program, program)
  writeGeneratedStamp(sources)
  writeStamp(sources)
  return []
}

async function writeSiteOnly(): Promise<void> {
  const began = Date.now()
  const catalogue = bundleCatalogue()
  const { program, writing } = await loadWriting()
  const problems = await writing.writeForSite(startDocuments)
  report(problems)
  if (problems.length === 0) writeGeneratedStamp(sourcesOf(began, catalogue, program))
}

async function compare(isWritten: boolean): Promise<void> {
  const { writing } = await loadWriting()
  const changed = writing.compareLock(isWritten)
  if (isWritten) console.log(`data/documents.lock.json: ${changed} of its lines changed`)
  else if (changed > 0)
    console.log(
      `data/documents.lock.json: ${changed} lines are out of date. Before you commit: npm run documents -- --lock`,
    )
}

await main(async () => {
  const flag = { type: 'boolean', default: false } as const
  const options = { 'without-pictures': flag, 'for-site': flag, lock: flag, members: flag } as const
  const { values, positionals: slugs } = parseArgs({ options, allowPositionals: true })
  if (values['for-site']) return writeSiteOnly()
  const isCurrent = isStamped()
  if (isCurrent) console.log('documents: unchanged')
  else report(await writeChanged(slugs, values.members))
  if (!process.exitCode && (values.lock || (!isCurrent && slugs.length === 0))) await compare(values.lock)
  if (!process.exitCode && !values['without-pictures']) report(await drawPictures({ slugs }))
})

function report(problems: readonly string[]): void {
  if (problems.length === 0) return
  console.error(problems.join('\n'))
  process.exitCode = 1
}
