import { createHash } from 'node:crypto'
import { env } from '@/lib/env'
import { loaderText } from '@/lib/platform/generated/hydration-loader'
import { addressLike, isChunkPreload, kindOf, listEntry, sourceOf, type ScriptKind } from './page-scripts'
import { parsePage, type PageElement } from './parse-page'

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

const loader = `<script>${loaderText}</script>`

/** The inline scripts of Next.js 16.4.6, and how many of each a page has. */
const inlineKinds = [
  { start: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":', least: 1, most: 1 },
  { start: '(self.__next_f=self.__next_f||[]).push([0', least: 1, most: 1 },
  { start: 'self.__next_f.push([', least: 1, most: Infinity },
]

/**
 * Turns a page as Next.js writes it into one that paints without waiting for scripts and that a policy without inline
 * scripts allows. It keeps one inline script, the same on every page (`lib/platform/hydration-loader.ts`), after the
 * list of all others; those that were inline are gathered in one file. Everything else keeps its bytes. A processed
 * page is returned as it is. Throws if the page holds anything unknown: Next's output is no API, so it must not be
 * guessed at. Also throws at a script from another host than that of `siteUrl`: the policy allows `'self'`, and a page
 * whose scripts the browser refuses is worse than a build that stops.
 */
export function processPage(html: string, siteUrl = env().siteUrl): ProcessedPage {
  const elements = parsePage(html)
  const lists = elements.filter(({ attributes }) => attributes.has('data-scripts'))
  return lists.length ? { html, scripts: readList(html, elements, lists) } : moveScripts(html, elements, siteUrl)
}

/** Moves the scripts of a page that Next.js wrote out of it. */
function moveScripts(html: string, elements: readonly PageElement[], siteUrl: string): ProcessedPage {
  const found: Record<ScriptKind, PageElement[]> = { data: [], loader: [], chunk: [], fallback: [], inline: [] }
  for (const element of elements) if (element.name === 'script') found[kindOf(element)].push(element)
  if (found.loader.length !== 1) throw new Error(`Expected one hydration loader, found ${found.loader.length}`)
  const first = firstChecked(found.chunk, siteUrl)
  checkInline(found.inline.map(({ text }) => text))
  const start = afterHeadStart(elements)
  if (start === undefined)
    throw new Error('There is no place for the list of scripts: the start of the head is unknown')
  const isRemoved = (element: PageElement): boolean =>
    isChunkPreload(element) || (element.name === 'script' && !found.data.includes(element))
  for (const element of elements) if (!isRemoved(element)) checkPolicy(element)

  const text = found.inline.map((script) => `${script.text};\n`).join('')
  const own = ownScript(text, first)
  const list = [own.entry, ...found.chunk.map((script) => listEntry(script))].join(' ')
  const template = `<template data-scripts="${list.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></template>`
  return {
    html: html.slice(0, start) + template + loader + without(elements.filter(isRemoved), html, start),
    scripts: list.split(' '),
    own: { url: own.url, text },
  }
}

/**
 * Returns the address of the file for inline scripts, and its entry in the list with the attributes that `like` has.
 */
function ownScript(text: string, like: PageElement): { url: string; entry: string } {
  const hash = createHash('sha256').update(text).digest()
  const url = addressLike(like, `${PAGE_SCRIPTS}${hash.toString('hex').slice(0, 20)}.js`)
  return { url, entry: listEntry(like, { src: url, integrity: `sha256-${hash.toString('base64')}` }) }
}

/** The text from `start` on without the given elements, none of which contains another. */
function without(elements: readonly PageElement[], html: string, start: number): string {
  let from = start
  const kept = elements.map((element) => {
    const part = html.slice(from, element.start)
    from = element.end
    return part
  })
  return kept.join('') + html.slice(from)
}

/** Returns the offset after the first two elements of the head, which React writes for every page. */
function afterHeadStart(elements: readonly PageElement[]): number | undefined {
  const [charset, viewport] = elements.slice(elements.findIndex(({ name }) => name === 'head') + 1)
  const isKnown = charset?.attributes.has('charset') && viewport?.attributes.get('name') === 'viewport'
  return isKnown ? viewport?.end : undefined
}

/** The first of a page's chunks. Throws if there is none, one occurs twice, or the policy refuses one. */
function firstChecked(chunks: readonly PageElement[], siteUrl: string): PageElement {
  const [first] = chunks
  const sources = chunks.map(sourceOf)
  if (!first || new Set(sources).size !== sources.length)
    throw new Error(`Expected different external scripts, found ${sources.join(' ') || 'none'}`)
  const foreign = sources.find((source) => new URL(source, siteUrl).origin !== siteUrl)
  if (foreign) throw new Error(`Not allowed by the policy (script-src 'self' on ${siteUrl}): ${foreign}`)
  return first
}

function checkInline(scripts: readonly string[]): void {
  const unknown = scripts.find((script) => !inlineKinds.some(({ start }) => script.startsWith(start)))
  if (unknown !== undefined) throw new Error(`Unknown inline script: ${unknown.slice(0, 200)}`)
  for (const { start, least, most } of inlineKinds) {
    const count = scripts.filter((script) => script.startsWith(start)).length
    if (count < least || count > most) throw new Error(`Found ${count} inline scripts that start with ${start}`)
  }
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

/** Throws if the policy refuses something in an element other than a script. */
function checkPolicy(element: PageElement): void {
  const forbidden = forbiddenIn(element)
  if (forbidden) throw new Error(`Not allowed by the policy: ${forbidden} in ${element.tag.slice(0, 200)}`)
}

function forbiddenIn({ name, attributes }: PageElement): string | undefined {
  if (name === 'style') return '<style>'
  if (name === 'link' && attributes.get('as') === 'script') return 'as="script"'
  if (name === 'link' && attributes.get('rel') === 'modulepreload') return 'modulepreload'
  return [...attributes]
    .filter(([key, value]) => key === 'style' || /^on\w/.test(key) || /^\s*javascript:/i.test(value))
    .map(([key, value]) => `${key}="${value}"`.slice(0, 200))[0]
}
