/** Lines of a cost page that this job has no quantity or no price for. */
import type { ExampleValue } from '@/data/examples/types'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { blocksOfKind, dataRows, type DocumentModel } from '@/lib/documents/model'

type Values = Readonly<Record<string, ExampleValue>>

const PRICES = ['each', 'work'] as const

function idleRows(model: DocumentModel, values: Values): { unmeasured: number[]; unpriced: number[] } {
  const results = evaluate(fill(model, values))
  const has = (name: string): boolean => Number(results.get(name) ?? values[name] ?? 0) > 0
  const rows = blocksOfKind(model, 'table')
    .filter(({ name, columns }) => name === 'cost' && columns.some(({ key }) => key === 'work'))
    .flatMap((table) => dataRows(table).map((_, index) => index + 1))
  const isMeasured = (row: number): boolean => has(`cost.${row}.qty`)
  const isPriced = (row: number): boolean => [...PRICES, 'material', 'cost'].some((key) => has(`cost.${row}.${key}`))
  return {
    unmeasured: rows.filter((row) => !isMeasured(row)),
    unpriced: rows.filter((row) => isMeasured(row) && !isPriced(row)),
  }
}

/** The values without prices where the quantity is missing, and with a 0 where the price is: checks count both. */
export function withoutIdleLines(model: DocumentModel, values: Values): Values {
  const { unmeasured, unpriced } = idleRows(model, values)
  const dropped = new Set(unmeasured.flatMap((row) => PRICES.map((key) => `cost.${row}.${key}`)))
  const kept = Object.entries(values).filter(([name]) => !dropped.has(name))
  return Object.fromEntries([...kept, ...unpriced.map((row) => [`cost.${row}.typed`, 0] as const)])
}
