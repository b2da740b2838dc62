import 'server-only'
import { createHash } from 'node:crypto'
import type { ContactMessage } from '@/lib/store'

/** A UUID (version 8, RFC 9562) of sender, text and UTC day: a message resent without scripts is recorded once. */
export function contactId({ name, email, message }: Omit<ContactMessage, 'id'>, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10)
  const content = JSON.stringify([day, name, email.toLowerCase(), message])
  const bytes = createHash('sha256').update(content).digest()
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x80
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
