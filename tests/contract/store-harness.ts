import type { Bounds } from '@/lib/store/bounds'
import type { Store, Subscriber } from '@/lib/store/port'

export const tables = [
  'email_subscribers',
  'template_downloads',
  'contact_messages',
  'search_queries',
  'newsletter_deliveries',
  'mail_outbox',
  'bundle_downloads',
  'suppressed_mailboxes',
  'mail_admissions',
] as const
export type TableName = (typeof tables)[number]

export interface StoreHarness {
  store: Store
  /** The rows of a table in order of creation, booleans and lists decoded. */
  rows: (table: TableName) => Promise<Record<string, unknown>[]>
  ageAdmissions: (milliseconds: number) => Promise<void>
  /** Opens another store of the same records, with other bounds until the test ends. */
  openBounded: (bounds: Bounds) => Promise<Store>
}

export const joe: Subscriber = {
  email: 'Joe@Example.com',
  newsletterSubscribed: false,
  source: 'download',
  templatesDownloaded: ['Metal Estimate'],
}
