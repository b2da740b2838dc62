import { createNegotiator, type Encoding } from '@/scripts/server/negotiate'

const all: readonly Encoding[] = ['br', 'gzip', 'identity']
const choose = createNegotiator(10)

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
  expect(choose(header, all)).toBe(encoding)
})

test('only encodings with a copy are chosen', () => {
  expect(choose('br, gzip', ['gzip', 'identity'])).toBe('gzip')
  expect(choose('br, gzip', ['identity'])).toBe('identity')
  expect(choose('br, gzip', all)).toBe('br')
})

test('very long headers do not fill the memory and still get a response', () => {
  for (let index = 0; index < 1000; index += 1) expect(choose(`gzip, made-up-${index}`, all)).toBe('gzip')
  expect(choose(`gzip, ${'x'.repeat(5000)}`, all)).toBe('gzip')
})
