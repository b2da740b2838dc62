import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { shellEnvironment } from '../support/environment'
import { freePort } from '../support/free-port'

export type Phase = readonly [name: string, seconds: number]

export interface FreshStart {
  phases: readonly Phase[]
  /** Seconds from `npm start` in the built copy to its first page. */
  unchanged: number
}

const PHASE = /^([a-z ]+): ([\d.]+) s$/
const PATIENCE = 30 * 60_000

const secondsSince = (start: number): number => (performance.now() - start) / 1000

/** Waits for the first page. Rejects if `npm start` ends before, or after half an hour. */
async function firstPage(url: string, hasEnded: () => boolean): Promise<void> {
  const limit = performance.now() + PATIENCE
  while (performance.now() < limit && !hasEnded()) {
    const isThere = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isThere) return
    await setTimeout(50)
  }
  throw new Error(hasEnded() ? 'npm start ended before the first page' : 'There was no page in half an hour')
}

function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  // With all that it started: they form a group.
  if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  return ended
}

interface Place {
  folder: string
  data: string
  port: number
}

/** Runs `npm start` up to its first page. Returns the seconds to the page, and the steps that the start reported. */
async function start({ folder, data, port }: Place): Promise<{ seconds: number; phases: Phase[] }> {
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: shellEnvironment({ PORT: String(port), DATA_DIR: data }),
  })
  const phases: Phase[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, name, seconds] = PHASE.exec(line) ?? []
    if (name) phases.push([name, Number(seconds)])
  })
  let hasEnded = false
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      hasEnded = true
      resolve()
    }),
  )
  try {
    await firstPage(`http://127.0.0.1:${port}/`, () => hasEnded)
    return { seconds: secondsSince(began), phases: [...phases] }
  } finally {
    await stop(child, ended)
  }
}

/** Clones the commit into `folder`, removed at the end, installs and starts it twice. Throws if it does not start. */
export async function freshStart(commit: string, folder: string): Promise<FreshStart> {
  rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync('git', ['clone', '--quiet', '--no-checkout', '.', folder])
    execFileSync('git', ['checkout', '--quiet', commit], { cwd: folder })
    const began = performance.now()
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: shellEnvironment(),
    })
    const install = secondsSince(began)
    // The same port for both: pages show the address, so another one would build the site again.
    const place = { folder, data: path.join(folder, 'var'), port: await freePort() }
    const first = await start(place)
    const reported = first.phases.reduce((sum, [, seconds]) => sum + seconds, 0)
    const rest: Phase = ['to the first page', first.seconds - reported]
    const { seconds: unchanged } = await start(place)
    return { phases: [['npm ci', install], ...first.phases, rest], unchanged }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
