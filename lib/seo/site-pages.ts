import 'server-only'
import { site } from '@/data/site'
import {
  allCategories,
  allPackets,
  allRoofs,
  allTemplates,
  categoryParts,
  findGroup,
  findSystemEntry,
  homeTemplates,
  templatesOfRoof,
  popularTemplates,
  systemTitle,
  templatesOfCategory,
  type CategoryEntry,
  type PacketEntry,
  type RoofEntry,
  type TemplateEntry,
} from '@/lib/catalogue'
import { findRevision, newestDay } from '@/lib/catalogue/revisions'
import { categoryPartUrl, categoryUrl, templateUrl } from '@/lib/paths'
import { truncateWords } from '@/lib/text'
import { countOf, formatNumber } from '@/lib/utils'
import { fixedPages, type FixedPath } from './fixed-pages'

export interface SitePage {
  path: string
  title: string
  /** Omits the site's name after the title. */
  absoluteTitle?: boolean
  /** 50 to 160 characters. */
  description: string
  /** Day of the last revision of its content, `YYYY-MM-DD`; undefined before the first `npm run revise`. */
  modified?: string
  picture: { kicker: string; facts: string; templates: readonly TemplateEntry[] }
}

const DESCRIPTION = 160

/** Returns the page of a template. */
export function templatePage(template: TemplateEntry): SitePage {
  const { slug, name, description, category, formats, pages } = template
  const facts = `Free: ${formats.join(', ')} · ${pages}`
  return {
    path: templateUrl(slug),
    title: name,
    description,
    modified: template.revision?.day,
    picture: { kicker: category, facts, templates: [template] },
  }
}

function listPage(
  page: Pick<SitePage, 'path' | 'title' | 'description'>,
  kicker: string,
  templates: readonly TemplateEntry[],
): SitePage {
  const facts = countOf(templates.length, 'free template')
  const shown = popularTemplates(templates, 3)
  return { ...page, modified: newestDay(templates), picture: { kicker, facts, templates: shown } }
}

/** Returns the page of a category. */
export const categoryPage = (category: CategoryEntry): SitePage =>
  listPage(
    { path: categoryUrl(category.slug), title: category.name, description: category.description },
    'Roofing templates',
    templatesOfCategory(category.slug),
  )

/** Returns the page of a roof system or group below a category. Throws if the category has no such part. */
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

/** Returns the page of a packet. */
export const packetPage = ({ href, name, description, templates }: PacketEntry): SitePage =>
  listPage({ path: href, title: name, description }, 'Job packet', templates)

/** Returns the page of a roof system. */
export const roofPage = ({ slug, href, name, count, description }: RoofEntry): SitePage =>
  listPage(
    {
      path: href,
      title: `${name}: Documents by Stage of the Job`,
      description: truncateWords(
        `${countOf(count, 'free document')} for this roof, in the order of the work. ${description}`,
        DESCRIPTION,
      ),
    },
    'Roof system',
    templatesOfRoof(slug),
  )

/** Returns one of the pages that do not depend on the catalog's content. */
export function fixedPage(path: FixedPath): SitePage {
  const { about, ...texts } = fixedPages[path]
  const templates = allTemplates()
  return {
    path,
    ...texts,
    modified: about === 'catalogue' ? newestDay(templates) : findRevision(path)?.day,
    picture: {
      kicker: site.tagline,
      facts: `${formatNumber(templates.length)} free templates: PDF, Word and Excel`,
      templates: homeTemplates().slice(0, 3),
    },
  }
}

/** Returns all pages: the fixed ones, then roof systems, categories with their parts, packets and templates. */
export const sitePages = (): SitePage[] => [
  ...(Object.keys(fixedPages) as FixedPath[]).map(fixedPage),
  ...allRoofs().map(roofPage),
  ...allCategories().flatMap((category) => [
    categoryPage(category),
    ...(categoryParts[category.slug] ?? []).map((part) => partPage(category, part)),
  ]),
  ...allPackets().map(packetPage),
  ...allTemplates().map(templatePage),
]

let byPath: ReadonlyMap<string, SitePage> | undefined

/** Returns the page at this path, if there is one. */
export function findSitePage(path: string): SitePage | undefined {
  byPath ??= new Map(sitePages().map((page) => [page.path, page]))
  return byPath.get(path)
}
