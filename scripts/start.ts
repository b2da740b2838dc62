/** `npm start`: builds what is missing or outdated, then serves the site on PORT. */
import { spawn } from 'node:child_process'
import { env } from '@/lib/env'
import { ensureBuilt } from './support/build'
import { main } from './support/main'
import { serverArguments } from './support/server-arguments'

await main(async () => {
  env()
  await ensureBuilt()
  const server = spawn(process.execPath, serverArguments(), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('close', (code) => process.exit(code ?? 0))
})
