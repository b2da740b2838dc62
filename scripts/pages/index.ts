/** The step after `next build` that makes prerendered pages fast and safe (docs/decisions/025-one-pass-over-pages.md). */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../support/hash-files'
import { processPage } from './page'

const NOT_FOUND = 'app/_not-found.html'
const errorPages = ['app/_global-error.html', 'pages/500.html']
/** Chromium compiles all functions of such a file at once in the background, not one by one as they are called. */
const HINT = '//# allFunctionsCalledOnLoad\n'
/** Bytes. Smaller scripts gain nothing. */
const LEAST = 20_000

const read = (file: string): string => readFileSync(file, 'utf8')

/** Processes the build in `dist` and returns its pages, relative to `dist/server`. Throws if a page is not as expected. */
export function processPages(dist: string): string[] {
  const server = path.join(dist, 'server')
  const pages = filesBelow(server).filter((name) => /^(app|pages)\/.*\.html$/.test(name))
  const lost = [NOT_FOUND, ...errorPages].find((name) => !pages.includes(name))
  if (lost) throw new Error(`The build has no ${lost}`)
  const scripts = new Set<string>()
  for (const page of pages) {
    const file = path.join(server, page)
    if (errorPages.includes(page)) writeFileSync(file, errorPage(read(path.join(server, NOT_FOUND))))
    else for (const script of processFile(file, dist)) scripts.add(script)
    removeRouterData(file.replace(/\.html$/, ''))
  }
  for (const script of scripts) {
    const file = path.join(dist, script.replace(/^.*?\/_next\/|\?.*$/g, ''))
    const text = read(file)
    // The name of the file stays: a copy without the hint does the same.
    if (text.length >= LEAST) writeFileSync(file, HINT + text)
  }
  return pages
}

function processFile(file: string, dist: string): string[] {
  try {
    const { html, own, scripts } = processPage(read(file))
    mkdirSync(path.join(dist, path.dirname(own.file)), { recursive: true })
    writeFileSync(path.join(dist, own.file), own.text)
    writeFileSync(file, html)
    return scripts.filter(({ integrity }) => integrity === undefined).map(({ src }) => src!)
  } catch (error) {
    throw new Error(`${file} cannot be processed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Removes the data of Next's client router, which no plain link requests. Next reads a page's `.rsc`, so an empty one stays. */
function removeRouterData(page: string): void {
  rmSync(`${page}.segments`, { recursive: true, force: true })
  if (existsSync(`${page}.rsc`)) writeFileSync(`${page}.rsc`, '')
  if (!existsSync(`${page}.meta`)) return
  const { segmentPaths: _, ...meta } = JSON.parse(read(`${page}.meta`)) as Record<string, unknown>
  writeFileSync(`${page}.meta`, JSON.stringify(meta))
}

/** Returns the page for failures that even `global-error.tsx` cannot show: the policy forbids the styles of Next.js's own. */
function errorPage(page: string): string {
  const [stylesheet] = /<link rel="stylesheet"[^>]*>/.exec(page) ?? []
  if (!stylesheet) throw new Error('Found no stylesheet for the error page')
  return read('scripts/pages/error.html').replace(
    '<link rel="stylesheet" />',
    stylesheet.replaceAll(/ data-[\w-]+="[^"]*"/g, ''),
  )
}
