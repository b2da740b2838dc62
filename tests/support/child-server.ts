import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface ChildServer {
  /** The first line of its output that `isReady` accepted. */
  line: string
  stop: () => Promise<void>
}

/** Starts a server and waits for the line that says it answers. Rejects, with its errors, when it ends before that. */
export function startChildServer(
  command: string,
  args: readonly string[],
  isReady: (line: string) => boolean,
  environment: Readonly<Record<string, string>> = {},
): Promise<ChildServer> {
  const child = spawn(command, args, { env: { PATH: process.env.PATH, ...environment } as NodeJS.ProcessEnv })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = (): Promise<void> => {
    child.stdin.end()
    child.kill()
    return ended
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    void ended.then(() => reject(new Error(`${command} ended before it was ready: ${output}`)))
    const inspect = (line: string): void => {
      if (isReady(line)) resolve({ line, stop })
    }
    createInterface({ input: child.stdout }).on('line', inspect)
    createInterface({ input: child.stderr }).on('line', inspect)
  })
}
