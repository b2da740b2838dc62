import { spawn, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/** The niceness of each: visitors wait for files, nobody for compressed copies. */
const niceness = { 'make-files': 10, compress: constants.priority.PRIORITY_LOW } as const

/** Node.js itself runs the scripts: visitors wait for the first files, and a compiler would take longer. */
const args = [
  '--import=./lib/platform/typescript-imports.mjs',
  '--conditions=react-server',
  '--disable-warning=ExperimentalWarning',
]

/** Starts a script that works in the background of a server or of tests. It can send and receive messages. */
export function startInBackground(name: keyof typeof niceness, ...given: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [...args, `scripts/${name}.ts`, ...given], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // Its threads, which it starts later, inherit the niceness.
  if (child.pid) setPriority(child.pid, niceness[name])
  return child
}
