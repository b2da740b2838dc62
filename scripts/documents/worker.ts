import { parentPort } from 'node:worker_threads'
import { templateContents } from '@/lib/catalogue/contents'
import type { ManifestEntry } from '@/lib/catalogue/manifest'
import type { DocumentModel } from '@/lib/documents'
import { amountSources, exampleOf } from '@/lib/examples'
import type { TemplateContent } from '@/data/shared/types'
import { exampleState, writeExample, writeModel } from './models'
import { contentHash, isCurrent, removePictures } from './plan'
import { PUBLIC } from './public-folder'
import { renderTemplate } from './render-template'

export interface Job {
  slug: string
  engine: string
  /** The hash of the program, see {@link startPool}. */
  program: string
  /** What was measured when the template was last rendered. */
  known: ManifestEntry | undefined
  /** The {@link exampleState} after the last run. */
  example: string | undefined
}

export type Outcome =
  | { slug: string; entry: ManifestEntry; isRendered: boolean; models: number; example: string }
  | { slug: string; problem: string }

const bySlug = new Map(templateContents.map((content) => [content.slug, content]))

function contentOf(slug: string): TemplateContent {
  const content = bySlug.get(slug)
  if (!content) throw new Error(`Unknown template ${slug}`)
  return content
}

const remembered = new Map<string, string>()

/** The hash of a document from which the examples of others have amounts. */
function sourceHash(slug: string, engine: string): string {
  const content = contentOf(slug)
  const hash = remembered.get(slug) ?? contentHash(content, engine, JSON.stringify(content.document()))
  remembered.set(slug, hash)
  return hash
}

/** Writes the example if anything that it is made from is new: it takes ten times as long as the document. */
function updateExample(content: TemplateContent, text: string, hash: string, job: Job) {
  const { slug } = content
  const used = (amountSources(content) ?? []).map((source) => sourceHash(source, job.engine))
  const sources = [job.program, JSON.stringify(content), hash, ...used]
  if (exampleState(slug, sources, PUBLIC) === job.example) return { isWritten: false, example: job.example }
  const values = exampleOf(content, JSON.parse(text) as DocumentModel)
  const isWritten = writeExample(slug, JSON.stringify(values), PUBLIC)
  return { isWritten, example: exampleState(slug, sources, PUBLIC) }
}

/** Writes a template's model and example, and its files if they are not those of this content and engine. */
async function work(job: Job): Promise<Outcome> {
  const { slug, engine, known } = job
  const content = contentOf(slug)
  const model = content.document()
  const text = JSON.stringify(model)
  const hash = contentHash(content, engine, text)
  const { isWritten, example } = updateExample(content, text, hash, job)
  const written = { models: Number(writeModel(slug, text, PUBLIC)) + Number(isWritten), example }
  if (known && isCurrent(content, hash, known, model)) return { slug, entry: known, isRendered: false, ...written }
  // They would show the former document. New ones are drawn when all documents are written.
  removePictures(content)
  return { slug, entry: await renderTemplate(content, model, hash), isRendered: true, ...written }
}

parentPort?.on('message', (job: Job) => {
  work(job).then(
    (outcome) => parentPort?.postMessage(outcome),
    (error: unknown) =>
      parentPort?.postMessage({ slug: job.slug, problem: error instanceof Error ? error.message : String(error) }),
  )
})
