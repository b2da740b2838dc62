import { describeMismatch, isLocal, readBuiltAddress } from '@/scripts/server/built-address'
import { newFolder } from '@/tests/support/new-folder'
import { writeIn } from '@/tests/support/write-in'

test.each([
  ['<link rel="canonical" href="https://docs.example.com/"/>', 'https://docs.example.com'],
  ['<link rel="canonical" href="http://localhost:3000"/>', 'http://localhost:3000'],
  ['<link rel="canonical" href="/here"/>', undefined],
  ['<html></html>', undefined],
  [undefined, undefined],
])('the home page %s names %s', (page, origin) => {
  expect(readBuiltAddress(page === undefined ? 'none.html' : writeIn(newFolder(), 'index.html', page))).toBe(origin)
})

test.each([
  ['https://docs.example.com', 'https://docs.example.com', false],
  ['http://localhost:3000', 'http://localhost:3100', false],
  ['http://localhost:3000', 'http://127.0.0.1:8080', false],
  [undefined, 'https://docs.example.com', false],
  ['http://localhost:3000', 'https://localhost:3000', true],
  ['http://localhost:3000', 'https://docs.example.com', true],
  ['https://docs.example.com', 'http://docs.example.com', true],
  ['https://docs.example.com', 'https://other.example.com', true],
  ['https://docs.example.com', 'http://localhost:3000', true],
])('a build for %s must not be served at %s: %s', (built, siteUrl, isWrong) => {
  const problem = describeMismatch(built, siteUrl)
  if (isWrong) expect(problem).toContain(`built for ${built}, but SITE_URL is ${siteUrl}`)
  else expect(problem).toBeUndefined()
})

test('loopback addresses are recognized', () => {
  const urls = ['http://localhost:3000', 'http://[::1]:80', 'https://localhost.example.com']
  expect(urls.map(isLocal)).toEqual([true, true, false])
})
