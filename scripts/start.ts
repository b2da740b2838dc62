/** `npm start`: builds the site if needed and serves it on PORT. It makes documents, pictures and copies in the background. */
import type { ChildProcess } from 'node:child_process'
import { env } from '@/lib/env'
import { startInBackground } from './support/background'
import { ensureServable } from './support/build'
import { main } from './support/main'
import { makeFor } from './support/make-for'
import { COPIES_MADE } from './support/messages'
import { startServer } from './support/start-server'

/** Makes compressed copies, and tells the server when they are complete. */
function compressFor(server: ChildProcess): ChildProcess {
  const compressing = startInBackground('compress')
  compressing.on('error', (error) => console.error(`Compressed copies are not made: ${error.message}`))
  compressing.on('close', (code) => {
    if (code === 0 && server.connected) server.send(COPIES_MADE)
    else if (!server.killed) console.error('The compressed copies are not complete. The site is served without them.')
  })
  return compressing
}

await main(async () => {
  env()
  await ensureServable()
  const server = startServer()
  let helper = makeFor(server, startInBackground('make-files'), () => {
    helper = compressFor(server)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('close', (code) => {
    helper.kill()
    process.exit(code ?? 0)
  })
})
