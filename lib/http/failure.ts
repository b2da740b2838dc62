export interface Failure {
  status: number
  code: string
  message: string
  fields?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
}

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** Returns the first error message of each field. */
export function invalidFields(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[String(path[0] ?? 'body')] ??= message
  return fields
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

/** Builds the failure for a query that a schema rejects. */
export const invalidQuery = (issues: readonly Issue[]): Failure => {
  const failure = invalidInput(issues)
  const field = String(issues[0]?.path[0] ?? 'query')
  return { ...failure, status: 400, code: 'bad-query', message: `${field} ${failure.message}` }
}

/** The failure for an unexpected exception. It does not reveal the cause. */
export const unexpected: Failure = {
  status: 500,
  code: 'unexpected',
  message: 'Something went wrong. Please try again.',
}

/** Builds the failure for status 503, for what the server may do later. The client may retry after `seconds`. */
export const unavailable = (seconds: number, message: string, code = 'busy'): Failure => ({
  status: 503,
  code,
  message,
  headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' },
})

/** Builds the failure for status 429. The client may retry after `seconds`. */
export const tooManyRequests = (seconds: number, message: string): Failure => ({
  ...unavailable(seconds, message, 'too-soon'),
  status: 429,
})

/** Builds the failure for status 405. `allow` lists the supported methods. */
export const methodNotAllowed = (allow: string): Failure => ({
  status: 405,
  code: 'method',
  message: `Only ${allow} is supported here`,
  headers: { allow, 'cache-control': 'no-store' },
})

export const templateNotFound: Failure = {
  status: 404,
  code: 'template-not-found',
  message: "Template Not Found: The template you're looking for doesn't exist.",
}

/** The failure for a path of the API that does not exist. */
export const apiNotFound: Failure = {
  status: 404,
  code: 'not-found',
  message: 'No such API path. /api/openapi.json lists all of them.',
}
