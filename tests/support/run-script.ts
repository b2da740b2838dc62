import { startScript, type Outcome } from './scripts'

/** Runs a script of the project in a process of its own, in `cwd`, with these settings and no others, to its end. */
export const runScript = (
  script: string,
  args: readonly string[],
  { settings = {}, cwd }: { settings?: Readonly<Record<string, string>>; cwd?: string } = {},
): Promise<Outcome> => startScript(`scripts/${script}.ts`, args, settings, cwd).outcome
