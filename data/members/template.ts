/** What the member-only documents have in common: kind, category, ids and names. They count in no list. */
import type { TemplateContent, TemplateKind } from '@/data/types'

const kind = 'member' as TemplateKind

type Shared = 'id' | 'slug' | 'kind' | 'category' | 'categorySlug' | 'formats' | 'baseDownloads' | 'subcategory'
export type MemberContent = Omit<TemplateContent, Shared>

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const member = (office: 'Word' | 'Excel', content: MemberContent): TemplateContent => {
  const slug = slugOf(content.name)
  return {
    id: `member-${slug}`,
    slug,
    kind,
    categorySlug: 'members',
    category: 'Members',
    formats: ['PDF', office],
    baseDownloads: 0,
    ...content,
  }
}

/** A playbook: PDF and Word. */
export const memberPaper = (content: MemberContent): TemplateContent => member('Word', content)

/** A workbook that calculates: PDF and Excel. */
export const memberWorkbook = (content: MemberContent): TemplateContent => member('Excel', content)
