import { invalidFields, type Issue } from './invalid-fields'

/** An expected refusal, as handlers return it. */
export interface Failure {
  status: number
  code: string
  message: string
  /** The first message of each field. */
  fields?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
}

/** The answer to input that a schema refuses: its first message, and the first of each field. */
export function invalidInput(issues: readonly Issue[]): Failure {
  const message = issues[0]?.message ?? 'The input is not valid'
  return { status: 422, code: 'invalid', message, fields: invalidFields(issues) }
}

/** `{error: {code, message, fields?}}`. */
export function failureResponse({ status, code, message, fields, headers }: Failure): Response {
  return Response.json({ error: { code, message, ...(fields ? { fields } : {}) } }, { status, headers })
}

/** The answer to a query that a schema refuses. */
export const invalidQuery = (issues: readonly Issue[]): Failure => {
  const failure = invalidInput(issues)
  const field = String(issues[0]?.path[0] ?? 'query')
  return { ...failure, status: 400, code: 'bad-query', message: `${field} ${failure.message}` }
}

/** The answer to whatever was thrown: it says nothing of its cause. */
export const unexpected: Failure = {
  status: 500,
  code: 'unexpected',
  message: 'Something went wrong. Please try again.',
}

/** The answer to one request too many; the client may come again after `seconds`. */
export const tooManyRequests = (seconds: number, message: string): Failure => ({
  status: 429,
  code: 'too-soon',
  message,
  headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' },
})

/** The answer to a method that a route does not have; `allow` lists those that it has. */
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
