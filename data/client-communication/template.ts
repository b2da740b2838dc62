/** What every template of the client communication has in common. */
import { keepCitesWhole } from '@/data/parts/safety/wording'
import { seeded } from '@/data/seeded'
import { slugOf } from '@/data/slug'
import type { TemplateContent } from '@/data/types'
import { documentModel, type DocumentModel, type Part } from '@/lib/documents/author'

/** The six sections in the order of their page. */
export const clientSections = [
  'Initial Contact & Onboarding',
  'Project Updates & Progress',
  'Problem Resolution',
  'Project Completion',
  'Ongoing Relationship',
  'Documentation & Records',
] as const
export type ClientSection = (typeof clientSections)[number]

type Texts = Pick<
  TemplateContent,
  'name' | 'description' | 'tags' | 'popular' | 'fullDescription' | 'howToUse' | 'expertGuide'
>

export interface ClientContent extends Texts {
  section: ClientSection
  /** The format beside the PDF; a log is a workbook. */
  beside?: 'Word' | 'Excel'
  /** One line for the file's properties. */
  subject: string
  /** One or two sentences under the title. */
  intro: string
  letterhead?: DocumentModel['letterhead']
  parts: () => readonly Part[]
}

/** A template of the client communication. Downloads start from a figure between 300 and 1,200 that belongs to the slug. */
export function clientTemplate({
  beside = 'Word',
  subject,
  intro,
  letterhead = 'full',
  parts,
  ...texts
}: ClientContent): TemplateContent {
  const slug = slugOf(texts.name)
  return {
    id: `comm-${slug}`,
    slug,
    kind: 'client-communication',
    categorySlug: 'client-communication',
    category: 'Client Communication',
    formats: ['PDF', beside],
    baseDownloads: seeded(slug, 300, 900),
    ...texts,
    document: () =>
      keepCitesWhole(
        documentModel({
          title: texts.name,
          subject,
          intro,
          letterhead,
          keywords: texts.tags.slice(0, 6),
          parts: parts(),
        }),
      ),
  }
}
