import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

interface Trial {
  role: 'anon' | 'authenticated'
  kind: 'table' | 'view' | 'function' | 'sequence' | 'schema'
  name: string
  verb: string
  code: string
}
interface Access {
  trials: Trial[]
  filled: Record<string, number>
  unsecured: string[]
}

const REFUSED = '42501'
const PATIENCE = 240_000

/** A later migration that forgets to protect what it makes. */
const forgetful = `
  create table public.forgotten (id bigint generated always as identity primary key, note text);
  create function public.forgotten_function() returns integer language sql as 'select 1';
  create table public.opened (note text);
  grant all on public.opened to anon;
  create view public.window as select email from public.email_subscribers;
  grant select on public.window to authenticated;
  create function public.opened_function() returns integer language sql as 'select 1';
  grant execute on function public.opened_function() to anon;`

let found: { migrated: Access; afterwards: Access }
beforeAll(async () => {
  const script = ['tests/support/postgres-access.ts', forgetful]
  const { stdout } = await promisify(execFile)(process.execPath, script, { maxBuffer: 16 * 1024 * 1024 })
  found = JSON.parse(stdout) as typeof found
}, PATIENCE)

const namesOf = (trials: readonly Trial[], kind: Trial['kind']): string[] => [
  ...new Set(trials.filter((trial) => trial.kind === kind).map(({ name }) => name)),
]

describe('the public roles of a hosted project', () => {
  it('are tried on every table with a row in it, every function and every sequence', () => {
    const tables = namesOf(found.migrated.trials, 'table')
    const some = ['applied_operations', 'contact_messages', 'email_subscribers', 'mail_outbox']
    expect(tables).toEqual(expect.arrayContaining(some))
    expect(found.migrated.filled).toEqual(Object.fromEntries(tables.map((name) => [name, 1])))
    expect(namesOf(found.migrated.trials, 'function').length).toBeGreaterThan(15)
    expect(namesOf(found.migrated.trials, 'sequence').length).toBeGreaterThan(2)
    for (const verb of ['select', 'insert', 'update', 'delete', 'truncate', 'references'])
      expect(found.migrated.trials.filter((trial) => trial.kind === 'table' && trial.verb === verb)).toHaveLength(
        2 * tables.length,
      )
  })

  it('are refused everywhere, and would see no row even with a privilege', () => {
    expect(found.migrated.trials.filter(({ code }) => code !== REFUSED)).toEqual([])
    expect(found.migrated.unsecured).toEqual([])
  })
})

describe('a later migration that forgets to protect what it makes', () => {
  it('grants nothing, and its table without row level security is detected', () => {
    for (const name of ['forgotten', 'forgotten_id_seq', 'forgotten_function()']) {
      const codes = found.afterwards.trials.filter((trial) => trial.name === name).map(({ code }) => code)
      expect({ name, codes: new Set(codes) }).toEqual({ name, codes: new Set([REFUSED]) })
    }
    expect(found.afterwards.unsecured).toEqual(['forgotten', 'opened'])
  })

  it('is detected if it grants something', () => {
    const allowed = found.afterwards.trials.filter(({ code }) => code === 'allowed')
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
