import 'server-only'
import { allTemplates, type TemplateEntry } from '@/lib/catalogue'
import { createSearch, type Search, type SearchAnswer as Answer } from './searcher'

export type SearchAnswer = Answer<TemplateEntry>

/** Finds templates of the whole catalogue. */
export const searchTemplates: Search<TemplateEntry> = createSearch(allTemplates())
