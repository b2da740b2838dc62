import 'server-only'
import { randomUUID } from 'node:crypto'
import { log } from '@/lib/log/log'
import { isRejection } from '@/lib/store/supabase/failure'
import { whenUnlocked, type SpoolAccess } from './access'
import type { Operation } from './operation'
import type { Spool } from './spool'

export interface Replayer {
  /** Sends queued operations, oldest first, until one cannot be sent. Returns how many were sent. Never rejects. */
  replay(): Promise<number>
  /** Replays after `delay` milliseconds and again until the spool is empty. Does not keep the process alive. */
  wake(delay?: number): void
  close(): void
}

interface ReplayerOptions {
  access: Pick<SpoolAccess, 'use'>
  apply: (operation: Operation) => Promise<unknown>
  /** Rejects if the service cannot record anything. */
  check: () => Promise<unknown>
  interval?: number
  now?: () => number
}

/** Must be longer than an attempt may take. If a process dies, its lease blocks the spool for this long. */
const LEASE = 15_000

/** Failed attempts of one record, while the service accepts others, before it is set aside. */
const MAX_ATTEMPTS = 20

/** 'unsent': must be tried again later. */
type Outcome = 'sent' | 'refused' | 'unsent'

type Send = (spool: Spool, operation: Operation) => Promise<Outcome>

/** Sends one operation and removes it. Does not access the spool after `signal` is aborted. */
function createSender({ apply, check }: Pick<ReplayerOptions, 'apply' | 'check'>, signal: AbortSignal): Send {
  let lastReason: string | undefined
  let stuck = { id: '', attempts: 0 }

  /** The service works but fails on this record every time: it must not block the others. */
  async function isStuck(id: string): Promise<boolean> {
    const isRecording = await check().then(
      () => true,
      () => false,
    )
    if (isRecording) stuck = { id, attempts: stuck.id === id ? stuck.attempts + 1 : 1 }
    return isRecording && stuck.attempts >= MAX_ATTEMPTS
  }

  async function handleFailure(spool: Spool, { id, kind }: Operation, error: unknown): Promise<Outcome> {
    const reason = error instanceof Error ? error.message : String(error)
    const isRefused = isRejection(error) || (await isStuck(id))
    if (signal.aborted) return 'unsent'
    if (isRefused) {
      await whenUnlocked(() => spool.refuse(id, reason))
      log('error', 'spooled-record-refused', { id, kind, reason })
      return 'refused'
    }
    if (reason !== lastReason) log('error', 'spool-not-sent', { ...spool.count(), reason })
    lastReason = reason
    return 'unsent'
  }

  return async (spool, operation) => {
    try {
      await apply(operation)
    } catch (error) {
      return handleFailure(spool, operation, error)
    }
    if (signal.aborted) return 'unsent'
    await whenUnlocked(() => spool.remove(operation.id))
    lastReason = undefined
    return 'sent'
  }
}

/** Sends the first operation again and again, as long as `lease` holds and it can be sent. Returns how many were. */
async function sendAll(spool: Spool, send: Send, lease: () => Promise<boolean>): Promise<number> {
  let sent = 0
  while (await lease()) {
    const operation = spool.first()
    const outcome = operation ? await send(spool, operation) : 'unsent'
    if (outcome === 'unsent') break
    if (outcome === 'sent') sent += 1
  }
  if (sent > 0) log('info', 'spool-sent', { sent })
  return sent
}

/** Replays the spool. An operation sent twice, because the process died, has an id that makes the second a no-op. */
export function createReplayer(options: ReplayerOptions): Replayer {
  const { access, interval = 5000, now = Date.now } = options
  const owner = randomUUID()
  const closing = new AbortController()
  const { signal } = closing
  const send = createSender(options, signal)
  let running: Promise<number> | undefined
  let timer: NodeJS.Timeout | undefined

  async function replayOpen(spool: Spool): Promise<number> {
    const lease = async () =>
      !signal.aborted && (await whenUnlocked(() => spool.lease(owner, now(), now() + LEASE))) && !signal.aborted
    if (spool.isEmpty() || !(await lease())) return 0
    try {
      return await sendAll(spool, send, lease)
    } finally {
      if (!signal.aborted) await whenUnlocked(() => spool.release(owner))
    }
  }

  const withSpool = <T>(work: (spool: Spool) => T | Promise<T>): Promise<T | undefined> =>
    access.use((spool) => (signal.aborted ? undefined : work(spool)))

  const replay = (): Promise<number> =>
    (running ??= withSpool(replayOpen)
      .then((sent = 0) => sent)
      .finally(() => (running = undefined)))

  async function replayAndRepeat(): Promise<void> {
    await replay()
    const isEmpty = await withSpool((spool) => spool.isEmpty())
    timer = undefined
    if (isEmpty === false) wake()
  }

  function wake(delay = interval): void {
    if (!signal.aborted) timer ??= setTimeout(() => void replayAndRepeat(), delay).unref()
  }

  return {
    replay,
    wake,
    close() {
      closing.abort()
      clearTimeout(timer)
    },
  }
}
