import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { SearchField } from './search-field'

interface Props {
  /** `refocus`: the visitor closed the search, so the focus returns to the icon. */
  onClose: (refocus: boolean) => void
}

/** The search field in the header's bar. A press outside closes it. */
export function ExpandedSearch({ onClose }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close(false)
    }
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && close(true)
    const unmounted = new AbortController()
    const { signal } = unmounted
    document.addEventListener('pointerdown', outside, { signal })
    document.addEventListener('keydown', escape, { signal })
    return () => unmounted.abort()
  }, [])

  return (
    <div ref={root} className="header-search">
      <SearchField
        className="header-search-field"
        placeholder="Search..."
        autoFocus
        onClose={() => onClose(true)}
        onClear={() => onClose(true)}
      />
      <Button variant="ghost" size="icon" aria-label="Close search" onClick={() => onClose(true)}>
        <Icon name="x" />
      </Button>
    </div>
  )
}

/** The search field of narrow screens. */
export function SearchDialog({ onClose }: Props) {
  return (
    <Dialog onClose={() => onClose(true)} title="Search">
      <SearchField
        className="dialog-search"
        placeholder="Search templates..."
        emptyText="Start typing to search templates"
        autoFocus
        onClose={() => onClose(true)}
      />
    </Dialog>
  )
}
