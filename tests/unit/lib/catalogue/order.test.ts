import { allCategories, filterTemplates, templatesOfCategory } from '@/lib/catalogue'
import type { Sort } from '@/lib/catalogue/query'
import { searchTemplates } from '@/lib/search'

const listed = (sort: Sort) =>
  filterTemplates({ formats: [], categories: [], sort, page: 1, perPage: 2000 }).templates.map(
    ({ name, downloadCount }) => ({ name, downloadCount }),
  )
const isOrdered = <T>(items: readonly T[], isBefore: (a: T, b: T) => boolean): boolean =>
  items.every((item, index) => index === 0 || isBefore(items[index - 1]!, item))

test('most popular first means most downloads first', () => {
  expect(isOrdered(listed('popular'), (a, b) => a.downloadCount >= b.downloadCount)).toBe(true)
})

test('by name in both directions', () => {
  expect(isOrdered(listed('name-asc'), (a, b) => a.name.localeCompare(b.name, 'en') <= 0)).toBe(true)
  expect(isOrdered(listed('name-desc'), (a, b) => a.name.localeCompare(b.name, 'en') >= 0)).toBe(true)
})

test.each(['estimate', 'contract', 'repair', 'epdm'])(
  'results with the word %j in the name: for any roof and asphalt shingles first, then most popular, then name',
  (query) => {
    const isNamed = new RegExp(`\\b${query}\\b`, 'i')
    const results = searchTemplates(query, { limit: 2000 }).results.filter(({ template }) =>
      isNamed.test(template.name),
    )
    expect(results.length).toBeGreaterThan(20)
    const keys = results.map(({ template: { systemSlug = 'asphalt-shingles', popularity, name } }) => ({
      isOther: Number(systemSlug !== 'asphalt-shingles'),
      popularity,
      name,
    }))
    expect(
      isOrdered(
        keys,
        (a, b) => (a.isOther - b.isOther || b.popularity - a.popularity || a.name.localeCompare(b.name, 'en')) <= 0,
      ),
    ).toBe(true)
  },
)

test('results for a word: names with the word itself before names that only contain its letters', () => {
  const names = searchTemplates('form', { limit: 2000 })
    .results.filter(({ score }) => score === 10)
    .map(({ template: { name } }) => /\bform\b/i.test(name))
  expect(new Set(names)).toEqual(new Set([true, false]))
  expect(names.lastIndexOf(true)).toBeLessThan(names.indexOf(false))
})

test('the filter offers thirteen categories, and safety counts both of its lists', () => {
  const slugs = allCategories().map(({ slug }) => slug)
  expect(slugs).toHaveLength(13)
  expect(new Set(slugs).size).toBe(13)
  expect(templatesOfCategory('safety-compliance')).toHaveLength(185)
})
