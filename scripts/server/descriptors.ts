import { existsSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { devNull } from 'node:os'
import { log } from '../../lib/log/log.ts'

const LIMITS = '/proc/self/limits'
/** Milliseconds between two checks for a free descriptor. */
const LOOK = 2_000
/** Descriptors reserved for the store, mail server sockets and libraries, plus some spare. */
const OWN = 64
/** One for the connection, one for the file sent over it. */
const PER_CONNECTION = 2
/** More connections than one process can serve well; each costs memory. */
const MOST_CONNECTIONS = 4096

/** Returns this process's limit of open descriptors; Infinity if the system does not report it (only Linux does). */
export function descriptorLimit(): number {
  if (!existsSync(LIMITS)) return Infinity
  const soft = /^Max open files\s+(\d+)/m.exec(readFileSync(LIMITS, 'utf8'))?.[1]
  return soft === undefined ? Infinity : Number(soft)
}

/** Returns how many connections leave enough of `limit` descriptors for the process's own work; at least 1. */
export const connectionsWithin = (limit: number): number =>
  Math.max(1, Math.min(MOST_CONNECTIONS, Math.floor((limit - OWN) / PER_CONNECTION)))

/** Returns whether an error means that this process (EMFILE) or the machine (ENFILE) has run out of descriptors. */
export function isOutOfDescriptors(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return code === 'EMFILE' || code === 'ENFILE' || isOutOfDescriptors(error.cause)
}

/**
 * Ends the process with code 1 and one log line. Without descriptors it cannot respond and does not recover; its
 * supervisor restarts it.
 */
export function leaveForDescriptors(error: unknown): never {
  log('error', 'out-of-descriptors', { error })
  process.exit(1)
}

/**
 * Tries every two seconds to open a file, and ends the process if no descriptor is left: libuv silently closes
 * connections that it has no descriptor to accept. Does not keep the process alive.
 */
export function watchDescriptors(): void {
  const look = async (): Promise<void> => {
    try {
      await (await open(devNull)).close()
    } catch (error) {
      if (isOutOfDescriptors(error)) leaveForDescriptors(error)
      log('error', 'descriptors-not-checked', { error })
    }
  }
  setInterval(() => void look(), LOOK).unref()
}
