import { existsSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { devNull } from 'node:os'
import { log } from '../../lib/http/log.ts'

const LIMITS = '/proc/self/limits'
/** Milliseconds between two looks at whether a descriptor can still be had. */
const LOOK = 2_000
/** Descriptors that are not visitors': the store, sockets to mail servers, libraries, and some to spare. */
const OWN = 64
/** A connection and the file that is sent over it. */
const PER_CONNECTION = 2
/** More connections than one process serves well; each costs memory. */
const MOST_CONNECTIONS = 4096

/** How many descriptors this process may have open; Infinity where the system does not say (only Linux does). */
export function descriptorLimit(): number {
  if (!existsSync(LIMITS)) return Infinity
  const soft = /^Max open files\s+(\d+)/m.exec(readFileSync(LIMITS, 'utf8'))?.[1]
  return soft === undefined ? Infinity : Number(soft)
}

/** How many connections leave this process enough of `limit` descriptors for its own work; 1 at the least. */
export const connectionsWithin = (limit: number): number =>
  Math.max(1, Math.min(MOST_CONNECTIONS, Math.floor((limit - OWN) / PER_CONNECTION)))

/** Whether something failed because this process (EMFILE) or the machine (ENFILE) has no descriptor left. */
export function isOutOfDescriptors(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return code === 'EMFILE' || code === 'ENFILE' || isOutOfDescriptors(error.cause)
}

/**
 * Ends the process with code 1 and one line in the log. Without descriptors it can answer
 * nobody and does not recover; its supervisor restarts it.
 */
export function leaveForDescriptors(error: unknown): never {
  log('error', 'out-of-descriptors', { error })
  process.exit(1)
}

/**
 * Tries every two seconds to open a file, and ends the process where no descriptor is left: what cannot be accepted for
 * lack of one is closed by libuv without a word. Does not keep the process alive.
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
