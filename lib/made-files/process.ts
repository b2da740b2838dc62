import 'server-only'
import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { createWorker, type WorkingThread } from './drawer'
import type { PictureBytes } from '@/lib/pictures/drawing/job'
import type { EditionJob } from './program/job'

/** Time limit for one file in milliseconds, including the start of the process. */
export const PATIENCE = 60_000
/** Heap limit of the process in megabytes. It uses half; with its code and what it draws with it holds at most 300. */
const HEAP = 200

/** Has its own heap, so the server survives if it runs out, and none of the server's secrets. */
function startProcess(): ChildProcess {
  const entry = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'made-files', 'program', 'process.ts')
  const execArgv = [
    `--max-old-space-size=${HEAP}`,
    '--max-semi-space-size=4',
    '--optimize-for-size',
    '--disable-warning=ExperimentalWarning',
  ]
  // Files are made of short-lived parts: a single allocator arena returns more of their memory than one per thread.
  const env = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' } as const
  return fork(/* turbopackIgnore: true */ entry, { env, execArgv, serialization: 'advanced' })
}

/** Lets a process be used like a thread. Its exit fails the current job. */
export function asThread(child: ChildProcess): WorkingThread<EditionJob> {
  return {
    postMessage: (job) => void child.send(job),
    on(event: string, listener: (value: never) => void) {
      return child.on(event, listener as (...given: unknown[]) => void)
    },
    unref() {
      child.unref()
      child.channel?.unref()
    },
    terminate: () => Promise.resolve(child.kill('SIGKILL') ? 0 : 1),
  }
}

/** Returns the function that makes one file at a time in a process that is started on demand and stopped when idle. */
export const createMaker = (start = startProcess): ((job: EditionJob) => Promise<PictureBytes>) =>
  createWorker(() => asThread(start()), {
    thread: 'process for editions',
    product: 'An edition was not made',
    lost: 'edition-process-lost',
    patience: PATIENCE,
  })
