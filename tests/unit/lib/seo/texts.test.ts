/** @jest-environment jsdom */
import { fc } from '@/tests/support/fast-check'
import { allCategories, allPackets, allRoofs, allTemplates } from '@/lib/catalogue'
import { feedXml } from '@/lib/seo/feed'
import { llmsText } from '@/lib/seo/llms'
import { openSearchXml } from '@/lib/seo/opensearch'
import { findSitePage } from '@/lib/seo/site-pages'
import { xmlText } from '@/lib/seo/xml'

const site = 'https://docs.example'
function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}
const text = (parent: ParentNode, selector: string) => parent.querySelector(selector)?.textContent ?? ''

test('any text is valid in XML, without the characters that XML does not allow', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const read = parse(`<a>${xmlText(value)}</a>`).documentElement.textContent
      // Parsers read any end of line as one sign.
      const writable = value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
      expect(read).toBe(writable.replace(/\r\n?/g, '\n'))
    }),
  )
})

test('the feed is Atom: the newest templates first, each with URL, day and files', () => {
  const feed = parse(feedXml(site))
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  for (const part of ['id', 'title', 'updated', 'author > name']) expect(text(feed, `feed > ${part}`)).not.toBe('')
  const entries = [...feed.querySelectorAll('entry')]
  expect(entries).toHaveLength(100)
  const days = entries.map((entry) => text(entry, 'updated'))
  expect(days).toEqual([...days].sort().reverse())
  expect(days[0]).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
  expect(text(feed, 'feed > updated')).toBe(days[0])
  expect(new Set(entries.map((entry) => text(entry, 'id'))).size).toBe(100)
  for (const entry of entries) {
    expect(findSitePage(text(entry, 'id').replace(site, ''))?.title).toBe(text(entry, 'title'))
    const links = [...entry.querySelectorAll('link')]
    expect(links.every((link) => link.getAttribute('href')?.startsWith(`${site}/`))).toBe(true)
    const files = links.filter((link) => link.getAttribute('rel') === 'enclosure')
    expect(files.length).toBeGreaterThan(1)
    expect(files.every((link) => Number(link.getAttribute('length')) > 1000)).toBe(true)
  }
})

test('the OpenSearch description has the search URL', () => {
  const description = parse(openSearchXml(site))
  expect(text(description, 'ShortName')).toBe('RidgeDocs')
  expect(description.querySelector('Url')?.getAttribute('template')).toBe(`${site}/search?q={searchTerms}`)
})

test('llms.txt has the format of llmstxt.org and links to every roof, every category, every packet and the API', () => {
  const [title, , summary, ...rest] = llmsText(site).split('\n')
  expect(title).toBe('# RidgeDocs')
  expect(summary).toMatch(/^> .{50,}/)
  const headings = rest.filter((line) => line.startsWith('#'))
  expect(headings).toEqual([
    ...['## Library', '## Essentials', '## Roof systems', '## Categories', '## Packets', '## API', '## Optional'],
  ])
  const lines = rest.slice(rest.indexOf('## Library')).filter((line) => line && !line.startsWith('#'))
  expect(lines.filter((line) => !/^- \[[^\]]+\]\(https:\/\/docs\.example\/[^)]*\): \S/.test(line))).toEqual([])
  for (const { href } of [...allRoofs(), ...allPackets()]) expect(lines.join('\n')).toContain(`(${site}${href})`)
  for (const { slug } of allCategories()) expect(lines.join('\n')).toContain(`(${site}/categories/${slug})`)
  for (const { slug, kind } of allTemplates())
    if (kind === 'essential') expect(lines.join('\n')).toContain(`(${site}/templates/${slug})`)
})
