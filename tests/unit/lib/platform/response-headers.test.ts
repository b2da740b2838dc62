import { createHeadersFor, headerRules } from '@/lib/platform/response-headers'

/** What Next reads the sources of rules with. */
const { pathToRegexp } = jest.requireActual<{ pathToRegexp: (source: string) => RegExp }>(
  'next/dist/compiled/path-to-regexp',
)

const paths = [
  ...['/', '/templates', '/templates/shingle', '/templates/a/b.pdf', '/robots.txt', '/sw.js', '/a/sw.js', '/swajs'],
  ...['/api', '/api/', '/api/search', '/_next/static/chunks/a.js', '/_next/static/chunks/turbopack-worker-1.js'],
  ...['/_next/static/chunks/turbopack-worker-', '/_next/static/chunks/turbopack-worker-a/b', '/_next'],
  ...['/models', '/models/a.json', '/models/a/b', '/modelsa', '/speculation-rules.json', '/_not-found'],
]

test('a rule matches the same paths here as in Next', () => {
  for (const { source, matches } of headerRules({ secure: true }))
    for (const path of paths)
      expect([source, path, matches.test(path)]).toEqual([source, path, pathToRegexp(source).test(path)])
})

test('the later of two rules for one header wins', () => {
  const headersFor = createHeadersFor(false)
  expect(headersFor('/sw.js')['cache-control']).toBe('no-cache')
  expect(headersFor('/templates')).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' })
  expect(headersFor('/_next/static/a.js')['content-security-policy']).toBeUndefined()
})
