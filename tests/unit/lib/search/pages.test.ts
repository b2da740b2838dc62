import { existsSync } from 'node:fs'
import { searchedPages } from '@/data/search/pages'
import { searchTemplates } from '@/lib/search'
import { toSearchResponse } from '@/lib/search/api'
import { findPages } from '@/lib/search/pages'

test.each([
  ['/company', 'my company', 'company', 'logo', 'how do I add my logo', 'letterh'],
  ['/drafts', 'drafts', 'my draft', 'saved forms'],
  ['/jobs', 'jobs', 'my jobs'],
  ['/check', 'check a signed file', 'verify signature'],
  ['/packets', 'packets'],
  ['/privacy', 'privacy', 'Privacy policy'],
  ['/terms', 'terms', 'terms of use'],
  ['/contact', 'contact', 'contact us'],
  ['/faq', 'help'],
  ['/systems', 'roof systems'],
  ['/developers', 'api'],
])('%s is found by its queries', (url, ...queries) => {
  expect(queries.filter((query) => !findPages(query).some((page) => page.url === url))).toEqual([])
})

test.each([
  '',
  'add',
  'form',
  'roof',
  'contract',
  'payment terms',
  'terms and conditions',
  'emergency contact',
  'job log',
  'company vehicle policy',
  'interview questions',
  'profit',
  'check signature',
  'signed change order',
])('%j asks for no page', (query) => {
  expect(findPages(query)).toEqual([])
})

test('every page exists', () => {
  for (const { url } of searchedPages)
    expect({ url, exists: existsSync(`app${url}/page.tsx`) }).toEqual({ url, exists: true })
})

test('the name of a page is no misspelled word of the library', () => {
  expect(searchTemplates('logo').similar).toEqual([])
  expect(searchTemplates('my logo estimate').similar.map(({ slug }) => slug)).not.toContain('photo-documentation-log')
})

test('the API names the pages only where a query asks for one', () => {
  expect(toSearchResponse(searchTemplates('my company')).pages).toEqual([{ name: 'My company', url: '/company' }])
  expect(toSearchResponse(searchTemplates('estimate'))).not.toHaveProperty('pages')
})
