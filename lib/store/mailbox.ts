import { createHmac } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/**
 * Returns the mailbox of an address: lower case, without a plus tag (RFC 5233). The Postgres function
 * `normalized_mailbox` computes the same value.
 */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase()
  const at = lower.lastIndexOf('@')
  const plus = lower.indexOf('+')
  return plus > 0 && plus < at ? lower.slice(0, plus) + lower.slice(at) : lower
}

/**
 * Registers the SQL function `mailbox_key(address)`: a keyed hash of the mailbox, 64 hex digits, that distinguishes
 * mailboxes but cannot be reversed. The key is random per installation and created by the migration that created the
 * table, so it does not change with the signing secret.
 */
export function registerMailboxKey(database: DatabaseSync): void {
  let key: Uint8Array | undefined
  const findKey = (): Uint8Array => {
    const row = database.prepare('select key from installation_key').get()
    if (!(row?.key instanceof Uint8Array)) throw new Error('The database has no installation key')
    return row.key
  }
  database.function('mailbox_key', { deterministic: true }, (address) => {
    key ??= findKey()
    return createHmac('sha256', key)
      .update(mailboxOf(String(address)))
      .digest('hex')
  })
}
