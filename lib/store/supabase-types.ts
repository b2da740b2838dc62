import type { FileFormat } from '@/lib/paths'
import type { ConfirmationOutcome, OutboxMessage, RefusalReason, SubscriberSource } from './port'

interface Table<Insert extends Record<string, unknown>, Row extends Record<string, unknown> = Insert> {
  Row: Row
  Insert: Insert
  Update: Partial<Insert>
  Relationships: []
}

interface Call<Args extends Record<string, unknown>, Returns> {
  Args: Args
  Returns: Returns
}

interface NewSubscriber extends Record<string, unknown> {
  email: string
  newsletter_subscribed: boolean
  source: SubscriberSource
  templates_downloaded: string[]
}

export interface SubscriberRow extends NewSubscriber {
  id: number
  confirmed_at: string | null
  consent_source: SubscriberSource | null
  consent_text: string | null
  unsubscribed_at: string | null
  undeliverable_at: string | null
  undeliverable_reason: RefusalReason | null
  created_at: string
  updated_at: string
}

/** What the store writes to and calls of `supabase/migrations`. */
export interface Database {
  public: {
    Tables: {
      email_subscribers: Table<NewSubscriber, SubscriberRow>
      contact_messages: Table<{ message_id: string | null; name: string; email: string; message: string }>
      search_queries: Table<{ query: string; results: number }>
    }
    Views: Record<never, never>
    Functions: {
      add_downloaded_templates: Call<
        { subscriber_email: string; template_names: string[]; newsletter: boolean; submit_source: SubscriberSource },
        undefined
      >
      set_unsubscribed: Call<{ subscriber_email: string }, undefined>
      record_downloads: Call<{ template_slugs: string[]; file_formats: FileFormat[] }, undefined>
      confirm_newsletter: Call<
        { subscriber_email: string; wish_source: SubscriberSource; text_version: string; wished_at: string },
        ConfirmationOutcome
      >
      enqueue_issue: Call<
        { issue_name: string; message: Readonly<Record<string, unknown>>; due: string; how_many: number },
        number
      >
      keep_message: Call<
        { message_id: string; message_recipient: string; message_payload: string; leased_until: string },
        undefined
      >
      claim_messages: Call<
        { claim: string; claimed_at: string; leased_until: string; how_many: number },
        OutboxMessage[]
      >
      remove_message: Call<{ message_id: string }, undefined>
      postpone_message: Call<{ message_id: string; due: string }, undefined>
      refuse_message: Call<{ message_id: string; message_recipient: string; reason: RefusalReason }, undefined>
      count_recipients: Call<{ issue_name: string }, number>
      erase_address: Call<{ subscriber_email: string }, Record<string, number>>
      purge_contact_messages: Call<{ made_before: string }, number>
      purge_search_queries: Call<{ made_before: string }, number>
      take_request: Call<{ client_key: string; most: number; window_seconds: number }, number>
      download_counts: Call<Record<never, never>, Record<string, number>>
      installation_state: Call<Record<never, never>, Record<string, unknown>>
    }
  }
}
