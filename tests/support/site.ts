import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startChildServer, type ChildServer } from '@/scripts/support/child-server'
import { freePort } from '@/scripts/support/free-port'
import { serverArguments, serverEnvironment } from '@/scripts/support/server-arguments'

/** A separate server on the production build, with its own data folder. */
export interface Site extends ChildServer {
  url: string
  port: number
  post: (address: string, body: unknown) => Promise<{ status: number; body: unknown }>
  events: (name: string) => Record<string, unknown>[]
}

export const secret = { SIGNING_SECRET: 'only-for-the-browser-tests-0123456789' }

/** How many files and connections a site has open (Linux). */
export const descriptors = ({ pid }: Site): number => readdirSync(`/proc/${pid}/fd`).length

/** The resident memory of a site (Linux). */
export const residentMegabytes = ({ pid }: Site): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

export async function visitHome({ url }: Site): Promise<number> {
  const response = await fetch(url)
  await response.arrayBuffer()
  return response.status
}

const started: Site[] = []
const folders: string[] = []

/** Stops what a test started, whatever its result, and removes its records. */
export async function stopSites(): Promise<void> {
  await Promise.all(started.splice(0).map((site) => site.stop()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export function makeDataDir(): { dataDir: string; database: string } {
  mkdirSync('.cache/e2e', { recursive: true })
  const parent = mkdtempSync(path.resolve('.cache/e2e/site-'))
  folders.push(parent)
  const dataDir = path.join(parent, 'data')
  return { dataDir, database: path.join(dataDir, 'ridgedocs.sqlite') }
}

/** Starts the site on `dataDir`, by way of `command`, from the project in `folder`. */
export async function startSite(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
  command: readonly string[] = [],
  folder?: string,
): Promise<Site> {
  const port = await freePort()
  const [program = process.execPath, ...args] = [...command, process.execPath, ...serverArguments()]
  const settings = {
    ...serverEnvironment,
    PORT: String(port),
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '10000',
    ...environment,
  }
  const server = await startChildServer(program, args, (line) => line.startsWith('Ready on'), {
    env: settings,
    cwd: folder,
  })
  const url = `http://127.0.0.1:${port}`
  const site: Site = {
    ...server,
    url,
    port,
    post: async (address, body) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(url + address, { method: 'POST', headers, body: JSON.stringify(body) })
      const text = await response.text()
      return { status: response.status, body: text ? (JSON.parse(text) as unknown) : undefined }
    },
    events: (name) =>
      server.output
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ event }) => event === name),
  }
  started.push(site)
  return site
}

/** The rows that `sql` finds in a database that a server may have open. */
export function readRows(database: string, sql: string): Record<string, unknown>[] {
  const opened = new DatabaseSync(database, { readOnly: true })
  try {
    return opened.prepare(sql).all()
  } finally {
    opened.close()
  }
}
