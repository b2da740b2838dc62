import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setVariables } from '../support/environment'
import { queries } from './queries'
import { startOwn } from './servers'

const WARM_UP_SECONDS = 3
const SECONDS = 15
/** Maximum number of connections. Further requests wait for one, and the wait counts. */
const SOCKETS = 64

/**
 * Calls `ask` `rate` times a second for fifteen seconds, even if earlier calls are not finished. Returns the milliseconds
 * of each call except those of the warm-up. Rejects if a call does.
 */
async function timesAtRate(rate: number, ask: (query: string) => Promise<void>): Promise<number[]> {
  const timed = async (query: string): Promise<number> => {
    const start = performance.now()
    await ask(query)
    return performance.now() - start
  }
  const calls: Promise<number>[] = []
  const begin = performance.now()
  for (let index = 0; index < rate * (WARM_UP_SECONDS + SECONDS); index += 1) {
    const wait = begin + (index * 1000) / rate - performance.now()
    if (wait > 0) await sleep(wait)
    calls.push(timed(queries[index % queries.length]!))
  }
  return (await Promise.all(calls)).slice(rate * WARM_UP_SECONDS)
}

const pathOf = (query: string): string => `/api/search?q=${encodeURIComponent(query)}`

/** Opens the handler with a temporary store. The returned function sends a query and throws if the response is an error. */
export async function openHandler(): Promise<(query: string) => Promise<void>> {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-'))
  setVariables({ DATA_DIR: data })
  // Searches are recorded after the response.
  process.on('exit', () => rmSync(data, { recursive: true }))
  const { GET } = await import('@/app/api/search/route')
  return async (query) => {
    const response = await GET(new Request(`http://localhost${pathOf(query)}`))
    await response.text()
    if (!response.ok) throw new Error(`The handler returned ${response.status} for ${query}`)
  }
}

/** Response times of the built server over loopback. `node:http`, because `fetch` takes longer than the response. */
export async function timesOfServer(rate: number): Promise<number[]> {
  const server = await startOwn(3457)
  const agent = new http.Agent({ keepAlive: true, maxSockets: SOCKETS })
  const ask = (query: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const request = http.get(server.url + pathOf(query), { agent }, (response) => {
        response.resume().on('end', resolve).on('error', reject)
        if (response.statusCode !== 200) reject(new Error(`The server returned ${response.statusCode} for ${query}`))
      })
      request.on('error', reject)
    })
  try {
    return await timesAtRate(rate, ask)
  } finally {
    agent.destroy()
    await server.stop()
  }
}
