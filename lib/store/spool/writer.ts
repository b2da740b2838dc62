import 'server-only'
import { log } from '@/lib/log/log'
import { createOperation, type Inputs, type Operation, type OperationKind } from './operation'
import type { Replayer } from './replay'
import { whenUnlocked, type SpoolAccess } from './access'
import type { Spool } from './spool'
import { isRejection } from '@/lib/store/supabase/failure'

export interface Writer {
  write: <Kind extends OperationKind>(kind: Kind, input: Inputs[Kind]) => Promise<void>
  /** Returns Supabase's response, or 'kept': the record is in this machine's spool and is sent later. */
  writeForOutcome: <Kind extends OperationKind>(kind: Kind, input: Inputs[Kind]) => Promise<string>
}

interface WriterOptions {
  apply: (operation: Operation) => Promise<string>
  access: SpoolAccess
  replayer: Replayer
}

/** Records in Supabase, or in the spool if that fails or is not empty, to preserve order. Throws if neither accepts. */
export function createWriter({ apply, access, replayer }: WriterOptions): Writer {
  async function keep(spool: Spool, operation: Operation, cause?: unknown): Promise<string> {
    try {
      await whenUnlocked(() => spool.append(operation))
    } catch (error) {
      log('error', 'spool-takes-nothing', { kind: operation.kind, error })
      throw cause ?? error
    }
    replayer.wake()
    return 'kept'
  }

  const writeForOutcome: Writer['writeForOutcome'] = async (kind, input) => {
    const operation = createOperation(kind, input)
    // A damaged spool counts as no spool: writes go directly to Supabase.
    const filled = await access.use((spool) => (spool.isEmpty() ? undefined : spool))
    if (filled) return keep(filled, operation)
    try {
      return await apply(operation)
    } catch (error) {
      const spool = isRejection(error) ? undefined : await access.open()
      if (!spool) throw error
      return keep(spool, operation, error)
    }
  }

  return {
    writeForOutcome,
    async write(kind, input) {
      await writeForOutcome(kind, input)
    },
  }
}
