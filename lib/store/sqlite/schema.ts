import { createHmac } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { formerMailboxOf, mailboxOf } from '@/lib/store/mailbox'
import { NEWER_VERSION } from './faults'

/** SQL for the current time, ISO 8601 in UTC. */
export const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ')"

/** Migrations in order; the database's `user_version` is the number applied. Never change a released migration. */
export const migrations: readonly string[] = [
  `create table email_subscribers (
     id integer primary key,
     email text not null check (length(email) between 3 and 255),
     newsletter_subscribed integer not null default 0,
     source text not null default 'download' check (source in ('download', 'newsletter')),
     templates_downloaded text not null default '[]' check (json_valid(templates_downloaded)),
     confirmed_at text,
     consent_source text check (consent_source in ('download', 'newsletter')),
     consent_text text,
     unsubscribed_at text,
     undeliverable_at text,
     undeliverable_reason text check (undeliverable_reason in ('unknown', 'disabled', 'refused')),
     created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ')),
     updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ'))
   ) strict;
   create unique index email_subscribers_email_key on email_subscribers (lower(email));

   create table template_downloads (
     slug text not null check (length(slug) between 1 and 200),
     format text not null check (format in ('PDF', 'Word', 'Excel')),
     day text not null default (date()),
     downloads integer not null default 0,
     primary key (slug, format, day)
   ) strict, without rowid;

   create table contact_messages (
     id integer primary key,
     message_id text,
     name text not null check (length(name) between 1 and 100),
     email text not null check (length(email) between 3 and 255),
     message text not null check (length(message) between 1 and 1000),
     created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ'))
   ) strict;
   create unique index contact_messages_message_id on contact_messages (message_id);
   create index contact_messages_created_at on contact_messages (created_at);

   create table search_queries (
     id integer primary key,
     query text not null check (length(query) between 1 and 100),
     results integer not null check (results >= 0),
     created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ'))
   ) strict;

   create table mail_outbox (
     id text primary key,
     recipient text not null,
     payload text not null,
     attempts integer not null default 1,
     due_at integer not null,
     in_flight integer not null default 1
   ) strict;
   create index mail_outbox_due_at on mail_outbox (due_at);
   create index mail_outbox_recipient on mail_outbox (recipient);

   create table newsletter_deliveries (
     issue text not null check (length(issue) between 1 and 200),
     email text not null,
     taken_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ')),
     primary key (issue, email)
   ) strict, without rowid;

   create table health_probe (
     id integer primary key check (id = 1),
     probed_at text not null,
     filler blob not null
   ) strict;`,
  `create table installation_key (
     id integer primary key check (id = 1),
     key blob not null check (length(key) = 32)
   ) strict;
   insert into installation_key (id, key) values (1, randomblob(32));

   create table suppressed_mailboxes (
     mailbox text primary key,
     reason text not null check (reason in ('asked', 'refused', 'complained')),
     suppressed_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ'))
   ) strict, without rowid;
   insert into suppressed_mailboxes (mailbox, reason, suppressed_at)
   select mailbox_key(email), reason, stopped_at from (
     select email, 'asked' as reason, unsubscribed_at as stopped_at from email_subscribers
     union all
     select email, 'refused', undeliverable_at from email_subscribers
   )
   where stopped_at is not null order by stopped_at
   on conflict (mailbox) do nothing;

   create table mail_admissions (
     mailbox text not null,
     admitted_at integer not null
   ) strict;
   create index mail_admissions_mailbox on mail_admissions (mailbox, admitted_at);
   create index mail_admissions_admitted_at on mail_admissions (admitted_at);

   alter table mail_outbox add column mailbox text not null default '';
   update mail_outbox set mailbox = mailbox_key(recipient);
   create index mail_outbox_mailbox on mail_outbox (mailbox);
   delete from mail_outbox where mailbox in (select mailbox from suppressed_mailboxes);

   create table bundle_downloads (
     bundle text not null check (length(bundle) between 1 and 200),
     format text not null check (format in ('PDF', 'Word', 'Excel', 'all')),
     day text not null default (date()),
     downloads integer not null default 0,
     primary key (bundle, format, day)
   ) strict, without rowid;`,
  // Spellings of one Gmail mailbox have one key now.
  `update mail_outbox set mailbox = mailbox_key(recipient);`,
]

export const SCHEMA_VERSION = migrations.length

/** Runs `work` in a write transaction. Rolls back and rethrows if it throws. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate')
  try {
    const result = work()
    database.exec('commit')
    return result
  } catch (error) {
    // SQLite has already rolled back by itself after some failures, such as a full disk.
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}

/** Runs synchronous work as a promise: an exception becomes a rejection. */
export const asPromise = <T>(work: () => T): Promise<T> => new Promise((resolve) => resolve(work()))

/** SQL that matches rows of the suppression list to an address, a column or parameter. */
export const matchesMailbox = (address: string): string =>
  `mailbox in (mailbox_key(${address}), former_mailbox_key(${address}))`

/** A keyed hash of the mailbox. Its key is random per installation and does not change with the signing secret. */
function registerMailboxKey(database: DatabaseSync): void {
  let key: Uint8Array | undefined
  const findKey = (): Uint8Array => {
    const row = database.prepare('select key from installation_key').get()
    if (!(row?.key instanceof Uint8Array)) throw new Error('The database has no installation key')
    return row.key
  }
  const register = (name: string, toMailbox: (address: string) => string): void =>
    database.function(name, { deterministic: true }, (address) => {
      key ??= findKey()
      return createHmac('sha256', key)
        .update(toMailbox(String(address)))
        .digest('hex')
    })
  register('mailbox_key', mailboxOf)
  register('former_mailbox_key', formerMailboxOf)
}

/** Runs `work` in a write transaction, as a promise. */
export const transact = <T>(database: DatabaseSync, work: () => T): Promise<T> =>
  asPromise(() => inTransaction(database, work))

function versionOf(database: DatabaseSync, newest: number): number {
  const version = Number(database.prepare('pragma user_version').get()?.user_version)
  if (version <= newest) return version
  const error = new Error('The database was made by a newer version of this software')
  throw Object.assign(error, { code: NEWER_VERSION })
}

/** Migrates to the newest schema; writes nothing if it is current, so a full disk can be read. Throws if it is newer. */
export function migrate(database: DatabaseSync, steps: readonly string[] = migrations): void {
  registerMailboxKey(database)
  if (versionOf(database, steps.length) === steps.length) return
  inTransaction(database, () => {
    for (const sql of steps.slice(versionOf(database, steps.length))) database.exec(sql)
    database.exec(`pragma user_version = ${steps.length}`)
  })
}
