import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { connectionsWithin, drain, guardConnections, isOutOfDescriptors } from '@/scripts/server/connections'
import { createClientErrorHandler } from '@/scripts/server/refusals'
import { until } from '@/tests/support/until'

const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
let server: Server
let port: number
const clients: Socket[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
afterAll(() => log.mockRestore())

const ok: RequestListener = (_request, response) => void response.end('ok')

async function start(most: number, proxies: number, answer = ok): Promise<void> {
  server = createServer({ headersTimeout: 200, connectionsCheckingInterval: 50 }, answer)
  server.on('clientError', createClientErrorHandler({}))
  guardConnections(server, proxies, most)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
}

/** Opens a connection; `allowHalfOpen` keeps the client's end open whatever the server does with its own. */
async function open(localAddress = '127.0.0.1'): Promise<Socket> {
  const client = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true })
  client.on('error', () => undefined)
  clients.push(client)
  await Promise.race([once(client, 'connect'), once(client, 'close')])
  return client
}
const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
const visit = async (): Promise<string> => {
  const client = await open('127.0.0.2')
  client.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  return text(client)
}

test.each([0, 1])('silent and half-sent connections are freed, behind %i proxies', async (proxies) => {
  await start(100, proxies)
  const silent = await Promise.all(Array.from({ length: 20 }, () => open()))
  for (const client of silent.slice(10)) client.write('GET / HTTP/1.1\r\nx-slow: ')
  await Promise.all(silent.map((client) => once(client.resume(), 'end')))
  await until(async () => (await connections()) === 0)
  expect(await visit()).toContain('200 OK')
})

test.each([0, 1])('silent connections make room for others, behind %i proxies', async (proxies) => {
  await start(40, proxies)
  for (let count = 0; count < 200; count += 1) await open(`127.0.0.${3 + (count % 8)}`)
  expect(await visit()).toContain('200 OK')
  expect(await connections()).toBeLessThanOrEqual(40)
})

test('one address has half of all connections at most', async () => {
  await start(40, 0)
  const spoken: Socket[] = []
  for (let count = 0; count < 20; count += 1) {
    const client = await open()
    client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    await once(client, 'data')
    spoken.push(client)
  }
  const refused = (await open()).resume()
  if (!refused.destroyed) await Promise.race([once(refused, 'end'), once(refused, 'close')])
  expect(await connections()).toBe(20)
  expect(await visit()).toContain('200 OK')
})

describe('on a signal to stop', () => {
  test('requests in flight finish, idle connections close and new ones are not accepted', async () => {
    let finish = (): void => undefined
    await start(40, 0, ({ url }, response) => {
      if (url === '/idle') response.end('ok')
      else finish = () => void response.end('done')
    })
    const idle = await open()
    idle.write('GET /idle HTTP/1.1\r\nhost: a\r\n\r\n')
    await once(idle, 'data')
    const inFlight = visit()
    await once(server, 'request')
    const drained = drain(server, 5000)
    await expect(open()).rejects.toThrow('ECONNREFUSED')
    finish()
    expect(await inFlight).toMatch(/done$/)
    expect(await drained).toBe(true)
  })

  test('requests that take too long are cut off', async () => {
    await start(40, 0, (_request, response) => void response.write('begun'))
    const inFlight = visit()
    await once(server, 'request')
    expect(await drain(server, 1)).toBe(false)
    expect(await inFlight.catch(() => 'cut off')).not.toContain('0\r\n\r\n')
  })
})

test.each([
  [Infinity, 4096],
  [65_536, 4096],
  [1024, 480],
  [128, 32],
  [20, 1],
])('of %d descriptors, %d connections leave enough for files and the store', (limit, connections) => {
  expect(connectionsWithin(limit)).toBe(connections)
})

const failure = (code: string, cause?: unknown) => Object.assign(new Error('failed', { cause }), { code })

test.each([
  [failure('EMFILE'), true],
  [failure('ENFILE'), true],
  [failure('ERR_SQLITE_ERROR', failure('EMFILE')), true],
  [failure('ENOENT'), false],
  ['EMFILE', false],
  [undefined, false],
])('%s means that no descriptor is left: %s', (error, expected) => {
  expect(isOutOfDescriptors(error)).toBe(expected)
})
