import { expect, test, type APIRequestContext } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { crawl, forEach, internal, isPage, type Visit } from '../support/crawl'
import type { ReadPage } from '../support/read-page'
import { nodeProblems } from '../support/schema-org'

// One crawl serves all tests of this file.
test.describe.configure({ mode: 'default', timeout: 600_000 })

let seen: Map<string, Visit>
/** Every page of the sitemap that the crawl came upon, by its address. */
let pages: Map<string, ReadPage>
let listed: string[]

const pathOf = (url: string): string => new URL(url).pathname
const repeated = (texts: string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index)
/** The addresses of the pages of which something is not as it should be, with what it is. */
const wrong = <T>(read: (page: ReadPage, address: string) => T | undefined): [string, T][] =>
  [...pages].flatMap(([address, page]) => {
    const found = read(page, address)
    return found === undefined || (Array.isArray(found) && found.length === 0) ? [] : [[address, found]]
  })
/** Enough of the templates to meet every kind and roof system, and every other page. */
const sample = (): string[] =>
  [...pages.keys()].filter((address, index) => !address.startsWith('/templates/') || index % 9 === 0)

test.beforeAll(async ({ request }) => {
  test.setTimeout(600_000)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => pathOf(url))
  seen = await crawl(request)
  pages = new Map(listed.flatMap((address) => (seen.get(address)?.page ? [[address, seen.get(address)!.page!]] : [])))
})

interface Listed {
  slug: string
  files: { url: string }[]
}

async function allTemplates(request: APIRequestContext): Promise<Listed[]> {
  const found: Listed[] = []
  for (let page = 1; ; page++) {
    const { templates } = (await (await request.get(`/api/templates?perPage=100&page=${page}`)).json()) as {
      templates: Listed[]
    }
    if (templates.length === 0) return found
    found.push(...templates)
  }
}

test('from the home page every template and every file is reached within four clicks, and no link is broken', async ({
  request,
}) => {
  expect(
    [...seen].filter(([, { status }]) => status !== 200).map(([address, { status }]) => [address, status]),
  ).toEqual([])
  const templates = await allTemplates(request)
  const wanted = templates.flatMap(({ slug, files }) => [`/templates/${slug}`, ...files.map(({ url }) => url)])
  expect(wanted.filter((address) => !seen.has(address))).toEqual([])
  // The further pages of the one long list are views of it, not pages that anybody has to come upon.
  const far = [...seen].filter(([address, { clicks }]) => isPage(address) && !address.includes('?') && clicks > 4)
  expect(far.map(([address]) => address)).toEqual([])
})

test('the sitemap holds what the crawl finds: no page is an orphan, none is left out', () => {
  expect(listed.length).toBeGreaterThan(950)
  expect(repeated(listed)).toEqual([])
  expect(listed.filter((address) => !seen.has(address))).toEqual([])
  const found = [...seen].filter(([, { page }]) => page && !page.meta.get('robots')?.includes('noindex'))
  const canonical = found.map(([address, { page }]) => pathOf(page?.canonical ?? `http://site${address}`))
  expect(canonical.filter((address) => !listed.includes(address))).toEqual([])
})

test('every page names its own address, in one language, and no two have the same title or description', () => {
  expect(
    wrong(({ canonical }, address) => (canonical && pathOf(canonical) === address ? undefined : canonical)),
  ).toEqual([])
  expect(wrong(({ lang }) => (lang === 'en' ? undefined : lang))).toEqual([])
  expect(repeated([...pages.values()].map(({ title }) => title))).toEqual([])
  const descriptions = [...pages.values()].map(({ meta }) => meta.get('description') ?? '')
  expect(repeated(descriptions)).toEqual([])
  expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([])
})

test('every page has one h1, and its headings leave out no level', () => {
  expect(
    wrong(({ headings }) => (headings.filter((level) => level === 1).length === 1 ? undefined : headings)),
  ).toEqual([])
  const skips = (headings: readonly number[]) => headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1)
  expect(wrong(({ headings }) => (skips(headings) ? headings : undefined))).toEqual([])
})

test('links to a place on a page lead to it, and every picture and part of a page is there', async ({ request }) => {
  const lost = [...seen].flatMap(([address, { page }]) =>
    (page?.links ?? [])
      .filter((link) => link.includes('#'))
      .filter((link) => {
        const target = internal(link, address)
        const id = decodeURIComponent(new URL(link, 'http://site').hash.slice(1))
        return target && id && !seen.get(target)?.page?.ids.has(id)
      })
      .map((link) => `${address}: ${link}`),
  )
  expect(lost).toEqual([])
  const parts = new Set(
    [...seen].flatMap(([address, { page }]) => page?.parts.map((part) => internal(part, address)) ?? []),
  )
  const broken: string[] = []
  const paths = [...parts].filter((part) => part !== undefined)
  await forEach(paths, async (part) => {
    const { status } = seen.get(part) ?? { status: (await request.head(part)).status() }
    if (status !== 200) broken.push(`${part}: ${status}`)
  })
  expect(paths.length).toBeGreaterThan(881)
  expect(broken).toEqual([])
})

test('every page has its own link picture, for Open Graph and for X', async ({ request }) => {
  const pictureOf = ({ meta }: ReadPage) => pathOf(meta.get('og:image') ?? 'http://site/none')
  expect(
    wrong((page) =>
      page.meta.get('twitter:image') === page.meta.get('og:image') ? undefined : page.meta.get('twitter:image'),
    ),
  ).toEqual([])
  expect(
    wrong(({ meta }) => (meta.get('twitter:card') === 'summary_large_image' ? undefined : meta.get('twitter:card'))),
  ).toEqual([])
  expect(wrong(({ meta, canonical }) => (meta.get('og:url') === canonical ? undefined : meta.get('og:url')))).toEqual(
    [],
  )
  expect(repeated([...pages.values()].map(pictureOf))).toEqual([])
  const broken: string[] = []
  const asked = sample().filter((address, index) => index % 4 === 0)
  const look = async (address: string): Promise<void> => {
    const response = await request.get(pictureOf(pages.get(address)!))
    const { 'content-type': type } = response.headers()
    const { length } = await response.body()
    if (response.status() !== 200 || type !== 'image/jpeg' || length > 60 * 1024)
      broken.push(`${address}: ${type}, ${length}`)
  }
  // They are drawn one after the other, and few of one client's wait.
  await forEach(asked, look, 1)
  expect(asked.length).toBeGreaterThan(25)
  expect(broken).toEqual([])
})

test('the structured data of every page is what schema.org knows, and what the page is', () => {
  expect(wrong(({ nodes }) => nodes.flatMap((node) => nodeProblems(node)))).toEqual([])
  const missing = ({ nodes, hasBreadcrumbs }: ReadPage, address: string): string[] => {
    const wanted = [
      'Organization',
      'WebSite',
      'Product',
      ...(hasBreadcrumbs ? ['BreadcrumbList'] : []),
      ...(address.startsWith('/templates/') ? ['DigitalDocument'] : []),
      ...(/^\/(categories|templates$)/.test(address) ? ['ItemList'] : []),
      ...(/^\/(faq)?$/.test(address) ? ['FAQPage'] : []),
    ]
    const types = nodes.map((node) => node['@type'])
    return [...wanted.filter((type) => !types.includes(type)), ...repeated(types.map(String))]
  }
  expect(wrong(missing)).toEqual([])
  expect(
    wrong(({ hasBreadcrumbs }, address) =>
      /^\/(categories|templates)\//.test(address) && !hasBreadcrumbs ? true : undefined,
    ),
  ).toEqual([])
})

test('what programs are given leads to pages that are there', async ({ request }) => {
  const kinds = {
    '/feed.xml': 'atom+xml',
    '/llms.txt': 'text/plain',
    '/opensearch.xml': 'opensearch',
    '/robots.txt': 'text/plain',
    '/.well-known/security.txt': 'text/plain',
    '/security-policy.txt': 'text/plain',
    '/manifest.webmanifest': 'manifest+json',
  }
  for (const [address, kind] of Object.entries(kinds)) {
    const response = await request.get(address)
    expect(response.headers()['content-type'], address).toContain(kind)
    const own = new URL(pages.get('/')!.canonical!).origin
    const urls = [...(await response.text()).matchAll(/https?:\/\/[^\s"'<>()]+/g)]
      .map(([url]) => url)
      .filter((url) => url.startsWith(own))
    const broken: string[] = []
    await forEach(new Set(urls.map((url) => url.slice(own.length) || '/')), async (path) => {
      const { status } = seen.get(path) ?? { status: (await request.get(path)).status() }
      if (status !== 200) broken.push(`${address}: ${path} ${status}`)
    })
    expect(broken).toEqual([])
  }
})

test('pages are valid HTML', () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:recommended'],
      elements: ['html5'],
      rules: {
        // How React writes attributes and empty elements: matters of style, alike in HTML.
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'void-style': 'off',
        // React names its own script by a sign that any HTML parser takes.
        'valid-id': ['error', { relaxed: true }],
        // One group of checkboxes has one name.
        'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
      },
    }),
  )
  const asked = sample()
  const problems = asked.flatMap((address) =>
    validator
      .validateStringSync(seen.get(address)!.html!, address)
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`),
      ),
  )
  expect(asked.length).toBeGreaterThan(150)
  expect(problems).toEqual([])
})
