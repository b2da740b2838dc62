import 'server-only'
import { constants } from '@/lib/constants'
import { log } from '@/lib/http/log'
import { perProcess } from '@/lib/per-process'
import { store } from '@/lib/store'
import type { SearchQuery, Store } from '@/lib/store'

const LONGEST = 60
/** A telephone number has at least so many digits; measures and amounts of a roof have fewer. */
const DIGITS = 7

/** Queries that wait to be recorded; in a rush of searches the rest is not recorded. */
const WAITING = 60
/** Milliseconds between two records, so that recording never stands in the way of answering. */
const SPACING = 1000

/** The query as it is recorded, or undefined for one that may say who searched: an address or a telephone number. */
export function recordable(query: string): string | undefined {
  const text = query.toLowerCase().replace(/\s+/g, ' ').trim()
  if (text.length < 2 || text.length > LONGEST || /[@\p{Cc}\p{Cs}]/u.test(text)) return undefined
  return (text.match(/\p{Nd}/gu)?.length ?? 0) < DIGITS ? text : undefined
}

/**
 * Makes a recorder of what was searched for and how much was found, without anything about who searched. It answers at
 * once and records later, one query at a time; what fails is logged and left out.
 */
export function createSearchRecorder(openStore: () => Pick<Store, 'recordSearchQuery'>, spacing = SPACING) {
  const waiting: SearchQuery[] = []
  let timer: NodeJS.Timeout | undefined

  async function recordNext(): Promise<void> {
    const next = waiting.shift()
    try {
      if (next) await openStore().recordSearchQuery(next)
    } catch (error) {
      log('error', 'search-query-not-recorded', { error })
    }
    timer = undefined
    schedule()
  }
  function schedule(): void {
    if (timer || waiting.length === 0) return
    timer = setTimeout(() => void recordNext(), spacing)
    timer.unref()
  }

  return (query: string, results: number): void => {
    const text = recordable(query)
    if (text === undefined || waiting.length >= WAITING) return
    waiting.push({ query: text, results })
    schedule()
  }
}

/** Records a search, except one for as few results as the search field asks for while somebody types. */
export function recordSearch({ query, count }: { query: string; count: number }, limit = Infinity): void {
  if (limit <= constants.dropdownResults) return
  perProcess('search-recorder', () => createSearchRecorder(store))(query, count)
}
