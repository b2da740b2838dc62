import { execFileSync, spawn } from 'node:child_process'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { childEnvironment, environment } from '../support/environment'

export interface MeasuredRun {
  seconds: number
  /** Seconds that the processors worked for the command and all that it started: what other work leaves as it is. */
  processorSeconds: number
  /** Resident memory of the command and all that it started, at its highest; what they share is counted in each. */
  megabytes: number
  output: string
}

/** Milliseconds between two looks at the memory. */
const LOOK = 500

/** Resident memory of all processes of a group. */
function megabytesOf(group: number): number {
  const lines = execFileSync('ps', ['-eo', 'pgid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  const sizes = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return sizes.reduce((sum, [id, kilobytes = 0]) => sum + (id === group ? kilobytes : 0), 0) / 1024
}

/** The shell's own account of the processor time of what it has run, as its last line. */
const TIMED = '"$@"; code=$?; times >&3; exit $code'

/** Seconds from what `times` writes, `0m1.50s 0m0.25s` for user and system: first the shell's, then its children's. */
function secondsOf(times: string): number {
  const [, children = ''] = times.trim().split('\n')
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)]
  if (parts.length !== 2) throw new Error(`The shell told no processor time: ${times}`)
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}

/** Runs a command in `folder` to its end. Throws where it fails, with what it wrote. */
export function measureRun(folder: string, command: string, args: readonly string[]): Promise<MeasuredRun> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    // In a group of its own, so that workers of workers are counted and stopped too.
    const child = spawn('sh', ['-c', TIMED, 'sh', command, ...args], {
      cwd: folder,
      detached: true,
      // The programs of that folder: another folder's Next would bring another React along.
      env: childEnvironment({ PATH: path.join(folder, 'node_modules/.bin') + path.delimiter + environment.path }),
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    })
    let output = ''
    let times = ''
    const account = child.stdio[3] as Readable
    account.setEncoding('utf8').on('data', (text: string) => (times += text))
    let megabytes = 0
    for (const stream of [child.stdout, child.stderr] as Readable[])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    const timer = setInterval(() => {
      if (child.pid) megabytes = Math.max(megabytes, megabytesOf(child.pid))
    }, LOOK)
    const interrupt = (): void => {
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
    }
    process.once('SIGINT', interrupt)
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(timer)
      process.off('SIGINT', interrupt)
      if (code !== 0) return reject(new Error(`${output}\n${command} ${args.join(' ')} ended with code ${code}`))
      const seconds = (performance.now() - start) / 1000
      resolve({ seconds, processorSeconds: secondsOf(times), megabytes, output })
    })
  })
}
