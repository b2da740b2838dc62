import 'server-only'
import path from 'node:path'
import { env } from '@/lib/env'
import { perProcess } from '@/lib/per-process'
import { hostedCircuit } from './circuit'
import type { Store } from './port'
import { guardSqliteStore } from './sqlite-guard'
import { openSupabaseStore } from './supabase'

export type * from './port'

function openStore(): Store {
  const { supabase, dataDir, isServerless } = env()
  if (!supabase) return guardSqliteStore(path.join(dataDir, 'ridgedocs.sqlite'))
  const spoolFile = isServerless ? undefined : path.join(dataDir, 'spool.sqlite')
  return openSupabaseStore(supabase, { spoolFile, circuit: hostedCircuit() })
}

/** Whatever ends the process, the embedded file is closed in order; exit handlers cannot wait, and closing it is at once. */
function openUntilExit(): Store {
  const opened = openStore()
  process.once('exit', () => void opened.close())
  return opened
}

/** This process's store: Supabase where it is set, else embedded. What cannot be opened fails with each operation. */
export const store = (): Store => perProcess('store', openUntilExit)
