import type { Figure } from './figures'
import { isQuantity, quantities, unusedReasons, type Quantity, type Unused } from './names'

export interface Plane {
  name: string
  /** Square feet: along the slope, or seen from above. */
  area: number
  isPlan: boolean
  /** Inches of rise in 12. */
  rise?: number
}

export interface Found {
  value: number
  said: string
}

export interface Unread {
  said: string
  reason?: string
}

export interface Report {
  quantities: ReadonlyMap<Quantity, Found>
  planes: readonly Plane[]
  source?: string
  unread: readonly Unread[]
}

const isLength = (quantity: Quantity): boolean => quantities[quantity].unit === 'ft'

/** A figure in the unit of its quantity; undefined if it is of another kind, such as a length for a count. */
function fitting(quantity: Quantity, { value, unit }: Figure): number | undefined {
  const own = quantities[quantity].unit
  if (unit === own) return value
  if (quantity === 'area' && unit === 'squares') return value * 100
  if (quantity === 'squares' && unit === 'sf') return value / 100
  if (unit !== undefined) return undefined
  if (own === 'pitch') return value <= 24 ? value : undefined
  if (own === 'percent') return value > 1 ? (value <= 100 ? value / 100 : undefined) : value
  return own === 'count' && !Number.isInteger(value) ? undefined : value
}

export class Collector {
  private readonly found = new Map<Quantity, Found>()
  private readonly left: Unread[] = []
  readonly planes: Plane[] = []
  source?: string

  /** Takes a figure under its name. `said` is the line. Returns whether the figure is of the kind that the name asks for. */
  take(meaning: Quantity | Unused, figure: Figure, said: string): boolean {
    if (!isQuantity(meaning)) {
      this.leave(said, unusedReasons[meaning])
      return true
    }
    const value = fitting(meaning, figure)
    if (value === undefined) return false
    const known = this.found.get(meaning)
    const isTotal = (words: string): boolean => /total/i.test(words)
    if (!known || (isTotal(said) && !isTotal(known.said))) {
      if (known && known.value !== value) this.leave(known.said, 'the report has a total')
      this.found.set(meaning, { value, said })
    } else if (known.value !== value) this.leave(said, `the report says “${known.said}” before`)
    return true
  }

  leave(said: string, reason?: string): void {
    this.left.push({ said: said.slice(0, 120), ...(reason ? { reason } : {}) })
  }

  private dropSum(sum: Quantity, ...parts: readonly Quantity[]): void {
    const found = this.found.get(sum)
    if (!found || !parts.some((part) => this.found.has(part))) return
    this.found.delete(sum)
    this.leave(found.said, 'the report lists each separately')
  }

  report(): Report {
    this.dropSum('ridgeAndHip', 'ridge', 'hip')
    this.dropSum('edge', 'eave', 'rake')
    const { planes, source, found } = this
    return { quantities: found, planes, unread: this.left, ...(source ? { source } : {}) }
  }
}

/** Whether there is nothing in a report that a form could take. */
export const isEmptyReport = ({ quantities: found, planes }: Report): boolean => found.size === 0 && planes.length === 0

/** A figure with its unit, in words. */
export function shownFigure(quantity: Quantity, value: number): string {
  const { unit } = quantities[quantity]
  const digits = (most: number): string => value.toLocaleString('en-US', { maximumFractionDigits: most })
  if (unit === 'percent') return `${(value * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })}%`
  if (unit === 'pitch') return `${digits(2)} in 12`
  if (unit === 'squares') return `${digits(2)} squares`
  return unit === 'sf' ? `${digits(1)} sq ft` : isLength(quantity) ? `${digits(1)} ft` : digits(0)
}
