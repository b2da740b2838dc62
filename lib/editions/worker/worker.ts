/** The process that makes editions: one document in one format at a time, from the same contents as the library's files. */
import { setPriority } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { stateOf } from '@/data/law'
import { templateContents } from '@/lib/catalogue/contents'
import { render } from '@/lib/documents'
import { fileProblems } from '@/lib/verification/file'
import type { PictureBytes, WorkResult } from '@/lib/pictures/drawing/job'
import type { EditionJob } from './job'

// The server's answers come first.
setPriority(10)

const bySlug = new Map(templateContents.map((content) => [content.slug, content]))

async function make({ slug, state: code, format, today }: EditionJob): Promise<PictureBytes> {
  const content = bySlug.get(slug)
  const state = stateOf(code)
  if (!content || !state) throw new Error(`There is no edition of ${slug} for ${code}`)
  const model = content.document({ state, today })
  const bytes = await render(model, format)
  const problems = await fileProblems(bytes, model, format)
  if (problems.length) throw new Error(`${slug} for ${code} (${format}): ${problems.join('; ')}`)
  return new Uint8Array(bytes)
}

// Files leave their parts in memory that V8 does not count and would free late.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Memory in bytes after which the process is replaced: what it keeps grows with every document that it has not made before. */
const ENOUGH = 230 * 2 ** 20

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
// Without its server there is nobody to work for.
process.on('disconnect', () => process.exit())
