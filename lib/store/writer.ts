import 'server-only'
import { log } from '@/lib/http/log'
import { createOperation, type Operation, type OperationKind } from './operation'
import type { Replayer } from './replay'
import type { SpoolAccess } from './spool-access'
import type { Spool } from './spool'
import { isRejection } from './supabase-failure'

/** Supabase's response, or 'kept': the record is in this machine's spool and is sent later. */
export type Written = string

export type Write = <Kind extends OperationKind>(
  kind: Kind,
  input: Parameters<typeof createOperation<Kind>>[1],
) => Promise<Written>

interface WriterOptions {
  apply: (operation: Operation) => Promise<string>
  access: SpoolAccess
  replayer: Replayer
}

/** A damaged spool counts as no spool: writes go directly to Supabase. */
function openFilled(access: SpoolAccess): Spool | undefined {
  try {
    const spool = access.open()
    return spool?.isEmpty() === false ? spool : undefined
  } catch (error) {
    log('error', 'spool-failed', { error })
    return undefined
  }
}

/**
 * Records in Supabase, or in the spool if Supabase cannot accept the record now. While the spool is not empty, every
 * write goes there, so that order is preserved. Throws if neither accepts it.
 */
export function createWriter({ apply, access, replayer }: WriterOptions): Write {
  function keep(spool: Spool, operation: Operation, cause?: unknown): Written {
    try {
      spool.append(operation)
    } catch (error) {
      log('error', 'spool-takes-nothing', { kind: operation.kind, error })
      throw cause ?? error
    }
    replayer.wake()
    return 'kept'
  }

  return async (kind, input) => {
    const operation = createOperation(kind, input)
    const filled = openFilled(access)
    if (filled) return keep(filled, operation)
    try {
      return await apply(operation)
    } catch (error) {
      const spool = isRejection(error) ? undefined : access.open()
      if (!spool) throw error
      return keep(spool, operation, error)
    }
  }
}
