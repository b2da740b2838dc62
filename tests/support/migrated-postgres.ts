import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createPgliteConnection, PGlite } from '@supabase/lite/pglite'

const { version } = JSON.parse(readFileSync('node_modules/@supabase/lite/package.json', 'utf8')) as { version: string }
const ARCHIVE = `.cache/jest/postgres-${version}.tar`

/** An empty PostgreSQL data folder, made once (up to ten seconds) and loaded from an archive (half a second). */
async function emptyCluster(): Promise<Blob> {
  if (!existsSync(ARCHIVE)) {
    const database = await PGlite.create()
    const archive = await database.dumpDataDir('none')
    await database.close()
    mkdirSync(path.dirname(ARCHIVE), { recursive: true })
    // Suites that need it at the same time make it each, and the last one stays.
    const part = `${ARCHIVE}.${process.pid}`
    writeFileSync(part, Buffer.from(await archive.arrayBuffer()))
    renameSync(part, ARCHIVE)
  }
  return new Blob([readFileSync(ARCHIVE)])
}

type Connection = Awaited<ReturnType<typeof createPgliteConnection>>

const migrations = new URL('../../supabase/migrations/', import.meta.url)

// Hosted projects have these roles and grant them everything new in `public` before the first migration.
const HOSTED_ROLES = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`

/** Applies the migrations from `from` up to, but not including, `until`, in order. */
export async function applyMigrations(driver: Connection['driver'], from = '', until = '~'): Promise<void> {
  const names = readdirSync(migrations).filter((name) => name >= from && name < until)
  for (const name of names.sort()) await driver.exec(readFileSync(new URL(name, migrations), 'utf8'))
}

/** A PostgreSQL in memory as a hosted project sets one up, with the repository's migrations that lie before `until`. */
export async function openMigratedPostgres(until?: string): Promise<Connection> {
  const connection = await createPgliteConnection({
    url: 'memory://',
    pgliteOptions: { loadDataDir: await emptyCluster() },
  })
  await connection.driver.exec(HOSTED_ROLES)
  await applyMigrations(connection.driver, '', until)
  return connection
}

/** Tables and views of `public`, and its functions with their parameters' names and types, as the catalog lists them. */
export async function listPublicThings(driver: Connection['driver']) {
  const { rows: relations } = await driver.query(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`)
  const { rows: functions } = await driver.query(`
    select proname as name, coalesce(
      (select jsonb_object_agg(coalesce(proargnames[place], '$' || place), format_type(type, null))
       from unnest(proargtypes::oid[]) with ordinality as argument (type, place)), '{}') as parameters
    from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype order by 1`)
  return { tables: relations.map((row) => (row as { name: string }).name), functions }
}
