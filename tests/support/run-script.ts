import { startScript, type Outcome } from './scripts'

/** Runs a script of the project to completion in its own process, in `cwd`, with only these settings. */
export const runScript = (
  script: string,
  args: readonly string[],
  { settings = {}, cwd }: { settings?: Readonly<Record<string, string>>; cwd?: string } = {},
): Promise<Outcome> => startScript(`scripts/${script}.ts`, args, settings, cwd).outcome
