import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'

export interface ChildServer {
  /** The first line of its output that `isReady` accepted. */
  line: string
  /** Every line of its output so far. */
  output: readonly string[]
  pid: number
  /** Asks it to end (SIGTERM) and waits until it has; says its exit code, null where a signal ended it. */
  stop: () => Promise<number | null>
}

const PATIENCE = 55_000

/**
 * Starts a server and waits for the line that says it answers. Rejects, with what it wrote, when it ends before that
 * or takes too long. Its environment is `environment` and a path on which it finds this Node.js,
 * its working folder `cwd`, this process's where there is none.
 */
export function startChildServer(
  command: string,
  args: readonly string[],
  isReady: (line: string) => boolean,
  environment: Readonly<Record<string, string>> = {},
  cwd?: string,
): Promise<ChildServer> {
  const env = { NODE_ENV: 'test', PATH: path.dirname(process.execPath), ...environment } as const
  const child = spawn(command, args, { env, cwd })
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const stop = (): Promise<number | null> => {
    child.stdin.end()
    child.kill()
    return ended
  }
  return new Promise((resolve, reject) => {
    const output: string[] = []
    const fail = (reason: string): void => {
      void stop()
      reject(new Error(`${command} ${reason}: ${output.join('\n')}`))
    }
    const timer = setTimeout(() => fail('was not ready in time'), PATIENCE)
    child.once('error', reject)
    void ended.then(() => {
      clearTimeout(timer)
      fail('ended before it was ready')
    })
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line)
        if (!isReady(line)) return
        clearTimeout(timer)
        resolve({ line, output, pid: Number(child.pid), stop })
      })
    }
  })
}
