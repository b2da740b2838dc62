import { prepareMatch } from '@/lib/search/score'
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

test.each([
  ['crew', 'Crew board', true],
  ['crew', 'Fix the screws.', false],
  ['crew', 'Fix the screws of the crew.', true],
  ['tear-off', 'A tear-off.', true],
  ['99', 'Form 1099', false],
  ['tear', 'tearing', false],
  [' crew', 'the crew', true],
  ['(roof', '(roof)', true],
])('%j stands in %j as a word of its own: %j', (needle, description, isWhole) => {
  expect(prepareMatch({ ...template, description })(needle)).toEqual({ field: 'description', score: 5, isWhole })
})

test('only the field that sets the score is asked for the word', () => {
  const match = prepareMatch({ ...template, description: 'Fix the screws.', tags: ['crew'] })
  expect(match('crew')).toEqual({ field: 'description', score: 5, isWhole: false })
})

test('among equal scores a whole word comes first, then what suits most roofs, then the more popular', () => {
  const among = [
    { slug: 'part', name: 'Screw Estimate', popularity: 9, systemSlug: undefined },
    { slug: 'slate', name: 'Slate Crew Board', popularity: 8, systemSlug: 'slate' },
    { slug: 'tpo', name: 'TPO Crew Board', popularity: 9, systemSlug: 'tpo-roofing' },
    { slug: 'any', name: 'Crew Board', popularity: 1, systemSlug: undefined },
    { slug: 'shingle', name: 'Shingle Crew Board', popularity: 2, systemSlug: 'asphalt-shingles' },
  ].map((changed) => ({ ...template, ...changed }))
  expect(createSearch(among)('crew').results.map((result) => result.template.slug)).toEqual([
    'shingle',
    'any',
    'tpo',
    'slate',
    'part',
  ])
})
