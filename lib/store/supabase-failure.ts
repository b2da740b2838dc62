/**
 * Why Supabase did not do what it was asked for. 'unreachable': no answer, an answer that is none, or a 5xx: the same
 * may succeed later, and may have been done. 'denied': it answers, but this installation may not or cannot use it (a
 * wrong key, a missing migration, too many requests): nothing was done, and the operator has to act. 'rejected': what
 * was sent breaks a rule of the database, and always will.
 */
export type FailureKind = 'unreachable' | 'denied' | 'rejected'

export class SupabaseFailure extends Error {
  readonly kind: FailureKind

  /** `call` names what was asked for, for the log. */
  constructor(call: string, kind: FailureKind, reason: string, options?: ErrorOptions) {
    super(`Supabase, ${call}: ${reason}`, options)
    this.name = 'SupabaseFailure'
    this.kind = kind
  }
}

/** What supabase-js resolves to. `status` is 0 where there was no answer. */
export interface Answer {
  data: unknown
  error: { code?: string; message?: string } | null
  status: number
}

/** An error page in place of an answer says enough in its first words. */
const REASON_LENGTH = 300

/** SQLSTATE: classes 22 (data exception) and 23 (integrity constraint violation). */
const RULE_BROKEN = /^2[23][0-9A-Z]{3}$/

/** What PostgREST refuses besides comes with one of these and a code; without a code something before it has answered. */
const rejections: readonly number[] = [400, 409, 413, 422]

function kindOf(status: number, code: string): FailureKind {
  if (RULE_BROKEN.test(code) || (code !== '' && rejections.includes(status))) return 'rejected'
  return status < 400 || status >= 500 || status === 408 ? 'unreachable' : 'denied'
}

/** The failure that an answer is, undefined where it is none. */
export function failureOf(call: string, { error, status }: Answer): SupabaseFailure | undefined {
  if (!error) return undefined
  const reason = [status || '', error.code ?? '', error.message ?? ''].filter(Boolean).join(' ')
  return new SupabaseFailure(call, kindOf(status, error.code ?? ''), reason.slice(0, REASON_LENGTH), { cause: error })
}

/** Whether `error` is what sending the same again cannot mend. */
export const isRejection = (error: unknown): boolean => error instanceof SupabaseFailure && error.kind === 'rejected'
