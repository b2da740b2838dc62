import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describeMismatch, isLocal, readBuiltAddress } from '@/scripts/server/built-address'

const folder = mkdtempSync(path.join(tmpdir(), 'ridgedocs-built-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['<link rel="canonical" href="https://docs.example.com/"/>', 'https://docs.example.com'],
  ['<link rel="canonical" href="http://localhost:3000"/>', 'http://localhost:3000'],
  ['<link rel="canonical" href="/here"/>', undefined],
  ['<html></html>', undefined],
  [undefined, undefined],
])('the home page %s names %s', (page, origin) => {
  const home = path.join(folder, page === undefined ? 'none.html' : 'index.html')
  if (page !== undefined) writeFileSync(home, page)
  expect(readBuiltAddress(home)).toBe(origin)
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
  expect(['http://localhost:3000', 'http://[::1]:80', 'https://localhost.example.com'].map(isLocal)).toEqual([
    true,
    true,
    false,
  ])
})
