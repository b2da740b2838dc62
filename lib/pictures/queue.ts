import 'server-only'
import { clientLimits } from '@/lib/client-limits'
import { tooManyRequests, type Failure } from '@/lib/http/failure'
import type { PictureBytes } from './drawing/job'

/** Maximum queue length for all clients together: some three seconds of work. */
export const WAITING = 12
/** Seconds until a full queue is empty. */
const RETRY_AFTER = 3

const busy: Failure = {
  status: 503,
  code: 'busy',
  message: 'Too many pictures are being drawn. Please try again in a moment.',
  headers: { 'retry-after': String(RETRY_AFTER), 'cache-control': 'no-store' },
}
const clientBusy = tooManyRequests(RETRY_AFTER, 'Too many pictures at once. Please wait for one of them.')

export interface DrawingQueue {
  /** Returns the pending job for this picture, if it is queued or being drawn. */
  find(name: string): Promise<PictureBytes> | undefined
  /** Returns why this client cannot queue another picture now; undefined if it can. */
  rejection(client: string): Failure | undefined
  /** Queues a job. Jobs run one at a time. A failure affects only its own picture. */
  add(name: string, client: string, draw: () => Promise<PictureBytes>): Promise<PictureBytes>
}

interface QueueLimits {
  waiting: number
  waitingPerClient: number
  busy: Failure
  clientBusy: Failure
}
const drawingLimits: QueueLimits = {
  waiting: WAITING,
  waitingPerClient: clientLimits.drawingsWaiting,
  busy,
  clientBusy,
}

/** A queue of pictures, or of other files that one worker makes, limited in total and per client. */
export function createDrawingQueue(limits = drawingLimits): DrawingQueue {
  const underWay = new Map<string, Promise<PictureBytes>>()
  const waiting: { client: string; run: () => Promise<unknown> }[] = []
  let working = false

  async function work(): Promise<void> {
    if (working) return
    working = true
    for (let next = waiting.shift(); next; next = waiting.shift()) await next.run()
    working = false
  }

  return {
    find: (name) => underWay.get(name),
    rejection(client) {
      if (waiting.filter((other) => other.client === client).length >= limits.waitingPerClient) return limits.clientBusy
      return waiting.length >= limits.waiting ? limits.busy : undefined
    },
    add(name, client, draw) {
      const drawn = new Promise<PictureBytes>((resolve) => {
        const run = async (): Promise<void> => {
          const drawing = draw()
          resolve(drawing)
          // The caller handles the failure; here it only ends the picture's turn.
          await drawing.catch(() => undefined)
        }
        waiting.push({ client, run })
      }).finally(() => underWay.delete(name))
      underWay.set(name, drawn)
      void work()
      return drawn
    },
  }
}
