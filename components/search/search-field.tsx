'use client'

import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react'
import { Input } from '@/components/ui/input'
import { announcement, SearchResults, shownTemplates } from './search-results'
import { useCombobox } from './use-combobox'
import { useTemplateSearch } from './use-template-search'

interface Props {
  placeholder: string
  className: string
  autoFocus?: boolean
  /** Text of a submit button, if the field has one. */
  submitLabel?: string
  /** Text shown while the field is empty. */
  emptyText?: string
  /** Called on Escape while results are shown, and when a result is chosen. */
  onClose?: () => void
  /** Called when the field's own clear button is pressed. */
  onClear?: () => void
}

/** A search field with its results below: a plain form to /search, and a combobox after hydration. */
export function SearchField(props: Props) {
  const { placeholder, className, autoFocus = false, submitLabel, emptyText, onClose, onClear } = props
  const [query, setQuery] = useState('')
  const { state, retry } = useTemplateSearch(query)
  const root = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const templates = state.status === 'done' ? shownTemplates(state.response) : []
  const combobox = useCombobox(root, listId, state.status === 'idle' ? undefined : templates.length, onClose)
  const { shown, active, setOpen, setActive, close } = combobox

  useEffect(() => {
    const field = input.current
    if (autoFocus) field?.focus()
    // Text typed before hydration is in the field, but React got no event for it.
    if (!field?.value) return
    setQuery(field.value)
    setOpen(document.activeElement === field)
  }, [autoFocus, setOpen])

  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    setQuery(event.target.value)
    setActive(-1)
    setOpen(true)
    // A deleting key sets inputType on its event; the field's own clear button does not.
    if (!event.target.value && !('inputType' in event.nativeEvent)) onClear?.()
  }
  const choose = (): void => {
    setQuery('')
    close()
  }

  return (
    <form ref={root} className={className} action="/search" role="search" onKeyDown={combobox.onKeyDown}>
      <Input
        ref={input}
        type="search"
        name="q"
        placeholder={placeholder}
        aria-label="Search templates"
        autoComplete="off"
        maxLength={100}
        value={query}
        onChange={onChange}
        {...combobox.inputProps}
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
