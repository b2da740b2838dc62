import 'server-only'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { log } from '@/lib/log/log'
import type { DrawingJob, PictureBytes, WorkResult } from '@/lib/pictures/drawing/job'

/** Time limit for one picture in milliseconds, including the start of the thread. Most take 50 to 300. */
export const PATIENCE = 10_000
/** Idle time in milliseconds after which the thread is stopped: it holds some 130 MB. */
export const IDLE = 60_000

export interface WorkingThread<Job> {
  postMessage(job: Job): void
  on(event: 'message', listener: (result: WorkResult) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'exit', listener: (code: number) => void): unknown
  unref(): void
  terminate(): Promise<number>
}
export type DrawingThread = WorkingThread<DrawingJob>

/** What one worker is called in errors and in the log, and how long one of its jobs may take, in milliseconds. */
interface Work {
  thread: string
  product: string
  lost: string
  patience: number
}
const drawing: Work = {
  thread: 'drawing thread',
  product: 'A picture was not drawn',
  lost: 'drawing-thread-lost',
  patience: PATIENCE,
}

/** Starts the drawing thread from its source. It gets none of the server's environment variables or secrets. */
export function startThread(): DrawingThread {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'pictures', 'drawing', 'worker.ts')
  // Node.js before 24.3 prints a warning about experimental type stripping for each thread.
  return new Worker(/* turbopackIgnore: true */ file, { env: {}, execArgv: ['--disable-warning=ExperimentalWarning'] })
}

interface Waiting {
  resolve: (bytes: PictureBytes) => void
  reject: (reason: Error) => void
}

/** Draws pictures in a worker thread, see `createWorker`. */
export const createDrawer = (start: () => DrawingThread = startThread): ((job: DrawingJob) => Promise<PictureBytes>) =>
  createWorker(start, drawing)

/** Returns a worker that takes one job at a time. Rejects on failure or after `patience`; the next thread is new. */
export function createWorker<Job>(
  start: () => WorkingThread<Job>,
  { thread: name, product, lost: event, patience }: Work,
): (job: Job) => Promise<PictureBytes> {
  let thread: WorkingThread<Job> | undefined
  let current: Waiting | undefined
  let timer: NodeJS.Timeout | undefined

  function end(): void {
    const ended = thread
    thread = undefined
    void ended?.terminate()
  }

  function lose(lost: WorkingThread<Job>, reason: Error): void {
    if (lost !== thread) return
    clearTimeout(timer)
    end()
    const failed = current
    current = undefined
    if (failed) failed.reject(reason)
    else log('error', event, { error: reason })
  }

  function finish(result: WorkResult): void {
    const finished = current
    current = undefined
    clearTimeout(timer)
    if (result.spent) end()
    else timer = setTimeout(end, IDLE).unref()
    if ('bytes' in result) finished?.resolve(result.bytes)
    else finished?.reject(new Error(result.problem))
  }

  function open(): WorkingThread<Job> {
    const opened = start()
    opened.on('message', (result) => opened === thread && finish(result))
    opened.on('error', (error) => lose(opened, error))
    opened.on('exit', (code) => lose(opened, new Error(`The ${name} ended with code ${code}`)))
    // Must come after the listeners: adding a message listener would undo the unref.
    opened.unref()
    return opened
  }

  return (job) =>
    new Promise((resolve, reject) => {
      clearTimeout(timer)
      const used = (thread ??= open())
      current = { resolve, reject }
      const reason = new Error(`${product} within ${patience / 1000} s`)
      timer = setTimeout(() => lose(used, reason), patience).unref()
      used.postMessage(job)
    })
}
