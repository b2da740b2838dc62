import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { boundedTables, bounds as usualBounds, type Bounds } from '@/lib/store/bounds'
import { startChildServer, type ChildServer } from '@/scripts/support/child-server'
import type { TableName } from '../contract/store-harness'

const keyColumns: Record<TableName, string> = {
  email_subscribers: 'id',
  template_downloads: 'slug',
  contact_messages: 'id',
  search_queries: 'id',
  newsletter_deliveries: 'email',
  mail_outbox: 'id',
  bundle_downloads: 'bundle',
  suppressed_mailboxes: 'mailbox',
  mail_admissions: 'admitted_at',
}
const tables = Object.keys(keyColumns) as TableName[]
export const SERVICE_KEY = 'sb_secret_test'

export interface PublicThings {
  tables: readonly string[]
  functions: readonly { name: string; parameters: Readonly<Record<string, string>> }[]
}

export interface Hosted {
  url: string
  things: PublicThings
  connect: (key: string) => SupabaseClient
  rows: (table: TableName) => Promise<Record<string, unknown>[]>
  ageAdmissions: (milliseconds: number) => Promise<void>
  /** Sets other limits, until the next `empty`. */
  bound: (bounds: Bounds) => Promise<void>
  empty: () => Promise<void>
  stop: () => Promise<unknown>
}

/** Starts Supabase with the repository's migrations in its own process, on loopback. */
export async function startHosted(): Promise<Hosted> {
  const server: ChildServer = await startChildServer(process.execPath, ['tests/support/supabase-lite.ts'], (line) =>
    line.startsWith('{'),
  )
  const { url, things } = JSON.parse(server.line) as Pick<Hosted, 'url' | 'things'>
  const connect = (key: string) => createClient(url, key, { auth: { persistSession: false } })
  const service = connect(SERVICE_KEY)
  let isBounded = false
  async function bound(bounds: Bounds): Promise<void> {
    const tables = { ...boundedTables, searchQueries: 'search_queries' } as const
    const byTable = Object.entries(tables).map(([name, table]) => [table, bounds[name as keyof Bounds]])
    const { error } = await service.schema('probe').rpc('set_bounds', { bounds: Object.fromEntries(byTable) })
    expect(error).toBeNull()
    isBounded = bounds !== usualBounds
  }
  return {
    url,
    things,
    connect,
    async rows(table) {
      const { data, error } = await service.from(table).select().order(keyColumns[table])
      expect(error).toBeNull()
      return data as Record<string, unknown>[]
    },
    async ageAdmissions(milliseconds) {
      const { error } = await service.schema('probe').rpc('age_admissions', { milliseconds })
      expect(error).toBeNull()
    },
    bound,
    async empty() {
      if (isBounded) await bound(usualBounds)
      const { error } = await service.schema('probe').rpc('empty', { tables })
      expect(error).toBeNull()
    },
    stop: server.stop,
  }
}
