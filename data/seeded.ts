/**
 * A figure that looks drawn but never changes between builds: the slug's FNV-1a hash (32 bits) picks it.
 *
 * @returns a whole number from `base` to `base + upTo`, both included
 * @throws RangeError where `upTo` is negative or not whole
 */
export function seeded(slug: string, base: number, upTo: number): number {
  if (!Number.isInteger(upTo) || upTo < 0) throw new RangeError(`upTo must be a whole number from 0, not ${upTo}`)
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(slug)) hash = Math.imul(hash ^ byte, 0x01000193)
  return base + ((hash >>> 0) % (upTo + 1))
}
