import { searchFillers, searchSynonyms } from '@/data/search-synonyms'
import { findSystem, namesOf } from '@/data/systems'

/** Trade terms that the templates themselves do not use. */
export const tradeWords = { synonyms: searchSynonyms, fillers: searchFillers }
export type TradeWords = typeof tradeWords

/** Returns all names of the template's roof system; an empty list without a system. */
export function systemNamesOf({ systemSlug }: { systemSlug?: string }): readonly string[] {
  const system = systemSlug ? findSystem(systemSlug) : undefined
  return system ? namesOf(system) : []
}
