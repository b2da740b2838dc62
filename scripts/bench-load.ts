/**
 * `npm run bench:load [-- --rates 5,10,20,40,80 --seconds 10]`: whole visits at a fixed rate against the production
 * build on this machine: pages with their assets, pictures, searches, previews, downloads, addresses given. Every rate
 * is one row; it stops where the server cannot keep up. Fails where a request fails at the peak that docs/scaling.md
 * counts with. The load generator runs on the same cores, so the times are upper bounds; the processor time of a visit is
 * what does not depend on how busy the machine is. Linux only.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { arrive, closeConnections, type Answer } from './bench/client'
import { sampleCatalogue } from './bench/sample'
import { startOwn } from './bench/servers'
import { printTable } from './bench/table'
import { visit, type AskKind } from './bench/visits'
import { percentile } from './documents/budgets'

/** 10 million visits a month, five times the average at the peak. */
const PEAK = 20
/** Where the slowest hundredth of pages takes longer, the rate is more than the server can do. */
const TOO_SLOW = 2000
const kinds: readonly AskKind[] = ['page', 'asset', 'search', 'rendered page', 'file', 'drawn page', 'archive', 'post']

/** Clock ticks a second in /proc, fixed on Linux. */
const TICKS = 100

/** Seconds of processor time that a process has used, its threads included. */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name, second and in parentheses, may hold spaces; user and system time are the 14th and 15th field.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) / TICKS
}
const megabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

const { values } = parseArgs({
  options: { rates: { type: 'string', default: '5,10,20,40,80' }, seconds: { type: 'string', default: '10' } },
})
const rates = values.rates.split(',').map(Number)
const seconds = Number(values.seconds)
if (![...rates, seconds].every((value) => value > 0)) throw new Error('--rates and --seconds are numbers above 0')

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
      `${megabytes(server.pid).toFixed(0)} MB`,
    ])
    for (const { target, status } of failed.slice(0, 3)) console.error(`${target}: answered ${status}`)
    if (failed.length && rate <= PEAK) process.exitCode = 1
    const pages = answers.filter(({ kind }) => kind === 'page').map(({ milliseconds }) => milliseconds)
    if (failed.length || percentile(pages, 0.99) > TOO_SLOW) break
  }
} finally {
  closeConnections()
  await server.stop()
}
console.log(
  `${availableParallelism()} cores, ${cpus()[0]?.model.trim()}, load before and meanwhile ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
)
printTable([
  [
    'visits/s',
    'requests/s',
    'a visit',
    'MB/s',
    ...kinds.map((kind) => `${kind} p50/p99 ms`),
    'failed',
    'server ms a visit',
    'client ms a visit',
    'memory',
  ],
  ...rows,
])
