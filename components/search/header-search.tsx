'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import { Icon } from '@/components/ui/icon'
import { constants } from '@/lib/constants'
import type { HeaderSearchPanelProps } from './header-search-panel'
import { useSearchShortcut } from './search-shortcut'

const isMobile = (): boolean => window.matchMedia(`(width < ${constants.mobileBreakpoint}px)`).matches
const loadPanel = () => import('./header-search-panel')

/**
 * The header's search: an icon that expands into a field or, on narrow screens, opens a dialog. The code of these is
 * loaded on hover or focus. Without it, the icon is a plain link.
 */
export function HeaderSearch() {
  const [shown, setShown] = useState<'closed' | 'expanded' | 'dialog'>('closed')
  const [Panel, setPanel] = useState<ComponentType<HeaderSearchPanelProps> | null>(null)
  const trigger = useRef<HTMLAnchorElement>(null)
  const refocusing = useRef(false)

  const open = async (href: string) => {
    try {
      const { HeaderSearchPanel } = await loadPanel()
      setPanel(() => HeaderSearchPanel)
      setShown(isMobile() ? 'dialog' : 'expanded')
    } catch (error) {
      console.error('The search could not be loaded.', error)
      window.location.assign(href)
    }
  }
  const close = (refocus: boolean) => {
    refocusing.current = refocus
    setShown('closed')
  }

  useSearchShortcut(() => void open('/search'))

  // The icon can take the focus only once it is shown again.
  useEffect(() => {
    if (shown !== 'closed' || !refocusing.current) return
    refocusing.current = false
    trigger.current?.focus()
  }, [shown])

  return (
    <div className="header-search">
      {Panel && shown !== 'closed' && <Panel place={shown} onClose={close} />}
      <a
        ref={trigger}
        className="btn btn-ghost btn-icon"
        href="/search"
        aria-label="Search"
        aria-keyshortcuts="/ Meta+K Control+K"
        hidden={shown === 'expanded'}
        data-needs-script
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={(event) => {
          // With a modifier key the link opens in another tab or window.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          void open(event.currentTarget.href)
        }}
      >
        <Icon name="search" size={24} />
      </a>
    </div>
  )
}
