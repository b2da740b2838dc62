import { loaderText } from '../../lib/platform/generated/hydration-loader.js'
import { isChunkPreload, kindOf, sourceOf, type ScriptKind } from './page-scripts.ts'
import type { PageElement } from './parse-page.ts'

/** The element of the hydration loader, the same on every page. */
export const loader = `<script>${loaderText}</script>`

/** The inline scripts of Next.js 16.4.6, and how many of each a page has. */
const inlineKinds = [
  { start: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":', least: 1, most: 1 },
  { start: '(self.__next_f=self.__next_f||[]).push([0', least: 1, most: 1 },
  { start: 'self.__next_f.push([', least: 1, most: Infinity },
]

/** A page as Next.js writes it, without its scripts. */
export interface PageParts {
  /** The text up to the place of the list of scripts and of the loader, and the text after it. */
  start: string
  rest: string
  /** The files of the build that the page runs, at least one, and the inline scripts, both in the order of the page. */
  chunks: readonly [PageElement, ...PageElement[]]
  inline: readonly PageElement[]
}

/**
 * Takes the scripts out of a page that Next.js wrote; everything else keeps its bytes. Throws if the page holds anything
 * unknown: Next's output is no API, so it must not be guessed at. Also throws at a script from another host than that of
 * `siteUrl`: the policy allows `'self'`, and a page whose scripts the browser refuses is worse than a build that stops.
 */
export function takeApart(html: string, elements: readonly PageElement[], siteUrl: string): PageParts {
  const found: Record<ScriptKind, PageElement[]> = { data: [], loader: [], chunk: [], fallback: [], inline: [] }
  for (const element of elements) if (element.name === 'script') found[kindOf(element)].push(element)
  if (found.loader.length !== 1) throw new Error(`Expected one hydration loader, found ${found.loader.length}`)
  const chunks = checkChunks(found.chunk, siteUrl)
  checkInline(found.inline.map(({ text }) => text))
  const start = afterHeadStart(elements)
  if (start === undefined)
    throw new Error('There is no place for the list of scripts: the start of the head is unknown')
  const isRemoved = (element: PageElement): boolean =>
    isChunkPreload(element) || (element.name === 'script' && !found.data.includes(element))
  for (const element of elements) if (!isRemoved(element)) checkPolicy(element)
  const rest = without(elements.filter(isRemoved), html, start)
  return { start: html.slice(0, start), rest, chunks, inline: found.inline }
}

const attribute = (name: string, value: string): string =>
  ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`

/** The element with the entries of a page's scripts, and of one that it may need soon, which the hydration loader follows. */
export const scriptList = (entries: readonly string[], soon?: string): string =>
  `<template${attribute('data-scripts', entries.join(' '))}${soon ? attribute('data-soon', soon) : ''}></template>`

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
export function afterHeadStart(elements: readonly PageElement[]): number | undefined {
  const [charset, viewport] = elements.slice(elements.findIndex(({ name }) => name === 'head') + 1)
  const isKnown = charset?.attributes.has('charset') && viewport?.attributes.get('name') === 'viewport'
  return isKnown ? viewport?.end : undefined
}

/** Returns a page's chunks. Throws if there is none, one occurs twice, or the policy refuses one. */
function checkChunks(chunks: readonly PageElement[], siteUrl: string): [PageElement, ...PageElement[]] {
  const [first, ...others] = chunks
  const sources = chunks.map(sourceOf)
  if (!first || new Set(sources).size !== sources.length)
    throw new Error(`Expected different external scripts, found ${sources.join(' ') || 'none'}`)
  const foreign = sources.find((source) => new URL(source, siteUrl).origin !== siteUrl)
  if (foreign) throw new Error(`Not allowed by the policy (script-src 'self' on ${siteUrl}): ${foreign}`)
  return [first, ...others]
}

function checkInline(scripts: readonly string[]): void {
  const unknown = scripts.find((script) => !inlineKinds.some(({ start }) => script.startsWith(start)))
  if (unknown !== undefined) throw new Error(`Unknown inline script: ${unknown.slice(0, 200)}`)
  for (const { start, least, most } of inlineKinds) {
    const count = scripts.filter((script) => script.startsWith(start)).length
    if (count < least || count > most) throw new Error(`Found ${count} inline scripts that start with ${start}`)
  }
}

/** Throws if the policy refuses something in an element other than a script. */
export function checkPolicy(element: PageElement): void {
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
