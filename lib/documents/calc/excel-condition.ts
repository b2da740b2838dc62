/** When an Excel expression is blank, as a small algebra that renders to a short, readable condition. */
export type Condition =
  | { op: 'never' }
  | { op: 'always' }
  /** The cell at this address holds no number. */
  | { op: 'missing'; address: string }
  /** Any other Excel condition. */
  | { op: 'test'; text: string }
  | { op: 'or' | 'and'; items: readonly Condition[] }

export const never: Condition = { op: 'never' }
export const missing = (address: string): Condition => ({ op: 'missing', address })
export const test = (text: string): Condition => ({ op: 'test', text })

const keyOf = (condition: Condition): string => JSON.stringify(condition)

function combine(op: 'or' | 'and', conditions: readonly Condition[]): Condition {
  const [neutral, absorbing] = op === 'or' ? (['never', 'always'] as const) : (['always', 'never'] as const)
  const flat = conditions.flatMap((item) => (item.op === op ? item.items : [item]))
  if (flat.some((item) => item.op === absorbing)) return { op: absorbing }
  const unique = new Map(flat.filter((item) => item.op !== neutral).map((item) => [keyOf(item), item]))
  // `A or (A and B)` is `A`, and the other way round.
  const items = [...unique.values()].filter(
    (item) => !('items' in item) || !item.items.some((part) => unique.has(keyOf(part))),
  )
  if (items.length === 0) return { op: neutral }
  return items.length === 1 ? items[0]! : { op, items }
}

export const either = (...conditions: readonly Condition[]): Condition => combine('or', conditions)
export const every = (...conditions: readonly Condition[]): Condition => combine('and', conditions)

/** The condition as Excel writes it. Several missing cells are counted: `COUNT(A1,B1)<2`. */
export function renderCondition(condition: Condition): string {
  switch (condition.op) {
    case 'never':
      return 'FALSE'
    case 'always':
      return 'TRUE'
    case 'missing':
      return `NOT(ISNUMBER(${condition.address}))`
    case 'test':
      return condition.text
    default: {
      const cells = condition.items.flatMap((item) => (item.op === 'missing' ? [item.address] : []))
      const rest = condition.items.filter((item) => cells.length < 2 || item.op !== 'missing').map(renderCondition)
      const count = condition.op === 'or' ? `<${cells.length}` : '=0'
      const all = cells.length < 2 ? rest : [`COUNT(${cells.join(',')})${count}`, ...rest]
      return all.length === 1 ? all[0]! : `${condition.op === 'or' ? 'OR' : 'AND'}(${all.join(',')})`
    }
  }
}

/** What must be false wherever the expression is not blank. */
export const excluded = (condition: Condition): Set<string> =>
  new Set((condition.op === 'or' ? condition.items : [condition]).map(keyOf))

export const isExcluded = (condition: Condition, known: ReadonlySet<string>): boolean => known.has(keyOf(condition))

export const sameCondition = (a: Condition, b: Condition): boolean => keyOf(a) === keyOf(b)
