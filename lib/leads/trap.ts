/**
 * Honeypot: a field that people neither see nor reach. If it is filled in, the client is a bot; it gets a success
 * response, but nothing is recorded or sent. The name is one that browsers do not autofill.
 */
export const trapName = 'topic'

/** Returns whether the honeypot was filled in, in JSON or in a form. */
export function isTrapped(data: unknown): boolean {
  if (data instanceof URLSearchParams) return Boolean(data.get(trapName))
  return typeof data === 'object' && data !== null && trapName in data && Boolean(data[trapName])
}
