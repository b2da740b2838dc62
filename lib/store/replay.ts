import 'server-only'
import { randomUUID } from 'node:crypto'
import { log } from '@/lib/http/log'
import type { Operation } from './operation'
import type { Spool } from './spool'
import { isRejection } from './supabase-failure'

export interface Replayer {
  /** Sends what waits, oldest first, until nothing waits or one cannot be sent. Answers how many were sent. Never rejects. */
  replay(): Promise<number>
  /** Has it replayed after `delay` milliseconds, and again until nothing waits, without keeping the process alive. */
  wake(delay?: number): void
  close(): void
}

interface ReplayerOptions {
  openSpool: () => Spool | undefined
  apply: (operation: Operation) => Promise<unknown>
  /** Rejects where the service records nothing at all. */
  check: () => Promise<unknown>
  /** Milliseconds between tries. */
  interval?: number
  now?: () => number
}

/** Longer than a try may take. A process that dies leaves its lease behind for as long. */
const LEASE = 15_000

/** Tries of one record that fail while the service records others. */
const HOPELESS = 20

/**
 * Sends the spool. An operation is removed after it was applied, so one that was applied by a process that died before
 * it could remove it is sent once more, and its id keeps it from being applied again.
 */
export function createReplayer(options: ReplayerOptions): Replayer {
  const { openSpool, apply, check, interval = 5000, now = Date.now } = options
  const owner = randomUUID()
  let running: Promise<number> | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let lastReason: string | undefined
  let stuck = { id: '', tries: 0 }

  /** The service records, but not this one, however often it is sent: others must not wait for it. */
  async function isHopeless(id: string): Promise<boolean> {
    const records = await check().then(
      () => true,
      () => false,
    )
    if (records) stuck = { id, tries: stuck.id === id ? stuck.tries + 1 : 1 }
    return records && stuck.tries >= HOPELESS
  }

  /** 'stay' where it must be tried again later. */
  async function send(spool: Spool, operation: Operation): Promise<'sent' | 'refused' | 'stay'> {
    const { id, kind } = operation
    try {
      await apply(operation)
      if (closed) return 'stay'
      spool.remove(id)
      return 'sent'
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const isRefused = isRejection(error) || (await isHopeless(id))
      if (closed) return 'stay'
      if (isRefused) {
        spool.refuse(id, reason)
        log('error', 'spooled-record-refused', { id, kind, reason })
        return 'refused'
      }
      if (reason !== lastReason) log('error', 'spool-not-sent', { ...spool.count(), reason })
      lastReason = reason
      return 'stay'
    }
  }

  async function sendAll(spool: Spool): Promise<number> {
    let sent = 0
    while (!closed && spool.lease(owner, now(), now() + LEASE)) {
      const operation = spool.first()
      const result = operation && (await send(spool, operation))
      if (result === 'sent') sent += 1
      if (result !== undefined && result !== 'stay') continue
      if (!closed) spool.release(owner)
      break
    }
    if (sent === 0) return 0
    lastReason = undefined
    log('info', 'spool-sent', { sent })
    return sent
  }

  const sendOrLog = async (): Promise<number> => {
    try {
      const spool = closed ? undefined : openSpool()
      return spool ? await sendAll(spool) : 0
    } catch (error) {
      log('error', 'spool-failed', { error })
      return 0
    }
  }

  const hasWork = (): boolean => {
    try {
      return !closed && openSpool()?.isEmpty() === false
    } catch (error) {
      log('error', 'spool-failed', { error })
      return false
    }
  }

  const replayer: Replayer = {
    replay: () =>
      (running ??= sendOrLog().finally(() => {
        running = undefined
      })),
    wake(delay = interval) {
      if (timer || !hasWork()) return
      timer = setTimeout(() => {
        void replayer.replay().then(() => {
          timer = undefined
          replayer.wake()
        })
      }, delay).unref()
    },
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
  return replayer
}
