/** A field that people neither see nor browsers autofill. If it is filled in, nothing is recorded, but success returned. */
export const honeypotName = 'topic'

export const honeypotField = `<input class="honeypot" type="text" name="${honeypotName}" placeholder="Leave this empty" tabindex="-1" autocomplete="off" aria-hidden="true">`

/** Returns whether the honeypot was filled in, in JSON or in a form. */
export function isHoneypotFilled(data: unknown): boolean {
  if (data instanceof URLSearchParams) return Boolean(data.get(honeypotName))
  return typeof data === 'object' && data !== null && honeypotName in data && Boolean(data[honeypotName])
}
