/**
 * `npm run bench:load [-- --rates 5,10,20,40,80 --seconds 10]`: simulates whole visits at fixed rates against the
 * production build on this machine: pages with their assets, pictures, searches, previews, downloads, submitted addresses.
 * Prints one row per rate and stops when the server cannot keep up. Fails if a request fails at a rate up to the peak in
 * docs/scaling.md. The load generator runs on the same cores, so the times are upper bounds. Processor time per visit
 * depends least on other load. Linux only.
 */
import './support/fresh-catalogue'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { arrive, closeConnections, type Answer } from './bench/client'
import { processorSeconds, residentMegabytes } from './bench/process-figures'
import { sampleCatalogue } from './bench/sample'
import { startOwn } from './bench/servers'
import { printTable } from './bench/table'
import { visit, type AskKind } from './bench/visits'
import { percentile } from './documents/budgets'

/** Visits a second: 10 million a month with a peak of five times the average. */
const PEAK = 20
/** Limit of the 99th percentile of page times in milliseconds. Above it the server cannot keep up. */
const TOO_SLOW = 2000
const kinds: readonly AskKind[] = ['page', 'asset', 'search', 'rendered page', 'file', 'drawn page', 'archive', 'post']

const { values } = parseArgs({
  options: { rates: { type: 'string', default: '5,10,20,40,80' }, seconds: { type: 'string', default: '10' } },
})
const rates = values.rates.split(',').map(Number)
const seconds = Number(values.seconds)
if (![...rates, seconds].every((value) => value > 0)) throw new Error('--rates and --seconds must be numbers above 0')

const server = await startOwn(3455)
const rows: string[][] = []
const figures = (answers: readonly Answer[], kind: AskKind): string => {
  const times = answers.filter((answer) => answer.kind === kind).map(({ milliseconds }) => milliseconds)
  return times.length ? `${percentile(times, 0.5).toFixed(0)} / ${percentile(times, 0.99).toFixed(0)}` : '–'
}
try {
  const sample = await sampleCatalogue(server.url)
  let number = 0
  const next = () => visit(number++, sample)
  await arrive(server.url, { rate: 5, seconds: 4, next })
  for (const rate of rates) {
    const [used, own, start] = [processorSeconds(server.pid), process.cpuUsage(), performance.now()]
    const answers = await arrive(server.url, { rate, seconds, next })
    const elapsed = (performance.now() - start) / 1000
    const { user, system } = process.cpuUsage(own)
    const failed = answers.filter(({ status }) => status < 200 || status >= 300)
    const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0)
    rows.push([
      String(rate),
      (answers.length / elapsed).toFixed(0),
      (answers.length / (rate * seconds)).toFixed(1),
      (bytes / elapsed / 1e6).toFixed(1),
      ...kinds.map((kind) => figures(answers, kind)),
      String(failed.length),
      (((processorSeconds(server.pid) - used) / (rate * seconds)) * 1000).toFixed(1),
      ((user + system) / 1e3 / (rate * seconds)).toFixed(1),
      `${residentMegabytes(server.pid).toFixed(0)} MB`,
    ])
    for (const { target, status } of failed.slice(0, 3)) console.error(`${target}: status ${status}`)
    if (failed.length && rate <= PEAK) process.exitCode = 1
    const pages = answers.filter(({ kind }) => kind === 'page').map(({ milliseconds }) => milliseconds)
    if (failed.length || percentile(pages, 0.99) > TOO_SLOW) break
  }
} finally {
  closeConnections()
  await server.stop()
}
console.log(
  `${availableParallelism()} cores, ${cpus()[0]?.model.trim()}, load averages ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
)
printTable([
  [
    'visits/s',
    'requests/s',
    'per visit',
    'MB/s',
    ...kinds.map((kind) => `${kind} p50/p99 ms`),
    'failed',
    'server ms per visit',
    'client ms per visit',
    'memory',
  ],
  ...rows,
])
