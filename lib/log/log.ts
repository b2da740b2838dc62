import { createHmac, randomBytes } from 'node:crypto'
import { singleton } from '../singleton.ts'
import { createLineLimit } from './line-limit.ts'
import { requestScope } from './request-id.ts'

type Level = 'info' | 'error'

/** Random per process: fingerprints can be matched within one log but not traced back to an address. */
const key = singleton('fingerprint-key', () => randomBytes(16))

/** Returns a fingerprint that stands in for a personal value in the log. */
export const fingerprint = (value: string): string =>
  createHmac('sha256', key).update(value.trim().toLowerCase()).digest('hex').slice(0, 12)

/** Databases and mail servers quote email addresses in their error messages. */
const redact = (text: string): string => text.replace(/[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g, '[address]')

const hasMessage = (value: unknown): value is { message: string; cause?: unknown } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'

function describe(value: unknown): unknown {
  if (!hasMessage(value)) return typeof value === 'string' ? redact(value) : value
  const cause = hasMessage(value.cause) ? ` (${value.cause.message})` : ''
  return redact(`${value.message}${cause}`)
}

function write(level: Level, event: string, fields: Readonly<Record<string, unknown>>): void {
  const described = Object.entries(fields).map(([name, value]) => [name, describe(value)])
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...Object.fromEntries(described) })
  process[level === 'error' ? 'stderr' : 'stdout'].write(`${line}\n`)
}

const limit = () =>
  singleton('log-limit', () =>
    createLineLimit((event, withheld, seconds) =>
      write('error', 'log-lines-withheld', { of: event, lines: withheld, seconds }),
    ),
  )

/** Writes a JSON line with the request's id, at most 20 per event and minute. Email addresses are never logged. */
export function log(level: Level, event: string, fields: Readonly<Record<string, unknown>> = {}): void {
  if (!limit().admits(event)) return
  const request = requestScope().getStore()
  write(level, event, request === undefined ? fields : { request, ...fields })
}
