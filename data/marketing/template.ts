/** What every marketing document has in common: its kind, its category, its formats and its download count. */
import { slugOf } from '@/data/slug'
import type { TemplateContent } from '@/data/types'

/** The seven groups of the category page, in its order. */
export const marketingGroups = [
  'Sales Scripts',
  'Email Marketing',
  'Sales Materials',
  'Referrals & Reviews',
  'Lead Management',
  'Advertising',
  'Content Marketing',
] as const
export type MarketingGroup = (typeof marketingGroups)[number]

type MarketingContent = Omit<
  TemplateContent,
  'id' | 'slug' | 'kind' | 'category' | 'categorySlug' | 'formats' | 'baseDownloads' | 'subcategory'
>

const marketing = (group: MarketingGroup, office: 'Word' | 'Excel', content: MarketingContent): TemplateContent => {
  const slug = slugOf(content.name)
  return {
    id: `marketing-${slug}`,
    slug,
    kind: 'marketing',
    categorySlug: 'marketing-lead-gen',
    category: 'Marketing & Lead Generation',
    subcategory: group,
    formats: ['PDF', office],
    baseDownloads: 0,
    ...content,
  }
}

/** A script, letter, handout or form: PDF and Word. */
export const marketingPaper = (group: MarketingGroup, content: MarketingContent): TemplateContent =>
  marketing(group, 'Word', content)

/** A tracker or calculator: PDF and Excel. */
export const marketingWorkbook = (group: MarketingGroup, content: MarketingContent): TemplateContent =>
  marketing(group, 'Excel', content)
