import { createSearch } from '@/lib/search/searcher'

const template = {
  slug: 'shingle-roof-estimate',
  name: 'Shingle Roof Estimate',
  category: 'Estimates & Quotes',
  categorySlug: 'estimates-quotes',
  description: 'Price a tear-off.',
  fullDescription: ['For architectural laminates.'],
  tags: ['asphalt', 'bid'],
  systemSlug: 'asphalt-shingles',
  formats: ['PDF'] as const,
  popularity: 0,
}
const search = (needle: string, changed = {}) =>
  createSearch([{ ...template, ...changed }])(needle).results.map(({ score, matchedField }) => ({
    score,
    matchedField,
  }))

test.each([
  ['roof est', 10, 'name'],
  ['quotes', 8, 'category'],
  ['estimate', 10, 'name'],
  ['tear-off', 5, 'description'],
  ['laminates', 3, 'fullDescription'],
  ['bid', 6, 'tags'],
  ['asphalt-sh', 7, 'systemSlug'],
])('%j scores %i by %s', (needle, score, matchedField) => {
  expect(search(needle)).toEqual([{ score, matchedField }])
})

test('the specified order decides, not the score: the full description comes before tags', () => {
  expect(search('bid', { fullDescription: ['A bid form.'] })).toEqual([{ score: 3, matchedField: 'fullDescription' }])
})

test('no match, no system', () => {
  expect(search('asphalt-sh', { systemSlug: undefined })).toEqual([])
})
