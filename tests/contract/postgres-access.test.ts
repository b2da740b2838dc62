import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

interface Trial {
  role: 'anon' | 'authenticated'
  kind: 'table' | 'view' | 'function' | 'sequence' | 'schema'
  name: string
  verb: string
  /** SQLSTATE, or 'allowed'. */
  code: string
}
interface Access {
  trials: Trial[]
  /** Rows in each table and view, as their owner sees them. */
  filled: Record<string, number>
  /** Tables without row level security. */
  unsecured: string[]
}

const REFUSED = '42501'
const PATIENCE = 240_000

/** Runs the trials in a PostgreSQL of the migrations, and of `sql` after them. */
async function tryEverything(...sql: string[]): Promise<Access> {
  const script = ['tests/support/postgres-access.ts', ...sql]
  const { stdout } = await promisify(execFile)(process.execPath, script, { maxBuffer: 16 * 1024 * 1024 })
  return JSON.parse(stdout) as Access
}
const namesOf = (trials: readonly Trial[], kind: Trial['kind']): string[] => [
  ...new Set(trials.filter((trial) => trial.kind === kind).map(({ name }) => name)),
]

describe('the public roles of a hosted project', () => {
  let access: Access
  beforeAll(async () => {
    access = await tryEverything()
  }, PATIENCE)

  it('are tried on every table with a row in it, every function and every sequence', () => {
    const tables = namesOf(access.trials, 'table')
    expect(tables).toEqual(
      expect.arrayContaining(['applied_operations', 'contact_messages', 'email_subscribers', 'mail_outbox']),
    )
    expect(access.filled).toEqual(Object.fromEntries(tables.map((name) => [name, 1])))
    expect(namesOf(access.trials, 'function').length).toBeGreaterThan(15)
    expect(namesOf(access.trials, 'sequence').length).toBeGreaterThan(2)
    for (const verb of ['select', 'insert', 'update', 'delete', 'truncate', 'references'])
      expect(access.trials.filter((trial) => trial.kind === 'table' && trial.verb === verb)).toHaveLength(
        2 * tables.length,
      )
  })

  it('are refused everywhere', () => {
    expect(access.trials.filter(({ code }) => code !== REFUSED)).toEqual([])
  })

  it('would see no row either if they held a privilege', () => {
    expect(access.unsecured).toEqual([])
  })
})

describe('a later migration that forgets to protect what it makes', () => {
  let access: Access
  beforeAll(async () => {
    access = await tryEverything(`
      create table public.forgotten (id bigint generated always as identity primary key, note text);
      create function public.forgotten_function() returns integer language sql as 'select 1';
      create table public.opened (note text);
      grant all on public.opened to anon;
      create view public.window as select email from public.email_subscribers;
      grant select on public.window to authenticated;
      create function public.opened_function() returns integer language sql as 'select 1';
      grant execute on function public.opened_function() to anon;`)
  }, PATIENCE)
  const codesOf = (name: string) =>
    new Set(access.trials.filter((trial) => trial.name === name).map(({ code }) => code))

  it('hands nothing out, and its table without row level security is noticed', () => {
    for (const name of ['forgotten', 'forgotten_id_seq', 'forgotten_function()'])
      expect({ name, codes: codesOf(name) }).toEqual({ name, codes: new Set([REFUSED]) })
    expect(access.unsecured).toEqual(['forgotten', 'opened'])
  })

  it('is found out where it hands something out', () => {
    const allowed = access.trials.filter(({ code }) => code === 'allowed')
    expect(allowed.map(({ role, name, verb }) => `${role} ${verb} ${name}`)).toEqual([
      'anon select opened',
      'anon insert opened',
      'anon update opened',
      'anon delete opened',
      'anon truncate opened',
      'anon references opened',
      'anon execute opened_function()',
      'authenticated select "window"',
    ])
  })
})
