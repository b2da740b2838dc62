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

/**
 * A cell that begins so is a formula to a spreadsheet, behind blanks and invisible characters too and in full width, and
 * strangers choose their addresses: an apostrophe disarms it (OWASP, CSV injection).
 */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

function toCell(value: SubscriberRecord[keyof SubscriberRecord]): string {
  const text = typeof value === 'object' ? (value ?? []).join('; ') : String(value)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The records as CSV (RFC 4180), one line each below the names of the columns. */
export const toCsv = (records: readonly SubscriberRecord[]): string =>
  [columns.join(','), ...records.map((record) => columns.map((name) => toCell(record[name])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('')

/** The records as JSON. */
export const toJson = (records: readonly SubscriberRecord[]): string => `${JSON.stringify(records, null, 2)}\n`
