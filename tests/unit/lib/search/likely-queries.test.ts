import { toSearchResponse } from '@/lib/search/api'
import { searchTemplates } from '@/lib/search'
import { likelyQueries } from '@/tests/support/likely-queries'

const HIT_RATE = 0.95

/** Returns what the search box shows first: editions as `slug.state`, then results, then similar templates. */
function firstThree(query: string): string[] {
  const { editions = [], results, similar } = toSearchResponse(searchTemplates(query))
  return [
    ...editions.map(({ slug, state }) => `${slug}.${state.toLowerCase()}`),
    ...results.map(({ slug }) => slug),
    ...similar.map(({ slug }) => slug),
  ].slice(0, 3)
}

test('sixty likely queries show at the first three places what is expected there', () => {
  const misses = likelyQueries.flatMap(([query, ...places]) => {
    const shown = firstThree(query)
    const isHit = places.every((place, at) =>
      place instanceof RegExp ? place.test(shown[at] ?? '') : place === shown[at],
    )
    return isHit ? [] : [`${query} → ${shown.join(', ') || 'nothing'}; expected ${places.join(', ')}`]
  })
  const rate = 1 - misses.length / likelyQueries.length
  if (misses.length) process.stdout.write(`${(rate * 100).toFixed(1)} % of likely queries\n${misses.join('\n')}\n`)
  expect(new Set(likelyQueries.map(([query]) => query)).size).toBe(60)
  expect(rate).toBeGreaterThanOrEqual(HIT_RATE)
})
