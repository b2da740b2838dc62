import { execFileSync, spawn } from 'node:child_process'
import { childEnvironment } from '../support/environment'

export interface MeasuredRun {
  seconds: number
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

/** Runs a command in `folder` to its end. Throws where it fails, with the end of what it wrote. */
export function measureRun(folder: string, command: string, args: readonly string[]): Promise<MeasuredRun> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    // In a group of its own, so that workers of workers are counted and stopped too.
    const child = spawn(command, args, { cwd: folder, detached: true, env: childEnvironment({}) })
    let output = ''
    let megabytes = 0
    for (const stream of [child.stdout, child.stderr])
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
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, megabytes, output })
      else reject(new Error(`${command} ${args.join(' ')} ended with code ${code}:\n${output.slice(-4000)}`))
    })
  })
}
