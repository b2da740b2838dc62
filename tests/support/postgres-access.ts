/** Tries every verb of the public roles on everything, after the migrations and after the given SQL. Prints JSON. */
import { openMigratedPostgres } from './migrated-postgres.ts'

const connection = await openMigratedPostgres()
const { driver } = connection
const [, , afterwards = ''] = process.argv

const list = async (sql: string): Promise<Record<string, string>[]> =>
  (await driver.query(sql)).rows as Record<string, string>[]

const isTable = ({ kind }: Record<string, string>): boolean => kind === 'r' || kind === 'p'

const columnsOf = (table: string) =>
  list(`
    select quote_ident(attname) as name, format_type(atttypid, null) as type, attnotnull::text as required,
      (attidentity <> '' or atthasdef)::text as filled
    from pg_attribute where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped`)
const samples: Record<string, string> = {
  text: "'abcd'",
  'text[]': "'{}'",
  boolean: 'true',
  integer: '1',
  bigint: '1',
  smallint: '0',
  uuid: 'gen_random_uuid()',
  jsonb: "'{}'",
  date: 'current_date',
  'timestamp with time zone': 'now()',
}

async function tryEverything() {
  // A row of sample values in every table; constraints are not tested here.
  await driver.exec(`do $$ declare it record; begin
    for it in select conrelid::regclass as owner, conname from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace
    loop execute format('alter table %s drop constraint %I', it.owner, it.conname); end loop;
  end $$`)

  const relations = await list(`
    select quote_ident(relname) as name, relkind as kind, relrowsecurity::text as secured from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`)
  const sequences = await list(`
    select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`)
  const functions = await list(`
    select proname as name, pg_get_function_identity_arguments(oid) as parameters,
      (select coalesce(string_agg(format('null::%s', format_type(type, null)), ', ' order by place), '')
       from unnest(proargtypes::oid[]) with ordinality as argument (type, place)) as arguments
    from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f' and prorettype <> 'trigger'::regtype order by 1`)
  const statements: { kind: string; name: string; verb: string; sql: string }[] = []
  const add = (kind: string, name: string, byVerb: Record<string, string>): void => {
    for (const [verb, sql] of Object.entries(byVerb)) statements.push({ kind, name, verb, sql })
  }
  for (const relation of relations) {
    const { name = '' } = relation
    const columns = await columnsOf(name)
    const needed = columns.filter(({ required, filled }) => required === 'true' && filled === 'false')
    const values = needed.map(({ type = '' }) => samples[type] ?? `null::${type}`)
    const insert = needed.length
      ? `insert into public.${name} (${needed.map((column) => column.name).join(', ')}) values (${values.join(', ')})`
      : `insert into public.${name} default values`
    // Tables filled by migrations may accept no second row.
    const filled = await list(`select 1 from public.${name} limit 1`)
    if (isTable(relation) && filled.length === 0) await driver.exec(insert)
    // Nobody can write an identity column.
    const last = columns.at(-1)
    add(isTable(relation) ? 'table' : 'view', name, {
      select: `select * from public.${name}`,
      insert,
      update: `update public.${name} set ${last?.name} = ${last?.name}`,
      delete: `delete from public.${name}`,
      truncate: `truncate public.${name}`,
      references: `select has_table_privilege('public.${name}', 'references, trigger') as held`,
    })
  }
  for (const { name = '' } of sequences)
    add('sequence', name, {
      nextval: `select nextval('public.${name}')`,
      setval: `select setval('public.${name}', 1)`,
      select: `select * from public.${name}`,
    })
  for (const { name = '', arguments: given = '', parameters = '' } of functions)
    add('function', `${name}(${parameters})`, { execute: `select public.${name}(${given})` })
  add('schema', 'public', { create: 'create table public.planted (id integer)' })

  const trials: Record<string, unknown>[] = []
  for (const role of ['anon', 'authenticated'])
    for (const { kind, name, verb, sql } of statements) {
      await driver.exec(`begin; set local role ${role}`)
      let outcome: Record<string, unknown>
      try {
        const { rows } = await driver.query(sql)
        const [row] = rows as Record<string, unknown>[]
        outcome = { code: verb === 'references' && row?.held === false ? '42501' : 'allowed', rows: rows.length }
      } catch (error) {
        outcome = { code: (error as { code?: string }).code ?? String(error) }
      }
      await driver.exec('rollback')
      trials.push({ role, kind, name, verb, ...outcome })
    }
  const filled: Record<string, number> = {}
  for (const { name = '' } of relations) filled[name] = (await list(`select 1 from public.${name}`)).length
  const unsecured = relations
    .filter((relation) => isTable(relation) && relation.secured === 'false')
    .map(({ name }) => name)
  return { trials, filled, unsecured }
}

const migrated = await tryEverything()
await driver.exec(afterwards)
process.stdout.write(`${JSON.stringify({ migrated, afterwards: await tryEverything() })}\n`)
process.exit(0)
