import type { LineItem, RoofSystem } from '@/data/shared/system'

/** The system's line item with this id. Throws where there is none. */
export function lineItemOf({ slug, estimating }: Pick<RoofSystem, 'slug' | 'estimating'>, id: string): LineItem {
  const found = estimating.lineItems.find((item) => item.id === id)
  if (!found) throw new Error(`${slug} has no line item “${id}”`)
  return found
}
