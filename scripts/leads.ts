/**
 * `npm run leads -- export [--format csv|json] [--since 2026-01-31]` writes the subscribers with their consent to standard
 * output. `npm run leads -- erase <email>` removes an address from all records and reports the counts.
 * `npm run leads -- suppress <email>` puts its mailbox on the suppression list, `npm run leads -- allow <email>` removes it.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '@/lib/env'
import { toCsv, toJson } from '@/lib/store/export'
import { emailSchema } from '@/lib/forms/schema'
import { eraseMessageFiles } from '@/lib/mail/message-files'
import { store } from '@/lib/store'
import { main } from './support/main'

const USAGE =
  'Usage: npm run leads -- export [--format csv|json] [--since 2026-01-31]\n       npm run leads -- erase|suppress|allow <email>'

function readSince(given: string | undefined): Date | undefined {
  if (given === undefined) return undefined
  const since = new Date(given)
  if (!/^\d{4}-\d\d-\d\d/.test(given) || Number.isNaN(since.getTime())) {
    throw new Error('--since must be a date, for example 2026-01-31')
  }
  return since
}

async function exportSubscribers(format: string, since: string | undefined): Promise<void> {
  if (format !== 'csv' && format !== 'json') throw new Error('--format must be csv or json')
  const records = await store().listSubscribers(readSince(since))
  process.stdout.write(format === 'csv' ? toCsv(records) : toJson(records))
}

function readEmail(given: string): string {
  const { data: email } = emailSchema.safeParse(given)
  if (email === undefined) throw new Error(`${given} is not an email address`)
  return email
}

async function suppress(email: string): Promise<void> {
  await store().setUnsubscribed(email)
  console.log(`${email} is on the suppression list: it is unsubscribed, and nothing is sent to its mailbox.`)
}

async function allow(email: string): Promise<void> {
  const wasListed = await store().allow(email)
  console.log(wasListed ? `${email} is off the suppression list.` : `${email} was not on the suppression list.`)
}

async function erase(email: string): Promise<void> {
  const erased = await store().eraseAddress(email)
  const messages = await eraseMessageFiles(path.join(env().dataDir, 'outbox'), email)
  const report = Object.entries({ ...erased, 'message files': messages })
  console.log(report.map(([name, count]) => `${name}: ${count} removed`).join('\n'))
  console.log('If its mailbox was on the suppression list, a keyed hash stays there, so that nothing is sent to it.')
  if (env().supabase)
    console.log('Records that wait for Supabase on other machines were not erased: run this there as well.')
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'csv' }, since: { type: 'string' } },
  })
  const [command, email, ...more] = positionals
  if (command === 'export' && email === undefined) return exportSubscribers(values.format, values.since)
  const commands = { erase, suppress, allow }
  if (command && Object.hasOwn(commands, command) && email !== undefined && more.length === 0)
    return commands[command as keyof typeof commands](readEmail(email))
  throw new Error(USAGE)
})
