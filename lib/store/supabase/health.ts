import 'server-only'
import { isBrokenCircuitError } from 'cockatiel'
import { log } from '@/lib/log/log'
import { describeNearlyFull } from '@/lib/store/bounds'
import type { StoreHealth } from '@/lib/store/port'
import { NOWHERE, whenUnlocked, type SpoolAccess } from '@/lib/store/spool/access'
import { SupabaseFailure, type FailureKind } from './failure'

interface Recording {
  waiting: number
  crowded: readonly string[]
}

const causes: Record<FailureKind, string> = {
  unreachable: 'Supabase does not respond.',
  denied: 'Supabase refuses this installation: check the key and the migrations.',
  rejected: 'Supabase cannot record: check the migrations.',
}

type Waiting = { waiting: number; refused: number; problem: string | undefined } | undefined

/** Returns what is in the spool and why it cannot accept records, if so. Returns undefined if there is no spool. */
const readSpool = (access: SpoolAccess): Promise<Waiting> =>
  access.use(async (spool) => ({ ...spool.count(), problem: await whenUnlocked(() => spool.problem()) }))

function describeSpool(spool: Waiting, access: SpoolAccess): string {
  if (!spool) {
    const reason = access.problem() === NOWHERE ? NOWHERE : 'See no-spool and spool-failed in the log'
    return `There is no spool, so nothing is recorded while Supabase is unavailable. ${reason}.`
  }
  const refused = spool.refused ? ` ${spool.refused} were permanently rejected and are kept in the spool.` : ''
  const problem = spool.problem ? ` ${spool.problem}: no more records can be kept.` : ''
  return `${spool.waiting} records are waiting on this machine.${refused}${problem}`
}

/** Creates the health check. `check` rejects if Supabase cannot record. Records that the spool accepts count. */
export function createHealthCheck(check: () => Promise<Recording>, access: SpoolAccess): () => Promise<StoreHealth> {
  const askProject = async (): Promise<Recording | { failure: FailureKind }> => {
    try {
      return await check()
    } catch (error) {
      if (!isBrokenCircuitError((error as Error).cause)) log('error', 'store-unhealthy', { error })
      return { failure: error instanceof SupabaseFailure ? error.kind : 'unreachable' }
    }
  }

  return async () => {
    const project = await askProject()
    const spool = await readSpool(access)
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
      ...(isCrowded ? [describeNearlyFull(crowded)] : []),
      describeSpool(spool, access),
    ]
    return { state: isSpoolWell && !isCrowded ? 'ok' : 'degraded', detail: sentences.join(' '), spooled, waiting }
  }
}
