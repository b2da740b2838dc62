import type { PrintJob, Rendered, RenderJob } from './engine'
import type { Reply } from './engine.worker'

export type { FileFor, PictureFile, Rendered, RenderJob } from './engine'

interface JobOptions {
  signal?: AbortSignal
  onProgress?: (done: number, total: number) => void
}

export interface EngineClient {
  /** Writes a document or a set, in the order asked. Rejects on failure or abort; the next call tries again. */
  render(job: RenderJob | PrintJob, options?: JobOptions): Promise<Rendered>
  close(): void
}

interface Task extends Pick<JobOptions, 'onProgress'> {
  job: RenderJob | PrintJob
  resolve: (rendered: Rendered) => void
  reject: (reason: unknown) => void
}

const startWorker = (): Worker => new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })

class Engine implements EngineClient {
  private readonly start: () => Worker
  private worker: Worker | undefined
  private current: Task | undefined
  private waiting: Task[] = []

  constructor(start: () => Worker) {
    this.start = start
  }

  render(job: Task['job'], { signal, onProgress }: JobOptions = {}): Promise<Rendered> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const task = { job, resolve, reject, onProgress }
      // A file that is being written is finished and thrown away: the engine stays warm.
      signal?.addEventListener('abort', () => {
        this.waiting = this.waiting.filter((other) => other !== task)
        reject(signal.reason as Error)
      })
      this.waiting.push(task)
      this.next()
    })
  }

  close(): void {
    this.stop(new Error('The engine was closed'))
    for (const { reject } of this.waiting.splice(0)) reject(new Error('The engine was closed'))
  }

  private next(): void {
    if (this.current) return
    this.current = this.waiting.shift()
    if (this.current) this.open().postMessage(this.current.job)
  }

  private open(): Worker {
    if (this.worker) return this.worker
    const worker = this.start()
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const task = this.current
      if ('done' in data) return task?.onProgress?.(data.done, data.total)
      this.current = undefined
      if ('problem' in data) task?.reject(new Error(data.problem))
      else task?.resolve(data)
      this.next()
    })
    worker.addEventListener('error', () => {
      this.stop(new Error('The part of the site that writes documents could not be loaded'))
      this.next()
    })
    return (this.worker = worker)
  }

  private stop(reason: Error): void {
    this.worker?.terminate()
    this.worker = undefined
    const task = this.current
    this.current = undefined
    task?.reject(reason)
  }
}

/** Opens an engine that writes documents on this device. */
export const openEngine = (start: () => Worker = startWorker): EngineClient => new Engine(start)
