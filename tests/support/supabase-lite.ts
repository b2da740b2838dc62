/**
 * A Supabase in a process of its own: the repository's migrations on PGlite behind Supabase Lite, on loopback.
 * Prints `{ url, grants }` as one line of JSON once it answers; ends when its standard input closes.
 * Run: node tests/support/supabase-lite.ts
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { App } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'

const migrations = new URL('../../supabase/migrations/', import.meta.url)
const connection = await createPgliteConnection({ url: 'memory://' })
const { driver } = connection

// Hosted projects have these roles, and hand every new table of `public` to them, before the first migration runs.
await driver.exec(`
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`)
for (const name of readdirSync(migrations).sort()) {
  await driver.exec(readFileSync(new URL(name, migrations), 'utf8'))
}
// Asked before Supabase Lite starts, since it grants all tables to the public roles again.
const { rows: grants } = await driver.query(`
  select grantee, table_name, privilege_type from information_schema.role_table_grants
  where table_schema = 'public' and grantee in ('PUBLIC', 'anon', 'authenticated')
`)

const app = new App({
  connection,
  auth: { publishable_key: 'sb_publishable_test', secret_key: 'sb_secret_test' },
})

async function toRequest(message: IncomingMessage): Promise<Request> {
  const chunks: Uint8Array[] = []
  for await (const chunk of message) chunks.push(chunk as Uint8Array)
  const headers = Object.entries(message.headers).map(([name, value]): [string, string] => [name, String(value)])
  const body = chunks.length ? { body: Buffer.concat(chunks) } : {}
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
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}`, grants })}\n`)
})
process.stdin.resume().on('end', () => process.exit(0))
