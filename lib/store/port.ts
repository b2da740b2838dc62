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

/** A bundle that was downloaded as one archive; without a format, with every format of each template. */
export interface BundleDownload {
  bundle: string
  format?: FileFormat | undefined
}

export interface ContactMessage {
  /** A UUID, so that a message sent again, because its answer was lost for instance, is recorded once. */
  id?: string | undefined
  name: string
  email: string
  message: string
}

export interface SearchQuery {
  query: string
  results: number
}

/** A wish for the newsletter that its owner confirms. */
export interface Confirmation {
  email: string
  /** Where the wish was made. */
  source: SubscriberSource
  /** The version of the text that was shown. */
  textVersion: string
  /** When the wish was made, in milliseconds since the epoch. */
  wishedAt: number
}

/**
 * 'confirmed' now; 'known', it was confirmed before; 'withdrawn' by an unsubscribe after the wish; 'kept' on this
 * machine's disk for a hosted store that does not answer, and decided when it does.
 */
export type ConfirmationOutcome = 'confirmed' | 'known' | 'withdrawn' | 'kept'

/** A subscriber as the operator exports it. Times are ISO 8601 in UTC, null where it did not happen. */
export interface SubscriberRecord {
  email: string
  newsletterWish: boolean
  source: SubscriberSource
  templatesDownloaded: readonly string[]
  confirmedAt: string | null
  consentSource: SubscriberSource | null
  consentText: string | null
  unsubscribedAt: string | null
  /** When a mail server refused the address for good. */
  undeliverableAt: string | null
  undeliverableReason: RefusalReason | null
  createdAt: string
  updatedAt: string
}

/** How many records of each table were removed. */
export type Erasure = Readonly<Record<string, number>>

/** Who gets the newsletter, and what is sent to whom. */
export interface NewsletterStore {
  /**
   * Makes a wish count: from now on the address gets the newsletter, and its mailbox is taken off the suppression list
   * where it was put there before the wish. An address that is confirmed keeps its first consent; one that is not there
   * is added.
   */
  confirmNewsletter(confirmation: Confirmation): Promise<ConfirmationOutcome>
  /**
   * Puts `message` into the outbox, due at `dueAt`, for at most `limit` addresses that are confirmed, not refused by
   * their servers, not on the suppression list, and not yet marked as having `issue`; marks them in the same transaction, so that nobody else takes
   * them. Each copy is `message` with its address as `to` and an `id` that is the same for an issue and an address at
   * all times. Answers how many were taken.
   */
  enqueueIssue(issue: string, message: Readonly<Record<string, unknown>>, dueAt: number, limit: number): Promise<number>
  /** How many addresses `issue` is marked as sent to. */
  countRecipients(issue: string): Promise<number>
}

/** What the operator does with the records. */
export interface RecordStore {
  /** Everything about subscribers that was recorded or changed at `since` or later, in order of their making. */
  listSubscribers(since?: Date): Promise<readonly SubscriberRecord[]>
  /** Removes an address, in any letter case, from every table and from the outbox. The suppression list keeps its hash. */
  eraseAddress(email: string): Promise<Erasure>
  /** Removes contact messages that were made before `before`; answers how many. */
  purgeContactMessages(before: Date): Promise<number>
  /** Removes search queries that were made before `before`; answers how many. */
  purgeSearchQueries(before: Date): Promise<number>
  /**
   * Folds the counts of days before `before` into one row a template and format, so that the tables of counts do not grow
   * for ever; the sums stay as they are. Answers how many rows went.
   */
  foldDownloadCounts(before: Date): Promise<number>
}

/** 'ok', records are made; 'degraded', they are, but not as they should be; 'down', they cannot be made. */
export type HealthState = 'ok' | 'degraded' | 'down'

export interface StoreHealth {
  state: HealthState
  /** One plain sentence, without personal data and secrets: what is so, its cause, what to do. */
  detail: string
  /** Records that wait on this machine for a store that cannot be reached. */
  spooled?: number
  /** Emails that wait in the outbox. */
  waiting?: number
}

/** What the site records. Every method rejects with an Error when the record could not be made. */
export interface Store extends NewsletterStore, RecordStore {
  /**
   * Adds a subscriber. An address that is already there (in any letter case) keeps its row: the template names are
   * added, each once, and the newsletter wish is only ever switched on, after an unsubscribe by the newsletter form
   * alone. A wish is no consent: the newsletter is for addresses that are confirmed and have not unsubscribed since.
   */
  recordSubscriber(subscriber: Subscriber): Promise<void>
  recordDownloads(downloads: readonly Download[]): Promise<void>
  /** Counts a bundle once, as a bundle: the counts of its templates stay as they are. */
  recordBundleDownload(download: BundleDownload): Promise<void>
  /** Recorded downloads by slug, all formats together. */
  downloadCounts(): Promise<ReadonlyMap<string, number>>
  /**
   * Ends the newsletter, wishes made so far cannot be confirmed any more, and the mailbox goes on the suppression list as
   * 'asked' (see `suppress`), also where the address is unknown.
   */
  setUnsubscribed(email: string): Promise<void>
  /**
   * Puts the mailbox of an address on the suppression list, where it keeps its first reason and time, and drops every
   * message that waits for it. 'complained' ends the newsletter as well, 'refused' marks the subscriber as undeliverable.
   */
  suppress(email: string, reason: SuppressionReason): Promise<void>
  /**
   * Takes the mailbox of an address off the suppression list; says whether it was on it. Where a hosted store does not
   * answer and this machine's disk keeps the word for it, that is not known yet: then the answer is true.
   */
  allow(email: string): Promise<boolean>
  /** How an address stands now. */
  standingOf(email: string): Promise<Standing>
  /** Records a message; one whose `id` is already there changes nothing. */
  recordContactMessage(message: ContactMessage): Promise<void>
  /** Records a query; beyond `bounds.searchQueries` the oldest are forgotten. */
  recordSearchQuery(query: SearchQuery): Promise<void>
  /** Tries whether records can be made; what fails is part of the answer, never a rejection. */
  health(): Promise<StoreHealth>
  close(): Promise<void>
  outbox: Outbox
}
