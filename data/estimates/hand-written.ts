import { seeded } from '@/data/seeded'
import type { TemplateContent } from '@/data/types'

type HandWritten = Omit<
  TemplateContent,
  'kind' | 'categorySlug' | 'category' | 'subcategory' | 'formats' | 'baseDownloads'
> & { downloads: readonly [base: number, upTo: number]; subcategory?: string }

/** The catalogue entry of an estimate that stands for itself and not for one system of twenty-one. */
export const handWritten = ({ downloads, subcategory, ...content }: HandWritten): TemplateContent => ({
  kind: 'estimate',
  categorySlug: 'estimates-proposals',
  category: 'Estimates & Proposals',
  subcategory: subcategory ?? content.systemType ?? 'universal',
  formats: ['PDF', 'Excel', 'Word'],
  baseDownloads: seeded(content.slug, ...downloads),
  ...content,
})
