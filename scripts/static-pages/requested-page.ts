import { listEntry } from './page-scripts.ts'
import type { PageElement } from './parse-page.ts'
import { leanScript } from './payload.ts'
import { scanPage } from './scan-page.ts'
import { loader, scriptList, takeApart } from './take-apart.ts'

interface Options {
  /** The origin of the site. */
  siteUrl: string
  /** The entry of a script that is fetched ahead, as the pages of the build have it. */
  soon?: string
}

/**
 * Does for a page that Next.js writes on request what `processPage` does for those of the build: nothing but the hydration
 * loader runs before a sign of a visitor. Its inline scripts, which no file can hold, stay in the page, in a template that
 * the loader empties: there browsers do not run them. They keep their nonces. Throws as {@link takeApart} does.
 */
export function stillRequestedPage(html: string, { siteUrl, soon }: Options): string {
  const { start, rest, chunks, inline } = takeApart(html, scanPage(html), siteUrl)
  const scripts = inline.map(({ tag, text }) => `${tag}${leanScript(text)}</script>`).join('')
  const end = rest.lastIndexOf('</body>')
  if (end < 0) throw new Error('There is no place for the inline scripts: the body has no end')
  const list = scriptList(
    chunks.map((script) => listEntry(withoutNonce(script))),
    soon,
  )
  return `${start}${list}${loader}${rest.slice(0, end)}<template data-inline>${scripts}</template>${rest.slice(end)}`
}

/** The policy allows files of the build without one. */
const withoutNonce = (script: PageElement): PageElement => ({
  ...script,
  attributes: new Map([...script.attributes].filter(([name]) => name !== 'nonce')),
})

/** Returns the entry of the script that a page of the build fetches ahead, if there is one. */
export const soonOf = (html: string): string | undefined =>
  /<template data-scripts="[^"]*" data-soon="([^"]*)"/
    .exec(html)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
