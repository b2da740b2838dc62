/**
 * `npm run serve`: serves the built site on PORT, static pages and files directly and everything else through Next.
 * Node.js runs this file and its imports without a compiler, so the imports are relative and have extensions.
 */
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { env } from '../lib/env.ts'
import { log } from '../lib/log/log.ts'
import { madeFiles } from '../lib/made-files/wait.ts'
import { createHeadersFor } from '../lib/platform/response-headers.ts'
import { describeMismatch, HOME_PAGE, readBuiltAddress } from './server/built-address.ts'
import { guardConnections } from './server/connections.ts'
import { logConsole, logCrashes } from './server/console.ts'
import { isOutOfDescriptors, leaveForDescriptors, watchDescriptors } from './server/descriptors.ts'
import { drain } from './server/drain.ts'
import { listFiles } from './server/files.ts'
import { createLateFiles, type LateFiles } from './server/late-files.ts'
import { createSite } from './server/site.ts'
import { createLanes } from './server/to-next.ts'
import { COPIES_MADE, FILES_MADE, isSettled, type FileWanted } from './support/messages.ts'
import { readConfigNatively, setProduction } from './support/environment.ts'
import { main } from './support/main.ts'

/** Milliseconds in which open requests may finish after a signal to stop. */
const DRAIN_TIMEOUT = 10_000

/** Requests to Next that a client may send for each form post that it may send. */
const PER_POST = 60

type HeadersFor = ReturnType<typeof createHeadersFor>

/** Throws if the folder has no build, or one for another address. */
function requireBuild(build: string, siteUrl: string): void {
  if (!existsSync(path.join(build, 'BUILD_ID')))
    throw new Error('There is no build in this folder: npm run build makes one')
  const mismatch = describeMismatch(readBuiltAddress(path.join(build, HOME_PAGE)), siteUrl)
  if (mismatch) throw new Error(mismatch)
}

/** Documents and pictures that are made beside the server, which only `npm start` does. */
function findLateFiles(publicFolder: string, headersFor: HeadersFor): LateFiles | undefined {
  if (!process.send) return undefined
  const late = createLateFiles(publicFolder, headersFor, (wanted) => process.send?.({ wanted } satisfies FileWanted))
  madeFiles().wait = async (url) => (await late.find(url)) === 'late'
  return late
}

/** Hears of files and compressed copies that are made while the server runs. */
function hear(late: LateFiles | undefined, readAgain: () => void): void {
  process.on('message', (message) => {
    if (isSettled(message)) late?.settle(message.settled, message.isPicture)
    if (message === FILES_MADE || message === COPIES_MADE) readAgain()
    if (message !== FILES_MADE) return
    late?.end()
    delete madeFiles().wait
  })
}

/** Lets open requests finish, closes Next and ends, on a signal. */
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
  logCrashes()
  const { default: createNext } = await import('next')
  // Next handles upgrade requests of the server that it gets and leaves the sockets of unknown ones open. So it gets a
  // server that never listens, and upgrade requests are answered like any other.
  const site = createNext({ dev: false, dir: path.resolve('.'), port, httpServer: createServer() })
  await site.prepare()
  const lanes = createLanes()
  // Loaded only if metrics are enabled.
  const observer = metricsToken === undefined ? undefined : (await import('./server/observe.ts')).createObserver(lanes)
  const publicFolder = path.resolve('public')
  const headersFor = createHeadersFor(siteUrl.startsWith('https:'))
  const list = () => listFiles(build, publicFolder, headersFor)
  const files = { current: list() }
  const late = findLateFiles(publicFolder, headersFor)
  hear(late, () => (files.current = list()))
  const app = await createSite({
    files,
    headersFor,
    next: site.getRequestHandler(),
    proxies: trustProxy,
    perMinute: PER_POST * limits.requestsPerMinute,
    requestTimeout: limits.requestTimeout,
    lanes,
    late,
    observe: observer?.observe,
  })
  await app.ready()
  const { server } = app
  guardConnections(server, trustProxy)
  observer?.observeConnections(server)

  stopOnSignals(server, () => site.close())

  server.on('error', (error) => {
    if (isOutOfDescriptors(error)) leaveForDescriptors(error)
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
