import { learnSpelling } from '@/lib/search/spelling'

const once = ['slate', 'salt', 'outer', 'lien', 'change', 'order', 'inspection'].map((word) => [word, 1] as const)
const spelling = learnSpelling([['gutter', 1], ...once, ['gutter', 1]])

test.each([
  ['a swapped pair', 'salte', ['slate']],
  ['the more common of two', 'gutetr', ['gutter']],
  ['a missing letter', 'guter', ['gutter']],
  ['a short word', 'lein', ['lien']],
  ['two errors in a long word', 'inspekton', ['inspection']],
  ['a missing space', 'changeorder', ['change', 'order']],
  ['too far', 'skylight', []],
  ['too short', 'sat', []],
])('%s', (_, word, expected) => {
  expect(spelling.correction(word)).toEqual(expected)
})

test('knows words and their beginnings', () => {
  expect(['gutter', 'gut', 'gutters'].map(spelling.knows)).toEqual([true, true, false])
  expect(['gutter', 'gut'].map(spelling.isWord)).toEqual([true, false])
})
