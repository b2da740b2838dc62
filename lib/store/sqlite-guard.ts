import 'server-only'
import { log } from '@/lib/http/log'
import { monotonic } from '@/lib/monotonic'
import type { Bounds } from './bounds'
import { createLockQueue } from './lock-queue'
import type { Outbox, Store } from './port'
import { openSqliteStore, type SqliteStore } from './sqlite'
import { describeFault, type StoreFault } from './sqlite-faults'
import { unhealthy } from './sqlite-health'

/**
 * Milliseconds. An operation waits for a lock as long as a visitor may wait; a health check waits less. Once a wait has
 * timed out, later operations wait only `knownLock`.
 */
const times = { patience: 3000, healthPatience: 1500, knownLock: 250, reopen: 1000 }

/** Faults after which the file is reopened: the connection's cached state may be wrong. */
const lasting: readonly StoreFault['name'][] = ['damaged', 'not-writable', 'disk-error']

const isLock = (error: unknown): boolean => describeFault(error).name === 'locked'

type Kinds<Part> = Record<keyof Part, 'reads' | 'writes'>
type Operations = Omit<Store, 'health' | 'close' | 'outbox'>

/** Every operation of the port. The type ensures that none is missing. */
const operations: Kinds<Operations> = {
  recordSubscriber: 'writes',
  recordDownloads: 'writes',
  recordBundleDownload: 'writes',
  downloadCounts: 'reads',
  setUnsubscribed: 'writes',
  suppress: 'writes',
  allow: 'writes',
  standingOf: 'reads',
  recordContactMessage: 'writes',
  recordSearchQuery: 'writes',
  confirmNewsletter: 'writes',
  enqueueIssue: 'writes',
  countRecipients: 'reads',
  listSubscribers: 'reads',
  eraseAddress: 'writes',
  purgeContactMessages: 'writes',
  purgeSearchQueries: 'writes',
  foldDownloadCounts: 'writes',
}

const outboxOperations: Kinds<Outbox> = {
  admit: 'writes',
  add: 'writes',
  claimDue: 'writes',
  remove: 'writes',
  postpone: 'writes',
  refuse: 'writes',
}

/** Manages the connection: opens it on demand, and again after a fault or when the file was replaced. */
function createConnection(file: string, now: () => number, bounds: Bounds | undefined) {
  let store: SqliteStore | undefined
  let failure: { error: unknown; at: number } | undefined
  let patience = times.patience

  function drop(): void {
    store?.close().catch((error: unknown) => log('error', 'store-not-closed', { error }))
    store = undefined
  }

  function open(): SqliteStore {
    if (failure && now() < failure.at + times.reopen) throw failure.error
    try {
      store = openSqliteStore(file, { openPatience: patience, patience: 0, ...(bounds && { bounds }) })
      failure = undefined
      return store
    } catch (error) {
      failure = { error, at: now() }
      throw error
    } finally {
      // Opening blocks the process. A wait is acceptable at startup; later it would delay page requests.
      patience = 0
    }
  }

  return {
    /** Throws if the file cannot be opened. Does not retry within one second of a failure. */
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

/** Logs one line when a fault begins or changes, and one when it ends. */
function createFaultLog() {
  let told: StoreFault['name'] | undefined
  return {
    failed(fault: StoreFault, error: unknown): void {
      if (told === fault.name) return
      told = fault.name
      log('error', 'store-unavailable', { fault: fault.name, cause: fault.cause, remedy: fault.remedy, error })
    },
    told: (): StoreFault['name'] | undefined => told,
    over(): void {
      if (told) log('info', 'store-recovered', { fault: told })
      told = undefined
    },
  }
}

/**
 * The embedded store for a long-running server: opened on first use, never prevents startup, and recovers without a
 * restart once a fault ends. Waits for locks without blocking the process, and only briefly once a wait has timed out.
 */
export function guardSqliteStore(file: string, now: () => number = monotonic, bounds?: Bounds): Store {
  const connection = createConnection(file, now, bounds)
  const faults = createFaultLog()
  const locked = createLockQueue(isLock, now)

  /**
   * One small write, or an update that matched no row, does not prove recovery: the probe decides. Never throws: the
   * write before it has succeeded.
   */
  async function findOutWhetherOver(): Promise<void> {
    try {
      await connection.current().probe()
      faults.over()
    } catch (error) {
      faults.failed(describeFault(error), error)
    }
  }

  async function run<T>(
    kind: 'reads' | 'writes',
    work: (store: SqliteStore) => Promise<T>,
    patience = times.patience,
  ): Promise<T> {
    const attempt = async (): Promise<T> => work(connection.current())
    const deadline = now() + (faults.told() === 'locked' ? Math.min(patience, times.knownLock) : patience)
    try {
      const result = await attempt().catch((error: unknown) => {
        if (isLock(error)) return locked.wait(attempt, error, deadline)
        throw error
      })
      if (kind === 'writes' && faults.told()) await findOutWhetherOver()
      return result
    } catch (error) {
      const fault = describeFault(error)
      // An invalid record is not a fault of the store.
      if (fault.name !== 'unexpected') faults.failed(fault, error)
      if (lasting.includes(fault.name)) connection.drop()
      throw error
    }
  }

  function guard<Part>(kinds: Kinds<Part>, partOf: (store: SqliteStore) => Part): Part {
    const guarded = Object.entries(kinds).map(([name, kind]) => [
      name,
      (...given: unknown[]) =>
        run(kind as 'reads' | 'writes', (store) => {
          const part = partOf(store) as Record<string, (...given: unknown[]) => Promise<unknown>>
          return part[name]?.(...given) ?? Promise.reject(new Error(`The store lacks ${name}`))
        }),
    ])
    return Object.fromEntries(guarded) as Part
  }

  return {
    ...guard<Operations>(operations, (store) => store),
    outbox: guard(outboxOperations, (store) => store.outbox),
    health: () => run('writes', (store) => store.probe(), times.healthPatience).catch(unhealthy),
    close: () => Promise.resolve(connection.drop()),
  }
}
