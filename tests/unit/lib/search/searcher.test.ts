import { fc } from '@/tests/support/fast-check'
import { allTemplates } from '@/lib/catalogue'
import { createSearch, type Findable, type SearchOptions } from '@/lib/search/searcher'

type Field = 'name' | 'category' | 'description' | 'fullDescription' | 'tags' | 'systemSlug'

/** The specified scores in the specified order, once more and in the plainest way. */
const specified: readonly (readonly [Field, number])[] = [
  ['name', 10],
  ['category', 8],
  ['description', 5],
  ['fullDescription', 3],
  ['tags', 6],
  ['systemSlug', 7],
]

const textsOf = (template: Findable, field: Field): string[] => {
  const value = template[field] ?? []
  return typeof value === 'string' ? [value] : [...value]
}

const isWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{M}\p{N}]/u.test(letter)

/** Whether the query stands in one of these texts without a letter or digit joined to its own. */
const isWholeWord = (texts: readonly string[], needle: string): boolean =>
  texts.some((text) =>
    Array.from({ length: text.length }, (_, at) => at).some(
      (at) =>
        text.startsWith(needle, at) &&
        !(isWord(text[at - 1]) && isWord(needle[0])) &&
        !(isWord(text[at + needle.length]) && isWord(needle[needle.length - 1])),
    ),
  )

const suitsMost = ({ systemSlug }: Findable): number => (!systemSlug || systemSlug === 'asphalt-shingles' ? 1 : 0)

/** Reads every text of every template, and sorts all matches. */
function plainSearch(templates: readonly Findable[], rawQuery: string, options: SearchOptions) {
  const query = rawQuery.slice(0, 100).trim()
  const { limit = 20, formats = [], categories = [] } = options
  if (!query) return { query, count: 0, results: [] }
  const needle = query.toLowerCase()
  const matches = templates
    .filter((template) => !formats.length || template.formats.some((format) => formats.includes(format)))
    .filter(({ categorySlug }) => !categories.length || categories.includes(categorySlug))
    .flatMap((template) => {
      const match = specified.find(([field]) =>
        textsOf(template, field).some((text) => text.toLowerCase().includes(needle)),
      )
      if (!match) return []
      const [field, score] = match
      const lower = textsOf(template, field).map((text) => text.toLowerCase())
      return [{ template, score, matchedField: field, isWhole: isWholeWord(lower, needle) }]
    })
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(b.isWhole) - Number(a.isWhole) ||
        suitsMost(b.template) - suitsMost(a.template) ||
        b.template.popularity - a.template.popularity ||
        a.template.name.localeCompare(b.template.name, 'en'),
    )
    .map(({ isWhole: _, ...result }) => result)
  return { query, count: matches.length, results: matches.slice(0, limit) }
}

const specifiedPart = ({ query, count, results }: ReturnType<ReturnType<typeof createSearch<Findable>>>) => ({
  query,
  count,
  results,
})

const options = fc.record<SearchOptions>(
  {
    limit: fc.integer({ min: 1, max: 50 }),
    formats: fc.subarray(['PDF', 'Excel', 'Word']),
    categories: fc.subarray(['a', 'b', 'safety-compliance', 'estimates-proposals', 'hr-team-management']),
  },
  { requiredKeys: [] },
)

/** Few letters, so that pieces of texts are found, beside what is easily got wrong: spaces, case, joints, wide letters. */
const text = fc
  .array(fc.constantFrom('a', 'b', 'B', 'ab', ' ', ' ', '  ', '-', '’', 'İ', '\0', '\n', 'ß'), { maxLength: 12 })
  .map((letters) => letters.join(''))
const writable = text.map((value) => value.replaceAll('\0', ''))
const template = fc.record({
  slug: fc.uuid(),
  name: writable,
  category: writable,
  categorySlug: fc.constantFrom('a', 'b', 'c'),
  description: writable,
  fullDescription: fc.array(writable, { maxLength: 3 }),
  tags: fc.array(writable, { maxLength: 3 }),
  systemSlug: fc.option(fc.oneof(writable, fc.constant('asphalt-shingles')), { nil: undefined }),
  formats: fc.subarray(['PDF', 'Excel', 'Word'] as const, { minLength: 1 }),
  popularity: fc.integer({ min: 0, max: 3 }),
})
const noTrade = { synonyms: {}, fillers: [] }

test('finds, scores, orders and counts as specified, whatever the templates and the query are', () => {
  fc.assert(
    fc.property(fc.array(template, { maxLength: 12 }), text, options, (templates, query, chosen) => {
      const search = createSearch(templates as Findable[], noTrade)
      expect(specifiedPart(search(query, chosen))).toEqual(plainSearch(templates as Findable[], query, chosen))
    }),
    { numRuns: 1000 },
  )
})

const catalogue = allTemplates()
const search = createSearch<Findable>(catalogue)

test('finds any piece of any text of the catalogue as specified', () => {
  const piece = fc
    .record({
      at: fc.nat({ max: catalogue.length - 1 }),
      field: fc.constantFrom(...specified.map(([field]) => field)),
      from: fc.nat({ max: 400 }),
      length: fc.integer({ min: 1, max: 30 }),
    })
    .map(({ at, field, from, length }) => {
      const all = textsOf(catalogue[at]!, field).join(' ')
      return all.slice(from % (all.length + 1)).slice(0, length)
    })
  fc.assert(
    fc.property(piece, options, (query, chosen) => {
      expect(specifiedPart(search(query, chosen))).toEqual(plainSearch(catalogue, query, chosen))
    }),
    { numRuns: 200 },
  )
})

test.each([
  ...['e', 'roof', 'roof estimate', 'of the', 'zzz', 'a  b', '&', 'OSHA', 'tear-off', 'the roof, the'],
  ...['estimate', 'contract', 'repair', 'epdm', 'form', 'bid', 'quotes', 'asphalt-sh'],
])('finds %j in the catalogue as specified', (query) => {
  expect(specifiedPart(search(query))).toEqual(plainSearch(catalogue, query, {}))
})

test('similar templates are added only to few results, without duplicates, within limit and filters', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('shingel', 'rubber roof', 'gutter instal', 'payd', 'w9 epdm'),
      options,
      (query, chosen) => {
        const { count, results, similar } = search(query, chosen)
        if (count >= 5) expect(similar).toEqual([])
        expect(similar.length).toBeLessThanOrEqual(chosen.limit ?? 20)
        const slugs = [...results.map((result) => result.template), ...similar].map(({ slug }) => slug)
        expect(new Set(slugs).size).toBe(slugs.length)
        if (chosen.formats?.length)
          expect(similar.every(({ formats }) => formats.some((each) => chosen.formats!.includes(each)))).toBe(true)
        if (chosen.categories?.length)
          expect(similar.every(({ categorySlug }) => chosen.categories!.includes(categorySlug))).toBe(true)
      },
    ),
  )
})
