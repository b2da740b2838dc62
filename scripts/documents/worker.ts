import { parentPort } from 'node:worker_threads'
import { templateContents } from '@/lib/catalogue/contents'
import type { ManifestEntry } from '@/lib/catalogue/manifest'
import { exampleOf } from '@/lib/examples'
import type { TemplateContent } from '@/data/types'
import { writeModel } from './models'
import { contentHash, isCurrent, removePictures } from './plan'
import { PUBLIC } from './public-folder'
import { renderTemplate } from './render-template'

export interface Job {
  slug: string
  /** The hash of the engine. */
  engine: string
  /** What was measured when the template was last rendered. */
  known: ManifestEntry | undefined
}

export type Outcome =
  { slug: string; entry: ManifestEntry; isRendered: boolean; models: number } | { slug: string; problem: string }

const bySlug = new Map(templateContents.map((content) => [content.slug, content]))

/** Writes a template's model and example, and its files if they are not those of this content and engine. */
async function work(content: TemplateContent, { slug, engine, known }: Job): Promise<Outcome> {
  const model = content.document()
  const text = JSON.stringify(model)
  const hash = contentHash(content, engine, text)
  const models = writeModel(slug, text, JSON.stringify(exampleOf(content, JSON.parse(text) as typeof model)), PUBLIC)
  if (known && isCurrent(content, hash, known, model)) return { slug, entry: known, isRendered: false, models }
  // They would show the former document. New ones are drawn when all documents are written.
  removePictures(content)
  return { slug, entry: await renderTemplate(content, model, hash), isRendered: true, models }
}

parentPort?.on('message', (job: Job) => {
  const content = bySlug.get(job.slug)
  const done = content ? work(content, job) : Promise.reject(new Error(`Unknown template ${job.slug}`))
  done.then(
    (outcome) => parentPort?.postMessage(outcome),
    (error: unknown) =>
      parentPort?.postMessage({ slug: job.slug, problem: error instanceof Error ? error.message : String(error) }),
  )
})
