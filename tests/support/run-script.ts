import { execFile } from 'node:child_process'
import path from 'node:path'

export interface ScriptOutcome {
  code: number
  out: string
  error: string
}

/** Runs a script of the project in a process of its own, in `cwd`, with these settings and no others, to its end. */
export function runScript(
  script: string,
  args: readonly string[],
  { settings = {}, cwd }: { settings?: Readonly<Record<string, string>>; cwd?: string } = {},
): Promise<ScriptOutcome> {
  const env = { NODE_ENV: 'test', PATH: path.dirname(process.execPath), ...settings } as const
  const node = ['--import', 'tsx', '--conditions=react-server', '--disable-warning=ExperimentalWarning']
  return new Promise((resolve) =>
    execFile(process.execPath, [...node, `scripts/${script}.ts`, ...args], { cwd, env }, (error, out, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, out, error: stderr }),
    ),
  )
}
