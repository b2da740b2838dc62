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

export const templateNotFound: Failure = {
  status: 404,
  code: 'template-not-found',
  message: "Template Not Found: The template you're looking for doesn't exist.",
}
