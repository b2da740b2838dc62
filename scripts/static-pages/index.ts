/**
 * The step after `next build` that makes the prerendered pages fast and safe (docs/decisions/006-static-pages.md):
 *
 * 1. every page keeps one inline script, the hydration loader, and the list of its other scripts;
 * 2. what was inline goes to one file per page, named by its content, which is cached for ever like Next's own;
 * 3. the data of Next's client router is removed: every link of the site is a plain one;
 * 4. Next's error page is replaced by one without inline styles.
 *
 * `next start` and Vercel serve the changed pages like any others.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../support/hash-files'
import { addCompileHint } from './compile-hints'
import { errorPage } from './error-page'
import { PAGE_SCRIPTS, processPage } from './process-page'
import { removeRouterData } from './router-data'

const NOT_FOUND = 'app/_not-found.html'
const errorPages = ['app/_global-error.html', 'pages/500.html']

/**
 * Processes the build in `dist` and returns its pages, relative to `dist/server`. Every page fetches the script at the path
 * `soon` ahead. Throws if a page is not as expected.
 */
export function processStaticPages(dist: string, { soon }: { soon?: string } = {}): string[] {
  const server = path.join(dist, 'server')
  const pages = ['app', 'pages'].flatMap((folder) =>
    filesBelow(path.join(server, folder))
      .filter((name) => name.endsWith('.html'))
      .map((name) => path.join(folder, name)),
  )
  for (const needed of [NOT_FOUND, ...errorPages])
    if (!pages.includes(needed)) throw new Error(`The build has no ${needed}`)

  const scripts = new Set<string>()
  for (const page of pages) {
    const file = path.join(server, page)
    if (errorPages.includes(page)) writeFileSync(file, errorPage(readFileSync(path.join(server, NOT_FOUND), 'utf8')))
    else for (const script of processFile(file, dist, soon)) scripts.add(script)
    removeRouterData(file)
  }
  removeOrphans(dist, new Set([...scripts].map((url) => fileOf(dist, url))))
  addHints(dist, scripts)
  // Copies of former pages that a server has made.
  rmSync(path.join(server, 'route-cache'), { recursive: true, force: true })
  return pages
}

/** The file of the build at an address, which may have a prefix, a query and a fragment. */
const fileOf = (dist: string, url: string): string => path.join(dist, url.replace(/^.*?\/_next\/|[?#].*$/g, ''))

/** Processes one page in place. Returns its scripts, as its list has them. */
function processFile(file: string, dist: string, soon?: string): readonly string[] {
  try {
    const { html, scripts, own } = processPage(readFileSync(file, 'utf8'), { soon })
    if (own) {
      mkdirSync(path.dirname(fileOf(dist, own.url)), { recursive: true })
      writeFileSync(fileOf(dist, own.url), own.text)
    }
    const lost = scripts.find((url) => !existsSync(fileOf(dist, url)))
    if (lost) throw new Error(`The build has no ${lost}`)
    writeFileSync(file, html)
    return scripts
  } catch (error) {
    throw new Error(`${file} cannot be processed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Hints at the large scripts of the pages, but at none of which a page states the hash. */
function addHints(dist: string, scripts: ReadonlySet<string>): void {
  for (const url of scripts)
    if (!url.includes(PAGE_SCRIPTS) && !url.includes('integrity=')) addCompileHint(fileOf(dist, url))
}

function removeOrphans(dist: string, owned: ReadonlySet<string>): void {
  const folder = fileOf(dist, PAGE_SCRIPTS)
  for (const file of filesBelow(folder).map((name) => path.join(folder, name))) if (!owned.has(file)) rmSync(file)
}
