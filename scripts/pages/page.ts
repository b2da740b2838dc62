import { createHash } from 'node:crypto'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { env } from '@/lib/env'
import { loaderText } from '@/lib/platform/generated/hydration-loader'

/** The address of a script of the build: a prefix (`assetPrefix`) may precede it, a query (`?dpl=`) may follow it. */
const CHUNK = /^((?:https?:\/)?\/[^\s?#]*|)\/_next\/static\/chunks\/[\w.~-]+\.js(\?[^\s#]*)?$/
/** The inline scripts of Next.js 16.4.6: one that starts the code, one that announces React's data, and that data. */
const INLINE =
  /^(\(globalThis\["TURBOPACK"\] |\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0|self\.__next_f\.push\(\[)/

type Attributes = Readonly<Record<string, string>>
type Kind = 'kept' | 'loader' | 'inline' | 'chunk' | 'unused'

/** An element as written in a page, with the offsets of its start and end. */
interface Written extends Record<'name' | 'whole' | 'text', string>, Record<'start' | 'end', number> {
  attributes: Attributes
}

/** Returns the elements written in a page, not those that HTML implies, as browsers read them. */
function elementsOf(html: string): Written[] {
  const visit = (node: Tree.ChildNode): Written[] => {
    if (!('tagName' in node)) return []
    const { tagName: name, attrs, sourceCodeLocation: at } = node
    const inside = ('content' in node ? node.content : node).childNodes.flatMap(visit)
    if (!at?.startTag) return inside
    const { startOffset: start, endOffset: end, startTag, endTag } = at
    const text = html.slice(startTag.endOffset, endTag?.startOffset ?? end)
    const attributes = Object.fromEntries(attrs.map((attribute) => [attribute.name.toLowerCase(), attribute.value]))
    return [{ name, attributes, text, whole: html.slice(start, end), start, end }, ...inside]
  }
  // Without scripting the parser reads the content of <noscript>, which must follow the policy as well.
  return parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }).childNodes.flatMap(visit)
}

/** Returns what becomes of a script, or undefined if it is unknown. One with `nomodule` is for browsers without modules. */
function kindOfScript({ attributes, text, whole }: Written, siteUrl: string): Kind | undefined {
  const { type, id = '_R_', src = '' } = attributes
  const isFile = !text && CHUNK.test(src) && new URL(src, siteUrl).origin === siteUrl
  const kinds: [Kind, boolean, ...attributes: string[]][] = [
    ['kept', type === 'application/ld+json', 'type'],
    ['loader', text === loaderText],
    ['inline', INLINE.test(text) && id === '_R_', 'id'],
    ['chunk', isFile && 'async' in attributes, 'src', 'async', 'crossorigin', 'integrity'],
    ['unused', isFile && 'nomodule' in attributes, 'src', 'nomodule', 'crossorigin', 'integrity'],
  ]
  const hasOnly = (names: readonly string[]): boolean => Object.keys(attributes).every((name) => names.includes(name))
  const known = kinds.find(([, is, ...names]) => is && hasOnly([...names, 'nonce']))
  return whole.endsWith('</script>') ? known?.[0] : undefined
}

/** Returns what becomes of an element. Throws at an unknown script and at what the policy of static pages refuses. */
function kindOf(element: Written, siteUrl: string): Kind {
  const { name, attributes, whole } = element
  const { rel, as, href = '' } = attributes
  if (name === 'link' && rel === 'preload' && as === 'script' && CHUNK.test(href)) return 'unused'
  const kind = name === 'script' ? kindOfScript(element, siteUrl) : 'kept'
  if (!kind) throw new Error(`Unknown script: ${whole.slice(0, 200)}`)
  const isCode = ([key, value]: [string, string]): boolean =>
    key === 'style' || /^on\w/.test(key) || /^\s*javascript:/i.test(value)
  if (name === 'style' || as === 'script' || rel === 'modulepreload' || Object.entries(attributes).some(isCode))
    throw new Error(`Not allowed by the policy: ${whole.slice(0, 200)}`)
  return kind
}

/** Moves Next.js's scripts into a template before the loader, inline ones as the file `own`. Throws at anything unknown. */
export function processPage(
  html: string,
  siteUrl = env().siteUrl,
): { html: string; own: { file: string; text: string }; scripts: Attributes[] } {
  const elements = elementsOf(html).map((element) => ({ ...element, kind: kindOf(element, siteUrl) }))
  const of = (kind: Kind): Written[] => elements.filter((element) => element.kind === kind)
  const [chunks, inline, loaders] = [of('chunk'), of('inline'), of('loader')]
  const place = elements.find(({ attributes }) => attributes.name === 'viewport')?.end
  if (place === undefined || !chunks[0] || inline.length < 3 || loaders.length !== 1)
    throw new Error(
      `Found ${chunks.length} files, ${inline.length} inline scripts, ${loaders.length} loaders, at ${place}`,
    )
  const text = inline.map((script) => `${script.text};\n`).join('')
  const hash = createHash('sha256').update(text).digest()
  const file = `static/pages/${hash.toString('hex').slice(0, 20)}.js`
  const own = chunks[0].whole
    .replace(/\/_next\/static\/[^"?]*/, `/_next/${file}`)
    .replace(/(integrity=")[^"]*/, `$1sha256-${hash.toString('base64')}`)
  const scripts = `<template data-scripts="">${own}${chunks.map(({ whole }) => whole).join('')}</template>`
  const moved = elements.filter(({ kind }) => kind !== 'kept').map(({ start, end }) => ({ start, end, by: '' }))
  const result = [...moved, { start: place, end: place, by: `${scripts}<script>${loaderText}</script>` }]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), html)
  return { html: result, own: { file, text }, scripts: chunks.map(({ attributes }) => attributes) }
}
