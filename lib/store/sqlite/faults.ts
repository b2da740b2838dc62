/** A fault that keeps the embedded store from writing, described for the operator. */
export interface StoreFault {
  /** Short and constant, for alerts and tests. */
  name: 'disk-full' | 'not-writable' | 'locked' | 'damaged' | 'disk-error' | 'newer-version' | 'unexpected'
  cause: string
  remedy: string
}

const faults = {
  'disk-full': {
    cause: 'The disk that holds DATA_DIR accepts no more data: it is full, or a quota or file size limit is reached',
    remedy: 'Free space there or raise the limit; recording then resumes by itself',
  },
  'not-writable': {
    cause: 'DATA_DIR or the database in it cannot be written',
    remedy: 'Give the account that runs the server write permission on DATA_DIR and the files in it',
  },
  locked: {
    cause: 'Another program keeps the database locked',
    remedy: 'End the program that has a transaction open on ridgedocs.sqlite',
  },
  damaged: {
    cause: 'The database file is damaged',
    remedy:
      'Save a copy of ridgedocs.sqlite and its -wal file, then replace it with a backup or the output of sqlite3 .recover',
  },
  'disk-error': {
    cause: 'The disk that holds DATA_DIR could not be read or written',
    remedy: 'See the system log: the disk or its connection may be failing',
  },
  'newer-version': {
    cause: 'The database was made by a newer version of this software',
    remedy: 'Run that version, or restore a backup',
  },
  unexpected: { cause: 'The database returned an unexpected error', remedy: 'See the error in the log' },
} as const satisfies Record<StoreFault['name'], { cause: string; remedy: string }>

export const SQLITE_BUSY = 5
export const SQLITE_CORRUPT = 11

/** By SQLite result code, extended or primary; see sqlite.org/rescode.html. */
const bySqliteCode: Readonly<Record<number, StoreFault['name']>> = {
  // IOERR_WRITE and IOERR_SHMSIZE: a write refused by a quota or limit.
  778: 'disk-full',
  4874: 'disk-full',
  [SQLITE_BUSY]: 'locked',
  6: 'locked',
  8: 'not-writable',
  10: 'disk-error',
  [SQLITE_CORRUPT]: 'damaged',
  13: 'disk-full',
  14: 'not-writable',
  26: 'damaged',
}

const bySystemCode: Readonly<Record<string, StoreFault['name']>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EACCES: 'not-writable',
  EPERM: 'not-writable',
  EROFS: 'not-writable',
  ENOTDIR: 'not-writable',
  EEXIST: 'not-writable',
  EIO: 'disk-error',
}

export const NEWER_VERSION = 'RIDGEDOCS_NEWER_VERSION'

function nameOf(error: unknown): StoreFault['name'] {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return bySqliteCode[errcode] ?? bySqliteCode[errcode & 0xff] ?? 'unexpected'
  return code === NEWER_VERSION ? 'newer-version' : (bySystemCode[String(code)] ?? 'unexpected')
}

/** Explains an error of the embedded store and how to fix it. `error` is any thrown value. */
export function describeFault(error: unknown): StoreFault {
  const name = nameOf(error)
  return { name, ...faults[name] }
}

/** Returns true if another connection's lock prevented the operation. */
export const isLocked = (error: unknown): boolean => nameOf(error) === 'locked'
