/** 'fault': it does not work. 'warning': it works, but the operator should know. */
export type Level = 'ok' | 'warning' | 'fault'

/** A line of the report. Contains no secret and no key. */
export interface Finding {
  level: Level
  subject: string
  message: string
  advice?: string
}

export const ok = (subject: string, message: string): Finding => ({ level: 'ok', subject, message })
const problem =
  (level: Level) =>
  (subject: string, message: string, advice: string): Finding => ({ level, subject, message, advice })
export const warning = problem('warning')
export const fault = problem('fault')

const marks: Record<Level, string> = { ok: '✓', warning: '!', fault: '✗' }

/** Formats a finding as `✗ mail: the server refused the login`, with the advice on the next line. */
export const writeFinding = ({ level, subject, message, advice }: Finding): string =>
  `${marks[level]} ${subject}: ${message}${advice ? `\n    ${advice}` : ''}`

/** The message of an error and of its cause in one line. The cause of a failed request names the host. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  const below = cause instanceof Error && cause.message ? `: ${cause.message}` : ''
  return `${message}${below}`.replace(/\s+/g, ' ')
}
