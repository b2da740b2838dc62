/** The browser's database: everything that a person types into documents stays here. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

interface RidgeDocs extends DBSchema {
  company: { key: 'company'; value: unknown }
  jobs: { key: string; value: unknown }
  drafts: { key: string; value: unknown }
  files: { key: string; value: unknown }
}

const stores = ['company', 'jobs', 'drafts', 'files'] as const

let open: Promise<IDBPDatabase<RidgeDocs>> | undefined

/** The database, opened once. Rejects if the browser has none; the next call tries again. */
export function database(): Promise<IDBPDatabase<RidgeDocs>> {
  open ??= openDB<RidgeDocs>('ridgedocs', 1, {
    upgrade(db) {
      for (const store of stores) db.createObjectStore(store)
    },
    // A newer version of the site in another tab may upgrade the database.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      open = undefined
    },
    terminated() {
      open = undefined
    },
  }).catch((cause: unknown) => {
    open = undefined
    throw cause
  })
  return open
}
