import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'

export interface ChildServer {
  line: string
  output: readonly string[]
  pid: number
  /** Sends SIGTERM and waits for the server to exit. Resolves with its exit code, or null if a signal ended it. */
  stop: () => Promise<number | null>
}

const START_TIMEOUT = 55_000

/** Starts a server with only `env` and a PATH, and waits until it is ready. Rejects with its output if it is not. */
export function startChildServer(
  command: string,
  args: readonly string[],
  isReady: (line: string) => boolean,
  { env, cwd }: { env?: Readonly<Record<string, string>>; cwd?: string } = {},
): Promise<ChildServer> {
  const child = spawn(command, args, {
    env: { NODE_ENV: 'test', PATH: path.dirname(process.execPath), ...env },
    cwd,
  })
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
    const timer = setTimeout(() => fail('was not ready in time'), START_TIMEOUT)
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
