/**
 * `npm run bench:serve`: requests a second for one static page, from this server, plain `next start` and, if installed,
 * nginx, with the same build and the same encodings, in alternating rounds. Fails below ten times `next start`.
 */
import autocannon from 'autocannon'
import { startNext, startNginx, startOwn, type BenchServer } from './bench/servers'
import { median, printTable } from './bench/table'

const PAGE = '/templates/shingle-roof-estimate'
const CONNECTIONS = 8
const ROUNDS = 3
const SECONDS = 5
const GOAL = 10
const encodings = ['identity', 'gzip', 'br'] as const

type Encoding = (typeof encodings)[number]

async function load(server: BenchServer, encoding: Encoding, duration: number): Promise<number> {
  const headers = { 'accept-encoding': encoding }
  const result = await autocannon({ url: server.url + PAGE, connections: CONNECTIONS, duration, headers })
  if (result.errors || result.non2xx) throw new Error(`${server.name} did not return 200 for every request`)
  return result.requests.average
}

/** Whether the server really sends the page in this encoding. If not, it is not compared. */
async function offers(server: BenchServer, encoding: Encoding): Promise<boolean> {
  const response = await fetch(server.url + PAGE, { headers: { 'accept-encoding': encoding } })
  await response.arrayBuffer()
  return (response.headers.get('content-encoding') ?? 'identity') === encoding
}

const servers = [await startNext(3451), await startOwn(3452), await startNginx(3453)].filter(
  (server) => server !== undefined,
)
const rates = new Map<string, number[]>()
const keyOf = (server: BenchServer, encoding: Encoding): string => `${server.name} ${encoding}`
try {
  for (const encoding of encodings) {
    const offering: BenchServer[] = []
    for (const server of servers) if (await offers(server, encoding)) offering.push(server)
    for (const server of offering) await load(server, encoding, 2)
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const server of offering) {
        const key = keyOf(server, encoding)
        rates.set(key, [...(rates.get(key) ?? []), await load(server, encoding, SECONDS)])
      }
    }
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()))
}

const rate = (server: BenchServer, encoding: Encoding): number | undefined => {
  const measured = rates.get(keyOf(server, encoding))
  return measured && median(measured)
}
const cell = (value: number | undefined): string => (value === undefined ? '–' : Math.round(value).toString())
printTable([
  ['requests/s', ...encodings],
  ...servers.map((server) => [server.name, ...encodings.map((encoding) => cell(rate(server, encoding)))]),
])
const [next, own] = servers
for (const encoding of encodings) {
  const [plain, ours] = [next && rate(next, encoding), own && rate(own, encoding)]
  if (!plain || !ours) continue
  console.log(`${encoding}: ${(ours / plain).toFixed(1)} × next start (goal ${GOAL})`)
  if (ours < GOAL * plain) process.exitCode = 1
}
