import { invalidFields, type Issue } from './invalid-fields'

/** An expected refusal, as handlers return it. */
export interface Failure {
  status: number
  code: string
  message: string
  /** The first error message of each field. */
  fields?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
}

/** Builds the failure for input that a schema rejects: its first message, and the first message of each field. */
export function invalidInput(issues: readonly Issue[]): Failure {
  const message = issues[0]?.message ?? 'The input is not valid'
  return { status: 422, code: 'invalid', message, fields: invalidFields(issues) }
}

/** Builds the error response: `{error: {code, message, fields?}}`. */
export function failureResponse({ status, code, message, fields, headers }: Failure): Response {
  return Response.json({ error: { code, message, ...(fields ? { fields } : {}) } }, { status, headers })
}

/** Builds the error response for a query that a schema rejects. */
export const invalidQuery = (issues: readonly Issue[]): Failure => {
  const failure = invalidInput(issues)
  const field = String(issues[0]?.path[0] ?? 'query')
  return { ...failure, status: 400, code: 'bad-query', message: `${field} ${failure.message}` }
}

/** Builds the response for an unexpected exception. It does not reveal the cause. */
export const unexpected: Failure = {
  status: 500,
  code: 'unexpected',
  message: 'Something went wrong. Please try again.',
}

/** Builds a 429 response. The client may retry after `seconds`. */
export const tooManyRequests = (seconds: number, message: string): Failure => ({
  status: 429,
  code: 'too-soon',
  message,
  headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' },
})

/** Builds a 405 response. `allow` lists the supported methods. */
export const methodNotAllowed = (allow: string): Failure => ({
  status: 405,
  code: 'method',
  message: `Only ${allow} is answered here`,
  headers: { allow, 'cache-control': 'no-store' },
})

export const templateNotFound: Failure = {
  status: 404,
  code: 'template-not-found',
  message: "Template Not Found: The template you're looking for doesn't exist.",
}
