import type { StageSlug } from '@/data/shared/stages'
import type { Edition } from '@/data/law/edition'
import type * as d from '@/lib/documents/author'

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

/** One paragraph of the Expert Guide; `cite` names the law or standard it is based on. */
export interface GuideEntry {
  title: string
  text: string
  cite?: string
}

/** The most pages that each file of a template may have, blank or filled with its example, without photographs. */
export interface PageBudget {
  main: number
  /** Of the main file, in addition: sheets that a law prescribes. */
  notices?: number
  office?: number
  field?: number
}

/** A template's metadata and document. Page counts, sizes and 'What's Included' are measured, never written here. */
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
  /** In display order; the first is the primary format. */
  formats: readonly [d.Format, ...d.Format[]]
  tags: readonly string[]
  popular?: boolean
  /** The stage of the job in which it is used; for one used twice, where it is first needed. */
  stage: StageSlug
  /** The section that tells most about it, at the head of which its thumbnail is cut. Chosen by looking at the pages. */
  telling?: string
  /** What law or its own pages say that it must not be used for: one or two sentences beginning with 'Not'. */
  notFor?: string
  /** How much it is needed, from 0 to 1: see `data/shared/demand.ts`. */
  demand: number
  /** The specified base figure of the download count. */
  baseDownloads: number
  fullDescription: readonly string[]
  howToUse: readonly string[]
  expertGuide: readonly GuideEntry[]
  /** Whether states have editions of their own of it. */
  hasEditions?: true
  pages: PageBudget
  /** The document in the edition asked for: the federal one, or that of a state. */
  document: (edition?: Edition) => d.DocumentModel
}
