import type { FileFormat } from '@/lib/paths'
import type { Outbox, RefusalReason } from './port-outbox'
import type { Standing, SuppressionReason } from './port-suppression'

export type * from './port-outbox'
export type * from './port-suppression'

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

/** A bundle downloaded as one archive; without a format, in every format of each template. */
export interface BundleDownload {
  bundle: string
  format?: FileFormat | undefined
}

export interface ContactMessage {
  /** A UUID. A message that is resent, for example because the response was lost, is recorded once. */
  id?: string | undefined
  name: string
  email: string
  message: string
}

export interface SearchQuery {
  query: string
  results: number
}

/** A newsletter opt-in that the owner of the address confirms. */
export interface OptIn {
  email: string
  source: SubscriberSource
  consentVersion: string
  /** When it was requested, in milliseconds since the epoch. */
  requestedAt: number
}

/** 'withdrawn': unsubscribed since the request; 'kept': in this machine's spool, decided when the hosted store is back. */
export type ConfirmationOutcome = 'confirmed' | 'known' | 'withdrawn' | 'kept'

/** A subscriber as exported for the operator. Times are ISO 8601 in UTC, null if the event has not happened. */
export interface SubscriberRecord {
  email: string
  newsletterWish: boolean
  source: SubscriberSource
  templatesDownloaded: readonly string[]
  confirmedAt: string | null
  consentSource: SubscriberSource | null
  consentText: string | null
  unsubscribedAt: string | null
  /** When a mail server permanently refused the address. */
  undeliverableAt: string | null
  undeliverableReason: RefusalReason | null
  createdAt: string
  updatedAt: string
}

export type Erasure = Readonly<Record<string, number>>

export interface NewsletterStore {
  /** Confirms and lifts an earlier suppression. A confirmed address keeps its first consent; an unknown one is added. */
  confirmNewsletter(optIn: OptIn): Promise<ConfirmationOutcome>
  /**
   * Queues `message` for at most `limit` confirmed, deliverable, unsuppressed addresses not marked as having `issue`, and
   * marks them in the same transaction. Each copy has a deterministic `id`. Returns how many were queued.
   */
  enqueueIssue(issue: string, message: Readonly<Record<string, unknown>>, dueAt: number, limit: number): Promise<number>
  /** Returns how many addresses are marked as having `issue`. */
  countRecipients(issue: string): Promise<number>
}

export interface RecordStore {
  /** Returns all subscribers that were created or changed at `since` or later, in order of creation. */
  listSubscribers(since?: Date): Promise<readonly SubscriberRecord[]>
  /** Removes an address, case-insensitively, from every table and the outbox. The suppression list keeps its hash. */
  eraseAddress(email: string): Promise<Erasure>
  purgeContactMessages(before: Date): Promise<number>
  purgeSearchQueries(before: Date): Promise<number>
  /** Folds older daily counts into one row per template and format; totals stay. Returns how many rows were removed. */
  foldDownloadCounts(before: Date): Promise<number>
}

/** 'ok': records can be written; 'degraded': they can, but something needs attention; 'down': they cannot. */
export type HealthState = 'ok' | 'degraded' | 'down'

export interface StoreHealth {
  state: HealthState
  /** One plain sentence without personal data or secrets: the state, its cause, and what to do. */
  detail: string
  /** Records in this machine's spool, waiting for a store that cannot be reached. */
  spooled?: number
  waiting?: number
}

/** Everything the site records. Every method rejects with an Error if the record could not be written. */
export interface Store extends NewsletterStore, RecordStore {
  /**
   * Adds a subscriber, or template names to an existing address (case-insensitive). The newsletter request is only ever
   * switched on, after an unsubscribe only by the newsletter form; without a confirmation since, it is not consent.
   */
  recordSubscriber(subscriber: Subscriber): Promise<void>
  recordDownloads(downloads: readonly Download[]): Promise<void>
  /** Counts a bundle once, as a bundle. The counts of its templates do not change. */
  recordBundleDownload(download: BundleDownload): Promise<void>
  /** Returns recorded downloads by slug, all formats together. */
  downloadCounts(): Promise<ReadonlyMap<string, number>>
  /** Ends the newsletter, invalidates earlier opt-in requests, and suppresses the mailbox as 'asked', even if unknown. */
  setUnsubscribed(email: string): Promise<void>
  /**
   * Puts the mailbox of an address on the suppression list, where it keeps its first reason and time, and deletes all
   * messages queued for it. 'complained' also ends the newsletter; 'refused' marks the subscriber as undeliverable.
   */
  suppress(email: string, reason: SuppressionReason): Promise<void>
  /** Returns whether the mailbox was suppressed; true if the request goes to the spool and that is not known yet. */
  allow(email: string): Promise<boolean>
  standingOf(email: string): Promise<Standing>
  /** Records a message. If its `id` already exists, nothing changes. */
  recordContactMessage(message: ContactMessage): Promise<void>
  /** Records a query. Beyond `bounds.searchQueries` the oldest are evicted. */
  recordSearchQuery(query: SearchQuery): Promise<void>
  /** Checks whether records can be written. Never rejects: failures are part of the result. */
  health(): Promise<StoreHealth>
  close(): Promise<void>
  outbox: Outbox
}
