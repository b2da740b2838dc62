import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { childEnvironment } from '@/scripts/support/environment'
import { findProgram } from '@/scripts/support/tools'
import { freePort } from '@/scripts/support/free-port'
import { ask, hasCaddy, hasNginx, startCaddy, startNginx, type Proxy } from '@/tests/support/proxy'
import { makeDataDir, readRows, startSite, stopSites, type Site, secret } from '@/tests/support/site'

test.skip(!findProgram('curl'), 'curl is not installed')
test.afterEach(stopSites)

/** Stands in for systemd in deploy/restart.sh: given a port, stops its process and starts it again. */
async function startKeeper(ports: readonly number[], dataDir: string): Promise<{ command: string; server: Server }> {
  const start = (port: number): Promise<Site> => startSite(dataDir, { ...secret, TRUST_PROXY: '1', PORT: String(port) })
  const running = new Map<number, Site>()
  for (const port of ports) running.set(port, await start(port))
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const port = Number(body)
      response.statusCode = (await running.get(port)?.stop()) === 0 ? 204 : 500
      running.set(port, await start(port))
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { command: `curl -fsS http://127.0.0.1:${(server.address() as AddressInfo).port} -d`, server }
}

const download = JSON.stringify({ slug: 'shingle-roof-estimate', format: 'PDF' })

/** Eight visitors at a time, each from a new address, read pages and, with `posting`, record a download. */
function startVisitors(url: string, posting: boolean) {
  const seen = { answered: 0, counted: 0, failed: [] as string[] }
  let leaving = false
  let visitors = 0
  const send = async (path: string, address: string, body?: string): Promise<void> => {
    const post = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
    try {
      const { status } = await ask(url + path, address, body === undefined ? {} : post)
      if (status >= 400) seen.failed.push(`${path}: ${status}`)
      else seen.answered++
      if (body !== undefined && status < 400) seen.counted++
    } catch (error) {
      seen.failed.push(`${path}: ${String(error)}`)
    }
  }
  const work = async (): Promise<void> => {
    while (!leaving) {
      const address = `10.${Math.floor(visitors / 65_024)}.${Math.floor(visitors / 254) % 256}.${(visitors++ % 254) + 1}`
      await send('/', address)
      await send('/api/search?q=roof', address)
      if (posting) await send('/api/downloads', address, download)
    }
  }
  const gone = Promise.all(Array.from({ length: 8 }, work))
  const leave = async () => {
    leaving = true
    await gone
    return seen
  }
  return { seen, leave }
}

interface Case {
  name: string
  what: string
  isThere: boolean
  posting: boolean
  start: (ports: readonly [number, number]) => Promise<Proxy>
}
const cases: Case[] = [
  { name: 'nginx', what: 'no request fails', isThere: hasNginx, posting: true, start: startNginx },
  // It does not retry a post after a failed connection.
  { name: 'Caddy', what: 'readers notice nothing', isThere: hasCaddy, posting: false, start: startCaddy },
]
for (const { name, what, isThere, posting, start } of cases)
  test(`deploy/restart.sh restarts both processes behind ${name}, and ${what}`, async () => {
    test.skip(!isThere, `${name} is not installed`)
    test.setTimeout(240_000)
    const { dataDir, database } = makeDataDir()
    const ports = [await freePort(), await freePort()] as const
    const keeper = await startKeeper(ports, dataDir)
    const proxy = await start(ports)
    try {
      const { seen, leave } = startVisitors(proxy.url, posting)
      await expect.poll(() => seen.answered).toBeGreaterThan(100)
      const restart = promisify(execFile)('deploy/restart.sh', ports.map(String), {
        env: childEnvironment({ RESTART: keeper.command }),
      })
      const { stdout } = await restart
      expect(stdout.trim().split('\n')).toEqual(ports.map((port) => `The server on port ${port} has restarted`))
      const during = seen.answered
      await expect.poll(() => seen.answered).toBeGreaterThan(during + 100)
      const { failed, counted } = await leave()
      expect(failed).toEqual([])
      if (!posting) return
      const [row] = readRows(database, 'select sum(downloads) as counted from template_downloads')
      expect(row).toEqual({ counted })
    } finally {
      await proxy.stop()
      keeper.server.close()
    }
  })

test('deploy/restart.sh stops at a process that fails to restart and leaves the others running', async () => {
  const restarted: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      restarted.push(body)
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const command = `curl -fsS http://127.0.0.1:${(server.address() as AddressInfo).port} -d`
  const [dead, other] = [await freePort(), await freePort()]
  const env = childEnvironment({ RESTART: command, PATIENCE: '1' })
  const restart = promisify(execFile)('deploy/restart.sh', [String(dead), String(other)], { env })
  await expect(restart).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`port ${dead} is not healthy`),
  })
  expect(restarted).toEqual([String(dead)])
  server.close()
})
