/** What every project management document has in common: its place in the catalogue and its starting download figure. */
import { seeded } from '@/data/seeded'
import { slugOf } from '@/data/slug'
import type { TemplateContent } from '@/data/types'
import type { Format } from '@/lib/documents/author'

export const sections = [
  'Planning & Setup',
  'Daily Operations',
  'Communication & Documentation',
  'Quality & Closeout',
  'Financial Tracking',
] as const
export type Section = (typeof sections)[number]

export type ProjectContent = Omit<
  TemplateContent,
  'id' | 'slug' | 'kind' | 'category' | 'categorySlug' | 'subcategory' | 'section' | 'formats' | 'baseDownloads'
>

/** `Permit and Inspection Tracker` as `permit-and-inspection-tracker`. */
/** A project management document. Downloads start from a figure between 300 and 1,200 that belongs to the slug. */
export function projectDocument(
  section: Section,
  beside: Exclude<Format, 'PDF'>,
  content: ProjectContent,
): TemplateContent {
  const slug = slugOf(content.name)
  return {
    id: `pm-${slug}`,
    slug,
    kind: 'project-management',
    categorySlug: 'project-management',
    category: 'Project Management',
    subcategory: 'generic',
    section,
    formats: ['PDF', beside],
    baseDownloads: seeded(slug, 300, 900),
    ...content,
  }
}
