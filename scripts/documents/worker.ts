import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { templateContents } from '@/lib/catalogue/contents'
import { renderTemplate } from './render-template'

export interface Job {
  slug: string
  hash: string
}

// Each worker has its own core; more threads of sharp would only compete with the other workers.
sharp.concurrency(1)

const bySlug = new Map(templateContents.map((content) => [content.slug, content]))

parentPort?.on('message', (job: Job) => {
  const content = bySlug.get(job.slug)
  const work = content ? renderTemplate(content, job.hash) : Promise.reject(new Error(`Unknown template ${job.slug}`))
  work.then(
    (entry) => parentPort?.postMessage({ slug: job.slug, entry }),
    (error: unknown) =>
      parentPort?.postMessage({ slug: job.slug, problem: error instanceof Error ? error.message : String(error) }),
  )
})
