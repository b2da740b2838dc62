import 'server-only'
import { z } from 'zod'
import type { CircuitBreakerPolicy } from 'cockatiel'
import type { Operation } from '@/lib/store/spool/operation'
import type { Store } from '@/lib/store/port'
import { createReplayer } from '@/lib/store/spool/replay'
import type { SpoolLimits } from '@/lib/store/spool/spool'
import { createSpoolAccess } from '@/lib/store/spool/access'
import { createSpoolEraser } from '@/lib/store/spool/erase'
import { createCircuitBreaker } from './circuit-breaker'
import { createCaller } from './call'
import type { SupabaseSettings } from './client'
import { createHealthCheck } from './health'
import { createRecords } from './records'
import { createOutbox } from './outbox'
import { createSuppression } from './suppression'
import { createWriter } from '@/lib/store/spool/writer'

interface Options {
  /** File of the spool for records that Supabase cannot accept now. Without it nothing is spooled. */
  spoolFile?: string | undefined
  spoolLimits?: SpoolLimits
  breaker?: CircuitBreakerPolicy
  timeout?: number | undefined
  replayInterval?: number
  /** The clock for the spool's lease, which lets one process at a time send. */
  now?: () => number
}

export interface HostedStore extends Store {
  /** Replays this machine's spool now. Returns how many records were sent. Never rejects. */
  replay(): Promise<number>
}

const outcomes = z.enum(['applied', 'confirmed', 'known', 'withdrawn', 'allowed', 'unlisted'])
const confirmations = z.enum(['confirmed', 'known', 'withdrawn', 'kept'])
const counts = z.record(z.string(), z.number())
const recordingState = z.object({ waiting: z.number(), crowded: z.array(z.string()) })

/** Milliseconds. A health check waits at most two seconds for the store. */
const CHECK_TIMEOUT = 1800

/** Creates the hosted store. */
export function openSupabaseStore(settings: SupabaseSettings, options: Options = {}): HostedStore {
  const { spoolFile, spoolLimits, breaker = createCircuitBreaker(), timeout, replayInterval, now } = options
  const caller = createCaller({ settings, breaker, timeout })
  const access = createSpoolAccess(spoolFile, spoolLimits)
  const apply = ({ id, kind, input, madeAt }: Operation) => {
    const parameters = { operation_id: id, operation_kind: kind, input, made_at: madeAt }
    return caller.call(`apply_operation ${kind}`, outcomes, (client) => client.rpc('apply_operation', parameters))
  }
  const check = () =>
    caller.rpc('recording_state', {}, recordingState, { timeout: Math.min(timeout ?? Infinity, CHECK_TIMEOUT) })
  const replayer = createReplayer({ access, apply, check, interval: replayInterval, now })
  const writer = createWriter({ apply, access, replayer })
  const { write, writeForOutcome } = writer
  const records = createRecords(caller)
  replayer.wake(0)
  return {
    ...records,
    ...createSuppression(caller, writer),
    recordSubscriber({ email, newsletterSubscribed, source, templatesDownloaded }) {
      const names = [...new Set(templatesDownloaded)]
      return write('subscriber', { email, newsletterSubscribed, source, templatesDownloaded: names })
    },
    recordDownloads: (downloads) => write('downloads', { downloads }),
    recordBundleDownload: ({ bundle, format }) => write('bundle-download', { bundle, format }),
    async downloadCounts() {
      return new Map(Object.entries(await caller.rpc('download_counts', {}, counts)))
    },
    async confirmNewsletter({ email, source, consentVersion, requestedAt }) {
      const input = { email, source, textVersion: consentVersion, wishedAt: requestedAt }
      return confirmations.parse(await writeForOutcome('confirmation', input))
    },
    recordContactMessage: ({ id, name, email, message }) => write('contact', { id, name, email, message }),
    recordSearchQuery: ({ query, results }) => write('search', { query, results }),
    eraseAddress: createSpoolEraser(access, (email) => records.eraseAddress(email)),
    health: createHealthCheck(check, access),
    outbox: createOutbox(caller, writer),
    replay: () => replayer.replay(),
    close: () => {
      replayer.close()
      access.close()
      return Promise.resolve()
    },
  }
}
