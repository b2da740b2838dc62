import { useEffect, useEffectEvent } from 'react'

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Whether a key press asks for the search: ⌘K or Ctrl+K anywhere, `/` where it is not typed into a field. */
function asksForSearch({ key, metaKey, ctrlKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return metaKey !== ctrlKey && !altKey && !shiftKey
  return key === '/' && !metaKey && !ctrlKey && !altKey && !takesText(target)
}

/** Calls `open` when a visitor presses the keys of the search and no dialog is open. */
export function useSearchShortcut(open: () => void): void {
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
