import { randomUUID } from 'node:crypto'
import type { OutgoingMessage, RefusalReason } from '@/lib/store/port-outbox'
import type {
  BundleDownload,
  ContactMessage,
  Download,
  SearchQuery,
  Subscriber,
  SubscriberSource,
} from '@/lib/store/port'
import type { SuppressionReason } from '@/lib/store/port-suppression'

/** Input of each kind of write, under the names that `apply_operation` in the migrations reads. */
export interface Inputs {
  subscriber: Subscriber
  downloads: { downloads: readonly Download[] }
  'bundle-download': BundleDownload
  unsubscribe: { email: string }
  suppress: { email: string; reason: SuppressionReason }
  allow: { email: string }
  confirmation: { email: string; source: SubscriberSource; textVersion: string; wishedAt: number }
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

/** Returns the address that a record belongs to, or null if there is none. */
export const addressOf = ({ input }: Operation): string | null =>
  'email' in input ? input.email : 'recipient' in input ? input.recipient : null
