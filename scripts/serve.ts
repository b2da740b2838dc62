/**
 * `npm run serve`: serves the built site on PORT, static pages and files directly and everything else through Next.
 * Node.js runs this file and its imports without a compiler, so the imports are relative and have extensions.
 */
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { format } from 'node:util'
import { env } from '../lib/env.ts'
import { log } from '../lib/log/log.ts'
import { madeFiles } from '../lib/made-files/wait.ts'
import { createHeadersFor } from '../lib/platform/response-headers.ts'
import { describeMismatch, HOME_PAGE, readBuiltAddress } from './server/built-address.ts'
import { drain, exitWithoutDescriptors, guardConnections, watchDescriptors } from './server/connections.ts'
import { listFiles, type HeadersFor } from './server/files.ts'
import { createLateFiles, type LateFiles } from './server/late-files.ts'
import { createSite } from './server/site.ts'
import { COPIES_MADE, FILES_MADE, isSettled, type FileWanted } from './support/messages.ts'
import { readConfigNatively, setProduction } from './support/environment.ts'
import { main } from './support/main.ts'

const DRAIN_TIMEOUT = 10_000
/** Requests to Next that a client may send for each form post that it may send. */
const PER_POST = 60

const levels = { debug: 'info', info: 'info', log: 'info', warn: 'error', error: 'error' } as const

/** Redirects console output to the log: Next prints parts of requests, which may have line breaks. Call before it is loaded. */
function logConsole(): void {
  for (const [name, level] of Object.entries(levels))
    console[name as keyof typeof levels] = (...given: unknown[]) => log(level, 'console', { text: format(...given) })
  // Node.js prints warnings through its own listener. Experimental warnings are known and silenced on the command line.
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => {
    if (name !== 'ExperimentalWarning') log('error', 'warning', { name, message })
  })
  process.on('uncaughtException', (error) => {
    log('error', 'crashed', { error, stack: error instanceof Error ? error.stack : undefined })
    process.exit(1)
  })
}

function requireBuild(build: string, siteUrl: string): void {
  if (!existsSync(path.join(build, 'BUILD_ID')))
    throw new Error('There is no build in this folder: npm run build makes one')
  const mismatch = describeMismatch(readBuiltAddress(path.join(build, HOME_PAGE)), siteUrl)
  if (mismatch) throw new Error(mismatch)
}

/** Follows what the parent process makes while the server runs. `npm run serve` has none. */
function followMaking(publicFolder: string, headersFor: HeadersFor, readAgain: () => void): LateFiles | undefined {
  if (!process.send) return undefined
  const late = createLateFiles(publicFolder, headersFor, (wanted) => process.send?.({ wanted } satisfies FileWanted))
  madeFiles().wait = async (url) => (await late.find(url)) === 'late'
  process.on('message', (message) => {
    if (isSettled(message)) late.settle(message.settled, message.isPicture)
    if (message === FILES_MADE || message === COPIES_MADE) readAgain()
    if (message !== FILES_MADE) return
    late.end()
    delete madeFiles().wait
  })
  return late
}

function stopOnSignals(server: Server, closeSite: () => Promise<void>): void {
  let stopping = false
  /** Signals often come twice, from the terminal and from npm. The second has no effect. */
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    const finished = await drain(server, DRAIN_TIMEOUT)
    await closeSite()
    log('info', 'stopped', { finished })
    // The store is closed by its own exit handler.
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}

await main(async () => {
  setProduction()
  readConfigNatively()
  const { port, listenAddress, siteUrl, trustProxy, metricsToken, ...limits } = env()
  const build = path.resolve('.next')
  requireBuild(build, siteUrl)
  logConsole()
  const { default: createNext } = await import('next')
  // Next handles upgrade requests of the server that it gets and leaves the sockets of unknown ones open. So it gets a
  // server that never listens, and upgrade requests are answered like any other.
  const site = createNext({ dev: false, dir: path.resolve('.'), port, httpServer: createServer() })
  await site.prepare()
  const publicFolder = path.resolve('public')
  const headersFor = createHeadersFor(siteUrl.startsWith('https:'))
  const list = () => listFiles(build, publicFolder, headersFor)
  const files = { current: list() }
  const app = await createSite({
    files,
    headersFor,
    next: site.getRequestHandler(),
    proxies: trustProxy,
    perMinute: PER_POST * limits.requestsPerMinute,
    requestTimeout: limits.requestTimeout,
    late: followMaking(publicFolder, headersFor, () => (files.current = list())),
    // Loaded only if metrics are enabled.
    observe: metricsToken === undefined ? undefined : (await import('./server/observe.ts')).observe,
  })
  await app.ready()
  const { server } = app
  guardConnections(server, trustProxy)
  stopOnSignals(server, () => site.close())
  server.on('error', (error) => {
    exitWithoutDescriptors(error)
    process.stderr.write(`Cannot listen on port ${port}: ${error.message}\n`)
    process.exit(1)
  })
  watchDescriptors()
  // The only line that is not JSON, for people and scripts that start the server.
  server.listen({ port, host: listenAddress }, () => {
    process.stdout.write(`Ready on http://localhost:${port} (${files.current.size} pages and files served directly)\n`)
  })
})
// After a failed start, Next may keep the process alive.
if (process.exitCode) process.exit()
