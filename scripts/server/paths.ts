/**
 * Returns path and query of a request target. Servers must also accept its absolute form (RFC 9112, 3.2.2). Undefined for
 * anything else.
 */
export const pathOf = (target: string): string | undefined => {
  if (target.startsWith('/')) return target
  const [, rest] = /^https?:\/\/[^/?#]+(.*)$/i.exec(target) ?? []
  if (rest === undefined || !URL.canParse(target)) return undefined
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** How often a path may be encoded again. A server behind this one decodes at most twice. */
const LAYERS = 3

/** Whether servers may disagree on what a path means: a null byte, an empty segment, `.`, `..`, a backslash. */
const isAmbiguous = (pathname: string): boolean => /\0|\\|\/\/|\/\.{1,2}(\/|$)/.test(pathname)

/**
 * Returns the decoded path of a request target, on which everything decides. Undefined if it cannot be decoded, or if
 * servers may disagree on what it means, however often it is encoded.
 */
export function decodePath(target: string): string | undefined {
  const raw = target.split(/[?#]/, 1)[0] ?? ''
  let decoded: string | undefined
  let inner = raw
  for (let layer = 0; layer < LAYERS && !isAmbiguous(inner); layer += 1) {
    try {
      inner = decodeURIComponent(inner)
    } catch {
      // The first layer must be valid. A percent sign within it is one.
      return decoded
    }
    decoded ??= inner
  }
  return isAmbiguous(inner) ? undefined : decoded
}
