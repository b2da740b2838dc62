import MiniSearch from 'minisearch'
import type { TemplateEntry } from '@/lib/catalogue/entries'
import { constants } from '@/lib/constants'
import { systemNamesOf, tradeWords, type TradeWords } from '@/lib/catalogue/trade-words'
import { prepareReading, wordsOfSynonyms, type Wish } from './query'
import { learnSpelling } from './spelling'
import { indexWords } from './words'

type Indexed = Pick<TemplateEntry, 'slug' | 'name' | 'category' | 'description' | 'tags' | 'systemSlug' | 'formats'>

/** The texts a template is found by, and how much a match in each weighs. */
const texts: Readonly<Record<string, (template: Indexed) => readonly string[]>> = {
  name: ({ name }) => [name],
  tags: ({ tags }) => tags,
  system: systemNamesOf,
  category: ({ category }) => [category],
  description: ({ description }) => [description],
  formats: ({ formats }) => formats,
}
const boost = { name: 8, tags: 2, system: 2, formats: 0.5 }
/** How much less than a whole word the beginning of one weighs: 'plan' is not 'plant'. */
const weights = { fuzzy: 0, prefix: 0.1 }
/** The library's usual weights, but the length of a text counts nothing: the name of a roof must not decide. */
const bm25 = { k: 1.2, b: 0, d: 0.5 }
const fields = Object.keys(texts)
const textOf = (template: Indexed, field: string): string => texts[field]?.(template).join('\n') ?? ''

/** Words that the beginning of a word stands for; of shorter ones there would be too many. */
const SHORTEST_PREFIX = 3

/** A template for any roof goes before one for a single roof, unless the query names the roof. */
const ANY_ROOF = 1.3

/** What an optional wish counts beside a required one; it says nothing of which roof is meant. */
const OPTIONAL = 0.2

/** In a query of so many words one wish may go unheard where few templates fulfil them all. */
const MANY_WORDS = 3

type Scores = ReadonlyMap<string, number>

const sumOf = (scores: readonly Scores[], slug: string): number =>
  scores.reduce((sum, each) => sum + (each.get(slug) ?? 0), 0)

/**
 * An index for matches that the plain substring misses: all words in any order, synonyms and word beginnings, with
 * typing errors put right. A wish that no template fulfils is passed over where another one is left. Returns a function
 * from a query to slugs, best first.
 */
export function buildSimilarIndex(
  templates: readonly Indexed[],
  trade: TradeWords = tradeWords,
): (query: string) => string[] {
  const index = new MiniSearch<Indexed>({
    idField: 'slug',
    fields,
    extractField: (template, field) => (field === 'slug' ? template.slug : textOf(template, field)),
    tokenize: indexWords,
    processTerm: (term) => term,
    searchOptions: { boost, weights, bm25, combineWith: 'AND', tokenize: (text) => text.split(' ') },
  })
  index.addAll(templates)
  const words = templates.flatMap((template) => fields.flatMap((field) => indexWords(textOf(template, field))))
  const read = prepareReading(trade, learnSpelling([...words, ...wordsOfSynonyms(trade.synonyms)]))
  const forAnyRoof = new Set(templates.filter(({ systemSlug }) => !systemSlug).map(({ slug }) => slug))

  const fulfil = ({ literal, open, synonyms }: Wish): Scores => {
    const prefix = (word: string): boolean => open && word.length >= SHORTEST_PREFIX
    const queries = [{ prefix, queries: [literal.join(' ')] }, ...synonyms.map((each) => each.join(' '))]
    return new Map(index.search({ combineWith: 'OR', queries }).map(({ id, score }) => [String(id), score]))
  }

  return (query) => {
    const wishes = read(query)
    const wanted = wishes.filter(({ optional }) => !optional)
    const required = wanted.map(fulfil).filter(({ size }) => size > 0)
    const optional = wishes.filter((wish) => wish.optional).map(fulfil)
    const isLong = wanted.flatMap(({ literal }) => literal).length >= MANY_WORDS && required.length > 1
    const total = (slug: string): number =>
      forAnyRoof.has(slug)
        ? ANY_ROOF * (sumOf(required, slug) + OPTIONAL * sumOf(optional, slug))
        : sumOf(required, slug)
    const slugs = [...new Set(required.flatMap((scores) => [...scores.keys()]))]
    const without = (unheard: number): string[] =>
      slugs
        .filter((slug) => required.filter((scores) => !scores.has(slug)).length === unheard)
        .map((slug) => ({ slug, score: total(slug) }))
        .sort((a, b) => b.score - a.score)
        .map(({ slug }) => slug)
    const heard = without(0)
    return isLong && heard.length < constants.dropdownResults ? [...heard, ...without(1)] : heard
  }
}
