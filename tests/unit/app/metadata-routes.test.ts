import { existsSync } from 'node:fs'
import manifest from '@/app/manifest'
import robots from '@/app/robots'
import sitemap from '@/app/sitemap'
import { allTemplates } from '@/lib/catalogue'
import { env } from '@/lib/env'

const { siteUrl } = env()

test('the sitemap names every page and template, each with the day of its last change', () => {
  const entries = sitemap()
  const urls = entries.map(({ url }) => url)
  expect(urls).toEqual(
    expect.arrayContaining(['/', '/faq', '/categories/hr-team-management'].map((path) => siteUrl + path)),
  )
  expect(allTemplates().filter(({ slug }) => !urls.includes(`${siteUrl}/templates/${slug}`))).toEqual([])
  expect(entries.every(({ lastModified }) => /^\d{4}-\d\d-\d\d$/.test(String(lastModified)))).toBe(true)
})

test('crawlers are kept from paths that record or are private, but from no page of the sitemap', () => {
  const { rules, sitemap: address } = robots()
  expect(address).toBe(`${siteUrl}/sitemap.xml`)
  const closed = [[rules].flat()[0]?.disallow ?? []].flat()
  expect(closed).toEqual(expect.arrayContaining(['/api/subscribe', '/api/members/', '/members', '/unsubscribe']))
  const blocked = sitemap().filter(({ url }) => closed.some((path) => url.replace(siteUrl, '').startsWith(path)))
  expect(blocked).toEqual([])
})

test('every path that crawlers are kept from exists', () => {
  const { rules } = robots()
  for (const path of [[rules].flat()[0]?.disallow ?? []].flat())
    expect(`${path} ${existsSync(`app${path}`)}`).toBe(`${path} true`)
})

test('the web app manifest names icons that exist', () => {
  const icons = manifest().icons ?? []
  expect(icons).toHaveLength(3)
  for (const { src } of icons) expect(existsSync(`public${src}`) || existsSync(`app${src}`)).toBe(true)
})
