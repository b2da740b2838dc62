'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { announcement } from './shown-templates'
import { useSearchField } from './use-search-field'

const SearchLists = lazyPart(async () => (await import('./search-lists')).SearchLists)

interface Props {
  placeholder: string
  className: string
  autoFocus?: boolean
  submitLabel?: string
  emptyText?: string
  onClose?: () => void
  onClear?: () => void
}

/** A plain form to /search, and a combobox after hydration: suggestions before anything is typed, then results. */
export function SearchField(props: Props) {
  const { placeholder, className, autoFocus = false, submitLabel, emptyText, onClose, onClear } = props
  const root = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const field = useSearchField({ root, input, onClose, onClear })
  const { query, shown, adopt } = field

  useEffect(() => {
    const element = input.current
    if (autoFocus) element?.focus()
    if (element?.value) adopt(element.value, document.activeElement === element)
  }, [autoFocus, adopt])

  return (
    <form
      ref={root}
      className={className}
      action="/search"
      role="search"
      onKeyDown={field.onKeyDown}
      onSubmit={field.remember}
    >
      <div className="search-box">
        <Input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="q"
          placeholder={placeholder}
          aria-label="Search templates"
          autoComplete="off"
          maxLength={100}
          value={query}
          onChange={(event) => field.change(event.target.value)}
          {...field.inputProps}
        />
        {query && (
          <button type="button" className="search-clear" aria-label="Clear" onClick={field.clear}>
            <Icon name="x" size={18} />
          </button>
        )}
      </div>
      {submitLabel && (
        <button type="submit" className="btn btn-default">
          {submitLabel}
        </button>
      )}
      {emptyText && !query.trim() && <p className="search-message">{emptyText}</p>}
      {shown && <SearchLists {...field.lists} />}
      <p className="sr-only" role="status">
        {shown && announcement(field.lists.state)}
      </p>
    </form>
  )
}
