import { spawn } from 'node:child_process'
import { childEnvironment } from './environment'

interface Options {
  env?: Readonly<Record<string, string>>
  capture?: boolean
}

/** Runs a command to its end. A failing command is a result, not an error: see `code`. Rejects if it cannot start. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, capture = false }: Options = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', capture ? 'pipe' : 'inherit', 'inherit'],
      env: childEnvironment(env),
    })
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
