'use client'

import { useEffect, useState } from 'react'
import { constants } from '@/lib/constants'
import type { SearchApiAnswer } from '@/lib/search/answer'

export type SearchState =
  | { status: 'idle' }
  | { status: 'searching'; previous?: SearchApiAnswer }
  | { status: 'done'; answer: SearchApiAnswer }
  | { status: 'failed' }

async function fetchAnswer(query: string, signal: AbortSignal): Promise<SearchApiAnswer> {
  const params = new URLSearchParams({ q: query, limit: String(constants.dropdownResults) })
  const response = await fetch(`/api/search?${params}`, { signal })
  if (!response.ok) throw new Error(`Search answered ${response.status}`)
  return (await response.json()) as SearchApiAnswer
}

/**
 * Searches 300 ms after the last key. An answer that has been overtaken by a newer query is dropped.
 * `retry` asks again for the same query after a failure.
 */
export function useTemplateSearch(rawQuery: string): { state: SearchState; retry: () => void } {
  const query = rawQuery.trim()
  const [state, setState] = useState<SearchState>({ status: 'idle' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!query) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      setState((before) => ({ status: 'searching', ...(before.status === 'done' ? { previous: before.answer } : {}) }))
      fetchAnswer(query, controller.signal).then(
        (answer) => !controller.signal.aborted && setState({ status: 'done', answer }),
        () => !controller.signal.aborted && setState({ status: 'failed' }),
      )
    }, constants.searchDebounce)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, attempt])

  return { state: query ? state : { status: 'idle' }, retry: () => setAttempt((count) => count + 1) }
}
