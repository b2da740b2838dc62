import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export interface Pool<Job, Outcome> {
  /**
   * Takes jobs from the front of `jobs` until none is left, and reports what each came to as it arrives. Then the threads
   * end. Rejects if one crashes.
   */
  run(jobs: Job[], report: (outcome: Outcome) => void): Promise<void>
}

/**
 * Starts one thread per core, each with the module `module` of this folder. They load it while the caller still makes the
 * jobs.
 */
export function startPool<Job, Outcome>(module: 'worker' | 'picture-worker'): Pool<Job, Outcome> {
  const threads = Array.from({ length: availableParallelism() }, () => startThread(module))
  return {
    run: async (jobs, report) => void (await Promise.all(threads.map((thread) => drain(thread, jobs, report)))),
  }
}

const startThread = (module: string): Worker =>
  new Worker(new URL('./worker-entry.mjs', import.meta.url), {
    workerData: { module },
    execArgv: ['--conditions=react-server', '--disable-warning=ExperimentalWarning'],
    // Rendering makes many short-lived objects: a larger young generation saves a tenth of the time.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  })

function drain<Job, Outcome>(thread: Worker, jobs: Job[], report: (outcome: Outcome) => void): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      const job = jobs.shift()
      if (job) thread.postMessage(job)
      else resolve()
    }
    thread.on('message', (outcome: Outcome) => {
      report(outcome)
      next()
    })
    thread.on('error', reject)
    next()
  }).finally(() => thread.terminate())
}
