import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { drain } from '@/scripts/server/drain'

async function serve(answer: (response: ServerResponse) => unknown): Promise<{ server: Server; port: number }> {
  const server = createServer((_request, response) => answer(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

const ask = (port: number, agent?: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage): void => void text(response).then(resolve, reject)
    get({ port, host: '127.0.0.1', agent }, answered).on('error', reject)
  })

test('requests in flight finish, and new ones are not accepted', async () => {
  let finish = (): void => undefined
  const { server, port } = await serve((response) => (finish = () => void response.end('done')))
  const agent = new Agent({ keepAlive: true })
  const inFlight = ask(port, agent)
  await new Promise((resolve) => server.once('request', resolve))
  const drained = drain(server, 5000)
  await expect(ask(port)).rejects.toThrow('ECONNREFUSED')
  finish()
  await expect(inFlight).resolves.toBe('done')
  await expect(drained).resolves.toBe(true)
  agent.destroy()
})

test('an idle keep-alive connection does not delay the shutdown', async () => {
  const { server, port } = await serve((response) => response.end('done'))
  const agent = new Agent({ keepAlive: true })
  await ask(port, agent)
  await expect(drain(server, 5000)).resolves.toBe(true)
  agent.destroy()
})

test('requests that take too long are cut off', async () => {
  const { server, port } = await serve((response) => response.write('begun'))
  const inFlight = ask(port)
  const lost = expect(inFlight).rejects.toThrow('aborted')
  await new Promise((resolve) => server.once('request', resolve))
  await expect(drain(server, 1)).resolves.toBe(false)
  await lost
})
