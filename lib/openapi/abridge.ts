const TEXT_MAX = 60
const SHORT_LIST = 3

/** Shortens a sample response: keeps the first entry of a long list and the start of a long text. */
export function abridge(value: unknown): unknown {
  if (typeof value === 'string') return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX).trim()}…` : value
  if (Array.isArray(value) && value.length <= SHORT_LIST && value.every((each) => typeof each === 'string'))
    return value.map(abridge)
  if (Array.isArray(value)) return [...value.slice(0, 1).map(abridge), ...(value.length > 1 ? ['…'] : [])]
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, abridge(each)]))
}
