'use client'

import { useCallback, useId, useState, type RefObject } from 'react'
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches'
import { shownTemplates } from './shown-templates'
import { suggestedSearches } from './suggested-searches'
import { useCombobox } from './use-combobox'
import { useTemplateSearch } from './use-template-search'

interface Options {
  root: RefObject<HTMLFormElement | null>
  input: RefObject<HTMLInputElement | null>
  onClose?: () => void
  onClear?: () => void
}

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

  /** Uses text that was typed before hydration: it is in the field, but React got no event for it. */
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
    ...{ query, change, adopt },
    shown: combobox.shown,
    onKeyDown: combobox.onKeyDown,
    inputProps: {
      ...combobox.inputProps,
      onFocus: () => {
        setRecent(readRecentSearches())
        setOpen(true)
      },
    },
    remember: () => rememberSearch(query),
    clear: () => {
      change('')
      input.current?.focus()
      onClear?.()
    },
    lists: {
      ...{ id: listId, listRef: combobox.listRef, active: combobox.active, queries, recent: recent.length, state },
      onRetry: retry,
      onForget: () => {
        forgetSearches()
        setRecent([])
      },
      onChoose: () => {
        rememberSearch(query)
        setQuery('')
        close()
      },
    },
  }
}
