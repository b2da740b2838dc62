import { spanishFillers, spanishSynonyms } from '@/data/search/spanish'
import { searchFillers, searchSynonyms } from '@/data/search/synonyms'
import { findSystem, namesOf, systems } from '@/lib/catalogue/contents'

export { searchedPages } from '@/data/search/pages'
export { usCities } from '@/data/search/us-cities'

export interface TradeWords {
  /** The words that people type, by their meaning in the library's words. */
  synonyms: Readonly<Record<string, readonly string[]>>
  fillers: readonly string[]
}

const meanings = new Set([...Object.keys(searchSynonyms), ...Object.keys(spanishSynonyms)])

export const tradeWords: TradeWords = {
  synonyms: Object.fromEntries(
    [...meanings].map((meaning) => [
      meaning,
      [...(searchSynonyms[meaning] ?? []), ...(spanishSynonyms[meaning] ?? [])],
    ]),
  ),
  fillers: [...searchFillers, ...spanishFillers],
}

/** Returns all names of the template's roof system; an empty list without a system. */
export function systemNamesOf({ systemSlug }: { systemSlug?: string }): readonly string[] {
  const system = systemSlug ? findSystem(systemSlug) : undefined
  return system ? namesOf(system) : []
}

const mostCommon = systems.reduce((most, system) => (system.demand[0] > most.demand[0] ? system : most))

/** Returns whether a template is for any roof or for the most common one, as a search without a roof expects. */
export const suitsMostRoofs = ({ systemSlug }: { systemSlug?: string }): boolean =>
  !systemSlug || systemSlug === mostCommon.slug
