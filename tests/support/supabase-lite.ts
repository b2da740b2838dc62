/** Supabase Lite with the migrations, on loopback. Prints `{ url, things }` when ready; exits when its input closes. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { App, getAuthSchemaSql } from '@supabase/lite'
import { listPublicThings, openMigratedPostgres } from './migrated-postgres.ts'

const connection = await openMigratedPostgres()
const { driver } = connection

const things = await listPublicThings(driver)

// Accounts like those of a hosted project, a function that returns the caller's role, and a table with a row for
// accounts, so that access would be noticed.
await driver.exec(getAuthSchemaSql())
await driver.exec(`
  create schema probe;
  grant usage on schema probe to anon, authenticated;
  create function probe.asked_as() returns text language sql as 'select current_user::text';
  grant execute on function probe.asked_as() to anon, authenticated;
  create table probe.for_accounts (note text);
  insert into probe.for_accounts values ('seen');
  alter table probe.for_accounts enable row level security;
  grant select on probe.for_accounts to anon, authenticated;
  create policy opened on probe.for_accounts for select to authenticated using (true);
  grant usage on schema probe to service_role;
  create function probe.age_admissions(milliseconds bigint) returns void language sql security definer as
    'update public.mail_admissions set admitted_at = admitted_at - make_interval(secs => milliseconds / 1000.0)';
  grant execute on function probe.age_admissions(bigint) to service_role;
  create function probe.set_bounds(bounds jsonb) returns void language plpgsql security definer as $$
  begin
    execute format(
      'create or replace function public.row_bound(table_name text) returns bigint language sql immutable as %L',
      format('select (%L::jsonb ->> table_name)::bigint', bounds)
    );
  end $$;
  grant execute on function probe.set_bounds(jsonb) to service_role;
  create function probe.empty(tables text[]) returns void language plpgsql security definer as $$
  declare
    name text;
  begin
    foreach name in array tables loop
      execute format('delete from public.%I', name);
    end loop;
  end $$;
  grant execute on function probe.empty(text[]) to service_role;`)

const app = new App({
  connection,
  api: { schemas: ['public', 'probe'] },
  auth: {
    publishable_key: 'sb_publishable_test',
    secret_key: 'sb_secret_test',
    jwt_secret: 'only-for-tests-0123456789-0123456789',
  },
})

async function toRequest(message: IncomingMessage): Promise<Request> {
  const sent = await buffer(message)
  const headers = Object.entries(message.headers).map(([name, value]): [string, string] => [name, String(value)])
  const body = sent.length ? { body: new Uint8Array(sent) } : {}
  return new Request(`http://${message.headers.host}${message.url}`, { method: message.method, headers, ...body })
}

async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
  const result = await app.fetch(await toRequest(message), { peerAddress: message.socket.remoteAddress ?? null })
  response.writeHead(result.status, Object.fromEntries(result.headers))
  response.end(Buffer.from(await result.arrayBuffer()))
}

const server = createServer((message, response) => {
  answer(message, response).catch((error: Error) => response.destroy(error))
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}`, things })}\n`)
})
process.stdin.resume().on('end', () => process.exit(0))
