import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ManifestEntry } from '@/lib/catalogue/manifest'
import type { Job } from './worker'

export type Outcome = { slug: string; entry: ManifestEntry } | { slug: string; problem: string }

/** Runs the jobs on one worker thread per core and reports every outcome as it arrives. Rejects if a thread crashes. */
export async function runJobs(jobs: readonly Job[], report: (outcome: Outcome) => void): Promise<void> {
  const queue = [...jobs]
  const size = Math.min(availableParallelism(), queue.length)
  await Promise.all(Array.from({ length: size }, () => drain(queue, report)))
}

function drain(queue: Job[], report: (outcome: Outcome) => void): Promise<void> {
  // Rendering makes many short-lived objects: a larger young generation saves a tenth of the time.
  const worker = new Worker(new URL('./worker-entry.mjs', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  })
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      const job = queue.shift()
      if (job) worker.postMessage(job)
      else resolve()
    }
    worker.on('message', (outcome: Outcome) => {
      report(outcome)
      next()
    })
    worker.on('error', reject)
    next()
  }).finally(() => worker.terminate())
}
