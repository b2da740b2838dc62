import { existsSync } from 'node:fs'
import sharp from 'sharp'
import manifest from '@/app/manifest'
import robots from '@/app/robots'
import sitemap from '@/app/sitemap'
import { allTemplates } from '@/lib/catalogue'
import { env } from '@/lib/env'
import { shells } from '@/lib/offline/addresses'

const { siteUrl } = env()

test('the sitemap names every page and template, each with the day of its last change', () => {
  const entries = sitemap()
  const urls = entries.map(({ url }) => url)
  const templates = allTemplates().map(({ slug }) => `/templates/${slug}`)
  const needed = ['/', '/faq', '/categories/hr-team-management', ...templates]
  expect(needed.filter((path) => !urls.includes(siteUrl + path))).toEqual([])
  expect(entries.every(({ lastModified }) => /^\d{4}-\d\d-\d\d$/.test(String(lastModified)))).toBe(true)
})

test('crawlers are excluded from paths that record or are private, which exist, but from no page of the sitemap', () => {
  const { rules, sitemap: address } = robots()
  expect(address).toBe(`${siteUrl}/sitemap.xml`)
  const closed = [[rules].flat()[0]?.disallow ?? []].flat()
  expect(closed).toEqual(expect.arrayContaining(['/api/subscribe', '/api/members/', '/members', '/unsubscribe']))
  expect(closed.filter((path) => !existsSync(`app${path}`))).toEqual([])
  const blocked = sitemap().filter(({ url }) => closed.some((path) => url.replace(siteUrl, '').startsWith(path)))
  expect(blocked).toEqual([])
})

test('the web app manifest names icons that exist, and starts with pages that open without a network', () => {
  const { icons = [], shortcuts = [], start_url: start, id, scope, display } = manifest()
  expect({ id, scope, display }).toEqual({ id: '/', scope: '/', display: 'standalone' })
  for (const { src } of [icons, ...shortcuts.map((shortcut) => shortcut.icons ?? [])].flat())
    expect(existsSync(`public${src}`) || existsSync(`app${src}`)).toBe(true)
  const maskable = icons.filter(({ purpose }) => purpose === 'maskable')
  expect(maskable.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  expect(shells).toContain(start)
  for (const { url } of shortcuts) expect(existsSync(`app${url}/page.tsx`)).toBe(true)
})

test('the mark of the icon is within the safe circle of a maskable icon', async () => {
  const { data, info } = await sharp('public/icon-512.png').removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const ground = [...data.subarray(0, 3)]
  const center = (info.width - 1) / 2
  let farthest = 0
  for (let at = 0; at < data.length; at += 3)
    if (ground.some((value, channel) => Math.abs(value - data[at + channel]!) > 8)) {
      const pixel = at / 3
      farthest = Math.max(farthest, Math.hypot((pixel % info.width) - center, Math.floor(pixel / info.width) - center))
    }
  expect(farthest).toBeGreaterThan(0.2 * info.width)
  expect(farthest).toBeLessThan(0.4 * info.width)
})
