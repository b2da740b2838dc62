import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Removes what Next's client router would load to show the page `file` (`…/about.html`) without leaving another one.
 * All links of the site are plain, so nothing asks for it. Next reads a page's `.rsc` file together with the page, so
 * an empty one stays.
 */
export function removeRouterData(file: string): void {
  const page = file.replace(/\.html$/, '')
  rmSync(`${page}.segments`, { recursive: true, force: true })
  if (existsSync(`${page}.rsc`)) writeFileSync(`${page}.rsc`, '')
  const meta = `${page}.meta`
  if (!existsSync(meta)) return
  const { segmentPaths, ...rest } = JSON.parse(readFileSync(meta, 'utf8')) as { segmentPaths?: readonly string[] }
  if (segmentPaths) writeFileSync(meta, JSON.stringify(rest))
}
