import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { drain } from '@/scripts/server/drain'

async function serve(answer: (response: ServerResponse) => void): Promise<{ server: Server; port: number }> {
  const server = createServer((_request, response) => answer(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

const ask = (port: number, agent?: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage): void => void text(response).then(resolve, reject)
    get({ port, host: '127.0.0.1', agent }, answered).on('error', reject)
  })

test('what is in flight is finished, and then nothing is taken on', async () => {
  const { server, port } = await serve((response) => setTimeout(() => response.end('done'), 150))
  const agent = new Agent({ keepAlive: true })
  const inFlight = ask(port, agent)
  await new Promise((resolve) => server.once('request', resolve))
  const drained = drain(server, 5000)
  await expect(ask(port)).rejects.toThrow('ECONNREFUSED')
  await expect(inFlight).resolves.toBe('done')
  await expect(drained).resolves.toBe(true)
  agent.destroy()
})

test('a kept-alive connection that asks nothing does not hold it up', async () => {
  const { server, port } = await serve((response) => response.end('done'))
  const agent = new Agent({ keepAlive: true })
  await ask(port, agent)
  await expect(drain(server, 5000)).resolves.toBe(true)
  agent.destroy()
})

test('what takes too long is cut off', async () => {
  const { server, port } = await serve((response) => response.write('begun'))
  const inFlight = ask(port)
  const lost = expect(inFlight).rejects.toThrow('aborted')
  await new Promise((resolve) => server.once('request', resolve))
  await expect(drain(server, 200)).resolves.toBe(false)
  await lost
})
