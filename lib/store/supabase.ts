import 'server-only'
import { z } from 'zod'
import { createCircuit, type Circuit } from './circuit'
import type { Operation } from './operation'
import type { Store } from './port'
import { createReplayer } from './replay'
import type { SpoolLimits } from './spool'
import { createSpoolAccess } from './spool-access'
import { createSpoolEraser } from './spool-erase'
import { createCaller } from './supabase-call'
import type { SupabaseSettings } from './supabase-client'
import { createSupabaseHealth } from './supabase-health'
import { createSupabaseOperations } from './supabase-operations'
import { createSupabaseOutbox } from './supabase-outbox'
import { createSupabaseSuppression } from './supabase-suppression'
import { createWriter } from './writer'

interface Options {
  /** File of the spool for records that Supabase cannot accept now. Without it nothing is spooled. */
  spoolFile?: string | undefined
  spoolLimits?: SpoolLimits
  circuit?: Circuit
  /** Milliseconds that an operation may take. */
  timeout?: number | undefined
  /** Milliseconds between two attempts to replay the spool. */
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
  const { spoolFile, spoolLimits, circuit = createCircuit(), timeout, replayInterval, now } = options
  const call = createCaller({ settings, circuit, timeout })
  const access = createSpoolAccess(spoolFile, spoolLimits)
  const apply = ({ id, kind, input, madeAt }: Operation) =>
    call(`apply_operation ${kind}`, outcomes, (client) =>
      client.rpc('apply_operation', { operation_id: id, operation_kind: kind, input, made_at: madeAt }),
    )
  const check = () =>
    call('recording_state', recordingState, (client) => client.rpc('recording_state'), {
      timeout: Math.min(timeout ?? Infinity, CHECK_TIMEOUT),
    })
  const replayer = createReplayer({ openSpool: () => access.open(), apply, check, interval: replayInterval, now })
  const write = createWriter({ apply, access, replayer })
  const operations = createSupabaseOperations(call)
  replayer.wake(0)
  return {
    ...operations,
    ...createSupabaseSuppression(call, write),
    async recordSubscriber({ email, newsletterSubscribed, source, templatesDownloaded }) {
      const names = [...new Set(templatesDownloaded)]
      await write('subscriber', { email, newsletterSubscribed, source, templatesDownloaded: names })
    },
    async recordDownloads(downloads) {
      await write('downloads', { downloads })
    },
    async recordBundleDownload({ bundle, format }) {
      await write('bundle-download', { bundle, format })
    },
    async downloadCounts() {
      return new Map(Object.entries(await call('download_counts', counts, (client) => client.rpc('download_counts'))))
    },
    async confirmNewsletter({ email, source, textVersion, wishedAt }) {
      return confirmations.parse(await write('confirmation', { email, source, textVersion, wishedAt }))
    },
    async recordContactMessage({ id, name, email, message }) {
      await write('contact', { id, name, email, message })
    },
    async recordSearchQuery({ query, results }) {
      await write('search', { query, results })
    },
    eraseAddress: createSpoolEraser(access, (email) => operations.eraseAddress(email)),
    health: createSupabaseHealth({ check, circuit, access }),
    outbox: createSupabaseOutbox(call, write),
    replay: () => replayer.replay(),
    close: () => {
      replayer.close()
      access.close()
      return Promise.resolve()
    },
  }
}
