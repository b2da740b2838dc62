import { z } from 'zod'
import type { NewsletterStore, RecordStore, SubscriberRecord } from './port'
import type { Call } from './supabase-call'
import { subscriberRowSchema, type SubscriberRow } from './supabase-types'

/** The API truncates result sets at this many rows. */
const PAGE = 1000

const DAY = 24 * 3600 * 1000
/**
 * Days for which operation ids are remembered, so that a resent write is recognized. A spool that is older has outlived
 * its machine.
 */
const OPERATION_DAYS = 30

const whole = z.number().int().nonnegative()
const counts = z.record(z.string(), whole)

/** Formats times as the embedded store does. */
const isoOrNull = (time: string | null): string | null => (time === null ? null : new Date(time).toISOString())

const toRecord = (row: SubscriberRow): SubscriberRecord => ({
  email: row.email,
  newsletterWish: row.newsletter_subscribed,
  source: row.source,
  templatesDownloaded: row.templates_downloaded,
  confirmedAt: isoOrNull(row.confirmed_at),
  consentSource: row.consent_source,
  consentText: row.consent_text,
  unsubscribedAt: isoOrNull(row.unsubscribed_at),
  undeliverableAt: isoOrNull(row.undeliverable_at),
  undeliverableReason: row.undeliverable_reason,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
})

async function listSubscribers(call: Call, since: Date): Promise<SubscriberRecord[]> {
  const records: SubscriberRecord[] = []
  let last = 0
  for (;;) {
    const rows = await call('email_subscribers', z.array(subscriberRowSchema), (client) =>
      client
        .from('email_subscribers')
        .select()
        .gte('updated_at', since.toISOString())
        .gt('id', last)
        .order('id')
        .limit(PAGE),
    )
    records.push(...rows.map(toRecord))
    last = rows.at(-1)?.id ?? last
    if (rows.length < PAGE) return records
  }
}

type Operations = Omit<NewsletterStore, 'confirmNewsletter'> & RecordStore

/** The newsletter and operator parts of the hosted store. Calls that are not idempotent are made once. */
export function createSupabaseOperations(call: Call): Operations {
  const once = { once: true }
  return {
    enqueueIssue(issue, message, dueAt, limit) {
      const due = new Date(dueAt).toISOString()
      const parameters = { issue_name: issue, message, due, how_many: limit }
      return call('enqueue_issue', whole, (client) => client.rpc('enqueue_issue', parameters), once)
    },
    countRecipients: (issue) =>
      call('count_recipients', whole, (client) => client.rpc('count_recipients', { issue_name: issue })),
    listSubscribers: (since = new Date(0)) => listSubscribers(call, since),
    eraseAddress: (email) =>
      call('erase_address', counts, (client) => client.rpc('erase_address', { subscriber_email: email }), once),
    async purgeContactMessages(before) {
      const applied_before = new Date(Date.now() - OPERATION_DAYS * DAY).toISOString()
      await call('purge_applied_operations', whole, (client) =>
        client.rpc('purge_applied_operations', { applied_before }),
      )
      return call('purge_contact_messages', whole, (client) =>
        client.rpc('purge_contact_messages', { made_before: before.toISOString() }),
      )
    },
    purgeSearchQueries: (before) =>
      call('purge_search_queries', whole, (client) =>
        client.rpc('purge_search_queries', { made_before: before.toISOString() }),
      ),
    foldDownloadCounts: (before) =>
      call('fold_download_counts', whole, (client) =>
        client.rpc('fold_download_counts', { counted_before: before.toISOString() }),
      ),
  }
}
