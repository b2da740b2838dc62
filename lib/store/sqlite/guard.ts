import 'server-only'
import { log } from '@/lib/log/log'
import { monotonic } from '@/lib/monotonic'
import type { Bounds } from '@/lib/store/bounds'
import type { Store } from '@/lib/store/port'
import { describeFault, isLocked, type StoreFault } from './faults'
import { unhealthy } from './health'
import { createLockQueue } from './lock-queue'
import { openSqliteStore, type SqliteStore } from './store'

/** Milliseconds. Once a wait for a lock has timed out, later operations wait only `knownLock`. */
const times = { operation: 3000, health: 1500, knownLock: 250, reopen: 1000 }

/** Faults after which the file is reopened: the connection's cached state may be wrong. */
const persistent: readonly StoreFault['name'][] = ['damaged', 'not-writable', 'disk-error']

type Work<T> = (store: SqliteStore) => Promise<T>

/** Manages the connection: opens it on demand, and again after a fault or when the file was replaced. */
function createConnection(file: string, now: () => number, bounds: Bounds | undefined) {
  let store: SqliteStore | undefined
  let failure: { error: unknown; at: number } | undefined

  function drop(): void {
    store?.close().catch((error: unknown) => log('error', 'store-not-closed', { error }))
    store = undefined
  }

  function open(): SqliteStore {
    if (failure && now() < failure.at + times.reopen) throw failure.error
    try {
      store = openSqliteStore(file, bounds)
      failure = undefined
      return store
    } catch (error) {
      if (!isLocked(error)) failure = { error, at: now() }
      throw error
    }
  }

  return {
    /** Throws if the file cannot be opened. Does not retry within one second of a failure, unless it was a lock. */
    current(): SqliteStore {
      if (store && !store.isInPlace()) {
        log('error', 'store-file-replaced', { cause: 'The database file was removed or replaced while it was open' })
        drop()
      }
      return store ?? open()
    },
    drop,
  }
}

function createFaultLog() {
  let current: StoreFault['name'] | undefined
  return {
    began(fault: StoreFault, error: unknown): void {
      if (current === fault.name) return
      current = fault.name
      log('error', 'store-unavailable', { fault: fault.name, cause: fault.cause, remedy: fault.remedy, error })
    },
    current: (): StoreFault['name'] | undefined => current,
    ended(): void {
      if (current) log('info', 'store-recovered', { fault: current })
      current = undefined
    },
  }
}

function createRunner(file: string, now: () => number, bounds: Bounds | undefined) {
  const connection = createConnection(file, now, bounds)
  const faults = createFaultLog()
  const locks = createLockQueue(now)

  async function read<T>(work: Work<T>, timeout = times.operation): Promise<T> {
    const limit = faults.current() === 'locked' ? Math.min(timeout, times.knownLock) : timeout
    try {
      return await locks.run(async () => work(connection.current()), now() + limit)
    } catch (error) {
      const fault = describeFault(error)
      // An invalid record is not a fault of the store.
      if (fault.name !== 'unexpected') faults.began(fault, error)
      if (persistent.includes(fault.name)) connection.drop()
      throw error
    }
  }

  /** One small write does not prove recovery: the probe decides. Never throws: the write before it has succeeded. */
  async function checkRecovery(): Promise<void> {
    try {
      await connection.current().probe()
      faults.ended()
    } catch (error) {
      faults.began(describeFault(error), error)
    }
  }

  async function write<T>(work: Work<T>, timeout?: number): Promise<T> {
    const result = await read(work, timeout)
    if (faults.current()) await checkRecovery()
    return result
  }

  return { read, write, close: () => connection.drop() }
}

/** The embedded store for a server: never prevents startup, recovers without a restart, waits without blocking. */
export function guardSqliteStore(file: string, now: () => number = monotonic, bounds?: Bounds): Store {
  const { read, write, close } = createRunner(file, now, bounds)
  return {
    recordSubscriber: (subscriber) => write((store) => store.recordSubscriber(subscriber)),
    recordDownloads: (downloads) => write((store) => store.recordDownloads(downloads)),
    recordBundleDownload: (download) => write((store) => store.recordBundleDownload(download)),
    downloadCounts: () => read((store) => store.downloadCounts()),
    setUnsubscribed: (email) => write((store) => store.setUnsubscribed(email)),
    suppress: (email, reason) => write((store) => store.suppress(email, reason)),
    allow: (email) => write((store) => store.allow(email)),
    standingOf: (email) => read((store) => store.standingOf(email)),
    recordContactMessage: (message) => write((store) => store.recordContactMessage(message)),
    recordSearchQuery: (query) => write((store) => store.recordSearchQuery(query)),
    confirmNewsletter: (optIn) => write((store) => store.confirmNewsletter(optIn)),
    enqueueIssue: (...issue) => write((store) => store.enqueueIssue(...issue)),
    countRecipients: (issue) => read((store) => store.countRecipients(issue)),
    listSubscribers: (since) => read((store) => store.listSubscribers(since)),
    eraseAddress: (email) => write((store) => store.eraseAddress(email)),
    purgeContactMessages: (before) => write((store) => store.purgeContactMessages(before)),
    purgeSearchQueries: (before) => write((store) => store.purgeSearchQueries(before)),
    foldDownloadCounts: (before) => write((store) => store.foldDownloadCounts(before)),
    outbox: {
      admit: (...message) => write(({ outbox }) => outbox.admit(...message)),
      add: (...message) => write(({ outbox }) => outbox.add(...message)),
      claimDue: (...claim) => write(({ outbox }) => outbox.claimDue(...claim)),
      remove: (id) => write(({ outbox }) => outbox.remove(id)),
      postpone: (id, dueAt) => write(({ outbox }) => outbox.postpone(id, dueAt)),
      refuse: (message, reason) => write(({ outbox }) => outbox.refuse(message, reason)),
    },
    health: () => write((store) => store.probe(), times.health).catch(unhealthy),
    close: () => Promise.resolve(close()),
  }
}
