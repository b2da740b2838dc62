import { randomUUID } from 'node:crypto'
import type { OutgoingMessage, RefusalReason } from './port-outbox'
import type { BundleDownload, Confirmation, ContactMessage, Download, SearchQuery, Subscriber } from './port'
import type { SuppressionReason } from './port-suppression'

/** Input of each kind of write, as `apply_operation` in the migrations reads it. */
interface Inputs {
  subscriber: Subscriber
  downloads: { downloads: readonly Download[] }
  'bundle-download': BundleDownload
  unsubscribe: { email: string }
  suppress: { email: string; reason: SuppressionReason }
  allow: { email: string }
  confirmation: Confirmation
  contact: ContactMessage
  search: SearchQuery
  /** Times in milliseconds since the epoch. */
  'keep-message': OutgoingMessage & { leasedUntil: number }
  'remove-message': { id: string }
  'postpone-message': { id: string; dueAt: number }
  'refuse-message': Pick<OutgoingMessage, 'id' | 'recipient'> & { reason: RefusalReason }
}
export type OperationKind = keyof Inputs

/** A write that can be stored and resent: it is idempotent. */
export interface Operation {
  /** A UUID. */
  id: string
  kind: OperationKind
  input: Inputs[OperationKind]
  /** ISO 8601. */
  madeAt: string
}

/** Creates a write, dated now. */
export const createOperation = <Kind extends OperationKind>(kind: Kind, input: Inputs[Kind]): Operation => ({
  id: randomUUID(),
  kind,
  input,
  madeAt: new Date().toISOString(),
})

/** Returns the address that a record belongs to, or null if it belongs to nobody. */
export const addressOf = ({ input }: Operation): string | null =>
  'email' in input ? input.email : 'recipient' in input ? input.recipient : null
