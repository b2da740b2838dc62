export interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** Returns the first error message of each field. */
export function invalidFields(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[String(path[0] ?? 'body')] ??= message
  return fields
}
