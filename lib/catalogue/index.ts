import 'server-only'

export type { TemplateEntry, TemplateFile } from './entries'
export { toApiTemplate, toApiTemplateDetail, toFoundTemplate } from './api'
export * from './lookups'
export { filterTemplates, type TemplateList } from './filters'
export { breadcrumbsOf, categoryBreadcrumbs, type Crumb } from './breadcrumbs'
export {
  filterUrl,
  formats,
  parseFilterQuery,
  sortLabels,
  sorts,
  type FilterQuery,
  type SearchParams,
  type Sort,
} from './query'
