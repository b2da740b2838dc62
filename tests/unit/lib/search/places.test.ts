import { allTemplates } from '@/lib/catalogue'
import { systemNamesOf, tradeWords } from '@/lib/catalogue/trade-words'
import { searchTemplates } from '@/lib/search'
import { withoutPlaces } from '@/lib/search/places'
import { indexWords, queryWords } from '@/lib/search/words'
import { stateNames } from '@/lib/state-names'
import { usCities } from '@/data/search/us-cities'

const slugsOf = (query: string) => {
  const { results, similar } = searchTemplates(query, { limit: 50 })
  return [...results.map(({ template }) => template.slug), ...similar.map(({ slug }) => slug)]
}
const states = Object.values(stateNames)

test.each([
  ['texas roofing contract', 'roofing contract'],
  ['Roofing contract, West Virginia', 'Roofing contract,'],
  ['roof contract TX', 'roof contract'],
  ['Houston, TX roof contract', 'roof contract'],
  ['St. Louis gutter estimate', 'gutter estimate'],
  ['Winston Salem estimate', 'estimate'],
  ['Virginia Beach repair', 'repair'],
  ['washington dc', ''],
  ['texas and oklahoma contract', 'and contract'],
  ['CO form', 'CO form'],
  ['repair or replace', 'repair or replace'],
  ['texasx', 'texasx'],
  ['sign in', 'sign in'],
  ['roof contract IN', 'roof contract'],
  ['roof contract salem, or', 'roof contract,'],
  ['roof contract pa', 'roof contract'],
])('%s asks for %s', (query, rest) => {
  expect(withoutPlaces(query)).toBe(rest)
})

test('a city that has the name of another state names none', () => {
  expect(searchTemplates('kansas city roofing contract').editions).toEqual([])
  expect(searchTemplates('kansas city ks roofing contract').editions[0]).toMatchObject({ state: 'KS' })
})

test('the name of a state or a city alone is similar to nothing', () => {
  expect(usCities.length).toBeGreaterThan(200)
  const found = [...states, ...usCities].filter((place) => searchTemplates(place).similar.length > 0)
  expect(found).toEqual([])
})

test('with a place, a query finds what it finds without', () => {
  const found = (query: string) => slugsOf(query).join(' ')
  const plain = slugsOf('roofing contract')
  expect(plain.length).toBeGreaterThan(4)
  const other = [...states, ...usCities].filter((place) => found(`${place} roofing contract`) !== plain.join(' '))
  expect(other).toEqual([])
})

test('the specified results of a query with a place stay those of the whole query', () => {
  const { count, results } = searchTemplates('texas roofing contract')
  expect({ count, results }).toEqual({ count: 0, results: [] })
})

test('no city of the list has a name that the library or the trade uses otherwise', () => {
  const texts = allTemplates().flatMap((template) => [
    ...[template.name, template.category, template.description],
    ...[...template.tags, ...systemNamesOf(template)],
  ])
  const words = new Set([
    ...texts.flatMap(indexWords),
    ...Object.values(tradeWords.synonyms).flat().flatMap(queryWords),
  ])
  expect(usCities.filter((city) => queryWords(city).every((word) => words.has(word)))).toEqual([])
  expect(new Set(usCities).size).toBe(usCities.length)
})

test('editions are found behind however many documents without editions', () => {
  expect(searchTemplates('hail claim texas').editions).toEqual([
    expect.objectContaining({ slug: 'storm-damage-repair-contract', state: 'TX' }),
  ])
})
