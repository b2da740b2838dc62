import type { SystemUnit } from './estimating'

/** What a contract for a roof has to say that no other facts of the system hold. */
export interface SystemContracting {
  /** Work that is priced per unit before the roof is opened. */
  hidden: readonly (readonly [work: string, unit: SystemUnit])[]
  /** When the crew stops for weather. */
  weather: string
  /** The materials whose quotations carry the price. */
  priceDriver: string
  notIncluded: readonly string[]
  protection: readonly string[]
  /** What stops the water until the repair, in working order. */
  temporary: readonly string[]
  /** Documents and proofs handed over at the end. */
  closeout: readonly string[]
  /** What the crew that does this work has to show. */
  qualification: readonly string[]
}
