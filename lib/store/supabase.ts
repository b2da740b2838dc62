import 'server-only'
import { log } from '@/lib/http/log'
import type { Store } from './port'
import { createServiceClient, mustSucceed, TIMEOUT, type ServiceClient, type SupabaseSettings } from './supabase-client'
import { createSupabaseOperations } from './supabase-operations'
import { createSupabaseOutbox } from './supabase-outbox'

const UNIQUE_VIOLATION = '23505'

/** The hosted store. Each operation has a client of its own, so that each has its own three seconds. */
export function openSupabaseStore(settings: SupabaseSettings, timeout = TIMEOUT): Store {
  const connect = (): ServiceClient => createServiceClient(settings, timeout)
  return {
    ...createSupabaseOperations(connect),
    async recordSubscriber({ email, newsletterSubscribed, source, templatesDownloaded }) {
      const client = connect()
      const names = [...new Set(templatesDownloaded)]
      const added = await client
        .from('email_subscribers')
        .insert({ email, newsletter_subscribed: newsletterSubscribed, source, templates_downloaded: names })
      if (added.error?.code !== UNIQUE_VIOLATION) return mustSucceed('email_subscribers', added)
      const merged = await client.rpc('add_downloaded_templates', {
        subscriber_email: email,
        template_names: names,
        newsletter: newsletterSubscribed,
        submit_source: source,
      })
      mustSucceed('add_downloaded_templates', merged)
    },
    async recordDownloads(downloads) {
      const template_slugs = downloads.map(({ slug }) => slug)
      const file_formats = downloads.map(({ format }) => format)
      mustSucceed('record_downloads', await connect().rpc('record_downloads', { template_slugs, file_formats }))
    },
    async downloadCounts() {
      const counts = await connect().rpc('download_counts')
      mustSucceed('download_counts', counts)
      return new Map(Object.entries(counts.data ?? {}))
    },
    async setUnsubscribed(email) {
      mustSucceed('set_unsubscribed', await connect().rpc('set_unsubscribed', { subscriber_email: email }))
    },
    async recordContactMessage({ id = null, name, email, message }) {
      const added = await connect().from('contact_messages').insert({ message_id: id, name, email, message })
      // The form sent it again because the answer was lost.
      if (id !== null && added.error?.code === UNIQUE_VIOLATION) return
      mustSucceed('contact_messages', added)
    },
    async recordSearchQuery({ query, results }) {
      mustSucceed('search_queries', await connect().from('search_queries').insert({ query, results }))
    },
    async health() {
      const { error } = await connect().from('email_subscribers').select('id').limit(1)
      if (!error) return { state: 'ok', detail: 'The Supabase project answers.' }
      log('error', 'store-unhealthy', { error })
      return { state: 'down', detail: 'The Supabase project cannot be reached or refuses the service key.' }
    },
    close: () => Promise.resolve(),
    outbox: createSupabaseOutbox(connect),
  }
}
