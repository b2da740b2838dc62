import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { servers } from './servers'

/** What the main server has stored of an address. */
export function subscriberRow(email: string): Record<string, unknown> | undefined {
  const database = new DatabaseSync(path.join(servers.main.dataDir, 'ridgedocs.sqlite'), { readOnly: true })
  try {
    return database.prepare('SELECT * FROM email_subscribers WHERE email = ?').get(email)
  } finally {
    database.close()
  }
}

/** The messages that the main server has put out for an address, as text. */
export function messagesTo(email: string): string[] {
  const outbox = path.join(servers.main.dataDir, 'outbox')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .map((name) => readFileSync(path.join(outbox, name), 'utf8'))
    .filter((message) => new RegExp(`^To: .*${email}`, 'm').test(message))
}
