import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { SCHEMA_VERSION } from '@/lib/store/sqlite/schema'
import { fault, ok, reasonOf, warning, type Finding } from './report'

const numberOf = (database: DatabaseSync, pragma: string): number =>
  Number(Object.values(database.prepare(`pragma ${pragma}`).get() ?? {})[0])

function inspect(file: string): Finding {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 3000 })
  try {
    const version = numberOf(database, 'user_version')
    const check = Object.values(database.prepare('pragma quick_check(1)').get() ?? {})[0]
    if (check !== 'ok') return fault('store', `${file} is damaged: ${String(check)}`, 'Restore it: docs/deployment.md.')
    if (version > SCHEMA_VERSION)
      return fault('store', `${file} was made by a newer version`, 'Install that version, or restore an older backup.')
    if (version < SCHEMA_VERSION)
      return warning(
        'store',
        `${file} is at schema ${version} of ${SCHEMA_VERSION}`,
        'The next start migrates it: make a backup first.',
      )
    return ok('store', `${file} is whole, schema ${version}`)
  } finally {
    database.close()
  }
}

/** Checks the embedded store's integrity and schema version. Only reads: a server may be running on it. */
export function checkEmbeddedStore(file: string): Finding[] {
  if (!existsSync(file)) return [ok('store', `${file} does not exist yet: the first record makes it`)]
  try {
    return [inspect(file)]
  } catch (error) {
    return [
      fault('store', `${file} cannot be read: ${reasonOf(error)}`, 'Restore it from a backup: docs/deployment.md.'),
    ]
  }
}
