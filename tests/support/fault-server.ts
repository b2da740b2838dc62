import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What goes wrong with a request. Only 'late' and 'answer-lost' execute it. */
export type Fault =
  | 'none'
  | 'late'
  | 'silent'
  | 'reset'
  | 'html'
  | 'truncated'
  | 'nonsense'
  | 'empty'
  | 'answer-lost'
  | { status: number }

/** A loopback server in front of `upstream` that fails on demand. `onSilence` hears of each unanswered request. */
export async function startFaultServer(upstream = 'http://127.0.0.1:9', onSilence: () => void = () => undefined) {
  let constant: Fault = 'none'
  let queue: Fault[] = []
  let asked = 0
  let waiting: (() => void)[] = []
  let watchers: { count: number; resolve: () => void }[] = []

  async function forward(message: IncomingMessage, body: Buffer) {
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = message.headers
    const answer = await fetch(`${upstream}${message.url}`, {
      method: message.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length ? { body: new Uint8Array(body) } : {}),
    })
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
  }

  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(resolve)
      for (const { count, resolve: tell } of watchers) if (waiting.length >= count) tell()
    })

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = queue.shift() ?? constant
    const body = await buffer(message)
    const json = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    if (fault === 'silent') return onSilence()
    if (fault === 'reset') return void message.socket.resetAndDestroy()
    if (fault === 'html')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Maintenance</html>')
    if (fault === 'nonsense') return void json(200, '{"moon":["cheese"]}')
    if (fault === 'empty') return void response.writeHead(404).end()
    if (fault === 'truncated') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"applied')
      return void message.socket.end()
    }
    if (typeof fault === 'object') return void json(fault.status, '{"message":"on purpose"}')
    const { status, type, text } = await forward(message, body)
    if (fault === 'answer-lost') return void message.socket.resetAndDestroy()
    if (fault === 'late') await hold()
    response.writeHead(status, { 'content-type': type }).end(status === 204 ? undefined : text)
  }

  const server = createServer((message, response) => {
    asked += 1
    answer(message, response).catch((error: Error) => response.destroy(error))
  })
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    /** What happens to the next requests; later ones meet what `always` says. */
    next: (...faults: Fault[]) => void queue.push(...faults),
    always(fault: Fault) {
      constant = fault
      queue = []
    },
    /** Resolves once `count` late responses are waiting. */
    held: (count: number) =>
      new Promise<void>((resolve) => {
        if (waiting.length >= count) resolve()
        else watchers.push({ count, resolve })
      }),
    release() {
      waiting.forEach((go) => go())
      waiting = []
      watchers = []
    },
    refuse: close,
    accept: () => listen(port),
    stop: async () => {
      if (server.listening) await close()
    },
  }
}
export type FaultServer = Awaited<ReturnType<typeof startFaultServer>>
