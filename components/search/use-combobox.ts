import { useCallback, useEffect, useState, type KeyboardEvent, type RefObject } from 'react'

/**
 * Open state, active option, keys and ARIA attributes of a combobox. `root` contains the field and its list; option 2 of
 * `count` has the id `{listId}-2`. Without a count there is nothing to show. The list is given `listRef`: the field is
 * expanded once the list is on the page. A press or the focus outside `root` closes the list.
 */
export function useCombobox(
  root: RefObject<HTMLElement | null>,
  listId: string,
  count: number | undefined,
  onClose?: () => void,
) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [isListed, setListed] = useState(false)
  const listRef = useCallback((list: HTMLElement | null) => setListed(list !== null), [])
  const shown = isOpen && count !== undefined

  const close = (): void => {
    setOpen(false)
    setActive(-1)
    onClose?.()
  }

  useEffect(() => {
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    // Safari gives the focus to nothing on a press: a focus outside is one that was moved by keys.
    const closeOnLeave = (event: FocusEvent): void => {
      if (event.relatedTarget instanceof Node && !element?.contains(event.relatedTarget)) setOpen(false)
    }
    const element = root.current
    document.addEventListener('pointerdown', closeOutside)
    element?.addEventListener('focusout', closeOnLeave)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      element?.removeEventListener('focusout', closeOnLeave)
    }
  }, [root])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape' && shown) {
      event.stopPropagation()
      close()
    } else if (step && count) {
      setOpen(true)
      setActive((index) => (index + step + count + (index < 0 && step < 0 ? 1 : 0)) % count)
    } else if (event.key === 'Enter' && shown && active >= 0) document.getElementById(`${listId}-${active}`)?.click()
    else return
    event.preventDefault()
  }

  const isExpanded = shown && count > 0 && isListed
  const inputProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? listId : undefined,
    'aria-activedescendant': shown && active >= 0 ? `${listId}-${active}` : undefined,
    onFocus: () => setOpen(true),
  } as const
  return { shown, active, setOpen, setActive, close, onKeyDown, listRef, inputProps }
}
