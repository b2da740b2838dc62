import 'server-only'
import { log } from '@/lib/http/log'
import type { Circuit } from './circuit'
import type { StoreHealth } from './port'
import { NOWHERE, type SpoolAccess } from './spool-access'
import { SupabaseFailure, type FailureKind } from './supabase-failure'

interface HealthOptions {
  /** Rejects where Supabase does not record. */
  check: () => Promise<unknown>
  circuit: Circuit
  access: SpoolAccess
}

const causes: Record<FailureKind, string> = {
  unreachable: 'Supabase does not answer.',
  denied: 'Supabase refuses this installation: check the key and the migrations.',
  rejected: 'Supabase cannot record: check the migrations.',
}

type Waiting = { waiting: number; refused: number; takes: boolean } | undefined

/** What the spool holds and whether it takes records; undefined where there is none. */
function readSpool(access: SpoolAccess): Waiting {
  try {
    const spool = access.open()
    return spool && { ...spool.count(), takes: spool.hasRoom() }
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
  const full = spool.takes ? '' : ' The spool is full.'
  return `${spool.waiting} records wait on this machine.${refused}${full}`
}

/** Tries whether Supabase records, unless it is known not to answer; what the spool takes is recorded as well. */
export function createSupabaseHealth({ check, circuit, access }: HealthOptions): () => Promise<StoreHealth> {
  const failureOfProject = async (): Promise<FailureKind | undefined> => {
    if (circuit.state() === 'open') return 'unreachable'
    try {
      await check()
      return undefined
    } catch (error) {
      log('error', 'store-unhealthy', { error })
      return error instanceof SupabaseFailure ? error.kind : 'unreachable'
    }
  }

  return async () => {
    const failure = await failureOfProject()
    const spool = readSpool(access)
    const detail = `${failure ? causes[failure] : 'Supabase records.'} ${describeSpool(spool, access)}`
    const spooled = spool?.waiting ?? 0
    if (failure) return { state: spool?.takes ? 'degraded' : 'down', detail, spooled }
    const asItShouldBe = spool ? spooled === 0 && spool.refused === 0 && spool.takes : access.problem() === NOWHERE
    return { state: asItShouldBe ? 'ok' : 'degraded', detail, spooled }
  }
}
