/** Upgrades a full PostgreSQL of the first release. Prints rows before and after, and what functions return. */
import { applyMigrations, listPublicThings, openMigratedPostgres } from './migrated-postgres.ts'

/** The first release ends before this. */
const LATER = '2026'
/** Spellings of a Gmail mailbox count as one from here on. */
const FOLDED = '20261128'

const { driver } = await openMigratedPostgres(LATER)
await driver.exec(`
  insert into public.email_subscribers (email, confirmed_at, unsubscribed_at, undeliverable_at, undeliverable_reason)
  values
    ('Ann@Example.com', '2026-01-01Z', null, null, null),
    ('bob+roof@example.com', '2026-01-01Z', '2026-02-01Z', null, null),
    ('eve@example.com', '2026-01-01Z', null, '2026-02-01Z', 'unknown'),
    ('joe@example.com', '2026-01-01Z', '2026-02-01Z', '2026-01-01Z', 'disabled');
  insert into public.template_downloads (slug, format, day, downloads) values ('safety-plan', 'PDF', '2026-01-01', 7);
  insert into public.contact_messages (name, email, message) values ('Ann', 'ann@example.com', 'Hello');
  insert into public.search_queries (query, results) values ('estimate', 7);
  insert into public.mail_outbox (id, recipient, payload, attempts, due_at, in_flight) values
    ('a', 'ann@example.com', '{}', 1, '2026-01-01Z', 1), ('b', 'bob@example.com', '{}', 1, '2026-01-01Z', 1);
  insert into public.newsletter_deliveries (issue, email) values ('spring', 'ann@example.com');
  insert into public.applied_operations (id, outcome) values ('5f0c2d1a-7b3e-4c6d-8e9f-a1b2c3d4e5f6', 'applied');
  insert into public.request_limits (client_key, requests, ends_at) values (repeat('e', 64), 1, now());`)

const { tables } = await listPublicThings(driver)
async function readTables(): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  for (const table of tables) rows[table] = (await driver.query(`select * from public.${table} order by 1`)).rows
  return rows
}
const ask = async (call: string): Promise<unknown> =>
  ((await driver.query(`select ${call} as answer`)).rows[0] as { answer: unknown }).answer

const before = await readTables()
await applyMigrations(driver, LATER, FOLDED)
await driver.exec(`
  insert into public.mail_outbox (id, recipient, payload, attempts, due_at, in_flight)
  values ('gmail', 'ann.b@gmail.com', '{}', 1, '2026-01-01Z', 1);
  select public.suppress_mailbox('v.ic.tim@gmail.com', 'asked', '2026-03-01Z')`)
await applyMigrations(driver, FOLDED)
const isListedStill = await ask("public.is_suppressed('V.ic.Tim+roof@gmail.com')")
await driver.exec("select public.suppress_mailbox('annb@googlemail.com', 'asked', now())")
const gmail = {
  isListedStill,
  isAllowedAgain: await ask("public.allow_mailbox('v.ic.tim@gmail.com', now())"),
  isListedThen: await ask("public.is_suppressed('v.ic.tim@gmail.com')"),
  waiting: (await driver.query("select id from public.mail_outbox where id = 'gmail'")).rows,
}
await driver.exec("select public.allow_mailbox('annb@gmail.com', now())")
const after = await readTables()
const { rows: listed } = await driver.query(
  'select reason, suppressed_at from public.suppressed_mailboxes order by 1, 2',
)

const answers: Record<string, unknown> = {}
for (const call of [
  "admit_message('ann@example.com', 3, 5, 100)",
  "admit_message('bob@example.com', 3, 5, 100)",
  "admit_message('eve+roof@example.com', 3, 5, 100)",
  "admit_message('JOE@example.com', 3, 5, 100)",
  "fold_download_counts('2026-01-02Z')",
  'download_counts()',
  `enqueue_issue('summer', '{"kind": "issue"}', now(), 10)`,
  "allow_mailbox('bob@example.com', now())",
])
  answers[call] = await ask(`public.${call}`)
process.stdout.write(`${JSON.stringify({ before, after, listed, answers, gmail })}\n`)
process.exit(0)
