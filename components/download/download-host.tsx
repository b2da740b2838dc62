import { lazyPart } from '@/components/ui/lazy-part'
import { useEffect, useState } from 'react'
import { closest, isPlainClick } from '@/components/platform/delegation'
import { storageKeys } from '@/lib/constants'
import { readStored } from '@/lib/local-storage'
import { DOWNLOAD_LINK, GET_TEMPLATES, readTarget, type DownloadTarget } from './target'
import { fileNameOf, fillUrl, formatOfUrl } from '@/lib/paths'

const UNFILLED = '.menu[data-more]'

function linkTo(url: string, name: string): HTMLAnchorElement {
  const format = formatOfUrl(url)
  if (!format) throw new Error(`${url} has no known format`)
  const link = document.createElement('a')
  link.href = url
  link.download = fileNameOf(name, format)
  link.dataset.download = ''
  link.textContent = format
  link.setAttribute('aria-label', `${format} file of ${name}`)
  return link
}

function fillMenu(menu: HTMLElement): void {
  const card = menu.closest('article')
  const primary = card?.querySelector<HTMLAnchorElement>(DOWNLOAD_LINK)
  const first = menu.querySelector('a')
  const target = primary && readTarget(primary)
  if (!first || target?.kind !== 'file') throw new Error('A menu of files is not on the card of a template')
  const stem = primary!.pathname.slice(0, primary!.pathname.lastIndexOf('.') + 1)
  const endings = menu.dataset.more?.split(' ').filter(Boolean) ?? []
  first.href = fillUrl(target.slug)
  first.textContent = 'Fill it in here'
  first.after(...endings.map((ending) => linkTo(stem + ending, target.name)))
  delete menu.dataset.more
}

function fillMenuOf(event: Event): void {
  const menu = closest<HTMLElement>(event, UNFILLED)
  if (menu) fillMenu(menu)
}

const fillOpenMenus = (): void => document.querySelectorAll<HTMLElement>(`${UNFILLED}[open]`).forEach(fillMenu)

const loadModal = () => import('./download-modal')
const DownloadModal = lazyPart(async () => (await loadModal()).DownloadModal)

/** Closes all card menus except the one around the event. Under a dialog they stay: it returns the focus to its menu. */
function closeMenus(event: Event): void {
  if (document.querySelector('dialog[open]')) return
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.menu[open]')) {
    const isEscape = event instanceof KeyboardEvent
    if (!isEscape && closest(event, '.menu') === menu) continue
    menu.open = false
    if (isEscape) menu.querySelector('summary')?.focus()
  }
}

/**
 * Opens the email dialog for every download link and 'Get Templates' button of the page.
 * The dialog's code is loaded on hover or focus, so that it is ready on click. Also fills a card's menu before it opens,
 * and closes it on Escape and on a click outside it.
 */
export function DownloadHost() {
  const [target, setTarget] = useState<DownloadTarget | null>(null)
  const [open, setOpen] = useState(false)
  const [opening, setOpening] = useState(0)

  useEffect(() => {
    if (document.querySelector('a[data-editions]') && readStored(storageKeys.state))
      void import('./state-bundles').then(({ pointBundles }) => pointBundles())
    if (readStored(storageKeys.unsentEmail)) void import('./unsent-email').then(({ sendUnsent }) => sendUnsent())
  }, [])

  useEffect(() => {
    const show = (next: DownloadTarget | null) => {
      setTarget(next)
      setOpen(true)
      setOpening((count) => count + 1)
    }
    const onClick = (event: MouseEvent) => {
      fillMenuOf(event)
      const link = closest<HTMLAnchorElement>(event, DOWNLOAD_LINK)
      if (link && isPlainClick(event)) {
        event.preventDefault()
        show(readTarget(link))
      } else if (closest(event, GET_TEMPLATES)) show(null)
      closeMenus(event)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeMenus(event)
    }
    const onIntent = (event: Event) => {
      fillMenuOf(event)
      if (closest(event, `${DOWNLOAD_LINK}, ${GET_TEMPLATES}`)) void loadModal()
    }
    fillOpenMenus()
    const unmounted = new AbortController()
    const { signal } = unmounted
    document.addEventListener('click', onClick, { signal })
    document.addEventListener('keydown', onKey, { signal })
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, onIntent, { passive: true, signal })
    return () => unmounted.abort()
  }, [])

  return opening ? <DownloadModal target={target} open={open} opening={opening} onClose={() => setOpen(false)} /> : null
}
