import { isWorkPage } from '@/lib/offline/addresses'
import { routeOf, type Route } from '@/lib/offline/routes'

const origin = 'https://docs.test'

function routed(path: string, { mode = 'cors', method = 'GET', range = false } = {}): Route | undefined {
  const headers = new Headers(range ? { range: 'bytes=0-99' } : {})
  const url = new URL(path, origin).href
  return routeOf({ url, method, mode: mode as RequestMode, headers }, origin)
}
const opened = (path: string): Route | undefined => routed(path, { mode: 'navigate' })

test.each([
  ['/_next/static/chunks/0a-b.js', 'asset'],
  ['/_next/static/media/regular.0woo.sfnt', 'asset'],
  ['/models/change-order.json', 'kept'],
  ['/models/roof-contract.tx.json', 'kept'],
  ['/models/change-order.example.json', 'kept'],
  ['/packets/sets.json', 'kept'],
  ['/packets/asphalt-shingles-repair/set.json', 'kept'],
  ['/api/templates/change-order', 'kept'],
  ['/api/templates/change-order?state=TX', 'kept'],
])('%s is answered as %s', (path, kind) => expect(routed(path)).toEqual({ kind }))

test.each([
  ['/drafts', { kind: 'shell', page: '/drafts' }],
  ['/drafts/', { kind: 'shell', page: '/drafts' }],
  ['/company?from=form', { kind: 'shell', page: '/company' }],
  ['/check', { kind: 'shell', page: '/check' }],
  ['/offline', { kind: 'shell', page: '/offline' }],
  ['/jobs', { kind: 'shell', page: '/jobs' }],
  ['/jobs/0123456789abcdef', { kind: 'shell', page: '/jobs' }],
  ['/templates/change-order/fill?draft=new#finish', { kind: 'form', slug: 'change-order' }],
  ['/packets', { kind: 'packet', page: '/packets' }],
  ['/packets/asphalt-shingles-repair', { kind: 'packet', page: '/packets/asphalt-shingles-repair' }],
  ['/', { kind: 'page' }],
  ['/templates/change-order', { kind: 'page' }],
  ['/fill', { kind: 'page' }],
])('opening %s is answered as %j', (path, route) => expect(opened(path)).toEqual(route))

test.each([
  ['a post', '/api/subscribe', { method: 'POST' }],
  ['a post to a kept address', '/api/templates/change-order', { method: 'POST' }],
  ['a range of a file', '/models/change-order.json', { range: true }],
  ['a range of an asset', '/_next/static/chunks/0a-b.js', { range: true }],
  ['another site', 'https://elsewhere.test/models/change-order.json', {}],
  ['a search', '/api/search?q=roof', {}],
  ['a list', '/api/templates?page=2', {}],
  ['download counts', '/api/downloads?slugs=change-order', {}],
  ['a member’s file', '/api/members/files?token=t&file=f', { mode: 'navigate' }],
  ['an archive', '/api/bundles/estimates', { mode: 'navigate' }],
  ['a blank file', '/templates/estimates/roof.pdf', { mode: 'navigate' }],
  ['a picture', '/templates/estimates/roof.480.webp', {}],
  ['facts with more than a state', '/api/templates/change-order?state=TX&email=a', {}],
  ['a model with a query', '/models/change-order.json?x=1', {}],
] as const)('%s is left to the browser', (_what, path, more) => expect(routed(path, more)).toBeUndefined())

test('a form, the drafts and the company are pages on which people work', () => {
  for (const path of ['/templates/change-order/fill', '/jobs', '/jobs/0123456789abcdef', '/drafts', '/company'])
    expect(isWorkPage(path)).toBe(true)
  for (const path of ['/', '/offline', '/templates/change-order', '/packets']) expect(isWorkPage(path)).toBe(false)
})
