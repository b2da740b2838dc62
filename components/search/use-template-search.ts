import { useEffect, useState } from 'react'
import { constants } from '@/lib/constants'
import type { SearchResponse } from '@/lib/search/response'

export type SearchState =
  | { status: 'idle' }
  | { status: 'searching'; previous?: SearchResponse }
  | { status: 'done'; response: SearchResponse }
  | { status: 'failed' }

async function fetchResults(query: string, signal: AbortSignal): Promise<SearchResponse> {
  const params = new URLSearchParams({ q: query, limit: String(constants.dropdownResults) })
  const response = await fetch(`/api/search?${params}`, { signal })
  if (!response.ok) throw new Error(`Search responded ${response.status}`)
  return (await response.json()) as SearchResponse
}

/** Searches 300 ms after the last key press. A response to an outdated query is dropped. */
export function useTemplateSearch(rawQuery: string): { state: SearchState; retry: () => void } {
  const query = rawQuery.trim()
  const [state, setState] = useState<SearchState>({ status: 'idle' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!query) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      setState((before) => ({
        status: 'searching',
        ...(before.status === 'done' ? { previous: before.response } : {}),
      }))
      fetchResults(query, controller.signal).then(
        (response) => !controller.signal.aborted && setState({ status: 'done', response }),
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
