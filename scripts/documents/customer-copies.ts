import type { TemplateContent } from '@/data/types'
import type { DocumentModel } from '@/lib/documents'
import { customerCopy, hasCustomerCopy } from '@/lib/documents/customer-copy'

/** The categories whose documents keep the contractor's cost beside the customer's price. */
const categories: ReadonlySet<string> = new Set(['estimates-proposals', 'estimates-quotes'])

/** Returns the model of a template's customer copy, if the template has one: an estimate with office parts. */
export function customerCopyOf({ categorySlug, document }: TemplateContent): DocumentModel | undefined {
  if (!categories.has(categorySlug)) return undefined
  const model = document()
  return hasCustomerCopy(model) ? customerCopy(model) : undefined
}
