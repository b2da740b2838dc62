import type { APIRequestContext } from '@playwright/test'
import { corpus } from '../corpus'
import { isFull } from './full'
import { readPage, type ReadPage } from './read-page'

const [FIRST = ''] = Object.keys(corpus)

const AT_ONCE = 8

export interface Visit {
  /** Links to follow from the home page. */
  clicks: number
  /** Undefined if the address is known and was not asked for. */
  status: number | undefined
  html?: string
  page?: ReadPage
}

/** The address within the site, without its fragment; undefined for links that lead elsewhere. */
export function internal(href: string, from: string): string | undefined {
  const url = new URL(href, `http://site${from}`)
  return url.host === 'site' ? url.pathname + url.search : undefined
}

/** The slug of the template whose file or picture has this address. */
export const ownerOf = (address: string): string | undefined =>
  /^\/templates\/[a-z-]+\/([a-z0-9-]+)\.[a-z0-9.]+$/.exec(address)?.[1]

/** Not asked for: files of templates outside the corpus, which the server would make. The full run asks for all. */
export const isAsked = (address: string): boolean => isFull || (ownerOf(address) ?? FIRST) in corpus

/** Other addresses end in a file extension, belong to the API, or are forms, which are all one page. */
export const isPage = (address: string): boolean => !/^\/api\/|\/fill$|\.[a-z]{3,4}$/.test(address)

/** Processes a list that may grow meanwhile, `atOnce` items at a time. */
export async function forEach(
  items: Iterable<string>,
  work: (item: string) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const waiting = [...items]
  const next = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}

async function visit(request: APIRequestContext, address: string): Promise<Omit<Visit, 'clicks'>> {
  if (!isAsked(address)) return { status: undefined }
  if (!isPage(address)) return { status: (await request.head(address)).status() }
  const response = await request.get(address)
  if (!response.ok()) return { status: response.status() }
  const html = await response.text()
  return { status: response.status(), html, page: readPage(html) }
}

export async function crawl(request: APIRequestContext): Promise<Map<string, Visit>> {
  const seen = new Map<string, Visit>()
  let level = new Set(['/'])
  for (let clicks = 0; level.size > 0; clicks++) {
    const next = new Set<string>()
    await forEach(level, async (address) => {
      const visited = await visit(request, address)
      seen.set(address, { clicks, ...visited })
      for (const link of visited.page?.links ?? []) {
        const target = internal(link, address)
        if (target && !seen.has(target) && !level.has(target)) next.add(target)
      }
    })
    level = next
  }
  return seen
}
