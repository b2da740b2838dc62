import 'server-only'
import { site } from '@/data/site'
import {
  allCategories,
  allTemplates,
  categoryParts,
  findGroup,
  findSystemEntry,
  homeTemplates,
  popularTemplates,
  systemTitle,
  templatesOfCategory,
  type CategoryEntry,
  type TemplateEntry,
} from '@/lib/catalogue'
import { modifiedOf, newestOf } from '@/lib/catalogue/modified'
import { categoryPartUrl, categoryUrl, templateUrl } from '@/lib/paths'
import { truncateWords } from '@/lib/text'
import { countOf, formatNumber } from '@/lib/utils'
import { fixedPages, type FixedPath } from './fixed-pages'

/** A page that search engines are to know: what it calls itself, when it changed, what its link picture shows. */
export interface SitePage {
  path: string
  title: string
  /** The title stands alone, without the site's name after it. */
  absoluteTitle?: boolean
  /** 50 to 160 characters. */
  description: string
  /** The day on which what it says last changed, `YYYY-MM-DD`. */
  modified: string
  picture: { kicker: string; facts: string; templates: readonly TemplateEntry[] }
}

const DESCRIPTION = 160

/** The page of a template. */
export function templatePage(template: TemplateEntry): SitePage {
  const { slug, name, description, category, formats, pages } = template
  const facts = `Free: ${formats.join(', ')} · ${pages}`
  return {
    path: templateUrl(slug),
    title: name,
    description,
    modified: modifiedOf(slug),
    picture: { kicker: category, facts, templates: [template] },
  }
}

/** A page that shows several templates: the newest change of any of them is its own. */
function listPage(
  page: Pick<SitePage, 'path' | 'title' | 'description'>,
  kicker: string,
  templates: readonly TemplateEntry[],
): SitePage {
  const facts = countOf(templates.length, 'free template')
  const shown = popularTemplates(templates, 3)
  return { ...page, modified: newestOf(templates), picture: { kicker, facts, templates: shown } }
}

/** The page of a category. */
export const categoryPage = (category: CategoryEntry): SitePage =>
  listPage(
    { path: categoryUrl(category.slug), title: category.name, description: category.description },
    'Roofing templates',
    templatesOfCategory(category.slug),
  )

/** A page below a category, a roof system's or a group's. Throws where the category has no such part. */
export function partPage(category: CategoryEntry, part: string): SitePage {
  const system = findSystemEntry(category.slug, part)
  const group = findGroup(category.slug, part)
  const path = categoryPartUrl(category.slug, part)
  const all = templatesOfCategory(category.slug)
  if (system) {
    const title = systemTitle(category, system)
    const description = `${title}: ${system.count} free templates written for this roof. ${system.description}`
    return listPage(
      { path, title, description: truncateWords(description, DESCRIPTION) },
      category.name,
      all.filter(({ systemSlug }) => systemSlug === part),
    )
  }
  if (!group) throw new Error(`${category.slug} has no part ${part}`)
  return listPage(
    { path, title: `${group.name}: ${category.name}`, description: group.description },
    category.name,
    all.filter(({ subcategory }) => subcategory === part),
  )
}

/** One of the pages that are there whatever the catalogue holds. */
export function fixedPage(path: FixedPath): SitePage {
  const { about, ...texts } = fixedPages[path]
  const templates = allTemplates()
  return {
    path,
    ...texts,
    modified: about === 'catalogue' ? newestOf(templates) : modifiedOf(path),
    picture: {
      kicker: site.tagline,
      facts: `${formatNumber(templates.length)} free templates: PDF, Word and Excel`,
      templates: homeTemplates().slice(0, 3),
    },
  }
}

/** Every page, the fixed ones first, then categories with their parts, then templates, in catalogue order. */
export const sitePages = (): SitePage[] => [
  ...(Object.keys(fixedPages) as FixedPath[]).map(fixedPage),
  ...allCategories().flatMap((category) => [
    categoryPage(category),
    ...(categoryParts[category.slug] ?? []).map((part) => partPage(category, part)),
  ]),
  ...allTemplates().map(templatePage),
]

let byPath: ReadonlyMap<string, SitePage> | undefined

/** The page at this address, if it is one of them. */
export function findSitePage(path: string): SitePage | undefined {
  byPath ??= new Map(sitePages().map((page) => [page.path, page]))
  return byPath.get(path)
}
