import type { DocumentModel, Format } from '@/lib/documents/author'

export const templateKinds = [
  'essential',
  'estimate',
  'contract',
  'inspection',
  'safety',
  'project-management',
  'client-communication',
  'invoicing',
  'marketing',
  'hr',
] as const
export type TemplateKind = (typeof templateKinds)[number]

export type SystemType = 'sloped' | 'flat' | 'generic' | 'specialty' | 'universal'

/** One paragraph of the Expert Guide; `cite` names the law or standard it rests on. */
export interface GuideEntry {
  title: string
  text: string
  cite?: string
}

/** What a template is, beside its document. Pages, sizes and 'What's Included' are measured, never written here. */
export interface TemplateContent {
  id: string
  slug: string
  name: string
  /** One sentence, at most 160 characters. */
  description: string
  kind: TemplateKind
  categorySlug: string
  /** Display name of the category. */
  category: string
  subcategory?: string
  section?: string
  systemSlug?: string
  systemName?: string
  systemType?: SystemType
  /** In the order they are offered; the first is the primary one. */
  formats: readonly [Format, ...Format[]]
  tags: readonly string[]
  popular?: boolean
  /** The specified starting figure of the download count. */
  baseDownloads: number
  fullDescription: readonly string[]
  howToUse: readonly string[]
  expertGuide: readonly GuideEntry[]
  document: () => DocumentModel
}
