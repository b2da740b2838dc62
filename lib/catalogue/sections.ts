import 'server-only'
import {
  categoryLayouts,
  type CategoryGroup,
  type CategoryLayout,
  type TemplateMatch,
  type TemplateSection,
} from '@/data/shared/categories'
import { hyphenate } from '@/lib/text'
import { categoryPartUrl } from '@/lib/paths'
import { groupsOf } from './category-parts'
import type { TemplateEntry } from './entries'
import { popularTemplates, templatesOfCategory } from './lookups'
import { systemsOf, templatesOfSystem, type SystemEntry } from './systems'

export interface GroupEntry extends Pick<CategoryGroup, 'slug' | 'name' | 'description'> {
  href: string
  count: number
}

/** A section with its content: exactly one of the lists is defined. */
export interface SectionEntry {
  id: string
  title: string
  letter?: string
  collapsible?: boolean
  templates?: TemplateEntry[]
  systems?: SystemEntry[]
  groups?: GroupEntry[]
}

const matches =
  ({ kind, subcategory, section, tag }: TemplateMatch) =>
  (entry: TemplateEntry): boolean =>
    (!kind || entry.kind === kind) &&
    (!subcategory || entry.subcategory === subcategory) &&
    (!section || entry.section === section) &&
    (!tag || entry.tags.includes(tag))

const templateSection = (
  { title, match, letter, collapsible }: TemplateSection,
  among: TemplateEntry[],
): SectionEntry => ({
  id: hyphenate(title),
  title,
  ...(letter ? { letter } : {}),
  ...(collapsible ? { collapsible } : {}),
  templates: among.filter(matches(match)),
})

const isFilled = ({ templates, systems, groups }: SectionEntry): boolean =>
  (templates ?? systems ?? groups ?? []).length > 0

const templatesOfGroup = (category: string, { slug }: CategoryGroup): TemplateEntry[] =>
  templatesOfCategory(category).filter(({ subcategory }) => subcategory === slug)

/** Returns the groups of a category, for cards and links. */
export const groupEntries = (category: string): GroupEntry[] =>
  groupsOf(category).map((group) => ({
    slug: group.slug,
    name: group.name,
    description: group.description,
    href: categoryPartUrl(category, group.slug),
    count: templatesOfGroup(category, group).length,
  }))

/** Returns the non-empty sections of a category's page; an empty list if the page is one list. */
export function sectionsOf(category: string): SectionEntry[] {
  const among = templatesOfCategory(category)
  return (categoryLayouts[category]?.sections ?? [])
    .map((section): SectionEntry => {
      const { title } = section
      const id = hyphenate(title)
      if (section.show === 'templates') return templateSection(section, among)
      if (section.show === 'systems') return { id, title, systems: systemsOf(category, section.type) }
      if (section.show === 'groups') return { id, title, groups: groupEntries(category) }
      return { id, title, templates: popularTemplates(among) }
    })
    .filter(isFilled)
}

/** Returns the sections of a roof system's page in a category. */
export const sectionsOfSystem = (category: string, system: string): SectionEntry[] =>
  (categoryLayouts[category]?.systems?.sections ?? [])
    .map((section) => templateSection(section, templatesOfSystem(category, system)))
    .filter(isFilled)

/** Returns the sections of a group's page. */
export const sectionsOfGroup = (category: string, group: CategoryGroup): SectionEntry[] =>
  group.sections.map((section) => templateSection(section, templatesOfGroup(category, group))).filter(isFilled)

/** Returns the category's own texts that replace the common ones. */
export const presentationOf = (category: string): Pick<CategoryLayout, 'lead' | 'available' | 'reasons'> =>
  categoryLayouts[category] ?? {}

/** Returns the group with this slug, if the category has it. */
export const findGroup = (category: string, slug: string): CategoryGroup | undefined =>
  groupsOf(category).find((group) => group.slug === slug)
