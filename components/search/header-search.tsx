'use client'

import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { constants } from '@/lib/constants'
import { SearchField } from './search-field'

const isMobile = (): boolean => window.matchMedia(`(width < ${constants.mobileBreakpoint}px)`).matches

/** The header's search: an icon that expands into a field, or on narrow screens opens a dialog. */
export function HeaderSearch() {
  const [shown, setShown] = useState<'closed' | 'expanded' | 'dialog'>('closed')
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLAnchorElement>(null)

  const close = () => {
    setShown('closed')
    trigger.current?.focus()
  }

  useEffect(() => {
    if (shown !== 'expanded') return
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setShown('closed')
    }
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [shown])

  return (
    <div ref={root} className="header-search">
      {shown === 'expanded' && (
        <>
          <SearchField className="header-search-field" placeholder="Search..." autoFocus onClose={close} />
          <Button variant="ghost" size="icon" aria-label="Close search" onClick={close}>
            <X aria-hidden />
          </Button>
        </>
      )}
      <a
        ref={trigger}
        className="btn btn-ghost btn-icon"
        href="/search"
        aria-label="Search"
        hidden={shown === 'expanded'}
        onClick={(event) => {
          event.preventDefault()
          setShown(isMobile() ? 'dialog' : 'expanded')
        }}
      >
        <Search aria-hidden />
      </a>
      <Dialog open={shown === 'dialog'} onClose={close} title="Search">
        {shown === 'dialog' && (
          <SearchField
            className="dialog-search"
            placeholder="Search templates..."
            emptyText="Start typing to search templates"
            autoFocus
            onClose={() => setShown('closed')}
          />
        )}
      </Dialog>
    </div>
  )
}
