import 'server-only'
import type { FoundTemplate } from '@/lib/search/answer'
import type { ApiTemplate, TemplateDetail, TemplateList } from './api-answers'
import type { TemplatesQuery } from './api-query'
import type { TemplateEntry } from './entries'
import { filterTemplates } from './filters'

/** A template in an API list. `recorded` is how many downloads this installation has counted itself. */
function toApiTemplate(entry: TemplateEntry, recorded = 0): ApiTemplate {
  const { id, slug, name, description, kind, category, categorySlug, formats, tags, pages, fileSize } = entry
  return {
    ...{ id, slug, name, description, kind, category, categorySlug },
    systemSlug: entry.systemSlug ?? null,
    formats,
    downloadCount: entry.downloadCount + recorded,
    ...{ tags, pages, fileSize },
    downloadPath: entry.downloadPath,
    previewPath: entry.previewPath ?? null,
    files: entry.files,
  }
}

/** The answer of `GET /api/templates`. `recorded` tells by slug what this installation has counted itself. */
export function toTemplateList(
  { category: categories, format: formats, ...rest }: TemplatesQuery,
  recorded: ReadonlyMap<string, number> = new Map(),
): TemplateList {
  const { total, page, templates } = filterTemplates({ ...rest, categories, formats })
  const listed = templates.map((entry) => toApiTemplate(entry, recorded.get(entry.slug)))
  return { total, page, perPage: rest.perPage, templates: listed }
}

/** The bare entry of `GET /api/templates/{slug}`: the list's fields and the long texts. */
export function toApiTemplateDetail(entry: TemplateEntry, recorded = 0): TemplateDetail {
  const { fullDescription, whatsIncluded, howToUse } = entry
  return { ...toApiTemplate(entry, recorded), fullDescription, whatsIncluded, howToUse }
}

/** A template in a search answer. */
export function toFoundTemplate({
  slug,
  name,
  kind,
  category,
  categorySlug,
  description,
  formats,
}: TemplateEntry): FoundTemplate {
  return { slug, name, kind, category, categorySlug, description, formats }
}
