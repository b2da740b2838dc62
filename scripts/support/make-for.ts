import type { ChildProcess } from 'node:child_process'
import { FILES_MADE, isSettled, isWanted } from './messages'

/** Has `making` make files, first those that visitors of `server` wait for. `done` follows the last. Returns `making`. */
export function makeFor(server: ChildProcess, making: ChildProcess, done: () => void): ChildProcess {
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
