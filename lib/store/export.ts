import 'server-only'
import type { SubscriberRecord } from '@/lib/store'

const columns = [
  'email',
  'newsletterWish',
  'source',
  'templatesDownloaded',
  'confirmedAt',
  'consentSource',
  'consentText',
  'unsubscribedAt',
  'undeliverableAt',
  'undeliverableReason',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof SubscriberRecord)[]

/** A cell that a spreadsheet would evaluate, also after invisible characters or in full width (OWASP, CSV injection). */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

function toCell(value: SubscriberRecord[keyof SubscriberRecord]): string {
  const text = typeof value === 'object' ? (value ?? []).join('; ') : String(value)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Formats the records as CSV (RFC 4180): a header line, then one line per record. */
export const toCsv = (records: readonly SubscriberRecord[]): string =>
  [columns.join(','), ...records.map((record) => columns.map((name) => toCell(record[name])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('')

/** Formats the records as JSON. */
export const toJson = (records: readonly SubscriberRecord[]): string => `${JSON.stringify(records, null, 2)}\n`
