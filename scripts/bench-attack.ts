/**
 * `npm run bench:attack [-- --seconds 10] [--only <number>]`: visits the built server while one attack after another runs
 * from other addresses of this machine. Fails if the server exits, a visit fails, half of them take too long, memory exceeds
 * its limit or descriptors stay open. The attackers take the same cores: compare with the row without one. Linux only.
 */
import './support/fresh-catalogue'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { floods, warmUp } from './bench/floods'
import { silences } from './bench/silence'
import { openDescriptors, residentMegabytes, startOwn } from './bench/servers'
import { median, printTable } from './bench/table'
import { percentile } from './documents/budgets'

/** Limits of the median of visit times in milliseconds: twice that without an attack, or these. */
const MEDIAN = 50
const MEDIAN_OF_PAGES = 250
const MEGABYTES = 450
/** Descriptors that may remain open after an attack: the store and the visitor use some. */
const LEFT_OPEN = 10
/** Milliseconds between two visits, and milliseconds in which the server must close what an attack opened. */
const PAUSE = 5
const AFTERWARDS = 15_000
/** Milliseconds between two posts: fewer than a client may send. */
const POSTING = 1000

const attacks = [...floods, ...silences]

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    only: { type: 'string' },
    attack: { type: 'string' },
    url: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
if (!(seconds > 0)) throw new Error('--seconds must be a number above 0')
if (values.attack !== undefined) {
  console.log('started')
  // Keeps the process alive when all connections of the attack are closed.
  setTimeout(() => undefined, seconds * 1000)
  await attacks[Number(values.attack)]?.run(String(values.url), AbortSignal.timeout(seconds * 1000))
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

const server = await startOwn(3456, { TRUST_PROXY: '0', REQUESTS_PER_MINUTE: '20' })
const memory = (): number => residentMegabytes(server.pid)
const descriptors = (): number => openDescriptors(server.pid)

interface Visits {
  times: number[]
  failed: number
  peak: number
}

const post = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ slug: 'shingle-roof-estimate', format: 'PDF' }),
}

async function isAnswered(path: string, init?: RequestInit): Promise<boolean> {
  try {
    const response = await fetch(server.url + path, { ...init, signal: AbortSignal.timeout(10_000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

async function visit(signal: AbortSignal): Promise<Visits> {
  const visits: Visits = { times: [], failed: 0, peak: memory() }
  let postedAt = performance.now()
  while (!signal.aborted) {
    const start = performance.now()
    if (!(await isAnswered('/'))) visits.failed += 1
    visits.times.push(performance.now() - start)
    if (performance.now() - postedAt > POSTING) {
      postedAt = performance.now()
      if (!(await isAnswered('/api/downloads', post))) visits.failed += 1
    }
    visits.peak = Math.max(visits.peak, memory())
    await wait(PAUSE)
  }
  return visits
}

async function leftOpen(before: number): Promise<number> {
  const end = performance.now() + AFTERWARDS
  while (descriptors() - before > LEFT_OPEN && performance.now() < end) await wait(100)
  return descriptors() - before
}

const rows: string[][] = []
const problems: string[] = []

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
  if (peak > MEGABYTES) problems.push(`${name}: ${peak.toFixed(0)} MB of memory, more than ${MEGABYTES}`)
  if (left > LEFT_OPEN) problems.push(`${name}: ${left} descriptors stayed open`)
  return median(times)
}

try {
  // Next loads the code of a route at its first request, which delays all other requests once.
  for (const target of warmUp) await (await fetch(server.url + target)).arrayBuffer()
  const idle = await measure('none', wait(seconds * 1000))
  for (const [number, { name, ofPages }] of attacks.entries()) {
    if (values.only !== undefined && Number(values.only) !== number) continue
    const half = await measure(name, (await attack(number)).over)
    const allowed = Math.max(2 * idle, ofPages ? MEDIAN_OF_PAGES : MEDIAN)
    if (half > allowed) problems.push(`${name}: half of the visits took ${half.toFixed(0)} ms or more`)
  }
} finally {
  const code = await server.stop()
  if (code !== 0) console.error(`The server ended by itself, with ${code === null ? 'a signal' : `code ${code}`}`)
}
printTable([['attack', 'visits', 'median ms', 'p95 ms', 'failed', 'peak MB', 'left open'], ...rows])
for (const problem of problems) console.error(problem)
if (problems.length) process.exitCode = 1
