import { scoreOf, toScorable } from '@/lib/search/score'

const template = {
  name: 'Shingle Roof Estimate',
  category: 'Estimates & Quotes',
  description: 'Price a tear-off.',
  fullDescription: ['For architectural laminates.'],
  tags: ['asphalt', 'bid'],
  systemSlug: 'asphalt-shingles',
}

test.each([
  ['roof est', 10, 'name'],
  ['quotes', 8, 'category'],
  ['estimate', 10, 'name'],
  ['tear-off', 5, 'description'],
  ['laminates', 3, 'fullDescription'],
  ['bid', 6, 'tags'],
  ['asphalt-sh', 7, 'systemSlug'],
])('%j scores %i by %s', (needle, score, matchedField) => {
  expect(scoreOf(toScorable(template), needle)).toEqual({ score, matchedField })
})

test('the specified order decides, not the score: a full description goes before tags', () => {
  const both = { ...template, fullDescription: ['A bid form.'] }
  expect(scoreOf(toScorable(both), 'bid')).toEqual({ score: 3, matchedField: 'fullDescription' })
})

test('no match, no system', () => {
  expect(scoreOf(toScorable({ ...template, systemSlug: undefined }), 'asphalt-sh')).toBeUndefined()
})
