import { z } from 'zod'
import type { OperationKind } from './operation'
import type { OutboxMessage } from './port-outbox'
import type { Admission, Standing } from './port-suppression'

interface Table<Row extends Record<string, unknown>> {
  Row: Row
  Insert: Row
  Update: Partial<Row>
  Relationships: []
}

interface Call<Args extends Record<string, unknown>, Returns> {
  Args: Args
  Returns: Returns
}

const source = z.enum(['download', 'newsletter'])
const time = z.string()

export const subscriberRowSchema = z.object({
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
export type SubscriberRow = z.output<typeof subscriberRowSchema>

/** The tables and functions of `supabase/migrations` that the store uses. */
export interface Database {
  public: {
    Tables: {
      email_subscribers: Table<SubscriberRow>
      request_limits: Table<{ client_key: string; requests: number; ends_at: string }>
    }
    Views: Record<never, never>
    Functions: {
      apply_operation: Call<
        { operation_id: string; operation_kind: OperationKind; input: unknown; made_at: string },
        string
      >
      recording_state: Call<Record<never, never>, { waiting: number; crowded: string[] }>
      purge_applied_operations: Call<{ applied_before: string }, number>
      enqueue_issue: Call<
        { issue_name: string; message: Readonly<Record<string, unknown>>; due: string; how_many: number },
        number
      >
      claim_messages: Call<
        { claim: string; claimed_at: string; leased_until: string; how_many: number },
        OutboxMessage[]
      >
      admit_message: Call<
        { recipient: string; mailbox_quarter_hour: number; mailbox_day: number; total_hour: number },
        Admission
      >
      standing_of: Call<{ subscriber_email: string }, Standing>
      count_recipients: Call<{ issue_name: string }, number>
      erase_address: Call<{ subscriber_email: string }, Record<string, number>>
      purge_contact_messages: Call<{ made_before: string }, number>
      purge_search_queries: Call<{ made_before: string }, number>
      fold_download_counts: Call<{ counted_before: string }, number>
      take_request: Call<{ client_key: string; most: number; window_seconds: number }, number>
      download_counts: Call<Record<never, never>, Record<string, number>>
      installation_state: Call<Record<never, never>, Record<string, unknown>>
    }
  }
}
