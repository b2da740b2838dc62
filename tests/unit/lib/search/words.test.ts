import { indexWords, joinedPairs, queryWords, singular } from '@/lib/search/words'

test.each([
  ['gutters', 'gutter'],
  ['policies', 'policy'],
  ['switches', 'switch'],
  ['glass', 'glass'],
  ['basis', 'basis'],
  ['gas', 'gas'],
])('%s is %s', (word, expected) => {
  expect(singular(word)).toBe(expected)
})

test.each([
  ['Tear-off bids', ['tear', 'off', 'bid']],
  ['T&M and W-9', ['tm', 'w9']],
  ["the owner's e-mail", ['owner', 'email']],
  ['RCV/ACV', ['rcv', 'acv']],
  ['el arnés de la Cotización', ['arne', 'cotizacion']],
  ['', []],
])('a query: %j', (query, expected) => {
  expect(queryWords(query)).toEqual(expected)
})

test('a text is found by the parts of a compound and by the whole', () => {
  expect(indexWords('Tear-off, W-9')).toEqual(['tear', 'off', 'tearoff', 'w9'])
})

test('adjacent words are also joined', () => {
  expect(joinedPairs(['work', 'change', 'order'])).toEqual(['workchange', 'changeorder'])
  expect(joinedPairs(['order'])).toEqual([])
})
