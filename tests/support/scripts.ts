import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

export interface Outcome {
  /** Null if a signal ended the process. */
  code: number | null
  out: string
  error: string
}

/** A TypeScript file run like its npm script, in its own process. */
export interface RunningScript {
  child: ChildProcess
  /** Resolves when it has written `text` to standard output; rejects if it ends first. */
  hasWritten: (text: string) => Promise<void>
  outcome: Promise<Outcome>
}

const nodeOptions = ['--import', 'tsx', '--conditions=react-server', '--disable-warning=ExperimentalWarning']

/** Starts `file` in `cwd` with no environment but `settings` and a path on which it finds this Node.js. */
export function startScript(
  file: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  cwd?: string,
): RunningScript {
  const env = { NODE_ENV: 'test', PATH: path.dirname(process.execPath), ...settings } as const
  const child = spawn(process.execPath, [...nodeOptions, file, ...args], { cwd, env })
  let out = ''
  let error = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()))
  const outcome = new Promise<Outcome>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, out, error }))
  })
  const hasWritten = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => void (out.includes(text) && resolve())
      child.stdout.on('data', look)
      void outcome.then(() => reject(new Error(`${file} ended before it wrote ${text}: ${error}`)))
      look()
    })
  return { child, hasWritten, outcome }
}
