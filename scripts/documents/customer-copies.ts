import type { TemplateContent } from '@/data/shared/types'
import type { DocumentModel } from '@/lib/documents'
import { customerCopy, hasCustomerCopy } from '@/lib/documents/customer-copy'

/** The categories whose documents keep the contractor's cost next to the customer's price. */
const categories: ReadonlySet<string> = new Set(['estimates-proposals', 'estimates-quotes'])

/** Whether a template has a customer copy: it is an estimate with office parts. `model` is its document. */
export const hasCopy = ({ categorySlug, document }: TemplateContent, model?: DocumentModel): boolean =>
  categories.has(categorySlug) && hasCustomerCopy(model ?? document())

/** Returns the model of a template's customer copy, if the template has one. `model` is its document. */
export function customerCopyOf(content: TemplateContent, model?: DocumentModel): DocumentModel | undefined {
  if (!categories.has(content.categorySlug)) return undefined
  const own = model ?? content.document()
  return hasCustomerCopy(own) ? customerCopy(own) : undefined
}
