import { readdirSync } from 'node:fs'
import path from 'node:path'
import { allTemplates } from '@/lib/catalogue'
import { findSitePage, sitePages } from '@/lib/seo/site-pages'

const pages = sitePages()
/** Pages that say something to one visitor, or in place of another page: search engines have no use for them. */
const unlisted = [
  ...['/browse', '/check', '/company', '/confirm', '/contact/sent', '/drafts', '/fill', '/jobs', '/members'],
  ...['/offline', '/subscribed', '/unsubscribe'],
]

const repeated = (texts: string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index)

test('the list contains every page of the site once', () => {
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'page.tsx' && !name.includes('['))
    .map((name) => path.posix.join('/', path.dirname(name)))
  const paths = pages.map((page) => page.path)
  expect(paths).toEqual(expect.arrayContaining(routes.filter((route) => !unlisted.includes(route))))
  expect(paths).toEqual(expect.arrayContaining(allTemplates().map(({ slug }) => `/templates/${slug}`)))
  expect(paths).toEqual(
    expect.arrayContaining(['/categories/safety-compliance', '/categories/estimates-proposals/epdm']),
  )
  expect(repeated(paths)).toEqual([])
  expect(unlisted.filter((route) => paths.includes(route))).toEqual([])
})

test('titles and descriptions are unique, and fit a search result', () => {
  expect(repeated(pages.map(({ title }) => title))).toEqual([])
  expect(repeated(pages.map(({ description }) => description))).toEqual([])
  expect(pages.filter(({ title }) => title.length > 65)).toEqual([])
  expect(pages.filter(({ description }) => description.length < 50 || description.length > 160)).toEqual([])
})

test('every page has the day of its last change, a list that of its newest template', () => {
  const today = new Date().toISOString().slice(0, 10)
  for (const { path: address, modified } of pages) {
    expect(`${address} ${modified}`).toMatch(/ 20\d\d-[01]\d-[0-3]\d$/)
    expect(String(modified) <= today).toBe(true)
  }
  const templates = pages.filter(({ path: address }) => address.startsWith('/templates/'))
  const newest = templates
    .map(({ modified }) => modified)
    .sort()
    .at(-1)
  expect(findSitePage('/templates')?.modified).toBe(newest)
  expect(findSitePage('/')?.modified).toBe(newest)
  for (const unknown of ['/templates/none', '']) expect(findSitePage(unknown)).toBeUndefined()
})
