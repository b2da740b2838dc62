/** The built site on PORT. It makes documents and pictures only when a test asks for them. */
import { startInBackground } from '@/scripts/support/background'
import { main } from '@/scripts/support/main'
import { makeFor } from '@/scripts/support/make-for'
import { startServer } from '@/scripts/support/start-server'

await main(() => {
  const server = startServer()
  const making = makeFor(server, startInBackground('make-files', '--on-request'), () => undefined)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('close', (code) => {
    making.kill()
    process.exit(code ?? 0)
  })
  return Promise.resolve()
})
