/**
 * `npm run bench:search`: processor time of a search, seconds and megabytes of the index, for the catalogue and for 10,000
 * similar made-up templates, and processor time of the handler. Fails above 5 ms for the handler and above 50 ms for a
 * search of 10,000 templates, both at the 99th percentile. The response times of the built server at 200 requests a second
 * are only reported. Processor time depends less on other load than elapsed time.
 */
import './support/fresh-catalogue'
import { existsSync } from 'node:fs'
import { allTemplates } from '@/lib/catalogue'
import { toSearchResponse } from '@/lib/search/api'
import { createSearch } from '@/lib/search/searcher'
import { makeTemplates } from './bench/made-up-templates'
import { collectGarbage, processorTime, usedMegabytes } from './bench/process-figures'
import { hardQueries, queries } from './bench/queries'
import { openHandler, timesOfServer } from './bench/search-answers'
import { printTable } from './bench/table'
import { percentile } from './documents/budgets'

const SIZES = [881, 10_000]
const WARM_UP = 2
const CALLS = 25
const GOAL = { size: 10_000, search: 50, handler: 5 }
const RATE = 200

const all = [...new Set([...queries, ...hardQueries])]

interface Measured {
  size: number
  buildSeconds: number
  megabytes: number
  mean: number
  p50: number
  p99: number
  /** Milliseconds of each query. */
  times: ReadonlyMap<string, number>
}

/** Processor time of one call in milliseconds: the median of many. */
function typicalTime(run: () => unknown): number {
  const times = Array.from({ length: CALLS }, () => {
    const start = processorTime()
    run()
    return processorTime() - start
  })
  return percentile(times, 0.5)
}

/** Measures searches from the query to the text of the response, among `size` templates. */
function measure(size: number): Measured {
  const templates = makeTemplates(allTemplates(), size)
  collectGarbage()
  const before = usedMegabytes()
  const start = processorTime()
  const search = createSearch(templates)
  const buildSeconds = (processorTime() - start) / 1000
  collectGarbage()
  const megabytes = usedMegabytes() - before
  const answer = (query: string): string => JSON.stringify(toSearchResponse(search(query)))
  for (let round = 0; round < WARM_UP; round += 1) for (const query of all) answer(query)
  const times = new Map(all.map((query) => [query, typicalTime(() => answer(query))]))
  const [p50, p99] = [0.5, 0.99].map((share) => percentile([...times.values()], share)) as [number, number]
  const mean = [...times.values()].reduce((sum, time) => sum + time, 0) / times.size
  return { size, buildSeconds, megabytes, mean, p50, p99, times }
}

/** Processor time of each call of the handler in milliseconds, one call after another, without the warm-up rounds. */
async function measureHandler(): Promise<number[]> {
  const ask = await openHandler()
  const times: number[] = []
  for (let round = 0; round < WARM_UP + CALLS; round += 1) {
    for (const query of all) {
      const start = processorTime()
      await ask(query)
      if (round >= WARM_UP) times.push(processorTime() - start)
    }
  }
  return times
}

/** Prints the percentiles of the times. Returns the 99th. */
function printTimes(name: string, times: readonly number[]): number {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(times, share)) as [number, number]
  console.log(`${name}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`)
  return p99
}

const problems: string[] = []
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
  ['  KB per template', ...measured.map(({ megabytes, size }) => ((megabytes * 1024) / size).toFixed(1))],
])
for (const { size, p99 } of measured)
  if (size === GOAL.size && p99 > GOAL.search) problems.push(`${count(size)} templates: p99 ${p99.toFixed(2)} ms`)

// Frees the large catalogue now, so that no garbage collection of it falls into the handler's times.
collectGarbage()
const p99OfHandler = printTimes('the handler of /api/search, processor time', await measureHandler())
if (p99OfHandler > GOAL.handler) problems.push(`the handler: p99 ${p99OfHandler.toFixed(2)} ms`)
if (existsSync('.next/BUILD_ID'))
  printTimes(`/api/search of the built server at ${RATE}/s, from outside`, await timesOfServer(RATE))
else problems.push('the built server was not measured: run `npm run build` first')

if (problems.length) {
  console.error(`Goals missed:\n  ${problems.join('\n  ')}`)
  process.exitCode = 1
}
