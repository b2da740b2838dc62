import type { FileFormat } from '@/lib/paths'
import type { SubscriberSource } from './port'

interface Table<Insert extends Record<string, unknown>> {
  Row: Insert
  Insert: Insert
  Update: Partial<Insert>
  Relationships: []
}

interface Call<Args extends Record<string, unknown>, Returns> {
  Args: Args
  Returns: Returns
}

/** What the store writes to and calls of `supabase/migrations`. */
export interface Database {
  public: {
    Tables: {
      email_subscribers: Table<{
        email: string
        newsletter_subscribed: boolean
        source: SubscriberSource
        templates_downloaded: string[]
      }>
      contact_messages: Table<{ name: string; email: string; message: string }>
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
      download_counts: Call<Record<never, never>, Record<string, number>>
    }
  }
}
