import { existsSync } from 'node:fs'
import { searchedPages } from '@/data/search/pages'
import { searchTemplates } from '@/lib/search'
import { toSearchResponse } from '@/lib/search/api'
import { findPages } from '@/lib/search/pages'

test.each([
  ['my company', '/company'],
  ['company', '/company'],
  ['logo', '/company'],
  ['how do I add my logo', '/company'],
  ['letterh', '/company'],
  ['drafts', '/drafts'],
  ['my draft', '/drafts'],
  ['saved forms', '/drafts'],
  ['jobs', '/jobs'],
  ['my jobs', '/jobs'],
  ['check a signed file', '/check'],
  ['verify signature', '/check'],
  ['packets', '/packets'],
  ['privacy', '/privacy'],
  ['Privacy policy', '/privacy'],
  ['terms', '/terms'],
  ['terms of use', '/terms'],
  ['contact', '/contact'],
  ['contact us', '/contact'],
  ['help', '/faq'],
  ['roof systems', '/systems'],
  ['api', '/developers'],
])('%s leads to %s', (query, url) => {
  expect(findPages(query).map((page) => page.url)).toContain(url)
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
