import 'server-only'
import { randomUUID } from 'node:crypto'
import { log } from '@/lib/http/log'
import type { Operation } from './operation'
import type { Spool } from './spool'
import { isRejection } from './supabase-failure'

export interface Replayer {
  /**
   * Sends queued operations, oldest first, until the spool is empty or one cannot be sent. Returns how many were sent.
   * Never rejects.
   */
  replay(): Promise<number>
  /**
   * Schedules a replay after `delay` milliseconds and repeats it until the spool is empty. Does not keep the process
   * alive.
   */
  wake(delay?: number): void
  close(): void
}

interface ReplayerOptions {
  openSpool: () => Spool | undefined
  apply: (operation: Operation) => Promise<unknown>
  /** Rejects if the service cannot record anything. */
  check: () => Promise<unknown>
  /** Milliseconds between attempts. */
  interval?: number
  now?: () => number
}

/** Must be longer than an attempt may take. If a process dies, its lease blocks the spool for this long. */
const LEASE = 15_000

/** Failed attempts of one record, while the service accepts others, before it is set aside. */
const HOPELESS = 20

/**
 * Replays the spool. An operation is removed after it was applied. If the process dies in between, it is sent again,
 * and its id makes the second call a no-op.
 */
export function createReplayer(options: ReplayerOptions): Replayer {
  const { openSpool, apply, check, interval = 5000, now = Date.now } = options
  const owner = randomUUID()
  let running: Promise<number> | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let lastReason: string | undefined
  let stuck = { id: '', tries: 0 }

  /** The service works but fails on this record every time: it must not block the others. */
  async function isHopeless(id: string): Promise<boolean> {
    const records = await check().then(
      () => true,
      () => false,
    )
    if (records) stuck = { id, tries: stuck.id === id ? stuck.tries + 1 : 1 }
    return records && stuck.tries >= HOPELESS
  }

  /** 'stay': must be tried again later. */
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
