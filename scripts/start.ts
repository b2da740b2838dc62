/** `npm start`: builds what is missing or out of date, then serves the site on PORT. */
import { spawn } from 'node:child_process'
import { ensureBuilt } from './support/build'

await ensureBuilt()
const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('close', (code) => process.exit(code ?? 0))
