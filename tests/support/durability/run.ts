import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startChildServer, type ChildServer } from '@/scripts/support/child-server'
import { freePort } from '@/scripts/support/free-port'
import { serverArguments } from '@/scripts/support/server-arguments'
import { createGate } from '@/tests/support/gate'
import { startClients, type Clients } from './clients'
import { compare, readStored, type Comparison, type RecordKind } from './ledger'

export interface DurabilityRun {
  kills: number
  clients: number
  /** The server is killed after a random number of acknowledged posts, at most this many, and up to 30 milliseconds. */
  postsPerLife: number
}

export interface DurabilityResult {
  comparisons: Record<RecordKind, Comparison>
  acknowledged: number
}

const start = (port: number, dataDir: string): Promise<ChildServer> =>
  startChildServer(process.execPath, serverArguments(), (line) => line.includes('Ready on'), {
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      SIGNING_SECRET: 'only-for-measurements-0123456789-0123456789',
      REQUESTS_PER_MINUTE: '100000',
    },
  })

/** Resolves after a random number of acknowledged posts and a random moment. */
async function live(clients: Clients, posts: number): Promise<void> {
  const enough = clients.acknowledged() + Math.ceil(Math.random() * posts)
  while (clients.acknowledged() < enough) await wait(1)
  await wait(Math.random() * 30)
}

/** Compares acknowledged posts with the database of a server that is killed repeatedly. Rejects if one is refused. */
export async function measureDurability({ kills, clients, postsPerLife }: DurabilityRun): Promise<DurabilityResult> {
  mkdirSync('.cache', { recursive: true })
  const dataDir = mkdtempSync(path.resolve('.cache/durability-'))
  const port = await freePort()
  let server = await start(port, dataDir)
  let gate = createGate()
  const crowd = startClients(clients, `http://127.0.0.1:${port}`, () => gate.passed)
  // Settles only if a post is refused, which ends whatever is being awaited.
  const refused = crowd.finished.then(() => new Promise<never>(() => undefined))
  refused.catch(() => undefined)
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill > 0) server = await Promise.race([start(port, dataDir), refused])
      gate.open()
      await Promise.race([live(crowd, postsPerLife), refused])
      gate = createGate()
      process.kill(server.pid, 'SIGKILL')
      await server.stop()
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
    return { comparisons, acknowledged: crowd.acknowledged() }
  } finally {
    crowd.stop()
    gate.open()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
