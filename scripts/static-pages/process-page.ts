import { createHash } from 'node:crypto'
import { bootText } from '@/lib/platform/boot-text'

/** Where the pages' own scripts go, as an address and below the build folder's `static`. */
export const PAGE_SCRIPTS = '/_next/static/pages/'

export interface ProcessedPage {
  html: string
  /** The page's scripts in the order in which they run. */
  scripts: readonly string[]
  /** What was inline in the page. Missing where the page had been processed before. */
  own?: { url: string; text: string }
}

const HEAD = /<head><meta charSet="utf-8"\/><meta name="viewport" content="[^"]*"\/>/
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g
const SCRIPT_PRELOAD = /<link rel="preload"(?=[^>]* as="script")[^>]*>/g
const LIST = /<template data-scripts="([^"]*)"><\/template>/g
const boot = `<script>${bootText}</script>`

const isData = (attributes: string): boolean => attributes === ' type="application/ld+json"'

/** The inline scripts of Next.js 16.4.6, and how many of each a page has. */
const inlineKinds = [
  { start: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":', least: 1, most: 1 },
  { start: '(self.__next_f=self.__next_f||[]).push([0', least: 1, most: 1 },
  { start: 'self.__next_f.push([', least: 1, most: Infinity },
]

/**
 * Turns a page as Next.js writes it into one that paints without waiting for scripts and that a policy without inline
 * scripts lets pass: one inline script, the same on every page (`lib/platform/boot.ts`), and before it the list of all
 * others, those that were inline gathered in one file. A processed page comes back as it is.
 * Throws where the page holds anything that is not known here: Next's output is no API, so it must not be guessed at.
 */
export function processPage(html: string): ProcessedPage {
  const processed = html.includes('<template data-scripts=') ? { html } : moveScripts(html)
  return { ...processed, scripts: checkPage(processed.html) }
}

function moveScripts(html: string): Pick<ProcessedPage, 'html' | 'own'> {
  const inline: string[] = []
  const external: string[] = []
  let boots = 0
  const bare = html.replace(SCRIPT_PRELOAD, '').replace(SCRIPT, (script, attributes: string, text: string) => {
    const src = /^ src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" (async|noModule)=""$/.exec(attributes)
    if (isData(attributes)) return script
    else if (script === boot) boots += 1
    else if (src?.[1] && !text) external.push(...(src[2] === 'async' ? [src[1]] : []))
    else if (attributes === '' || attributes === ' id="_R_"') inline.push(text)
    else throw new Error(`Unknown script: ${script.slice(0, 200)}`)
    return ''
  })
  if (boots !== 1) throw new Error(`Expected one boot script, found ${boots}`)
  if (!external.length || new Set(external).size !== external.length)
    throw new Error(`Expected different external scripts, found ${external.join(' ') || 'none'}`)
  checkInline(inline)
  const text = inline.map((script) => `${script};\n`).join('')
  const url = `${PAGE_SCRIPTS}${createHash('sha256').update(text).digest('hex').slice(0, 20)}.js`
  const list = `<template data-scripts="${[url, ...external].join(' ')}"></template>`
  // A function, since the text of the boot script could hold the signs that replacement strings give a meaning.
  return { html: bare.replace(HEAD, (head) => head + list + boot), own: { url, text } }
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
  const [list, ...furtherLists] = html.matchAll(LIST)
  const head = HEAD.exec(html)
  if (!list?.[1] || furtherLists.length) throw new Error('Expected one list of scripts')
  if (!head || !html.startsWith(list[0] + boot, head.index + head[0].length))
    throw new Error('The boot script does not stand at the start of the head, after its list')
  const others = [...html.matchAll(SCRIPT)].filter(
    ([script, attributes = '']) => script !== boot && !isData(attributes),
  )
  if (others[0]) throw new Error(`Script left behind: ${others[0][0].slice(0, 200)}`)
  const markup = html.replace(SCRIPT, '')
  for (const forbidden of [
    /<script/i,
    /<style/i,
    /<[^>]+\sstyle="/i,
    /<[^>]+\son\w+="/i,
    /="javascript:/i,
    /<link[^>]*(?: as="script"|modulepreload)/,
  ])
    if (forbidden.test(markup)) throw new Error(`Not allowed by the policy: ${forbidden.exec(markup)?.[0].slice(-200)}`)
  return list[1].split(' ')
}
