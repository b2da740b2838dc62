import 'server-only'
import { allPackets, allTemplates, type TemplateEntry } from '@/lib/catalogue'
import { constants } from '@/lib/constants'
import { env } from '@/lib/env'
import { rememberAnswers } from '@/lib/recent-answers'
import { findEditions } from './editions'
import { findPackets } from './packets'
import type { FoundEdition, FoundPacket } from './response'
import { createSearch, type Search, type SearchOutcome as Outcome } from './searcher'

export type SearchOutcome = Outcome<TemplateEntry>

const search = createSearch(allTemplates())
const answerOf = rememberAnswers<SearchOutcome>()

/** Searches the whole catalog. The same question within a minute gets the same answer, however it is capitalized. */
export const searchTemplates: Search<TemplateEntry> = (rawQuery, options = {}) => {
  const query = rawQuery.slice(0, constants.queryLength).trim()
  const { limit, formats, categories, withEditions } = options
  const key = JSON.stringify([query.toLowerCase(), limit, formats, categories, withEditions])
  return { ...answerOf(key, () => search(query, options)), query }
}

/** Returns the state editions that a query asks for; none where the site does not make editions. */
export const searchEditions = (query: string): FoundEdition[] =>
  env().isServerless
    ? []
    : findEditions(query.slice(0, constants.queryLength), (rest) => {
        const { results, similar } = searchTemplates(rest, { limit: allTemplates().length, withEditions: true })
        return [...results.map(({ template }) => template), ...similar]
      })

/** Returns the packets of documents that a query asks for. */
export const searchPackets = (query: string): FoundPacket[] =>
  findPackets(query.slice(0, constants.queryLength), allPackets())
