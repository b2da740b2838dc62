import type { DatabaseSync } from 'node:sqlite'
import type { RecordStore, RefusalReason, SubscriberRecord, SubscriberSource } from '@/lib/store/port'
import { asPromise, transact } from './schema'

/** SQL that matches rows to an address: the owner column of each table, and the parameter it is compared with. */
const addressColumns = {
  email_subscribers: ['lower(email)', 'lower(?)'],
  contact_messages: ['lower(email)', 'lower(?)'],
  newsletter_deliveries: ['lower(email)', 'lower(?)'],
  mail_outbox: ['lower(recipient)', 'lower(?)'],
  mail_admissions: ['mailbox', 'mailbox_key(?)'],
} as const

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const toRecord = (row: Record<string, unknown>): SubscriberRecord => ({
  email: String(row.email),
  newsletterWish: row.newsletter_subscribed === 1,
  source: row.source as SubscriberSource,
  templatesDownloaded: JSON.parse(String(row.templates_downloaded)) as string[],
  confirmedAt: textOrNull(row.confirmed_at),
  consentSource: textOrNull(row.consent_source) as SubscriberSource | null,
  consentText: textOrNull(row.consent_text),
  unsubscribedAt: textOrNull(row.unsubscribed_at),
  undeliverableAt: textOrNull(row.undeliverable_at),
  undeliverableReason: textOrNull(row.undeliverable_reason) as RefusalReason | null,
  createdAt: String(row.created_at),
  updatedAt: String(row.updated_at),
})

/** The operator's part of the embedded store. */
export function createRecords(database: DatabaseSync): Omit<RecordStore, 'foldDownloadCounts'> {
  const list = database.prepare('select * from email_subscribers where updated_at >= ? order by id')
  const erasers = Object.entries(addressColumns).map(([table, [owner, asked]]) => ({
    table,
    erase: database.prepare(`delete from ${table} where ${owner} = ${asked}`),
  }))
  const purge = database.prepare('delete from contact_messages where created_at < ?')
  const purgeQueries = database.prepare('delete from search_queries where created_at < ?')
  return {
    listSubscribers: (since) => asPromise(() => list.all(since?.toISOString() ?? '').map(toRecord)),
    eraseAddress: (email) =>
      transact(database, () =>
        Object.fromEntries(erasers.map(({ table, erase }) => [table, Number(erase.run(email).changes)])),
      ),
    purgeContactMessages: (before) => asPromise(() => Number(purge.run(before.toISOString()).changes)),
    purgeSearchQueries: (before) => asPromise(() => Number(purgeQueries.run(before.toISOString()).changes)),
  }
}
