import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { guardConnections } from '@/scripts/server/connections'
import { createClientErrorHandler } from '@/scripts/server/refusals'
import { until } from '@/tests/support/until'

const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
let server: Server
const clients: Socket[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
afterAll(() => log.mockRestore())

async function start(most: number, proxies: number): Promise<void> {
  server = createServer({ headersTimeout: 200, connectionsCheckingInterval: 50 }, (_, response) => response.end('ok'))
  server.on('clientError', createClientErrorHandler({}))
  guardConnections(server, proxies, most)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

/** Opens a connection; `allowHalfOpen` keeps the client's end open whatever the server does with its own. */
async function open(localAddress = '127.0.0.1'): Promise<Socket> {
  const { port } = server.address() as AddressInfo
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
  client.end('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  return text(client)
}

test.each([0, 1])('silent and half-sent connections are freed, behind %i proxies', async (proxies) => {
  await start(100, proxies)
  const silent = await Promise.all(Array.from({ length: 20 }, () => open()))
  for (const client of silent.slice(10)) client.write('GET / HTTP/1.1\r\nx-slow: ')
  const freed = Promise.all(silent.map((client) => once(client.resume(), 'end')))
  await freed
  await until(async () => (await connections()) === 0)
  expect(await visit()).toContain('200 OK')
})

test.each([0, 1])('whoever stays silent leaves room for those who speak, behind %i proxies', async (proxies) => {
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
