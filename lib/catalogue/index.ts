import 'server-only'

export type { TemplateEntry } from './entries'
export { toApiTemplate, toApiTemplateDetail, toFoundTemplate } from './api'
export * from './lookups'
export { filterTemplates } from './filters'
export { breadcrumbsOf, categoryBreadcrumbs } from './breadcrumbs'
export { filterUrl, parseFilterQuery, type FilterQuery, type SearchParams } from './query'
