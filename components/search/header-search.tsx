import { useEffect, useRef, useState, useEffectEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { constants } from '@/lib/constants'
import { ExpandedSearch, SearchDialog } from './header-search-panel'

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Whether a key press asks for the search: ⌘K or Ctrl+K anywhere, `/` where it is not typed into a field. */
function asksForSearch({ key, metaKey, ctrlKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return metaKey !== ctrlKey && !altKey && !shiftKey
  return key === '/' && !metaKey && !ctrlKey && !altKey && !takesText(target)
}

/** Calls `open` when a visitor presses the keys of the search and no dialog is open. */
function useSearchShortcut(open: () => void): void {
  const onShortcut = useEffectEvent(open)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !asksForSearch(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      onShortcut()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const isMobile = (): boolean => window.matchMedia(`(width < ${constants.mobileBreakpoint}px)`).matches

/**
 * The header's search: an icon that expands into a field or, on narrow screens, opens a dialog. Most first taps are on it,
 * so its code comes with the page. Without scripts, the icon is a plain link.
 */
export function HeaderSearch() {
  const [shown, setShown] = useState<'closed' | 'expanded' | 'dialog'>('closed')
  const trigger = useRef<HTMLAnchorElement>(null)
  const refocusing = useRef(false)

  // After the paint that answers the press: a modal dialog takes 100 ms on a slow phone.
  const open = () => requestAnimationFrame(() => setTimeout(() => setShown(isMobile() ? 'dialog' : 'expanded')))
  const close = (refocus: boolean) => {
    refocusing.current = refocus
    setShown('closed')
  }

  useSearchShortcut(open)

  // The icon can take the focus only once it is shown again.
  useEffect(() => {
    if (shown !== 'closed' || !refocusing.current) return
    refocusing.current = false
    trigger.current?.focus()
  }, [shown])

  return (
    <div className="header-search">
      {shown === 'expanded' && <ExpandedSearch onClose={close} />}
      {shown === 'dialog' && <SearchDialog onClose={close} />}
      <a
        ref={trigger}
        className="btn btn-ghost btn-icon"
        href="/search"
        aria-label="Search"
        aria-keyshortcuts="/ Meta+K Control+K"
        hidden={shown === 'expanded'}
        data-needs-script
        onClick={(event) => {
          // With a modifier key the link opens in another tab or window.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          open()
        }}
      >
        <Icon name="search" size={24} />
      </a>
    </div>
  )
}
