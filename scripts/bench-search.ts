/**
 * `npm run bench:search`: milliseconds of a search, seconds and megabytes of the index, for the catalogue and for
 * made-up ones of 10,000 and 100,000 templates in its shape; before that, of the handler and of the built server at 200
 * requests a second. Fails above 3 ms at 10,000 templates and above 5 ms for the handler, at the 99th percentile of
 * queries and of calls, and where a search, the index or its memory grows faster than the catalogue.
 */
import { existsSync } from 'node:fs'
import { allTemplates } from '@/lib/catalogue'
import { createSearch } from '@/lib/search/searcher'
import { collectGarbage, usedMegabytes } from './bench/heap'
import { makeTemplates } from './bench/made-up-templates'
import { hardQueries, queries } from './bench/queries'
import { timesOfHandler, timesOfServer } from './bench/search-answers'
import { printTable } from './bench/table'
import { percentile } from './documents/budgets'

const SIZES = [881, 10_000, 100_000]
const WARM_UP = 2
const CALLS = 25
const GOAL = { size: 10_000, search: 3, handler: 5 }
const RATE = 200
/** Ten times the templates may take so much more than ten times as long: caches end, vocabularies grow. */
const GROWTH = 1.5

interface Measured {
  size: number
  buildSeconds: number
  megabytes: number
  mean: number
  p50: number
  p99: number
  /** Of each query. */
  times: ReadonlyMap<string, number>
}

/** Milliseconds of one call, the median of many: what the machine does beside this disturbs the fewest of them. */
function typicalTime(run: () => unknown): number {
  const times = Array.from({ length: CALLS }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return percentile(times, 0.5)
}

function measure(size: number): Measured {
  const templates = makeTemplates(allTemplates(), size)
  collectGarbage()
  const before = usedMegabytes()
  const start = performance.now()
  const search = createSearch(templates)
  const buildSeconds = (performance.now() - start) / 1000
  collectGarbage()
  const megabytes = usedMegabytes() - before
  const all = [...new Set([...queries, ...hardQueries])]
  for (let round = 0; round < WARM_UP; round += 1) for (const query of all) search(query)
  const times = new Map(all.map((query) => [query, typicalTime(() => search(query))]))
  const [p50, p99] = [0.5, 0.99].map((share) => percentile([...times.values()], share)) as [number, number]
  const mean = [...times.values()].reduce((sum, time) => sum + time, 0) / times.size
  return { size, buildSeconds, megabytes, mean, p50, p99, times }
}

/** Prints the times of the answers at the fixed rate; returns the one at the 99th percentile. */
function printAnswers(name: string, times: readonly number[]): number {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(times, share)) as [number, number]
  console.log(`${name} at ${RATE}/s: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`)
  return p99
}

const problems: string[] = []
// Before the large catalogues, whose memory would have to be swept while answers are waited for.
const p99OfHandler = printAnswers('the handler of /api/search', await timesOfHandler(RATE))
if (p99OfHandler > GOAL.handler) problems.push(`the handler: p99 ${p99OfHandler.toFixed(2)} ms`)
if (existsSync('.next/BUILD_ID')) printAnswers('/api/search of the built server', await timesOfServer(RATE))
else problems.push('the built server was not measured: run `npm run build` first')

const count = (value: number): string => value.toLocaleString('en-US')
const measured = SIZES.map(measure)
printTable([
  ['', ...measured.map(({ size }) => count(size))],
  ['search mean, ms', ...measured.map(({ mean }) => mean.toFixed(2))],
  ['search p50, ms', ...measured.map(({ p50 }) => p50.toFixed(2))],
  ['search p99, ms', ...measured.map(({ p99 }) => p99.toFixed(2))],
  ...hardQueries.map((query) => [`  ${query}`, ...measured.map(({ times }) => times.get(query)!.toFixed(2))]),
  ['index, s', ...measured.map(({ buildSeconds }) => buildSeconds.toFixed(2))],
  ['index, MB', ...measured.map(({ megabytes }) => megabytes.toFixed(1))],
  ['  KB a template', ...measured.map(({ megabytes, size }) => ((megabytes * 1024) / size).toFixed(1))],
])
for (const { size, p99 } of measured)
  if (size === GOAL.size && p99 > GOAL.search) problems.push(`${count(size)} templates: p99 ${p99.toFixed(2)} ms`)
for (const [index, larger] of measured.entries()) {
  const smaller = measured[index - 1]
  if (!smaller || smaller.size < GOAL.size) continue
  for (const key of ['mean', 'buildSeconds', 'megabytes'] as const) {
    const growth = larger[key] / smaller[key] / (larger.size / smaller.size)
    console.log(`${key}: ${growth.toFixed(2)} × the growth from ${count(smaller.size)} to ${count(larger.size)}`)
    if (growth > GROWTH) problems.push(`${key} grows ${growth.toFixed(2)} × as fast as the catalogue`)
  }
}

if (problems.length) {
  console.error(`Goals missed:\n  ${problems.join('\n  ')}`)
  process.exitCode = 1
}
