import { lazy, Suspense, useEffect, useState } from 'react'
import { closest, isPlainClick } from '@/components/platform/delegation'
import { storageKeys } from '@/lib/constants'
import { fillMenuOf, fillOpenMenus } from './card-menu'
import { DOWNLOAD_LINK, GET_TEMPLATES, readTarget, type DownloadTarget } from './target'

const loadModal = () => import('./download-modal')
const DownloadModal = lazy(async () => ({ default: (await loadModal()).DownloadModal }))

/** Whether this browser remembers something. */
function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch (error) {
    console.error(`${key} could not be read.`, error)
    return false
  }
}

/** Whether the visitor has chosen a state, on a page with archives that this makes a difference to. */
const isStateRemembered = (): boolean =>
  document.querySelector('a[data-editions]') !== null && isStored(storageKeys.state)

/** Closes the cards' menus but the one around the event. Not below a dialog, which returns the focus to its menu. */
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
 * and closes it on Escape and on a click beside it.
 */
export function DownloadHost() {
  const [target, setTarget] = useState<DownloadTarget | null>(null)
  const [open, setOpen] = useState(false)
  const [opening, setOpening] = useState(0)

  useEffect(() => {
    if (isStateRemembered()) void import('./state-bundles').then(({ pointBundles }) => pointBundles())
    if (isStored(storageKeys.unsentEmail)) void import('./unsent-email').then(({ sendUnsent }) => sendUnsent())
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
    const intents = ['pointerover', 'focusin', 'touchstart'] as const
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    for (const type of intents) document.addEventListener(type, onIntent, { passive: true })
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
      for (const type of intents) document.removeEventListener(type, onIntent)
    }
  }, [])

  return opening ? (
    <Suspense>
      <DownloadModal target={target} open={open} opening={opening} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null
}
