import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { bundleProgram, type Bundle } from '../support/bundle'

/** Jobs in the order of their turn. Others may be added until it is closed. */
export class JobQueue<Job> {
  private readonly jobs: Job[]
  private readonly takers: ((job: Job | undefined) => void)[] = []
  private isClosed = false

  constructor(jobs: readonly Job[] = []) {
    this.jobs = [...jobs]
  }

  static of<Job>(jobs: readonly Job[]): JobQueue<Job> {
    const queue = new JobQueue(jobs)
    queue.close()
    return queue
  }

  add(job: Job, isNext = false): void {
    const taker = this.takers.shift()
    if (taker) taker(job)
    else if (isNext) this.jobs.unshift(job)
    else this.jobs.push(job)
  }

  /** Has a job taken next. Returns whether it is still in the queue. */
  putNext(isIt: (job: Job) => boolean): boolean {
    const index = this.jobs.findIndex(isIt)
    if (index > 0) this.jobs.unshift(...this.jobs.splice(index, 1))
    return index >= 0
  }

  close(): void {
    this.isClosed = true
    for (const taker of this.takers.splice(0)) taker(undefined)
  }

  /** Resolves to the next job, or to undefined once the queue is closed and empty. */
  async take(): Promise<Job | undefined> {
    if (this.jobs.length > 0 || this.isClosed) return this.jobs.shift()
    return new Promise((resolve) => this.takers.push(resolve))
  }
}

/** Jobs that wait until somebody asks for them. It stays open. */
export class RequestedQueue<Job> extends JobQueue<Job> {
  private readonly kept: Job[]

  constructor(jobs: readonly Job[] = []) {
    super()
    this.kept = [...jobs]
  }

  override add(job: Job, isNext = false): void {
    if (isNext) super.add(job, true)
    else this.kept.push(job)
  }

  override putNext(isIt: (job: Job) => boolean): boolean {
    const index = this.kept.findIndex(isIt)
    if (index < 0) return super.putNext(isIt)
    for (const job of this.kept.splice(index, 1)) super.add(job, true)
    return true
  }
}

export interface Pool<Job, Outcome> {
  /** What the threads run. It does not contain the templates. */
  program: Bundle
  /** Takes jobs until the queue is closed and empty, reports each outcome, and ends the threads. Rejects if one crashes. */
  run(jobs: JobQueue<Job>, report: (outcome: Outcome) => void): Promise<void>
}

/** Starts `count` threads, one per core by default, which load `module` while the caller still makes the jobs. */
export function startPool<Job, Outcome>(
  module: 'worker' | 'picture-worker',
  count = availableParallelism(),
): Pool<Job, Outcome> {
  const program = bundleProgram(`scripts/documents/${module}.ts`)
  const threads = Array.from({ length: count }, () => startThread(program.file))
  return {
    program,
    run: async (jobs, report) => void (await Promise.all(threads.map((thread) => drain(thread, jobs, report)))),
  }
}

const startThread = (file: string): Worker =>
  new Worker(file, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Rendering makes many short-lived objects: a larger young generation saves a tenth of the time.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  })

async function drain<Job, Outcome>(
  thread: Worker,
  jobs: JobQueue<Job>,
  report: (outcome: Outcome) => void,
): Promise<void> {
  try {
    for (let job = await jobs.take(); job !== undefined; job = await jobs.take()) {
      const answer = once(thread, 'message') as Promise<[Outcome]>
      thread.postMessage(job)
      report((await answer)[0])
    }
  } finally {
    await thread.terminate()
  }
}
