type Entries = Record<string, unknown>

/** A value with each of its texts changed. What holds no changed text stays the same object: documents are large. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (value === null || typeof value !== 'object') return value
  let copy: Entries | undefined
  for (const key in value) {
    const inner = (value as Entries)[key]
    const changed = mapTexts(inner, change)
    if (changed === inner) continue
    copy ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Entries
    copy[key] = changed
  }
  return copy ?? value
}
