import { createHash } from 'node:crypto'
import { env } from '@/lib/env'
import { bootText } from '@/lib/platform/boot-text'
import { addressLike, isChunkPreload, kindOf, listEntry, sourceOf, type ScriptKind } from './page-scripts'
import { parsePage, type PageElement } from './parse-page'

/** Where the pages' own scripts go, as an address and below the build folder's `static`. */
export const PAGE_SCRIPTS = '/_next/static/pages/'

export interface ProcessedPage {
  html: string
  /**
   * The page's scripts in the order in which they run: addresses, each with the attributes that its element needs, if
   * any, as a fragment in the form of a query (`/_next/static/chunks/a.js?dpl=1#crossorigin=anonymous`).
   */
  scripts: readonly string[]
  /** What was inline in the page. Missing where the page had been processed before. */
  own?: { url: string; text: string }
}

const boot = `<script>${bootText}</script>`

/** The inline scripts of Next.js 16.4.6, and how many of each a page has. */
const inlineKinds = [
  { start: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":', least: 1, most: 1 },
  { start: '(self.__next_f=self.__next_f||[]).push([0', least: 1, most: 1 },
  { start: 'self.__next_f.push([', least: 1, most: Infinity },
]

/**
 * Turns a page as Next.js writes it into one that paints without waiting for scripts and that a policy without inline
 * scripts lets pass: one inline script, the same on every page (`lib/platform/boot.ts`), and before it the list of all
 * others, those that were inline gathered in one file. All else keeps its bytes. A processed page comes back as it is.
 * Throws where the page holds anything that is not known here: Next's output is no API, so it must not be guessed at.
 * Throws at a script from a host other than that of `siteUrl`, too: the policy allows `'self'`, and a page whose scripts
 * the browser refuses is worse than a build that stops.
 */
export function processPage(html: string, siteUrl = env().siteUrl): ProcessedPage {
  const processed = html.includes('<template data-scripts=') ? { html } : moveScripts(html, siteUrl)
  return { ...processed, scripts: checkPage(processed.html) }
}

function moveScripts(html: string, siteUrl: string): Pick<ProcessedPage, 'html' | 'own'> {
  const elements = parsePage(html)
  const found: Record<ScriptKind, PageElement[]> = { data: [], boot: [], chunk: [], fallback: [], inline: [] }
  for (const element of elements) if (element.name === 'script') found[kindOf(element)].push(element)
  if (found.boot.length !== 1) throw new Error(`Expected one boot script, found ${found.boot.length}`)
  const first = firstChecked(found.chunk, siteUrl)
  checkInline(found.inline.map(({ text }) => text))

  const text = found.inline.map((script) => `${script.text};\n`).join('')
  const own = ownScript(text, first)
  const list = [own.entry, ...found.chunk.map((script) => listEntry(script))].join(' ')
  const start = afterHeadStart(elements)
  if (start === undefined) throw new Error('Expected one list of scripts, but the head does not begin as known')
  const removed = elements.filter(
    (element) => isChunkPreload(element) || (element.name === 'script' && !found.data.includes(element)),
  )
  const template = `<template data-scripts="${list.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></template>`
  return { html: html.slice(0, start) + template + boot + without(removed, html, start), own: { url: own.url, text } }
}

/** The file for what was inline: its address, and its entry in the list with the attributes that `like` needs. */
function ownScript(text: string, like: PageElement): { url: string; entry: string } {
  const hash = createHash('sha256').update(text).digest()
  const url = addressLike(like, `${PAGE_SCRIPTS}${hash.toString('hex').slice(0, 20)}.js`)
  return { url, entry: listEntry(like, { src: url, integrity: `sha256-${hash.toString('base64')}` }) }
}

/** The text from `start` on without the given elements, which do not hold one another. */
function without(elements: readonly PageElement[], html: string, start: number): string {
  let from = start
  const kept = elements.map((element) => {
    const part = html.slice(from, element.start)
    from = element.end
    return part
  })
  return kept.join('') + html.slice(from)
}

/** The offset after the first two elements of the head, which React writes for every page. */
function afterHeadStart(elements: readonly PageElement[]): number | undefined {
  const [charset, viewport] = elements.slice(elements.findIndex(({ name }) => name === 'head') + 1)
  const isKnown = charset?.attributes.has('charset') && viewport?.attributes.get('name') === 'viewport'
  return isKnown ? viewport?.end : undefined
}

/** The first of a page's chunks. Throws where there is none, one comes twice, or the policy refuses one. */
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

/** The page's list of scripts. Throws where the page is not in the form that the policy and the boot script expect. */
function checkPage(html: string): string[] {
  const elements = parsePage(html)
  const [list, ...furtherLists] = elements.filter(({ attributes }) => attributes.has('data-scripts'))
  const scripts = list?.attributes.get('data-scripts')
  if (!list || !scripts || furtherLists.length) throw new Error('Expected one list of scripts')
  if (list.start !== afterHeadStart(elements) || !html.startsWith(`${list.tag}</template>${boot}`, list.start))
    throw new Error('The boot script does not stand at the start of the head, after its list')
  for (const element of elements) {
    if (element.name === 'script' && element.start !== list.end && !isDataBlock(element))
      throw new Error(`Script left behind: ${(element.tag + element.text).slice(0, 200)}`)
    const forbidden = forbiddenIn(element)
    if (forbidden) throw new Error(`Not allowed by the policy: ${forbidden} in ${element.tag.slice(0, 200)}`)
  }
  return scripts.split(' ')
}

const isDataBlock = ({ attributes, isClosed }: PageElement): boolean =>
  isClosed && attributes.get('type') === 'application/ld+json'

/** What the policy refuses in an element that is no script. */
function forbiddenIn({ name, attributes }: PageElement): string | undefined {
  if (name === 'style') return '<style>'
  if (name === 'link' && attributes.get('as') === 'script') return 'as="script"'
  if (name === 'link' && attributes.get('rel') === 'modulepreload') return 'modulepreload'
  return [...attributes]
    .filter(([key, value]) => key === 'style' || /^on\w/.test(key) || /^\s*javascript:/i.test(value))
    .map(([key, value]) => `${key}="${value}"`.slice(0, 200))[0]
}
