import 'server-only'
import type { ApiTemplate, TemplateDetail, TemplateList } from './api-responses'
import type { TemplatesQuery } from './api-query'
import { findEdition } from './editions'
import type { TemplateEntry } from './entries'
import { filterTemplates } from './filters'

/** Lists a template with its `recorded` downloads and, with a `state`, its edition. */
function toApiTemplate(entry: TemplateEntry, recorded = 0, state = ''): ApiTemplate {
  const { id, slug, name, description, kind, category, categorySlug, formats, tags, pages, fileSize } = entry
  return {
    ...{ id, slug, name, description, kind, category, categorySlug },
    systemSlug: entry.systemSlug ?? null,
    formats,
    downloadCount: entry.downloadCount + recorded,
    ...{ tags, pages, fileSize },
    downloadPath: entry.downloadPath,
    previewPath: entry.previewPath ?? null,
    ...{ files: entry.files, officeFiles: entry.officeFiles, fieldFiles: entry.fieldFiles },
    ...(state ? { edition: findEdition(slug, state) ?? null } : {}),
  }
}

/** Returns the body of `GET /api/templates`. `recorded` holds the downloads recorded by this installation, by slug. */
export function toTemplateList(
  { category: categories, format: formats, state, ...rest }: TemplatesQuery,
  recorded: ReadonlyMap<string, number> = new Map(),
): TemplateList {
  const { total, page, templates } = filterTemplates({ ...rest, categories, formats })
  const listed = templates.map((entry) => toApiTemplate(entry, recorded.get(entry.slug), state))
  return { total, page, perPage: rest.perPage, templates: listed }
}

/** Returns the body of `GET /api/templates/{slug}`. */
export function toApiTemplateDetail(entry: TemplateEntry, recorded = 0, state = ''): TemplateDetail {
  const { fullDescription, whatsIncluded, howToUse, files, customerCopy: workbooks, revision } = entry
  const customerCopy = files.map((file) => workbooks.find(({ format }) => format === file.format) ?? file)
  const { version = null, day: modified = null } = revision ?? {}
  return {
    ...toApiTemplate(entry, recorded, state),
    version,
    modified,
    hasEditions: entry.hasEditions ?? false,
    fullDescription,
    whatsIncluded,
    howToUse,
    customerCopy: workbooks.length > 0 ? customerCopy : [],
  }
}
