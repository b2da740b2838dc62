import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { childEnvironment, environment } from '../support/environment'
import { megabytesOfAll } from './process-figures'

export interface MeasuredRun {
  seconds: number
  /** Processor time of the command and its children, in seconds. Other load on the machine hardly changes it. */
  processorSeconds: number
  /** Peak resident memory of the command and its children. Shared memory is counted in each process. */
  megabytes: number
  output: string
}

/** Milliseconds between two memory readings. */
const INTERVAL = 500

/** A shell script that runs its arguments and writes the processor time of its children to descriptor 3. */
const TIMED = '"$@"; code=$?; times >&3; exit $code'

/** Parses the output of `times`: user and system time as `0m1.50s 0m0.25s`, for the shell, then for its children. */
function secondsOf(times: string): number {
  const [, children = ''] = times.trim().split('\n')
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)]
  if (parts.length !== 2) throw new Error(`The shell reported no processor time: ${times}`)
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}

/** Runs a command in `folder` and waits for its end. Rejects with its output if it fails. */
export function measureRun(folder: string, command: string, args: readonly string[]): Promise<MeasuredRun> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    // In a process group of its own, so that workers of workers are counted and stopped, too.
    const child = spawn('sh', ['-c', TIMED, 'sh', command, ...args], {
      cwd: folder,
      detached: true,
      // The programs of that folder: Next.js from another folder would load another copy of React.
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
      if (child.pid) megabytes = Math.max(megabytes, megabytesOfAll('pgid', child.pid))
    }, INTERVAL)
    const interrupt = (): void => {
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
    }
    process.once('SIGINT', interrupt)
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(timer)
      process.off('SIGINT', interrupt)
      if (code !== 0) return reject(new Error(`${output}\n${command} ${args.join(' ')} exited with code ${code}`))
      const seconds = (performance.now() - start) / 1000
      resolve({ seconds, processorSeconds: secondsOf(times), megabytes, output })
    })
  })
}
