import { DatabaseSync } from 'node:sqlite'

export const STORE = 'ridgedocs.sqlite'
export const SECRET = 'signing-secret'

/** Reads the whole database at `file` and returns its schema version. Throws if it is damaged. */
export function checkCopy(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const valueOf = (pragma: string): unknown => Object.values(database.prepare(`pragma ${pragma}`).get() ?? {})[0]
    const check = valueOf('integrity_check(1)')
    if (check !== 'ok') throw new Error(`${file} is not whole: ${String(check)}`)
    return Number(valueOf('user_version'))
  } finally {
    database.close()
  }
}
