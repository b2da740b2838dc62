import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { createServiceClient, type SupabaseSettings } from '@/lib/store/supabase/client'
import { fault, ok, type Finding } from './report'

const TIMEOUT = 10_000
const MIGRATIONS = 'supabase/migrations'
const PUSH = 'Apply the migrations: npx supabase link, then npx supabase db push.'

const stateSchema = z.object({
  migrations: z.array(z.string()).nullable(),
  tables: z.record(z.string(), z.boolean()),
  functions: z.array(z.string()),
})
type State = z.output<typeof stateSchema>

interface Wanted {
  versions: readonly string[]
  tables: readonly string[]
  functions: readonly string[]
}

const namesIn = (sql: string, pattern: RegExp): string[] => [...sql.matchAll(pattern)].map(([, name = '']) => name)

/** Returns what the migrations of this version create and do not drop again. */
export function wantedState(folder = MIGRATIONS): Wanted {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const made = { tables: new Set<string>(), functions: new Set<string>() }
  for (const file of files) {
    const sql = readFileSync(path.join(folder, file), 'utf8').replace(/--.*$/gm, '')
    for (const [kind, word] of [
      ['tables', 'table'],
      ['functions', 'function'],
    ] as const) {
      for (const name of namesIn(sql, new RegExp(`drop ${word} (?:if exists )?public\\.(\\w+)`, 'gi')))
        made[kind].delete(name)
      const creation = new RegExp(`create (?:or replace )?${word} (?:if not exists )?public\\.(\\w+)`, 'gi')
      for (const name of namesIn(sql, creation)) made[kind].add(name)
    }
  }
  return {
    versions: files.map((name) => name.split('_', 1)[0] ?? ''),
    tables: [...made.tables],
    functions: [...made.functions],
  }
}

/** Compares a project with what this version needs: what is missing, and which tables are unprotected. */
export function compareState(state: State, wanted: Wanted): Finding[] {
  const missing = [
    ...wanted.versions
      .filter((version) => state.migrations?.includes(version) === false)
      .map((name) => `migration ${name}`),
    ...wanted.tables.filter((name) => !(name in state.tables)).map((name) => `table ${name}`),
    ...wanted.functions.filter((name) => !state.functions.includes(name)).map((name) => `function ${name}`),
  ]
  const open = wanted.tables.filter((name) => state.tables[name] === false)
  const findings: Finding[] = []
  if (missing.length) findings.push(fault('store', `Supabase answers and lacks ${missing.join(', ')}`, PUSH))
  if (open.length)
    findings.push(
      fault(
        'store',
        `not protected by row-level security: ${open.join(', ')}`,
        'Turn it on and drop the policies, at once.',
      ),
    )
  if (findings.length) return findings
  const { versions, tables, functions } = wanted
  return [
    ok(
      'store',
      `Supabase answers; ${versions.length} migrations, ${tables.length} protected tables, ${functions.length} functions`,
    ),
  ]
}

/** Checks that the Supabase project responds to this key and has what the migrations of this version create. */
export async function checkHostedStore(settings: SupabaseSettings): Promise<Finding[]> {
  const { host } = new URL(settings.url)
  const response = await createServiceClient(settings, TIMEOUT).rpc('installation_state')
  const state = stateSchema.safeParse(response.data)
  if (state.success) return compareState(state.data, wantedState())
  const { error, status } = response
  const reason = error?.message.replace(/\s+/g, ' ') ?? 'what is no answer of this site’s functions'
  // The client reports status 0 if there was no response.
  if (status === 0)
    return [
      fault('store', `${host} cannot be reached: ${reason}`, 'Check SUPABASE_URL, and that the project is not paused.'),
    ]
  if (status === 401 || status === 403)
    return [
      fault('store', `${host} refuses the key`, 'SUPABASE_SERVICE_ROLE_KEY must be a secret key of this project.'),
    ]
  if (error?.code === 'PGRST202' || error?.code === '42883')
    return [fault('store', `${host} answers and does not know installation_state`, PUSH)]
  return [fault('store', `${host} answers ${status}: ${reason}`, 'SUPABASE_URL must be the project’s API address.')]
}
