import { editionName } from '@/lib/edition-paths'
import { fileNameOf, formatOfUrl } from '@/lib/paths'
import { stateNames } from '@/lib/state-names'
import type { Chosen } from '@/lib/downloads/state-storage'

/** The attributes of each download link without a choice of state. */
const originals = new WeakMap<HTMLAnchorElement, { path: string; download: string }>()

function originalOf(link: HTMLAnchorElement): { path: string; download: string } {
  const known = originals.get(link) ?? { path: link.pathname, download: link.download }
  originals.set(link, known)
  return known
}

function pointTo(link: HTMLAnchorElement, state: Chosen, template: string): void {
  const { path, download } = originalOf(link)
  const format = formatOfUrl(path)
  if (!state || !format) {
    link.setAttribute('href', path)
    link.setAttribute('download', download)
    delete link.dataset.name
    delete link.dataset.state
    return
  }
  const name = editionName(template, stateNames[state])
  link.setAttribute('href', path.replace(/\.([a-z]+)$/, `.${state.toLowerCase()}.$1`))
  link.setAttribute('download', fileNameOf(name, format))
  link.dataset.name = name
  link.dataset.state = state
}

/**
 * Points the download links of a template's article to its edition for a state. They are part of the static page, which
 * React does not render again.
 */
export function pointDownloads(article: Element | null, state: Chosen): void {
  const template = article?.querySelector('h1')?.textContent ?? ''
  for (const link of article?.querySelectorAll<HTMLAnchorElement>(
    ':is(.detail-download, .action-bar) a[data-download]',
  ) ?? [])
    pointTo(link, state, template)
}
