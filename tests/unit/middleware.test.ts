import { NextRequest } from 'next/server'
import { filterKeys } from '@/lib/platform/filter-keys'
import { config, middleware } from '@/middleware'

const answer = (path: string) => middleware(new NextRequest(`http://localhost${path}`))
const rewritten = (path: string) => {
  const target = answer(path).headers.get('x-middleware-rewrite')
  return target && new URL(target).pathname + new URL(target).search
}

test('known slugs pass, unknown ones show the not-found page of their kind with status 404', () => {
  expect(answer('/templates/shingle-roof-estimate').headers.get('x-middleware-next')).toBe('1')
  expect(answer('/templates/placeholder.pdf').headers.get('x-middleware-next')).toBe('1')
  expect(answer('/templates/nothing').status).toBe(404)
  expect(rewritten('/templates/nothing')).toBe('/missing/template')
  expect(answer('/categories/constructor').status).toBe(404)
  expect(rewritten('/categories/constructor')).toBe('/missing/category')
})

test('a roof system has its page, an unknown one the not-found page of roof systems', () => {
  expect(answer('/systems/epdm').headers.get('x-middleware-next')).toBe('1')
  for (const slug of ['thatch', 'constructor', 'universal']) {
    expect(answer(`/systems/${slug}`).status).toBe(404)
    expect(rewritten(`/systems/${slug}`)).toBe('/missing/system')
  }
  expect(config.matcher).toContain('/systems/:slug')
})

test('the form of every template is one page; that of an unknown template is not found', () => {
  expect(rewritten('/templates/shingle-roof-estimate/fill?state=TX')).toBe('/fill?state=TX')
  expect(answer('/templates/shingle-roof-estimate/fill').status).toBe(200)
  expect(answer('/templates/nothing/fill').status).toBe(404)
  expect(rewritten('/templates/nothing/fill')).toBe('/missing/template')
  expect(answer('/templates/placeholder.pdf/fill').status).toBe(404)
  expect(config.matcher).toContain('/templates/:slug/fill')
})

test('every job has the one page of jobs; an address that is no job’s has not', () => {
  expect(rewritten('/jobs/3f2a9c01d4e5')).toBe('/jobs')
  expect(answer('/jobs/3f2a9c01d4e5').status).toBe(200)
  expect(rewritten('/jobs/a.b')).toBeNull()
  expect(answer('/jobs/a.b').headers.get('x-middleware-next')).toBe('1')
  expect(config.matcher).toContain('/jobs/:id')
})

test('unknown parts of a category show that category’s not-found page, or that of an unknown category', () => {
  expect(answer('/categories/estimates-proposals/epdm').headers.get('x-middleware-next')).toBe('1')
  expect(answer('/categories/contracts-agreements/universal').headers.get('x-middleware-next')).toBe('1')
  expect(answer('/categories/estimates-proposals/thatch').status).toBe(404)
  expect(rewritten('/categories/estimates-proposals/thatch')).toBe('/missing/estimates-proposals')
  expect(rewritten('/categories/estimates-quotes/epdm')).toBe('/missing/category')
  expect(rewritten('/categories/constructor/epdm')).toBe('/missing/category')
})

test('the former marketing URL redirects permanently', () => {
  const response = answer('/categories/marketing-lead-generation')
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe('http://localhost/categories/marketing-lead-gen')
})

test.each(['/unsubscribe', '/confirm', '/members'])('%s is rendered on request, with a nonce', (path) => {
  expect(rewritten(`${path}?token=t`)).toBe(`${path}?token=t`)
  expect(answer(path).headers.get('content-security-policy')).toMatch(/'nonce-/)
  expect(config.matcher).toContain(path)
})

test('the list of all templates is a file; what filters, sorts or pages it is rendered', () => {
  expect(config.matcher).toContain('/templates')
  for (const query of ['', '?utm_source=mail', '?_rsc=1x2'])
    expect(answer(`/templates${query}`).headers.get('x-middleware-next')).toBe('1')
  for (const key of filterKeys) expect(rewritten(`/templates?${key}=`)).toBe(`/browse?${key}=`)
})

test('filtered lists are rendered on request, each with its own nonce', () => {
  expect(rewritten('/templates?format=Excel')).toBe('/browse?format=Excel')
  const policies = [answer('/search?q=roof'), answer('/search?q=roof')].map((response) =>
    response.headers.get('content-security-policy'),
  )
  expect(policies[0]).toMatch(/script-src [^;]*'nonce-[\w+/=]{20,}'/)
  expect(policies[0]).not.toBe(policies[1])
  expect(policies[0]).not.toContain('unsafe-inline')
})
