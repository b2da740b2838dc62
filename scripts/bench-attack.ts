/**
 * `npm run bench:attack [-- --seconds 10]`: an ordinary visitor asks the built server for the home page while one attack
 * after another runs against it, each from this machine. Every attack is one row. Fails where the server ends, where a
 * visit fails or the visitor waits too long, where its memory goes beyond the limit of the unit in deploy/, or where
 * descriptors stay open afterwards. The attackers are a process of their own on the same cores, so the times are upper
 * bounds: compare them with those of no attack. Linux only.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { floods, warmUp } from './bench/floods'
import { startOwn } from './bench/servers'
import { median, printTable } from './bench/table'
import { percentile } from './documents/budgets'

/** Milliseconds that the slowest twentieth of visits may take, where an idle server takes less than ten. */
const SLOWEST = 100
const IDLE = 10
/** Megabytes, MemoryMax in deploy/ridgedocs.service. */
const MEMORY = 800
/** Descriptors that may be open after an attack beyond those before it: the store and the visitor have some. */
const LEFT_OPEN = 10
/** Milliseconds between two visits, and those that the server has to close what an attack has opened. */
const PAUSE = 5
const AFTERWARDS = 15_000

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, attack: { type: 'string' }, url: { type: 'string' } },
})
const seconds = Number(values.seconds)
if (!(seconds > 0)) throw new Error('--seconds is a number above 0')
if (values.attack !== undefined) {
  console.log('begun')
  await floods[Number(values.attack)]?.run(String(values.url), AbortSignal.timeout(seconds * 1000))
  process.exit()
}

/** Begins an attack as this script in a process of its own; resolves with the end of it. */
async function attack(number: number): Promise<{ over: Promise<void> }> {
  const own = ['scripts/bench-attack.ts', '--attack', String(number), '--url', server.url, '--seconds', String(seconds)]
  const child = spawn(process.execPath, [...process.execArgv, ...own], { stdio: ['ignore', 'pipe', 'inherit'] })
  const over = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`The attack ${number} ended with ${code}`)
  })
  await Promise.race([once(child.stdout, 'data'), over])
  return { over }
}

const server = await startOwn(3456, { TRUST_PROXY: '1', REQUESTS_PER_MINUTE: '20' })
const residentMegabytes = (): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024
const descriptors = (): number => readdirSync(`/proc/${server.pid}/fd`).length

interface Visits {
  times: number[]
  failed: number
  peak: number
}

/** Visits the home page, one time after another, until `signal` is aborted. */
async function visit(signal: AbortSignal): Promise<Visits> {
  const visits: Visits = { times: [], failed: 0, peak: residentMegabytes() }
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
    visits.peak = Math.max(visits.peak, residentMegabytes())
    await wait(PAUSE)
  }
  return visits
}

/** How many more descriptors are open than before, once they no longer get fewer or are few enough. */
async function leftOpen(before: number): Promise<number> {
  const end = performance.now() + AFTERWARDS
  while (descriptors() - before > LEFT_OPEN && performance.now() < end) await wait(100)
  return descriptors() - before
}

const rows: string[][] = []
const broken: string[] = []

/** Visits until `over`, and writes a row of it. Says how long the slowest twentieth of the visits took, in milliseconds. */
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
  if (failed) broken.push(`${name}: ${failed} visits failed`)
  if (peak > MEMORY) broken.push(`${name}: ${peak.toFixed(0)} MB of memory, more than ${MEMORY}`)
  if (left > LEFT_OPEN) broken.push(`${name}: ${left} descriptors stayed open`)
  return slow
}

try {
  // Next loads the code of a route when it is asked for the first time, which holds everybody up once.
  for (const target of warmUp) await (await fetch(server.url + target)).arrayBuffer()
  const idle = await measure('none', wait(seconds * 1000))
  // On a machine that is busy with something else, as much more is allowed.
  const allowed = SLOWEST * Math.max(1, idle / IDLE)
  for (const [number, { name }] of floods.entries()) {
    const slow = await measure(name, (await attack(number)).over)
    if (slow > allowed) broken.push(`${name}: one visit in twenty took ${slow.toFixed(0)} ms or more`)
  }
} finally {
  await server.stop()
}
printTable([['attack', 'visits', 'median ms', 'p95 ms', 'failed', 'peak MB', 'left open'], ...rows])
for (const promise of broken) console.error(promise)
if (broken.length) process.exitCode = 1
