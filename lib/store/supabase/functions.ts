/** Parameters of the functions in `supabase/migrations` that the store calls. */
export interface Functions {
  recording_state: Record<never, never>
  purge_applied_operations: { applied_before: string }
  enqueue_issue: { issue_name: string; message: Readonly<Record<string, unknown>>; due: string; how_many: number }
  claim_messages: { claim: string; claimed_at: string; leased_until: string; how_many: number }
  admit_message: { recipient: string; mailbox_quarter_hour: number; mailbox_day: number; total_hour: number }
  standing_of: { subscriber_email: string }
  count_recipients: { issue_name: string }
  erase_address: { subscriber_email: string }
  purge_contact_messages: { made_before: string }
  purge_search_queries: { made_before: string }
  fold_download_counts: { counted_before: string }
  download_counts: Record<never, never>
}
