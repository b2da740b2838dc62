import type { TemplateContent } from '@/data/types'

const categories = {
  'estimates-quotes': 'Estimates & Quotes',
  'inspection-checklists': 'Inspection Checklists',
  'customer-communication': 'Customer Communication',
  'safety-compliance': 'Safety & Compliance',
  'business-operations': 'Business Operations',
} as const

type EssentialContent = Omit<TemplateContent, 'kind' | 'category' | 'categorySlug'> & {
  categorySlug: keyof typeof categories
}

/** One of the 15 essentials: its category's name comes from its category's slug. */
export function essential(content: EssentialContent): TemplateContent {
  return { kind: 'essential', category: categories[content.categorySlug], ...content }
}
