import { loaderText } from '../../lib/platform/generated/hydration-loader.js'
import type { PageElement } from './parse-page.ts'

/**
 * Attributes that decide how a script is fetched or whether it may run. The hydration loader sets these on the elements
 * it makes.
 */
const CARRIED = ['crossorigin', 'integrity', 'nonce']
/** The folder of the build may follow a path or a host (`basePath`, `assetPrefix`), and a query may follow the name. */
const CHUNK = /^((?:https?:\/)?\/[^\s?#]*|)\/_next\/static\/chunks\/[\w.~-]+\.js(\?[^\s#]*)?$/

export type ScriptKind = 'data' | 'loader' | 'chunk' | 'fallback' | 'inline'

const hasOnly = ({ attributes }: PageElement, ...names: string[]): boolean =>
  [...attributes.keys()].every((name) => names.includes(name))

/** The address of a script. */
export const sourceOf = ({ attributes }: PageElement): string => attributes.get('src') ?? ''

/**
 * Returns what a script of a page is: a data block, the hydration loader, a file of the build (`fallback`: one only for
 * browsers without modules), or inline code. Throws if it is none of these.
 */
export function kindOf(script: PageElement): ScriptKind {
  const { attributes, isClosed, text, tag } = script
  const has = (name: string): boolean => attributes.has(name)
  if (isClosed) {
    if (attributes.get('type') === 'application/ld+json' && hasOnly(script, 'type', 'nonce')) return 'data'
    if (text === loaderText && hasOnly(script, 'nonce')) return 'loader'
    if (hasOnly(script, 'id', 'nonce') && (!has('id') || attributes.get('id') === '_R_')) return 'inline'
    const isFile = CHUNK.test(sourceOf(script)) && !text && hasOnly(script, 'src', 'async', 'nomodule', ...CARRIED)
    if (isFile && has('async') !== has('nomodule')) return has('async') ? 'chunk' : 'fallback'
  }
  throw new Error(`Unknown script: ${(tag + text).slice(0, 200)}`)
}

/** Whether an element asks for a script of the build ahead of time. */
export const isChunkPreload = ({ name, attributes }: PageElement): boolean =>
  name === 'link' &&
  attributes.get('rel') === 'preload' &&
  attributes.get('as') === 'script' &&
  CHUNK.test(attributes.get('href') ?? '')

/**
 * Returns the address of the build's file `path` (`/_next/...`) in the form of the page's other scripts: with the
 * prefix and the query of `script`, a chunk. If several deployments are served at once, the query selects one.
 */
export function addressLike(script: PageElement, path: string): string {
  const [, prefix = '', query = ''] = CHUNK.exec(sourceOf(script)) ?? []
  return prefix + path + query
}

/**
 * Returns a script's entry in the page's list: its address and, if its element needs attributes, these as a fragment in
 * query form. `changes` replaces attributes that `script` has, including `src`.
 */
export function listEntry(script: PageElement, changes: Readonly<Record<string, string>> = {}): string {
  const valueOf = (name: string): string => changes[name] ?? script.attributes.get(name) ?? ''
  const carried = CARRIED.filter((name) => script.attributes.has(name)).map((name) => [name, valueOf(name)])
  return [valueOf('src'), ...(carried.length ? [new URLSearchParams(carried).toString()] : [])].join('#')
}
