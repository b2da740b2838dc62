/** What every billing document has in common: its kind, its category, its formats and its names. */
import { slugOf } from '@/data/slug'
import type { TemplateContent } from '@/data/types'

/** The seven groups in the order of their page. */
export const invoicingGroups = [
  'Invoices',
  'Estimates & Quotes',
  'Payment Plans & Schedules',
  'Receipts',
  'Collections & Past Due',
  'Tracking & Records',
  'Pricing & Policies',
] as const
type InvoicingGroup = (typeof invoicingGroups)[number]

type Shared = 'id' | 'slug' | 'kind' | 'category' | 'categorySlug' | 'formats' | 'baseDownloads' | 'subcategory'
type InvoicingContent = Omit<TemplateContent, Shared>

/** A billing document of the library: a PDF to fill in and a workbook that calculates. */
export function invoicingTemplate(group: InvoicingGroup, content: InvoicingContent): TemplateContent {
  const slug = slugOf(content.name)
  return {
    id: `invoice-${slug}`,
    slug,
    kind: 'invoicing',
    categorySlug: 'invoicing-payment',
    category: 'Invoicing & Payment',
    subcategory: group,
    formats: ['PDF', 'Excel'],
    baseDownloads: 0,
    ...content,
  }
}
