/**
 * `npm start`: builds the site if it is missing or outdated, then serves it on PORT. Documents, page pictures and compressed
 * copies are made while it serves.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { env } from '@/lib/env'
import { startBeside } from './support/beside'
import { ensureServable } from './support/build'
import { childEnvironment } from './support/environment'
import { main } from './support/main'
import { COPIES_MADE, FILES_MADE, isSettled, isWanted } from './support/messages'
import { serverArguments, serverEnvironment } from './support/server-arguments'

/** Makes compressed copies, and tells the server when they are complete. */
function compressFor(server: ChildProcess): ChildProcess {
  const compressing = startBeside('compress')
  compressing.on('error', (error) => console.error(`Compressed copies are not made: ${error.message}`))
  compressing.on('close', (code) => {
    if (code === 0 && server.connected) server.send(COPIES_MADE)
    else if (!server.killed) console.error('The compressed copies are not complete. The site is served without them.')
  })
  return compressing
}

/**
 * Makes documents and page pictures, and tells the server of each. Those that its visitors wait for come first. `done`
 * follows the last.
 */
function makeFor(server: ChildProcess, done: () => void): ChildProcess {
  const making = startBeside('make-files')
  const tellServer = (message: object | string): void => void (server.connected && server.send(message))
  server.on('message', (message) => {
    if (!isWanted(message)) return
    if (making.connected) making.send(message)
    else tellServer(FILES_MADE)
  })
  making.on('message', (message) => {
    if (isSettled(message)) tellServer(message)
  })
  making.on('error', (error) => console.error(`Documents and page pictures are not made: ${error.message}`))
  making.on('close', (code) => {
    tellServer(FILES_MADE)
    if (code !== 0 && !server.killed)
      console.error('Some documents or page pictures are missing. The site is served without them.')
    if (server.connected) done()
  })
  return making
}

await main(async () => {
  env()
  await ensureServable()
  const server = spawn(process.execPath, serverArguments(), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: childEnvironment(serverEnvironment),
  })
  let beside = makeFor(server, () => {
    beside = compressFor(server)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('close', (code) => {
    beside.kill()
    process.exit(code ?? 0)
  })
})
