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

/**
 * Closes the embedded file properly, however the process ends. Exit handlers cannot be async; closing is synchronous.
 */
function openUntilExit(): Store {
  const opened = openStore()
  process.once('exit', () => void opened.close())
  return opened
}

/**
 * Returns this process's store: Supabase if configured, otherwise embedded. If it cannot be opened, every operation
 * rejects.
 */
export const store = (): Store => perProcess('store', openUntilExit)
