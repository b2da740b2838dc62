import 'server-only'
import { constants } from '@/lib/constants'
import { log } from '@/lib/log/log'
import { singleton } from '@/lib/singleton'
import { store } from '@/lib/store'
import type { SearchQuery, Store } from '@/lib/store'

const LONGEST = 60
/** A telephone number has at least this many digits; roof measurements and amounts have fewer. */
const DIGITS = 7

/** Maximum number of queued queries; beyond it queries are not recorded. */
const WAITING = 60
/** Milliseconds between two writes, to keep responses fast. */
const SPACING = 1000

/** Returns the query as recorded, or undefined if it might identify the visitor: an address or a telephone number. */
export function recordable(query: string): string | undefined {
  const text = query.toLowerCase().replace(/\s+/g, ' ').trim()
  if (text.length < 2 || text.length > LONGEST || /[@\p{Cc}\p{Cs}]/u.test(text)) return undefined
  return (text.match(/\p{Nd}/gu)?.length ?? 0) < DIGITS ? text : undefined
}

/** Records queries and counts, nothing about the visitor, one write at a time later. Failures are logged. */
export function createSearchRecorder(openStore: () => Pick<Store, 'recordSearchQuery'>) {
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
    timer = setTimeout(() => void recordNext(), SPACING)
    timer.unref()
  }

  return (query: string, results: number): void => {
    const text = recordable(query)
    if (text === undefined || waiting.length >= WAITING) return
    waiting.push({ query: text, results })
    schedule()
  }
}

/** Records a search, except for those with as few results as the search box requests during typing. */
export function recordSearch({ query, count }: { query: string; count: number }, limit = Infinity): void {
  if (limit <= constants.dropdownResults) return
  singleton('search-recorder', () => createSearchRecorder(store))(query, count)
}
