import type { FileFormat } from '@/lib/paths'

export type SubscriberSource = 'download' | 'newsletter'

export interface Subscriber {
  email: string
  newsletterSubscribed: boolean
  source: SubscriberSource
  /** Names, not slugs. */
  templatesDownloaded: readonly string[]
}

export interface Download {
  slug: string
  format: FileFormat
}

export interface ContactMessage {
  name: string
  email: string
  message: string
}

export interface SearchQuery {
  query: string
  results: number
}

/** What the site records. Every method rejects with an Error when the record could not be made. */
export interface Store {
  /**
   * Adds a subscriber. An address that is already there (in any letter case) keeps its row: the template names are
   * added, each once, and the newsletter wish is only ever switched on, after an unsubscribe by the newsletter form
   * alone.
   */
  recordSubscriber(subscriber: Subscriber): Promise<void>
  recordDownloads(downloads: readonly Download[]): Promise<void>
  /** Recorded downloads by slug, all formats together. */
  downloadCounts(): Promise<ReadonlyMap<string, number>>
  /** Withdraws the newsletter wish; an unknown address changes nothing. */
  setUnsubscribed(email: string): Promise<void>
  recordContactMessage(message: ContactMessage): Promise<void>
  recordSearchQuery(query: SearchQuery): Promise<void>
  close(): Promise<void>
  /** Only where the store is embedded. */
  outbox?: Outbox
}

export interface OutboxMessage {
  id: string
  payload: string
  /** Tries so far, the current one included. */
  attempts: number
}

/**
 * Messages that are not yet accepted by the sender. A message is leased to whoever tries it; when the lease ends
 * without an answer, a process that died for instance, it is due again. Times are milliseconds since the epoch.
 */
export interface Outbox {
  /** Keeps a message whose first try is under way. */
  add(id: string, payload: string, leasedUntil: number): void
  /** Takes messages that are due, oldest first, and leases them to the caller. */
  claimDue(now: number, leasedUntil: number, limit: number): OutboxMessage[]
  /** After the message was accepted or given up. */
  remove(id: string): void
  postpone(id: string, dueAt: number): void
}
