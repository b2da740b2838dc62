/** The names of the fields and cells that formulas refer to, in whatever holds the formulas. */
export function refsIn(holder: unknown): string[] {
  if (Array.isArray(holder)) return holder.flatMap(refsIn)
  if (typeof holder !== 'object' || holder === null) return []
  const { op, name } = holder as { op?: string; name?: string }
  return op === 'ref' && name ? [name] : Object.values(holder).flatMap(refsIn)
}
