import 'server-only'
import { allTemplates, type TemplateEntry } from '@/lib/catalogue'
import { createSearch, type Search, type SearchOutcome as Outcome } from './searcher'

export type SearchOutcome = Outcome<TemplateEntry>

/** Searches the whole catalog. */
export const searchTemplates: Search<TemplateEntry> = createSearch(allTemplates())
