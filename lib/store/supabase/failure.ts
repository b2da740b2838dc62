/**
 * Why a Supabase call failed. 'unreachable': no response, a malformed response, or a 5xx; a retry may succeed, and the
 * call may have been applied. 'denied': it responds, but this installation may not or cannot use it (wrong key, missing
 * migration, too many requests); nothing was applied, and the operator has to act. 'rejected': the input violates a
 * database rule and always will.
 */
export type FailureKind = 'unreachable' | 'denied' | 'rejected'

export class SupabaseFailure extends Error {
  readonly kind: FailureKind

  /** `call` is the name of the call, for the log. */
  constructor(call: string, kind: FailureKind, reason: string, options?: ErrorOptions) {
    super(`Supabase, ${call}: ${reason}`, options)
    this.name = 'SupabaseFailure'
    this.kind = kind
  }
}

/** The result of a supabase-js call. `status` is 0 if there was no response. */
export interface Answer {
  data: unknown
  error: { code?: string; message?: string } | null
  status: number
}

/** Maximum length of the reason. The start of an HTML error page is enough. */
const REASON_LENGTH = 300

/** SQLSTATE: classes 22 (data exception) and 23 (integrity constraint violation). */
const RULE_BROKEN = /^2[23][0-9A-Z]{3}$/

/** PostgREST's statuses for other rejections. Without an error code, something in front of it responded. */
const rejections: readonly number[] = [400, 409, 413, 422]

function kindOf(status: number, code: string): FailureKind {
  if (RULE_BROKEN.test(code) || (code !== '' && rejections.includes(status))) return 'rejected'
  return status < 400 || status >= 500 || status === 408 ? 'unreachable' : 'denied'
}

/** Returns the failure in a response, or undefined if there is none. */
export function failureOf(call: string, { error, status }: Answer): SupabaseFailure | undefined {
  if (!error) return undefined
  const reason = [status || '', error.code ?? '', error.message ?? ''].filter(Boolean).join(' ')
  return new SupabaseFailure(call, kindOf(status, error.code ?? ''), reason.slice(0, REASON_LENGTH), { cause: error })
}

/** Returns true if a retry with the same input cannot succeed. */
export const isRejection = (error: unknown): boolean => error instanceof SupabaseFailure && error.kind === 'rejected'
