/** What every contract of the library has in common: its kind, its category, its formats and its closing notice. */
import type { GuideEntry, TemplateContent } from '@/data/types'
import { seeded } from '@/data/seeded'
import { legalNote, type Block } from '@/lib/documents/author'

/** The month in which the citations were last looked up. Printed on every contract. */
export const lawChecked = '2026-11'

export type ContractSubcategory = 'core' | 'subcontractor' | 'universal' | 'specialty'

/** The four groups of the universal documents; the first tag of each document names its group. */
export const universalGroups = [
  'Change Orders',
  'Payment Agreements',
  'Insurance & Legal',
  'Supporting Documents',
] as const
export type UniversalGroup = (typeof universalGroups)[number]

export type ContractContent = Omit<
  TemplateContent,
  'id' | 'kind' | 'category' | 'categorySlug' | 'formats' | 'baseDownloads' | 'subcategory'
> & { subcategory: ContractSubcategory }

/** A contract of the library. Downloads start from a figure between 380 and 1,480 that belongs to the slug. */
export const contract = (content: ContractContent): TemplateContent => ({
  id: `contract-${content.slug}`,
  kind: 'contract',
  categorySlug: 'contracts-agreements',
  category: 'Contracts & Agreements',
  formats: ['PDF', 'Word'],
  baseDownloads: seeded(content.slug, 380, 1100),
  ...content,
})

export const universalContract = (
  group: UniversalGroup,
  content: Omit<ContractContent, 'subcategory' | 'systemType'>,
): TemplateContent =>
  contract({ ...content, subcategory: 'universal', systemType: 'universal', tags: [group, ...content.tags] })

export const specialtyContract = (
  content: Omit<ContractContent, 'subcategory' | 'systemType' | 'popular'>,
): TemplateContent => contract({ ...content, subcategory: 'specialty', systemType: 'specialty', popular: true })

/** The closing notice: what the form is not, when the law was looked up, and which law. */
export const notLegalAdvice = (...cites: string[]): Block =>
  legalNote(
    'Not legal advice',
    'General information; no form fits every state. Have a local attorney review it before you use it.',
    `Law checked: ${lawChecked}. ${cites.join('; ')}.`,
  )

/** Guidance that holds for every contract: the attorney's reading, done once. */
export const attorneyGuide: GuideEntry = {
  title: 'Have a local attorney read it once',
  text: 'An hour of a construction attorney’s time on your master copy is the cheapest line in your overhead. Ask about your state’s home-improvement law, deposit limit, lien notice, warranty and indemnity rules, and have the official wording set into the slots. Keep the reviewed file as your master and fill in copies of it.',
}
