import 'server-only'

export type { TemplateEntry } from './entries'
export { toApiTemplateDetail, toTemplateList } from './api'
export * from './lookups'
export { attorneyNoteOf, lawRead } from './law-read'
export { browseTemplates, countFilters, filterTemplates, type FilterCounts } from './filters'
export { breadcrumbsOf, categoryBreadcrumbs, packetBreadcrumbs, roofBreadcrumbs, type Crumb } from './breadcrumbs'
export { filterUrl, parseFilterQuery, type FilterQuery, type SearchParams } from './query'
export type { CategoryGroup } from '@/data/shared/categories'
export { categoryParts } from './category-parts'
export {
  findSystemEntry,
  otherSystemLinks,
  relatedSystems,
  systemChoices,
  systemTitle,
  type SystemEntry,
} from './systems'
export {
  allPackets,
  findPacket,
  findSet,
  homeJobs,
  packetLinks,
  packetsOf,
  setEntries,
  systemJobs,
  type PacketEntry,
  type PacketPart,
} from './packets'
export { allRoofs, findRoof, templatesOfRoof, roofGroups, roofStages, type RoofEntry, type RoofStage } from './roofs'
export {
  findGroup,
  groupEntries,
  presentationOf,
  sectionsOf,
  sectionsOfGroup,
  sectionsOfSystem,
  type GroupEntry,
  type SectionEntry,
} from './sections'
