/**
 * A field that people neither see nor reach: what fills it in is a program, and gets the answer of a success while
 * nothing is recorded or mailed. Browsers have nothing to fill in under this name.
 */
export const trapName = 'topic'

/** Whether the field came filled in, in JSON or in a form. */
export function isTrapped(data: unknown): boolean {
  if (data instanceof URLSearchParams) return Boolean(data.get(trapName))
  return typeof data === 'object' && data !== null && trapName in data && Boolean(data[trapName])
}
