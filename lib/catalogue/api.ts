import 'server-only'
import type { FoundTemplate } from '@/lib/search/answer'
import type { ApiTemplate, TemplateDetail } from './api-answers'
import type { TemplateEntry } from './entries'

/** A template in an API list. `recorded` is how many downloads this installation has counted itself. */
export function toApiTemplate(entry: TemplateEntry, recorded = 0): ApiTemplate {
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
