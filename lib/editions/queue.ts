import 'server-only'
import type { Failure } from '@/lib/http/failure'
import { createDrawingQueue, type DrawingQueue } from '@/lib/pictures/queue'

/** Files that may wait while one is made, each for another client. */
const WAITING = 6
/** Seconds until one of them is usually made. */
const RETRY_AFTER = 5

const unavailable = (code: string, message: string): Failure => ({
  status: 503,
  code,
  message,
  headers: { 'retry-after': String(RETRY_AFTER), 'cache-control': 'no-store' },
})

/** The failure of a file that could not be made. The reason goes to the log. */
export const notMade = unavailable('edition-not-made', 'This edition could not be made. Please try again in a moment.')

const busy = unavailable('busy', 'Other state editions are being made. Please try again in a moment.')

/** A queue of editions to make: one under way, six waiting, one of each client. */
export const createEditionQueue = (): DrawingQueue =>
  createDrawingQueue({ waiting: WAITING, waitingPerClient: 1, busy, clientBusy: busy })
