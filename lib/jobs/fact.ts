import type { FieldType } from '@/lib/documents/model'
import type { AmountName } from '@/lib/fill/amounts'

export interface Fact {
  /** `customer.name`, `change.2.amount`, or `amount:` and the id of an amount. */
  id: string
  label: string
  type: FieldType
  options?: readonly string[]
  closed?: boolean
  hint?: string
  /** The names that documents have for it. */
  names: readonly AmountName[]
  /** Every document has its own from the time when it was made: it is never offered a later one. */
  atItsTime?: boolean
  /** Documents have whole numbers for it: a difference from rounding does not count. */
  isWhole?: boolean
}
