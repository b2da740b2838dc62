import 'server-only'
import path from 'node:path'
import { env } from '@/lib/env'
import { singleton } from '@/lib/singleton'
import type { Store } from './port'
import { guardSqliteStore } from './sqlite/guard'
import { hostedCircuitBreaker } from './supabase/circuit-breaker'
import { openSupabaseStore } from './supabase/store'

export type * from './port'

function openStore(): Store {
  const { supabase, dataDir, isServerless } = env()
  if (!supabase) return guardSqliteStore(path.join(dataDir, 'ridgedocs.sqlite'))
  const spoolFile = isServerless ? undefined : path.join(dataDir, 'spool.sqlite')
  return openSupabaseStore(supabase, { spoolFile, breaker: hostedCircuitBreaker() })
}

/** Closes the embedded file properly, however the process ends. Exit handlers cannot be async; closing is synchronous. */
function openUntilExit(): Store {
  const opened = openStore()
  process.once('exit', () => void opened.close())
  return opened
}

/** Returns this process's store, Supabase if configured. If it cannot be opened, every operation rejects. */
export const store = (): Store => singleton('store', openUntilExit)
