import 'server-only'
import { log } from '@/lib/http/log'
import { describeCrowded } from './bounds'
import type { Circuit } from './circuit'
import type { StoreHealth } from './port'
import { NOWHERE, type SpoolAccess } from './spool-access'
import { SupabaseFailure, type FailureKind } from './supabase-failure'

interface Recording {
  waiting: number
  crowded: readonly string[]
}

interface HealthOptions {
  /**
   * Returns the number of emails in the outbox and the tables that are nearly full. Rejects if Supabase cannot record.
   */
  check: () => Promise<Recording>
  circuit: Circuit
  access: SpoolAccess
}

const causes: Record<FailureKind, string> = {
  unreachable: 'Supabase does not answer.',
  denied: 'Supabase refuses this installation: check the key and the migrations.',
  rejected: 'Supabase cannot record: check the migrations.',
}

type Waiting = { waiting: number; refused: number; problem: string | undefined } | undefined

/** Returns what is in the spool and why it cannot accept records, if so. Returns undefined if there is no spool. */
function readSpool(access: SpoolAccess): Waiting {
  try {
    const spool = access.open()
    return spool && { ...spool.count(), problem: spool.problem() }
  } catch (error) {
    log('error', 'spool-failed', { error })
    return undefined
  }
}

function describeSpool(spool: Waiting, access: SpoolAccess): string {
  if (!spool) {
    const reason = access.problem() === NOWHERE ? NOWHERE : 'See no-spool and spool-failed in the log'
    return `There is no spool, so records fail while Supabase is away. ${reason}.`
  }
  const refused = spool.refused ? ` ${spool.refused} were refused for good and are kept in the spool.` : ''
  const problem = spool.problem ? ` ${spool.problem}, so that nothing more is kept.` : ''
  return `${spool.waiting} records wait on this machine.${refused}${problem}`
}

/** Checks whether Supabase can record, unless the circuit is open. Records that the spool accepts count as recorded. */
export function createSupabaseHealth({ check, circuit, access }: HealthOptions): () => Promise<StoreHealth> {
  const askProject = async (): Promise<Recording | { failure: FailureKind }> => {
    if (circuit.state() === 'open') return { failure: 'unreachable' }
    try {
      return await check()
    } catch (error) {
      log('error', 'store-unhealthy', { error })
      return { failure: error instanceof SupabaseFailure ? error.kind : 'unreachable' }
    }
  }

  return async () => {
    const project = await askProject()
    const spool = readSpool(access)
    const spooled = spool?.waiting ?? 0
    if ('failure' in project) {
      const detail = `${causes[project.failure]} ${describeSpool(spool, access)}`
      return { state: spool && !spool.problem ? 'degraded' : 'down', detail, spooled }
    }
    const { waiting, crowded } = project
    const isSpoolWell = spool ? spooled === 0 && spool.refused === 0 && !spool.problem : access.problem() === NOWHERE
    const isCrowded = crowded.length > 0
    const sentences = [
      'Supabase records.',
      ...(isCrowded ? [describeCrowded(crowded)] : []),
      describeSpool(spool, access),
    ]
    return { state: isSpoolWell && !isCrowded ? 'ok' : 'degraded', detail: sentences.join(' '), spooled, waiting }
  }
}
