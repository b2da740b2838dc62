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
  /** Made by the form (a UUID), so that a message sent again because its answer was lost is recorded once. */
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

/** 'confirmed' now; 'known', it was confirmed before; 'withdrawn' by an unsubscribe after the wish. */
export type ConfirmationOutcome = 'confirmed' | 'known' | 'withdrawn'

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
  createdAt: string
  updatedAt: string
}

/** How many records of each table were removed. */
export type Erasure = Readonly<Record<string, number>>

/** Who gets the newsletter, and what is sent to whom. */
export interface NewsletterStore {
  /**
   * Makes a wish count: from now on the address gets the newsletter. An address that is confirmed keeps its first
   * consent; one that is not there is added.
   */
  confirmNewsletter(confirmation: Confirmation): Promise<ConfirmationOutcome>
  /**
   * Takes confirmed addresses that `issue` was not sent to yet, at most `limit`, and marks them as having it, so that
   * nobody else takes them. `keep` does in the same transaction what must happen with them; only the embedded store
   * calls it. When it throws, nothing is taken.
   */
  takeRecipients(issue: string, limit: number, keep?: (emails: readonly string[]) => void): Promise<readonly string[]>
  /** Lets an address be taken again whose message was certainly not sent. */
  returnRecipient(issue: string, email: string): Promise<void>
  /** How many addresses `issue` is marked as sent to. */
  countRecipients(issue: string): Promise<number>
}

/** What the operator does with the records. */
export interface RecordStore {
  /** Everything about subscribers that was recorded or changed at `since` or later, in order of their making. */
  listSubscribers(since?: Date): Promise<readonly SubscriberRecord[]>
  /** Removes an address, in any letter case, from every table; in the embedded store from the outbox as well. */
  eraseAddress(email: string): Promise<Erasure>
  /** Removes contact messages that were made before `before`; answers how many. */
  purgeContactMessages(before: Date): Promise<number>
}

/** 'ok', records are made; 'degraded', they are, but not as they should be; 'down', they cannot be made. */
export type HealthState = 'ok' | 'degraded' | 'down'

export interface StoreHealth {
  state: HealthState
  /** One plain sentence, without personal data and secrets: what is so, its cause, what to do. */
  detail: string
  /** Records that wait on this machine for a store that cannot be reached. */
  spooled?: number
  /** E-mails that wait in the outbox. */
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
  /** Recorded downloads by slug, all formats together. */
  downloadCounts(): Promise<ReadonlyMap<string, number>>
  /**
   * Ends the newsletter, and wishes made so far cannot be confirmed any more; an unknown address changes nothing. The
   * embedded store also drops newsletter issues that wait for it in the outbox.
   */
  setUnsubscribed(email: string): Promise<void>
  /** Records a message; one whose `id` is already there changes nothing. */
  recordContactMessage(message: ContactMessage): Promise<void>
  recordSearchQuery(query: SearchQuery): Promise<void>
  /** Tries whether records can be made; what fails is part of the answer, never a rejection. */
  health(): Promise<StoreHealth>
  close(): Promise<void>
  /** Only where the store is embedded. */
  outbox?: Outbox
}

export interface OutboxMessage {
  id: string
  payload: string
  /** Tries so far, the current one included. */
  attempts: number
  /** The try before ended without an answer: the message may have been sent. */
  interrupted: boolean
}

/**
 * Messages that are not yet accepted by the sender. A message is leased to whoever tries it; when the lease ends
 * without an answer, a process that died for instance, it is due again. Times are milliseconds since the epoch.
 */
export interface Outbox {
  /** Keeps a message whose first try is under way. */
  add(id: string, payload: string, leasedUntil: number): void
  /** Keeps a message that was not tried yet and is due at `dueAt`. */
  enqueue(id: string, payload: string, dueAt: number): void
  /** Takes messages that are due, oldest first, and leases them to the caller. */
  claimDue(now: number, leasedUntil: number, limit: number): OutboxMessage[]
  /** After the message was accepted or given up. */
  remove(id: string): void
  postpone(id: string, dueAt: number): void
}
