import 'server-only'
import path from 'node:path'
import { env } from '@/lib/env'
import type { Store } from './port'
import { openSqliteStore } from './sqlite'
import { openSupabaseStore } from './supabase'

export type * from './port'

function openStore(): Store {
  const { supabase, dataDir } = env()
  return supabase ? openSupabaseStore(supabase) : openSqliteStore(path.join(dataDir, 'ridgedocs.sqlite'))
}

/** Whatever ends the process, the embedded file is closed in order; exit handlers cannot wait, and closing it is at once. */
function openUntilExit(): Store {
  const opened = openStore()
  process.once('exit', () => void opened.close())
  return opened
}

let opened: Store | undefined

/** This process's store: Supabase where it is set, else embedded. Throws when the embedded file cannot be opened. */
export const store = (): Store => (opened ??= openUntilExit())
