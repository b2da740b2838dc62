import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
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
const connections = () => promisify(server.getConnections.bind(server))()
const ask = (client: Socket, target = '/', more = '') =>
  client.write(`GET ${target} HTTP/1.1\r\nhost: a\r\n${more}\r\n`)
const visit = async (): Promise<string> => {
  const client = await open('127.0.0.2')
  ask(client, '/', 'connection: close\r\n')
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
  for (let count = 0; count < 20; count += 1) {
    const client = await open()
    ask(client)
    await once(client, 'data')
  }
  const refused = (await open()).resume()
  if (!refused.destroyed) await Promise.race([once(refused, 'end'), once(refused, 'close')])
  expect(await connections()).toBe(20)
  expect(await visit()).toContain('200 OK')
})

test('on a signal to stop, requests in flight finish, idle connections close and new ones are not accepted', async () => {
  let finish = (): void => undefined
  await start(40, 0, ({ url }, response) => {
    if (url === '/idle') response.end('ok')
    else finish = () => void response.end('done')
  })
  const idle = await open()
  ask(idle, '/idle')
  await once(idle, 'data')
  const inFlight = visit()
  await once(server, 'request')
  const drained = drain(server, 5000)
  await expect(open()).rejects.toThrow('ECONNREFUSED')
  finish()
  expect(await inFlight).toMatch(/done$/)
  expect(await drained).toBe(true)
})

test('requests that take too long after a signal to stop are cut off', async () => {
  await start(40, 0, (_request, response) => void response.write('begun'))
  const inFlight = visit()
  await once(server, 'request')
  expect(await drain(server, 1)).toBe(false)
  expect(await inFlight.catch(() => 'cut off')).not.toContain('0\r\n\r\n')
})

test('so many connections leave enough of the descriptors for files and the store', () => {
  expect([Infinity, 65_536, 1024, 128, 20].map(connectionsWithin)).toEqual([4096, 4096, 480, 32, 1])
})

const failure = (code: string, cause?: unknown) => Object.assign(new Error('failed', { cause }), { code })

test('only a code of the system means that no descriptor is left', () => {
  const ofSystem = [failure('EMFILE'), failure('ENFILE'), failure('ERR_SQLITE_ERROR', failure('EMFILE'))]
  expect(ofSystem.map(isOutOfDescriptors)).toEqual([true, true, true])
  expect([failure('ENOENT'), 'EMFILE', undefined].map(isOutOfDescriptors)).toEqual([false, false, false])
})
