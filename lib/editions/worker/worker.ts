/** The process that makes editions: one document in one format at a time, from the same contents as the library's files. */
import { setPriority } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { stateOf } from '@/data/law'
import { templateContents } from '@/lib/catalogue/contents'
import { render } from '@/lib/documents'
import { fileProblems } from '@/lib/pictures/page-numbers'
import type { EditionJob, EditionResult } from './job'

// The server's answers come first.
setPriority(10)

const bySlug = new Map(templateContents.map((content) => [content.slug, content]))

async function make({ slug, state: code, format, today }: EditionJob): Promise<EditionResult> {
  const content = bySlug.get(slug)
  const state = stateOf(code)
  if (!content || !state) throw new Error(`There is no edition of ${slug} for ${code}`)
  const model = content.document({ state, today })
  const bytes = await render(model, format)
  const problems = await fileProblems(bytes, model, format)
  if (problems.length) throw new Error(`${slug} for ${code} (${format}): ${problems.join('; ')}`)
  return { bytes: new Uint8Array(bytes) }
}

// Files leave their parts in memory that V8 does not count and would free late.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

process.on('message', (job: EditionJob) => {
  const reply = (result: EditionResult): void => void process.send?.(result)
  make(job)
    .then(reply, (error: unknown) => reply({ problem: error instanceof Error ? error.message : String(error) }))
    .finally(collectGarbage)
})
// Without its server there is nobody to work for.
process.on('disconnect', () => process.exit())
