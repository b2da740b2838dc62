import { z } from 'zod'
import type { NewsletterStore, RecordStore, SubscriberRecord } from '@/lib/store/port'
import type { Caller } from './call'

/** The API truncates result sets at this many rows. */
const PAGE = 1000

const DAY = 24 * 3600 * 1000
/** Days for which operation ids are remembered, to recognize resent writes. A spool is never older. */
const OPERATION_DAYS = 30

const whole = z.number().int().nonnegative()
const counts = z.record(z.string(), whole)

const source = z.enum(['download', 'newsletter'])
const time = z.string()

const subscriberRowSchema = z.object({
  id: z.number(),
  email: z.string(),
  newsletter_subscribed: z.boolean(),
  source,
  templates_downloaded: z.array(z.string()),
  confirmed_at: time.nullable(),
  consent_source: source.nullable(),
  consent_text: z.string().nullable(),
  unsubscribed_at: time.nullable(),
  undeliverable_at: time.nullable(),
  undeliverable_reason: z.enum(['unknown', 'disabled', 'refused']).nullable(),
  created_at: time,
  updated_at: time,
})
type SubscriberRow = z.output<typeof subscriberRowSchema>

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

async function listSubscribers({ call }: Caller, since: Date): Promise<SubscriberRecord[]> {
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

type Records = Omit<NewsletterStore, 'confirmNewsletter'> & RecordStore

/** The newsletter and operator parts of the hosted store. Calls that are not idempotent are made once. */
export function createRecords(caller: Caller): Records {
  const { rpc } = caller
  const once = { once: true }
  return {
    enqueueIssue(issue, message, dueAt, limit) {
      const parameters = { issue_name: issue, message, due: new Date(dueAt).toISOString(), how_many: limit }
      return rpc('enqueue_issue', parameters, whole, once)
    },
    countRecipients: (issue) => rpc('count_recipients', { issue_name: issue }, whole),
    listSubscribers: (since = new Date(0)) => listSubscribers(caller, since),
    eraseAddress: (email) => rpc('erase_address', { subscriber_email: email }, counts, once),
    async purgeContactMessages(before) {
      const applied_before = new Date(Date.now() - OPERATION_DAYS * DAY).toISOString()
      await rpc('purge_applied_operations', { applied_before }, whole)
      return rpc('purge_contact_messages', { made_before: before.toISOString() }, whole)
    },
    purgeSearchQueries: (before) => rpc('purge_search_queries', { made_before: before.toISOString() }, whole),
    foldDownloadCounts: (before) => rpc('fold_download_counts', { counted_before: before.toISOString() }, whole),
  }
}
