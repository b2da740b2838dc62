'use client'

import { useCallback, useId, useState, type RefObject } from 'react'
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches'
import { shownTemplates } from './search-results'
import { suggestedSearches } from './search-suggestions'
import { useCombobox } from './use-combobox'
import { useTemplateSearch } from './use-template-search'

interface Options {
  root: RefObject<HTMLFormElement | null>
  input: RefObject<HTMLInputElement | null>
  onClose?: () => void
  onClear?: () => void
}

/** State of a search field: its text, what can be chosen below it, and its keys. */
export function useSearchField({ root, input, onClose, onClear }: Options) {
  const [query, setQuery] = useState('')
  const [isTouched, setTouched] = useState(false)
  const [recent, setRecent] = useState<readonly string[]>([])
  const { state, retry } = useTemplateSearch(query)
  const listId = useId()
  const templates = state.status === 'done' ? shownTemplates(state.response) : []
  // Once something was typed, an emptied field shows nothing.
  const queries = isTouched || query ? [] : suggestedSearches(recent)
  const count = state.status === 'idle' ? queries.length || undefined : templates.length
  const combobox = useCombobox(root, listId, count, onClose)
  const { setOpen, setActive, close } = combobox

  /** Takes over text that was typed before hydration: it is in the field, but React got no event for it. */
  const adopt = useCallback(
    (text: string, isFocused: boolean): void => {
      setQuery(text)
      setOpen(isFocused)
    },
    [setOpen],
  )
  const change = (text: string): void => {
    setQuery(text)
    setTouched(true)
    setActive(-1)
    setOpen(true)
  }
  return {
    ...{ listId, query, state, retry, queries, recent, change, adopt },
    shown: combobox.shown,
    active: combobox.active,
    onKeyDown: combobox.onKeyDown,
    inputProps: {
      ...combobox.inputProps,
      onFocus: () => {
        setRecent(readRecentSearches())
        setOpen(true)
      },
    },
    remember: () => rememberSearch(query),
    forget: () => {
      forgetSearches()
      setRecent([])
    },
    clear: () => {
      change('')
      input.current?.focus()
      onClear?.()
    },
    choose: () => {
      rememberSearch(query)
      setQuery('')
      close()
    },
  }
}
