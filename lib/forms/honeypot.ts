/**
 * Honeypot: a field that people neither see nor reach. If it is filled in, the client is a bot; it gets a success
 * response, but nothing is recorded or sent. The name is one that browsers do not autofill.
 */
export const honeypotName = 'topic'

/** The field's HTML, for pages without scripts. */
export const honeypotField = `<input class="honeypot" type="text" name="${honeypotName}" placeholder="Leave this empty" tabindex="-1" autocomplete="off" aria-hidden="true">`

/** Returns whether the honeypot was filled in, in JSON or in a form. */
export function isHoneypotFilled(data: unknown): boolean {
  if (data instanceof URLSearchParams) return Boolean(data.get(honeypotName))
  return typeof data === 'object' && data !== null && honeypotName in data && Boolean(data[honeypotName])
}
