/** When an Excel expression is blank, as a small algebra. Conditions with the same `key` are the same. */
export type Condition =
  | { op: 'never'; key: string }
  | { op: 'always'; key: string }
  /** The cell at this address does not hold a number. */
  | { op: 'missing'; key: string; address: string }
  | { op: 'test'; key: string; text: string }
  | { op: 'or' | 'and'; key: string; items: readonly Condition[] }

export const never: Condition = { op: 'never', key: 'never' }
export const always: Condition = { op: 'always', key: 'always' }
export const missing = (address: string): Condition => ({ op: 'missing', key: `missing ${address}`, address })
export const test = (text: string): Condition => ({ op: 'test', key: text, text })

function combine(op: 'or' | 'and', conditions: readonly Condition[]): Condition {
  const [neutral, absorbing] = op === 'or' ? [never, always] : [always, never]
  const [first, ...others] = conditions.filter((condition) => condition.op !== neutral.op)
  if (!first || others.length === 0) return first ?? neutral
  const unique = new Map<string, Condition>()
  for (const condition of [first, ...others])
    for (const item of condition.op === op ? condition.items : [condition]) {
      if (item.op === absorbing.op) return absorbing
      if (!unique.has(item.key)) unique.set(item.key, item)
    }
  // `A or (A and B)` is `A`, and `A and (A or B)` is `A`.
  const items = [...unique.values()].filter(
    (item) => !('items' in item) || !item.items.some(({ key }) => unique.has(key)),
  )
  return items.length === 1 ? items[0]! : { op, key: `${op}(${items.map(({ key }) => key).join()})`, items }
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

/** The keys of the conditions that must be false if the expression is not blank. */
export const excluded = (condition: Condition): Set<string> =>
  new Set((condition.op === 'or' ? condition.items : [condition]).map(({ key }) => key))
