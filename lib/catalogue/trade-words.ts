import { searchFillers, searchSynonyms } from '@/data/search-synonyms'
import { findSystem, namesOf } from '@/data/systems'

/** What the trade calls things beside the words of the templates. */
export const tradeWords = { synonyms: searchSynonyms, fillers: searchFillers }
export type TradeWords = typeof tradeWords

/** All names of the template's roof system, none without a system. */
export function systemNamesOf({ systemSlug }: { systemSlug?: string }): readonly string[] {
  const system = systemSlug ? findSystem(systemSlug) : undefined
  return system ? namesOf(system) : []
}
