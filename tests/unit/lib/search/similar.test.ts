import { buildSimilarIndex } from '@/lib/search/similar'

const template = (slug: string, name: string, tags: string[] = []) => ({
  slug,
  name,
  tags,
  category: '',
  description: '',
  systemName: undefined,
})
const similar = buildSimilarIndex([
  template('shingle', 'Shingle Roof Estimate', ['asphalt']),
  template('metal', 'Metal Roof Estimate'),
  template('storm', 'Storm Damage Assessment'),
])

test.each([
  ['words in another order', 'estimate shingle', ['shingle']],
  ['a typing error', 'shingel estimate', ['shingle']],
  ['the beginning of a word', 'assess', ['storm']],
  ['all words must match', 'storm estimate', []],
  ['short words are not bent', 'meta', ['metal']],
])('%s', (_, query, expected) => {
  expect(similar(query)).toEqual(expected)
})
