import 'server-only'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { log } from '@/lib/http/log'
import type { DrawingAnswer, DrawingJob, PictureBytes } from './drawing/job'

/** Milliseconds that one picture may take, the start of the thread included; most take 50 to 300. */
export const PATIENCE = 10_000
/** Milliseconds without work after which the thread ends: it holds some 130 MB. */
export const IDLE = 60_000

/** What of a worker thread is used here. */
export interface DrawingThread {
  postMessage(job: DrawingJob): void
  on(event: 'message', listener: (answer: DrawingAnswer) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'exit', listener: (code: number) => void): unknown
  /** Lets the process end while the thread runs. */
  unref(): void
  terminate(): Promise<number>
}

/** Starts the drawing thread from its source. It sees no setting and no secret of the server. */
export function startThread(): DrawingThread {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'pictures', 'drawing', 'worker.ts')
  // Node.js before 24.3 calls the removal of types experimental, in a warning for each thread.
  return new Worker(/* turbopackIgnore: true */ file, { env: {}, execArgv: ['--disable-warning=ExperimentalWarning'] })
}

interface Waiting {
  resolve: (bytes: PictureBytes) => void
  reject: (reason: Error) => void
}

/**
 * Draws in a thread that is started when it is needed and ends when it is idle. The function that this returns takes one
 * job at a time. It rejects where the picture cannot be drawn, and where the thread crashes or takes longer than
 * `PATIENCE`: the next job then gets a new thread.
 */
export function createDrawer(start: () => DrawingThread = startThread): (job: DrawingJob) => Promise<PictureBytes> {
  let thread: DrawingThread | undefined
  let current: Waiting | undefined
  let timer: NodeJS.Timeout | undefined

  function end(): void {
    const ended = thread
    thread = undefined
    void ended?.terminate()
  }

  function lose(lost: DrawingThread, reason: Error): void {
    if (lost !== thread) return
    clearTimeout(timer)
    end()
    const failed = current
    current = undefined
    if (failed) failed.reject(reason)
    else log('error', 'drawing-thread-lost', { error: reason })
  }

  function finish(answer: DrawingAnswer): void {
    const finished = current
    current = undefined
    clearTimeout(timer)
    timer = setTimeout(end, IDLE).unref()
    if ('bytes' in answer) finished?.resolve(answer.bytes)
    else finished?.reject(new Error(answer.problem))
  }

  function open(): DrawingThread {
    const opened = start()
    opened.on('message', (answer) => opened === thread && finish(answer))
    opened.on('error', (error) => lose(opened, error))
    opened.on('exit', (code) => lose(opened, new Error(`The drawing thread ended with code ${code}`)))
    // After the listeners: to add one for messages would undo it.
    opened.unref()
    return opened
  }

  return (job) =>
    new Promise((resolve, reject) => {
      clearTimeout(timer)
      const used = (thread ??= open())
      current = { resolve, reject }
      const reason = new Error(`A picture was not drawn within ${PATIENCE / 1000} s`)
      timer = setTimeout(() => lose(used, reason), PATIENCE).unref()
      used.postMessage(job)
    })
}
