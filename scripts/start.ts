/**
 * `npm start`: builds what is missing or outdated, then serves the site on PORT. Page pictures and compressed copies are
 * made while it serves.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { env } from '@/lib/env'
import { ensureServable } from './support/build'
import { main } from './support/main'
import { COPIES_MADE, isSettled, isWanted, PICTURES_MADE } from './support/messages'
import { serverArguments } from './support/server-arguments'

/**
 * Makes the page pictures and compressed copies in a process that leaves the processor to the server, and tells the server
 * what there is. Pictures that the server's visitors wait for come first.
 */
function completeFor(server: ChildProcess): ChildProcess {
  const completing = spawn(process.execPath, ['--import=tsx', '--conditions=react-server', 'scripts/complete.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  if (completing.pid) setPriority(completing.pid, constants.priority.PRIORITY_LOW)
  const tellServer = (message: object | string): void => void (server.connected && server.send(message))
  server.on('message', (message) => {
    if (!isWanted(message)) return
    if (completing.connected) completing.send(message)
    else tellServer(PICTURES_MADE)
  })
  completing.on('message', (message) => {
    if (isSettled(message) || message === PICTURES_MADE) tellServer(message)
  })
  completing.on('error', (error) => console.error(`Pictures and compressed copies are not made: ${error.message}`))
  completing.on('close', (code) => {
    if (code !== 0 && !server.killed)
      console.error('Pictures or compressed copies are missing. The site is served without.')
    tellServer(PICTURES_MADE)
    tellServer(COPIES_MADE)
  })
  return completing
}

await main(async () => {
  env()
  await ensureServable()
  const server = spawn(process.execPath, serverArguments(), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  const completing = completeFor(server)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('close', (code) => {
    completing.kill()
    process.exit(code ?? 0)
  })
})
