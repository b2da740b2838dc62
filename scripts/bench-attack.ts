/**
 * `npm run bench:attack [-- --seconds 10]`: an ordinary visitor requests the home page of the built server while one
 * attack after another runs against it from this machine. Prints one row per attack. Fails if the server exits, if a visit
 * fails or takes too long, if memory exceeds the limit of the unit in deploy/, or if descriptors stay open afterwards. The
 * attackers are a separate process on the same cores, so the times are upper bounds: compare them with the row without an
 * attack. Linux only.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { floods, warmUp } from './bench/floods'
import { openDescriptors, residentMegabytes } from './bench/process-figures'
import { startOwn } from './bench/servers'
import { median, printTable } from './bench/table'
import { percentile } from './documents/budgets'

/** Limit of the 95th percentile of visit times in milliseconds, if it is at most `IDLE` without an attack. */
const SLOWEST = 100
const IDLE = 10
/** Megabytes, MemoryMax in deploy/ridgedocs.service. */
const MEMORY = 800
/** Descriptors that may remain open after an attack: the store and the visitor use some. */
const LEFT_OPEN = 10
/** Milliseconds between two visits, and milliseconds in which the server must close what an attack opened. */
const PAUSE = 5
const AFTERWARDS = 15_000

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, attack: { type: 'string' }, url: { type: 'string' } },
})
const seconds = Number(values.seconds)
if (!(seconds > 0)) throw new Error('--seconds must be a number above 0')
if (values.attack !== undefined) {
  console.log('started')
  await floods[Number(values.attack)]?.run(String(values.url), AbortSignal.timeout(seconds * 1000))
  process.exit()
}

/** Starts an attack: this script in a process of its own. Resolves when the attack has started. */
async function attack(number: number): Promise<{ over: Promise<void> }> {
  const own = ['scripts/bench-attack.ts', '--attack', String(number), '--url', server.url, '--seconds', String(seconds)]
  const child = spawn(process.execPath, [...process.execArgv, ...own], { stdio: ['ignore', 'pipe', 'inherit'] })
  const over = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`Attack ${number} exited with code ${code}`)
  })
  await Promise.race([once(child.stdout, 'data'), over])
  return { over }
}

const server = await startOwn(3456, { TRUST_PROXY: '1', REQUESTS_PER_MINUTE: '20' })
const memory = (): number => residentMegabytes(server.pid)
const descriptors = (): number => openDescriptors(server.pid)

interface Visits {
  times: number[]
  failed: number
  peak: number
}

/** Requests the home page again and again until `signal` is aborted. */
async function visit(signal: AbortSignal): Promise<Visits> {
  const visits: Visits = { times: [], failed: 0, peak: memory() }
  while (!signal.aborted) {
    const start = performance.now()
    try {
      const response = await fetch(server.url, {
        headers: { 'x-forwarded-for': '192.0.2.1' },
        signal: AbortSignal.timeout(10_000),
      })
      await response.arrayBuffer()
      if (response.status !== 200) visits.failed += 1
    } catch {
      visits.failed += 1
    }
    visits.times.push(performance.now() - start)
    visits.peak = Math.max(visits.peak, memory())
    await wait(PAUSE)
  }
  return visits
}

/** Waits until few enough descriptors are open, or time is up. Returns how many more are open than before. */
async function leftOpen(before: number): Promise<number> {
  const end = performance.now() + AFTERWARDS
  while (descriptors() - before > LEFT_OPEN && performance.now() < end) await wait(100)
  return descriptors() - before
}

const rows: string[][] = []
const problems: string[] = []

/** Visits until `over` resolves and adds a row. Returns the 95th percentile of visit times in milliseconds. */
async function measure(name: string, over: Promise<void>): Promise<number> {
  const before = descriptors()
  const stop = new AbortController()
  const visited = visit(stop.signal)
  await over
  stop.abort()
  const { times, failed, peak } = await visited
  const left = await leftOpen(before)
  const slow = percentile(times, 0.95)
  const figures = [String(times.length), median(times).toFixed(1), slow.toFixed(1), String(failed), peak.toFixed(0)]
  rows.push([name, ...figures, String(left)])
  if (failed) problems.push(`${name}: ${failed} visits failed`)
  if (peak > MEMORY) problems.push(`${name}: ${peak.toFixed(0)} MB of memory, more than ${MEMORY}`)
  if (left > LEFT_OPEN) problems.push(`${name}: ${left} descriptors stayed open`)
  return slow
}

try {
  // Next loads the code of a route at its first request, which delays all other requests once.
  for (const target of warmUp) await (await fetch(server.url + target)).arrayBuffer()
  const idle = await measure('none', wait(seconds * 1000))
  // On a busy machine the limit rises in proportion.
  const allowed = SLOWEST * Math.max(1, idle / IDLE)
  for (const [number, { name }] of floods.entries()) {
    const slow = await measure(name, (await attack(number)).over)
    if (slow > allowed) problems.push(`${name}: one visit in twenty took ${slow.toFixed(0)} ms or more`)
  }
} finally {
  await server.stop()
}
printTable([['attack', 'visits', 'median ms', 'p95 ms', 'failed', 'peak MB', 'left open'], ...rows])
for (const problem of problems) console.error(problem)
if (problems.length) process.exitCode = 1
