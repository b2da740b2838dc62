import 'server-only'
import { clientLimits } from '@/lib/client-limits'
import { tooManyRequests, unavailable, type Failure } from '@/lib/http/failure'
import type { PictureBytes } from '@/lib/pictures/drawing/job'

/** Maximum queue length for all clients together: some three seconds of work. */
export const WAITING = 12
const RETRY_AFTER = 3

export interface FileQueue {
  find(name: string): Promise<PictureBytes> | undefined
  rejection(client: string): Failure | undefined
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
  busy: unavailable(RETRY_AFTER, 'Too many pictures are being drawn. Please try again in a moment.'),
  clientBusy: tooManyRequests(RETRY_AFTER, 'Too many pictures at once. Please wait for one of them.'),
}

/** Editions that may wait while one is made, each for another client. */
const EDITIONS_WAITING = 6
/** Seconds until one of them is usually made. */
const EDITIONS_RETRY_AFTER = 5

export const notMade = unavailable(
  EDITIONS_RETRY_AFTER,
  'This edition could not be made. Please try again in a moment.',
  'edition-not-made',
)

const editionsBusy = unavailable(
  EDITIONS_RETRY_AFTER,
  'Other state editions are being made. Please try again in a moment.',
)

/** A queue of editions: one in progress, six waiting, one per client. Pictures have another queue. */
export const createEditionQueue = (): FileQueue =>
  createFileQueue({
    ...{ waiting: EDITIONS_WAITING, waitingPerClient: 1 },
    ...{ busy: editionsBusy, clientBusy: editionsBusy },
  })

/** A queue of pictures, or of other files that one worker makes, limited in total and per client. */
export function createFileQueue(limits = drawingLimits): FileQueue {
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
