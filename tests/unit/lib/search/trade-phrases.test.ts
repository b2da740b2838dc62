import { findTemplate } from '@/lib/catalogue'
import { searchTemplates } from '@/lib/search'
import { tradePhrases } from '@/tests/support/trade-phrases'

test('the phrases are at least 66, each given once, and their templates exist', () => {
  expect(tradePhrases.length).toBeGreaterThanOrEqual(66)
  expect(new Set(tradePhrases.map(([phrase]) => phrase)).size).toBe(tradePhrases.length)
  expect(tradePhrases.filter(([, slug]) => !findTemplate(slug))).toEqual([])
})

test.each(tradePhrases)('%s finds %s among the first five', (phrase, slug) => {
  const { results, similar } = searchTemplates(phrase)
  const found = [...results.map(({ template }) => template.slug), ...similar.map((template) => template.slug)]
  expect(found.slice(0, 5)).toContain(slug)
})
