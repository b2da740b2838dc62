import { prepareMatch } from '@/lib/search/score'

const template = {
  name: 'Shingle Roof Estimate',
  category: 'Estimates & Quotes',
  description: 'Price a tear-off.',
  fullDescription: ['For architectural laminates.'],
  tags: ['asphalt', 'bid'],
  systemSlug: 'asphalt-shingles',
}

test.each([
  ['crew', 'Crew board', true],
  ['crew', 'Fix the screws.', false],
  ['crew', 'Fix the screws of the crew.', true],
  ['tear-off', 'A tear-off.', true],
  ['99', 'Form 1099', false],
  ['tear', 'tearing', false],
  [' crew', 'the crew', true],
  ['(roof', '(roof)', true],
])('%j is in %j as a whole word: %j', (needle, description, isWhole) => {
  expect(prepareMatch({ ...template, description })(needle)).toEqual({ field: 'description', score: 5, isWhole })
})

test('only the field that sets the score is asked for the word', () => {
  const match = prepareMatch({ ...template, description: 'Fix the screws.', tags: ['crew'] })
  expect(match('crew')).toEqual({ field: 'description', score: 5, isWhole: false })
})
