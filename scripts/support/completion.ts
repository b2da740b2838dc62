import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/** Starts `scripts/complete.ts`, which leaves the processor to everything else. It sends messages if `stdio` has a channel. */
export function startCompletion(stdio: StdioOptions): ChildProcess {
  const child = spawn(process.execPath, ['--import=tsx', '--conditions=react-server', 'scripts/complete.ts'], { stdio })
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return child
}
