/** What every document of the HR family has in common: kind, category, formats, letterhead and the closing notice. */
import { slugOf } from '@/data/slug'
import type { TemplateContent } from '@/data/types'
import { documentModel, legalNote, type Block, type DocumentModel, type Part } from '@/lib/documents/author'

/** The month in which the citations were last looked up. Printed on every HR document. */
export const lawChecked = '2026-11'

export const hrSubcategories = [
  'Hiring & Recruiting',
  'Onboarding',
  'Training & Development',
  'Performance Management',
  'Compensation & Benefits',
  'Policies & Procedures',
  'Termination & Exit',
] as const
export type HrSubcategory = (typeof hrSubcategories)[number]

interface HrContent extends Pick<
  TemplateContent,
  'name' | 'description' | 'tags' | 'popular' | 'fullDescription' | 'howToUse' | 'expertGuide'
> {
  subject: string
  intro: string
  letterhead?: DocumentModel['letterhead']
  parts: () => readonly Part[]
}

/** An HR document: a PDF with `companion` beside it. Slug and id follow from the name; downloads start at 0. */
export function hrDocument(
  subcategory: HrSubcategory,
  companion: 'Word' | 'Excel',
  { subject, intro, letterhead = 'compact', parts, ...content }: HrContent,
): TemplateContent {
  const slug = slugOf(content.name)
  return {
    id: `hr-${slug}`,
    slug,
    kind: 'hr',
    categorySlug: 'hr-team-management',
    category: 'HR & Team Management',
    subcategory,
    formats: ['PDF', companion],
    baseDownloads: 0,
    ...content,
    document: () =>
      documentModel({
        title: content.name,
        subject,
        intro,
        letterhead,
        keywords: content.tags.slice(0, 4),
        parts: parts(),
      }),
  }
}

/** The closing notice: what the form is not, who should read it, when the law was looked up, and which law. */
export const notLegalAdvice = (...cites: string[]): Block =>
  legalNote(
    'Not legal advice',
    'General information; state and city law often adds to it. Have a local employment attorney review it before use.',
    `Law checked: ${lawChecked}. ${cites.join('; ')}.`,
  )
