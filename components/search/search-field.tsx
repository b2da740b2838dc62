'use client'

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Input } from '@/components/ui/input'
import { announcement, SearchResults, shownTemplates } from './search-results'
import { useTemplateSearch } from './use-template-search'

interface Props {
  placeholder: string
  className: string
  autoFocus?: boolean
  /** Adds a button to the field. */
  submitLabel?: string
  /** Text shown while nothing is typed. */
  emptyText?: string
  /** Called on Escape with nothing open, on a click outside, and when a result is chosen. */
  onClose?: () => void
  /** Called when the field's own button empties it. */
  onClear?: () => void
}

/** A search field with its results below: a plain form to /search first, a combobox once scripts run. */
export function SearchField({
  placeholder,
  className,
  autoFocus = false,
  submitLabel,
  emptyText,
  onClose,
  onClear,
}: Props) {
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { state, retry } = useTemplateSearch(query)
  const root = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const templates = state.status === 'done' ? shownTemplates(state.answer) : []
  const shown = open && state.status !== 'idle'

  const close = () => {
    setOpen(false)
    setActive(-1)
    onClose?.()
  }

  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])

  // What was typed before React attached is in the field, but no event told of it.
  useEffect(() => {
    const typed = input.current?.value
    if (!typed) return
    setQuery(typed)
    setOpen(document.activeElement === input.current)
  }, [])

  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape' && shown) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && templates.length) {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((index) => (index + step + templates.length + (index < 0 && step < 0 ? 1 : 0)) % templates.length)
    } else if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault()
      document.getElementById(`${listId}-${active}`)?.click()
    }
  }

  const choose = () => {
    setQuery('')
    close()
  }

  return (
    <form ref={root} className={className} action="/search" role="search" onKeyDown={onKeyDown}>
      <Input
        ref={input}
        type="search"
        name="q"
        placeholder={placeholder}
        aria-label="Search templates"
        autoComplete="off"
        maxLength={100}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown && templates.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setActive(-1)
          setOpen(true)
          // Keys that delete say so in their event; the button does not.
          if (!event.target.value && !('inputType' in event.nativeEvent)) onClear?.()
        }}
        onFocus={() => setOpen(true)}
      />
      {submitLabel && (
        <button type="submit" className="btn btn-default">
          {submitLabel}
        </button>
      )}
      {shown && <SearchResults id={listId} state={state} active={active} onRetry={retry} onChoose={choose} />}
      {emptyText && !query.trim() && <p className="search-message">{emptyText}</p>}
      <p className="sr-only" role="status">
        {shown && announcement(state)}
      </p>
    </form>
  )
}
