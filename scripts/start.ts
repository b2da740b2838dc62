/**
 * `npm start`: builds what is missing or outdated, then serves the site on PORT. The compressed copies are made while
 * it serves.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { env } from '@/lib/env'
import { ensureServable } from './support/build'
import { main } from './support/main'
import { COPIES_MADE, READY } from './support/messages'
import { serverArguments } from './support/server-arguments'

/** Makes the compressed copies in a process that leaves the processor to the server, and tells the server at its end. */
function compressFor(server: ChildProcess): ChildProcess {
  const compressing = spawn('tsx', ['--conditions=react-server', 'scripts/compress.ts'], { stdio: 'inherit' })
  if (compressing.pid) setPriority(compressing.pid, constants.priority.PRIORITY_LOW)
  compressing.on('error', (error) => console.error(`The compressed copies are not made: ${error.message}`))
  compressing.on('close', (code) => {
    if (code === 0) server.send(COPIES_MADE)
    else if (!server.killed) console.error('The compressed copies are not complete. The site is served without them.')
  })
  return compressing
}

await main(async () => {
  env()
  await ensureServable()
  const server = spawn(process.execPath, serverArguments(), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  let compressing: ChildProcess | undefined
  server.on('message', (message) => {
    if (message === READY) compressing = compressFor(server)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('close', (code) => {
    compressing?.kill()
    process.exit(code ?? 0)
  })
})
