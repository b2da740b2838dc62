import { spawn, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/** How far each stands back behind the rest of the machine: visitors wait for files, nobody for compressed copies. */
const niceness = { 'make-files': 10, compress: constants.priority.PRIORITY_LOW } as const

/** Node.js itself runs the scripts: visitors wait for the first files, and a compiler would take longer. */
const args = [
  '--import=./lib/platform/typescript-imports.mjs',
  '--conditions=react-server',
  '--disable-warning=ExperimentalWarning',
]

/** Starts a script that works beside a server or beside tests. It can send and hear messages. */
export function startBeside(name: keyof typeof niceness, ...given: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [...args, `scripts/${name}.ts`, ...given], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // Its threads, which it starts later, stand back as well.
  if (child.pid) setPriority(child.pid, niceness[name])
  return child
}
