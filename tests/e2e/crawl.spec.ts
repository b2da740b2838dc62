import { expect, test, type APIRequestContext } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { crawl, forEach, internal, isAsked, isPage, ownerOf, type Visit } from '@/tests/support/crawl'
import { isFull } from '@/tests/support/full'
import type { ReadPage } from '@/tests/support/read-page'
import { nodeProblems } from '@/tests/support/schema-org'

// One crawl serves all tests of this file.
test.describe.configure({ mode: 'default', timeout: 600_000 })

let seen: Map<string, Visit>
let pages: Map<string, ReadPage>
let listed: string[]

const pathOf = (url: string): string => new URL(url).pathname
const repeated = (texts: string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index)
const wrong = <T>(read: (page: ReadPage, address: string) => T | undefined): [string, T][] =>
  [...pages].flatMap(([address, page]) => {
    const found = read(page, address)
    return found === undefined || (Array.isArray(found) && found.length === 0) ? [] : [[address, found]]
  })
/** The first `count` pages of each kind (templates, categories, roof systems of a category, …), and all in the full run. */
function firstPages(count: number): string[] {
  const taken = new Map<string, number>()
  return [...pages.keys()].filter((address) => {
    const kind = address.replace(/(?<=.\/)[^/]+/g, '…')
    const nth = (taken.get(kind) ?? 0) + 1
    taken.set(kind, nth)
    return isFull || nth <= count
  })
}

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

test('every template and file is within four clicks of the home page, and no link is broken', async ({ request }) => {
  expect(
    [...seen]
      .filter(([address, { status }]) => isAsked(address) && status !== 200)
      .map(([address, { status }]) => [address, status]),
  ).toEqual([])
  const templates = await allTemplates(request)
  const slugs = new Set(templates.map(({ slug }) => slug))
  const unasked = [...seen.keys()].filter((address) => !isAsked(address))
  expect(unasked.filter((address) => !slugs.has(ownerOf(address) ?? ''))).toEqual([])
  const wanted = templates.flatMap(({ slug, files }) => [`/templates/${slug}`, ...files.map(({ url }) => url)])
  expect(wanted.filter((address) => !seen.has(address))).toEqual([])
  // Further pages of the long list are views of it and need not be reachable.
  const far = [...seen].filter(([address, { clicks }]) => isPage(address) && !address.includes('?') && clicks > 4)
  expect(far.map(([address]) => address)).toEqual([])
})

test('the sitemap matches the crawl, with no orphans and no omissions', () => {
  expect(listed.length).toBeGreaterThan(950)
  expect(repeated(listed)).toEqual([])
  expect(listed.filter((address) => !seen.has(address))).toEqual([])
  const found = [...seen].filter(([, { page }]) => page && !page.meta.get('robots')?.includes('noindex'))
  const canonical = found.map(([address, { page }]) => pathOf(page?.canonical ?? `http://site${address}`))
  expect(canonical.filter((address) => !listed.includes(address))).toEqual([])
})

test('every page has a canonical URL, one language, and a unique title and description', () => {
  expect(
    wrong(({ canonical }, address) => (canonical && pathOf(canonical) === address ? undefined : canonical)),
  ).toEqual([])
  expect(wrong(({ lang }) => (lang === 'en' ? undefined : lang))).toEqual([])
  expect(repeated([...pages.values()].map(({ title }) => title))).toEqual([])
  const descriptions = [...pages.values()].map(({ meta }) => meta.get('description') ?? '')
  expect(repeated(descriptions)).toEqual([])
  expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([])
})

test('every page has one h1 and skips no heading level', () => {
  expect(
    wrong(({ headings }) => (headings.filter((level) => level === 1).length === 1 ? undefined : headings)),
  ).toEqual([])
  const skips = (headings: readonly number[]) => headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1)
  expect(wrong(({ headings }) => (skips(headings) ? headings : undefined))).toEqual([])
})

test('every fragment link has a target, and every image and asset loads', async ({ request }) => {
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
  await forEach(isFull ? paths : paths.filter(isAsked).slice(0, 400), async (part) => {
    const { status } = seen.get(part) ?? { status: (await request.head(part)).status() }
    if (status !== 200) broken.push(`${part}: ${status}`)
  })
  // At least one image for each template page.
  expect(paths.length).toBeGreaterThan(listed.filter((address) => address.startsWith('/templates/')).length)
  expect(broken).toEqual([])
})

test('every page has its own image for Open Graph and X', async ({ request }) => {
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
  const look = async (address: string): Promise<void> => {
    const response = await request.get(pictureOf(pages.get(address)!))
    const { 'content-type': type } = response.headers()
    const { length } = await response.body()
    if (response.status() !== 200 || type !== 'image/jpeg' || length > 60 * 1024)
      broken.push(`${address}: ${type}, ${length}`)
  }
  // Images are drawn one at a time, and few requests of one client may wait.
  await forEach(firstPages(2), look, 1)
  expect(broken).toEqual([])
})

test('the structured data of every page is valid schema.org and matches the page', () => {
  expect(wrong(({ nodes }) => nodes.flatMap((node) => nodeProblems(node)))).toEqual([])
  const others = ({ nodes, hasBreadcrumbs }: ReadPage, address: string): string[] | undefined => {
    const wanted = [
      ...['Organization', 'WebSite', 'Product'],
      ...(hasBreadcrumbs ? ['BreadcrumbList'] : []),
      ...(address.startsWith('/templates/') ? ['DigitalDocument'] : []),
      ...(/^\/(categories|packets|templates$)/.test(address) ? ['ItemList'] : []),
      ...(address.startsWith('/systems') ? ['CollectionPage'] : []),
      ...(/^\/(faq)?$/.test(address) ? ['FAQPage'] : []),
    ]
    const types = nodes.map((node) => String(node['@type']))
    return types.toSorted().join() === wanted.toSorted().join() ? undefined : types
  }
  expect(wrong(others)).toEqual([])
  expect(
    wrong(({ hasBreadcrumbs }, address) =>
      /^\/(categories|templates|packets|systems)\//.test(address) && !hasBreadcrumbs ? true : undefined,
    ),
  ).toEqual([])
})

test('every card has a name of its own, and every accessible name contains the visible label', () => {
  const plain = (text: string) =>
    text
      .replace(/<[^>]+>/g, '')
      .replace(/&[#\w]+;/g, ' ')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  const htmlOf = (address: string) => seen.get(address)!.html!.replace(/<(script|template|noscript)[^]*?<\/\1>/g, '')
  const labelOf = (attributes: string) => /aria-label="([^"]*)"/.exec(attributes)?.[1]
  expect(
    wrong((_, address) =>
      [...htmlOf(address).matchAll(/<article class="card[^>]*>/g)].filter(([tag]) => !labelOf(tag)).map(([tag]) => tag),
    ),
  ).toEqual([])
  for (const address of ['/templates', '/categories', '/categories/contracts-agreements/universal', '/contact'])
    expect(
      repeated([...htmlOf(address).matchAll(/<(?:article|form)[^>]*>/g)].flatMap(([tag]) => labelOf(tag) ?? [])),
    ).toEqual([])
  expect(
    wrong((_, address) =>
      [...htmlOf(address).matchAll(/<(a|button)\b([^>]*)>([^]*?)<\/\1>/g)].flatMap(
        ([, , attributes = '', content = '']) => {
          const name = labelOf(attributes)
          return name === undefined || plain(name).includes(plain(content)) ? [] : [`${plain(content)}: ${name}`]
        },
      ),
    ),
  ).toEqual([])
})

test('links in the feed and other machine-readable files lead to existing pages', async ({ request }) => {
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
      // By day the crawl asks for no files outside the corpus.
      if ((status ?? 200) !== 200) broken.push(`${address}: ${path} ${status}`)
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
        // React's style for attributes and empty elements makes no difference in HTML.
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'void-style': 'off',
        // React's script ID contains a character that HTML parsers accept.
        'valid-id': ['error', { relaxed: true }],
        // Checkboxes of one group share a name.
        'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
      },
    }),
  )
  const problems = firstPages(8).flatMap((address) =>
    validator
      .validateStringSync(seen.get(address)!.html!, address)
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`),
      ),
  )
  expect(problems).toEqual([])
})
