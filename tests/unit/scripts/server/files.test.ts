import { chooseEncoding as choose } from '@/scripts/server/files'

const all = ['br', 'gzip', 'identity'] as const

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['BR', 'br'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0.5;gzip;q=1', 'br'],
  ['gzip;q=0.5, identity;q=0.9', 'identity'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['br;q=0, *;q=0', 'identity'],
  ['br;q=2, gzip;q=nothing', 'identity'],
  ['br;q=0.000', 'identity'],
  [',;=, ;q=', 'identity'],
  ['deflate, zstd', 'identity'],
])('Accept-Encoding: %s gets %s', (header, encoding) => {
  expect(choose(header, all)).toBe(encoding)
})

test('only encodings with a copy are chosen', () => {
  expect(choose('br, gzip', ['gzip', 'identity'])).toBe('gzip')
  expect(choose('br, gzip', ['identity'])).toBe('identity')
  expect(choose('br, gzip', all)).toBe('br')
})
