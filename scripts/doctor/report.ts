/** 'fault': it does not work like this. 'warning': it works, and the operator should know. */
export type Level = 'ok' | 'warning' | 'fault'

/** One line of the report. Holds no secret and no key. */
export interface Finding {
  level: Level
  subject: string
  message: string
  /** What to do about it. */
  advice?: string
}

export const ok = (subject: string, message: string): Finding => ({ level: 'ok', subject, message })
export const warning = (subject: string, message: string, advice: string): Finding => ({
  level: 'warning',
  subject,
  message,
  advice,
})
export const fault = (subject: string, message: string, advice: string): Finding => ({
  level: 'fault',
  subject,
  message,
  advice,
})

const marks: Record<Level, string> = { ok: '✓', warning: '!', fault: '✗' }

/** `✗ mail: the server refused the login`, and below it what to do. */
export const writeFinding = ({ level, subject, message, advice }: Finding): string =>
  `${marks[level]} ${subject}: ${message}${advice ? `\n    ${advice}` : ''}`

/** What an error says, in one line; of a failed request the reason below it, which names the host. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  const below = cause instanceof Error && cause.message ? `: ${cause.message}` : ''
  return `${message}${below}`.replace(/\s+/g, ' ')
}
