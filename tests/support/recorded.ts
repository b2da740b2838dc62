import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { servers } from './servers'

function rowsOf(table: 'email_subscribers' | 'contact_messages', email: string): Record<string, unknown>[] {
  const database = new DatabaseSync(path.join(servers.main.dataDir, 'ridgedocs.sqlite'), { readOnly: true })
  try {
    return database.prepare(`select * from ${table} where email = ?`).all(email)
  } finally {
    database.close()
  }
}

export const subscriberRow = (email: string): Record<string, unknown> | undefined =>
  rowsOf('email_subscribers', email)[0]

export const contactRows = (email: string): Record<string, unknown>[] => rowsOf('contact_messages', email)

export function messagesTo(email: string): string[] {
  const outbox = path.join(servers.main.dataDir, 'outbox')
  if (!existsSync(outbox)) return []
  // Others are being written, and renamed at any time.
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(outbox, name), 'utf8'))
    .filter((message) => new RegExp(`^To: .*${email}`, 'm').test(message))
}
