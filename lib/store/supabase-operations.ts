import type { NewsletterStore, RecordStore, SubscriberRecord } from './port'
import { mustSucceed, type ServiceClient } from './supabase-client'
import type { SubscriberRow } from './supabase-types'

/** The API cuts longer lists of rows here. */
const PAGE = 1000

/** Times as the embedded store writes them. */
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

async function listSubscribers(connect: () => ServiceClient, since: Date): Promise<SubscriberRecord[]> {
  const records: SubscriberRecord[] = []
  let last = 0
  for (;;) {
    const page = await connect()
      .from('email_subscribers')
      .select()
      .gte('updated_at', since.toISOString())
      .gt('id', last)
      .order('id')
      .limit(PAGE)
    mustSucceed('email_subscribers', page)
    const rows = page.data ?? []
    records.push(...rows.map(toRecord))
    last = rows.at(-1)?.id ?? last
    if (rows.length < PAGE) return records
  }
}

/** The newsletter's and the operator's part of the hosted store. */
export function createSupabaseOperations(connect: () => ServiceClient): NewsletterStore & RecordStore {
  return {
    async confirmNewsletter({ email, source, textVersion, wishedAt }) {
      const outcome = await connect().rpc('confirm_newsletter', {
        subscriber_email: email,
        wish_source: source,
        text_version: textVersion,
        wished_at: new Date(wishedAt).toISOString(),
      })
      mustSucceed('confirm_newsletter', outcome)
      return outcome.data ?? 'withdrawn'
    },
    async enqueueIssue(issue, message, dueAt, limit) {
      const due = new Date(dueAt).toISOString()
      const taken = await connect().rpc('enqueue_issue', { issue_name: issue, message, due, how_many: limit })
      mustSucceed('enqueue_issue', taken)
      return Number(taken.data)
    },
    async countRecipients(issue) {
      const count = await connect().rpc('count_recipients', { issue_name: issue })
      mustSucceed('count_recipients', count)
      return Number(count.data)
    },
    listSubscribers: (since = new Date(0)) => listSubscribers(connect, since),
    async eraseAddress(email) {
      const erased = await connect().rpc('erase_address', { subscriber_email: email })
      mustSucceed('erase_address', erased)
      return erased.data ?? {}
    },
    async purgeContactMessages(before) {
      const purged = await connect().rpc('purge_contact_messages', { made_before: before.toISOString() })
      mustSucceed('purge_contact_messages', purged)
      return Number(purged.data)
    },
    async purgeSearchQueries(before) {
      const purged = await connect().rpc('purge_search_queries', { made_before: before.toISOString() })
      mustSucceed('purge_search_queries', purged)
      return Number(purged.data)
    },
  }
}
