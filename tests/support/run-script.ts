import { startScript, type Outcome } from './scripts'

/** Runs a script of the project to completion in its own process, in `cwd`, with only these settings. */
export const runScript = (
  script: string,
  args: readonly string[],
  { settings = {}, cwd }: { settings?: Readonly<Record<string, string>>; cwd?: string } = {},
): Promise<Outcome> => startScript(`scripts/${script}.ts`, args, settings, cwd).outcome

/** The outcome of a script that stops with a message that has this part. */
export const refusedWith = (part: string) => ({ code: 1, error: expect.stringContaining(part) })
