import { useCallback, useId, useState, type RefObject } from 'react'
import { shownTemplates } from './shown-templates'
import { useCombobox } from './use-combobox'
import { useTemplateSearch } from './use-template-search'
import { constants, storageKeys } from '@/lib/constants'
import { readStored, writeStored } from '@/lib/local-storage'

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= constants.queryLength

/** Returns what was searched for in this browser, latest first. Invalid stored data counts as an empty list. */
function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.recentSearches) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isQuery) : []
  } catch (error) {
    console.error('The recent searches could not be read.', error)
    return []
  }
}

const store = (queries: readonly string[]): boolean =>
  writeStored(storageKeys.recentSearches, queries.length > 0 ? JSON.stringify(queries) : null)

function rememberSearch(query: string): void {
  const same = query.trim().toLowerCase()
  if (!same) return
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== same)
  store([query.trim(), ...others].slice(0, constants.recentSearches))
}

const forgetSearches = (): boolean => store([])

const likelySearches = ['estimate', 'contract', 'roof inspection', 'change order', 'lien waiver', 'toolbox talk']

const suggestedSearches = (recent: readonly string[]): string[] => [
  ...recent,
  ...likelySearches.filter((query) => !recent.includes(query)).slice(0, recent.length > 0 ? 3 : likelySearches.length),
]

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
