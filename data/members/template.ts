/** What the member-only documents have in common: kind, category, ids and names. They count in no list. */
import { slugOf } from '@/data/slug'
import type { TemplateContent } from '@/data/types'

/** Outside the kinds that the catalogue counts and lists. */
export type MemberTemplate = Omit<TemplateContent, 'kind'> & { kind: 'member' }

type Shared = 'id' | 'slug' | 'kind' | 'category' | 'categorySlug' | 'formats' | 'baseDownloads' | 'subcategory'
export type MemberContent = Omit<TemplateContent, Shared>

const member = (office: 'Word' | 'Excel', content: MemberContent): MemberTemplate => {
  const slug = slugOf(content.name)
  return {
    id: `member-${slug}`,
    slug,
    kind: 'member',
    categorySlug: 'members',
    category: 'Members',
    formats: ['PDF', office],
    baseDownloads: 0,
    ...content,
  }
}

/** A playbook: PDF and Word. */
export const memberPaper = (content: MemberContent): MemberTemplate => member('Word', content)

/** A workbook that calculates: PDF and Excel. */
export const memberWorkbook = (content: MemberContent): MemberTemplate => member('Excel', content)
