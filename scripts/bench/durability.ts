import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startChildServer, type ChildServer } from '../support/child-server'
import { freePort } from '../support/free-port'
import { serverArguments } from '../support/server-arguments'
import { startClients, type Clients } from './durability-clients'
import { compare, readStored, type Comparison, type RecordKind } from './ledger'

export interface DurabilityRun {
  kills: number
  clients: number
  /** A kill comes after a random number of answered posts, this many at most, and up to 30 milliseconds. */
  postsPerLife: number
  /** Told after each kill, with its number. */
  onKill?: (kill: number) => void
}

export interface DurabilityResult {
  comparisons: Record<RecordKind, Comparison>
  /** Posts answered with success. */
  answered: number
  /** Milliseconds during which a server answered. */
  uptime: number
}

const start = (port: number, dataDir: string): Promise<ChildServer> =>
  startChildServer(process.execPath, serverArguments(), (line) => line.includes('Ready on'), {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    SIGNING_SECRET: 'only-for-measurements-0123456789-0123456789',
    REQUESTS_PER_MINUTE: '100000',
  })

/** Ends after a random number of answered posts and a random moment more. */
async function live(clients: Clients, posts: number): Promise<void> {
  const enough = clients.answered() + Math.ceil(Math.random() * posts)
  while (clients.answered() < enough) await wait(1)
  await wait(Math.random() * 30)
}

interface Gate {
  opened: Promise<void>
  open: () => void
}

function createGate(): Gate {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

/**
 * Clients post to the built site's server as fast as they can while it is killed (SIGKILL) and started again; then what
 * they were told is compared with what the database holds. Rejects where a post is refused.
 */
export async function measureDurability({
  kills,
  clients,
  postsPerLife,
  onKill,
}: DurabilityRun): Promise<DurabilityResult> {
  mkdirSync('.cache', { recursive: true })
  const dataDir = mkdtempSync(path.resolve('.cache/durability-'))
  const port = await freePort()
  let server = await start(port, dataDir)
  let gate = createGate()
  const crowd = startClients(clients, `http://127.0.0.1:${port}`, () => gate.opened)
  // Ends only when a post is refused: whatever is awaited then ends as well.
  const refused = crowd.finished.then(() => new Promise<never>(() => undefined))
  refused.catch(() => undefined)
  let uptime = 0
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill > 0) server = await Promise.race([start(port, dataDir), refused])
      gate.open()
      const born = performance.now()
      await Promise.race([live(crowd, postsPerLife), refused])
      gate = createGate()
      process.kill(server.pid, 'SIGKILL')
      uptime += performance.now() - born
      await server.stop()
      onKill?.(kill + 1)
    }
    crowd.stop()
    gate.open()
    await crowd.finished
    const stored = readStored(path.join(dataDir, 'ridgedocs.sqlite'))
    const comparisons = Object.fromEntries(
      Object.entries(crowd.ledgers).map(([kind, ledger]) => [
        kind,
        compare(ledger, stored[kind as RecordKind], kind !== 'downloads'),
      ]),
    ) as Record<RecordKind, Comparison>
    return { comparisons, answered: crowd.answered(), uptime }
  } finally {
    crowd.stop()
    gate.open()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
