import { createClient } from '@supabase/supabase-js'
import { boundedTables, bounds as usualBounds, type Bounds } from '@/lib/store/bounds'
import { startChildServer } from '@/scripts/support/child-server'
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

interface Started {
  url: string
  things: { tables: string[]; functions: { name: string; parameters: Record<string, string> }[] }
}

export async function startHosted() {
  const server = await startChildServer(process.execPath, ['tests/support/supabase-lite.ts'], (line) =>
    line.startsWith('{'),
  )
  const { url, things } = JSON.parse(server.line) as Started
  const connect = (key: string) => createClient(url, key, { auth: { persistSession: false } })
  const service = connect(SERVICE_KEY)
  let isBounded = false
  /** Sets other limits, until the next `empty`. */
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
    /** The rows of a table in order of creation. */
    async rows(table: TableName) {
      const { data, error } = await service.from(table).select().order(keyColumns[table])
      expect(error).toBeNull()
      return data as Record<string, unknown>[]
    },
    async ageAdmissions(milliseconds: number) {
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
export type Hosted = Awaited<ReturnType<typeof startHosted>>
