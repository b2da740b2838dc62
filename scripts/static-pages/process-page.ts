import { createHash } from 'node:crypto'
import { env } from '@/lib/env'
import { addressLike, listEntry } from './page-scripts'
import { parsePage, type PageElement } from './parse-page'
import { afterHeadStart, checkPolicy, loader, scriptList, takeApart, type PageParts } from './take-apart'

/** The folder of the pages' own scripts, as an address. */
export const PAGE_SCRIPTS = '/_next/static/pages/'

export interface ProcessedPage {
  html: string
  /**
   * The page's scripts in the order in which they run: addresses, each with the attributes that its element needs as a
   * fragment in query form (`/_next/static/chunks/a.js?dpl=1#crossorigin=anonymous`).
   */
  scripts: readonly string[]
  /** The scripts that were inline in the page. Missing if the page had been processed before. */
  own?: { url: string; text: string }
}

interface Options {
  /** The origin of the site, by default that of the settings. */
  siteUrl?: string
  /** The path of a file of the build that is fetched with the page's scripts, but not run (`/_next/static/chunks/a.js`). */
  soon?: string
}

/**
 * Turns a page as Next.js writes it into one that paints without waiting for scripts and that a policy without inline
 * scripts allows. It keeps one inline script, the same on every page (`lib/platform/hydration-loader.ts`), after the
 * list of all others; those that were inline are gathered in one file. Everything else keeps its bytes. A processed
 * page is returned as it is. Throws as {@link takeApart} does.
 */
export function processPage(html: string, { siteUrl = env().siteUrl, soon }: Options = {}): ProcessedPage {
  const elements = parsePage(html)
  const lists = elements.filter(({ attributes }) => attributes.has('data-scripts'))
  if (lists.length) return { html, scripts: readList(html, elements, lists) }
  return moveScripts(takeApart(html, elements, siteUrl), soon)
}

/** Moves the scripts of a page that Next.js wrote out of it. */
function moveScripts({ start, rest, chunks, inline }: PageParts, soon?: string): ProcessedPage {
  const text = inline.map(({ text }) => `${text};\n`).join('')
  const own = ownScript(text, chunks[0])
  const scripts = [own.entry, ...chunks.map((script) => listEntry(script))]
  const list = scriptList(scripts, soon && listEntry(chunks[0], { src: addressLike(chunks[0], soon) }))
  return { html: start + list + loader + rest, scripts, own: { url: own.url, text } }
}

/**
 * Returns the address of the file for inline scripts, and its entry in the list with the attributes that `like` has.
 */
function ownScript(text: string, like: PageElement): { url: string; entry: string } {
  const hash = createHash('sha256').update(text).digest()
  const url = addressLike(like, `${PAGE_SCRIPTS}${hash.toString('hex').slice(0, 20)}.js`)
  return { url, entry: listEntry(like, { src: url, integrity: `sha256-${hash.toString('base64')}` }) }
}

/**
 * The list of scripts in a processed page. Throws if the page does not have the form that {@link moveScripts} gives it.
 */
function readList(html: string, elements: readonly PageElement[], lists: readonly PageElement[]): string[] {
  const [list, ...others] = lists
  const scripts = list?.attributes.get('data-scripts')
  if (!list || !scripts || others.length) throw new Error('Expected one list of scripts')
  if (list.start !== afterHeadStart(elements) || !html.startsWith(`${list.tag}</template>${loader}`, list.start))
    throw new Error('The hydration loader is not at the start of the head, after its list')
  for (const element of elements) {
    if (element.name === 'script' && element.start !== list.end && !isDataBlock(element))
      throw new Error(`Script left behind: ${(element.tag + element.text).slice(0, 200)}`)
    checkPolicy(element)
  }
  return scripts.split(' ')
}

const isDataBlock = ({ attributes, isClosed }: PageElement): boolean =>
  isClosed && attributes.get('type') === 'application/ld+json'
