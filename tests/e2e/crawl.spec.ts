import { expect, test, type APIRequestContext } from '@playwright/test'

/** How many pages are asked for at a time. */
const AT_ONCE = 8

interface Visit {
  /** Links to follow from the home page. */
  clicks: number
  status: number
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** The address within the site, without its fragment; undefined for links that lead elsewhere. */
function internal(href: string, from: string): string | undefined {
  const url = new URL(href, `http://site${from}`)
  return url.host === 'site' ? url.pathname + url.search : undefined
}

const isPage = (address: string): boolean => !/^\/api\/|\.[a-z]{3,4}$/.test(address)

async function visit(request: APIRequestContext, address: string): Promise<{ status: number; links: string[] }> {
  const page = isPage(address)
  const response = page ? await request.get(address) : await request.head(address)
  const html = page && response.ok() ? await response.text() : ''
  return { status: response.status(), links: linksIn(html) }
}

/** Follows every link from the home page, level by level. */
async function crawl(request: APIRequestContext): Promise<Map<string, Visit>> {
  const seen = new Map<string, Visit>([['/', { clicks: 0, status: 0 }]])
  let level = ['/']
  for (let clicks = 1; level.length > 0; clicks++) {
    const next: string[] = []
    const waiting = [...level]
    const work = async (): Promise<void> => {
      for (let address = waiting.shift(); address; address = waiting.shift()) {
        const { status, links } = await visit(request, address)
        seen.get(address)!.status = status
        for (const link of links) {
          const target = internal(link, address)
          if (!target || seen.has(target)) continue
          seen.set(target, { clicks, status: 0 })
          next.push(target)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    level = next
  }
  return seen
}

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
  test.setTimeout(180_000)
  const seen = await crawl(request)
  expect([...seen].filter(([, { status }]) => status !== 200)).toEqual([])
  const templates = await allTemplates(request)
  const wanted = templates.flatMap(({ slug, files }) => [`/templates/${slug}`, ...files.map(({ url }) => url)])
  expect(wanted.filter((address) => !seen.has(address))).toEqual([])
  // The further pages of the one long list are views of it, not pages that anybody has to come upon.
  const pages = [...seen].filter(([address]) => isPage(address) && !address.includes('?'))
  expect(pages.filter(([, { clicks }]) => clicks > 4)).toEqual([])
})
