import { connect, type Socket } from 'node:net'
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { createLanes, laneLimits, laneOf } from '@/scripts/server/to-next'
import { startTestServer, type TestServer } from '@/tests/support/static-server'
import { until } from '@/tests/support/until'

/** Lanes with two pages at once per client and four in total. */
const lanesForTwo = () => createLanes({ ...laneLimits, page: { ...laneLimits.page, atOnce: 4, perClient: 2 } })

let server: TestServer
afterEach(() => server.close())

interface Held {
  url: string
  request: IncomingMessage
  response: ServerResponse
  /** Ends Next's work on it. */
  done: () => void
}

/** A stand-in for Next that holds every request until the test responds. */
function createHeldNext() {
  const held: Held[] = []
  let most = 0
  let working = 0
  const next = (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    working += 1
    most = Math.max(most, working)
    return new Promise((resolve) => {
      const done = (): void => {
        working -= 1
        resolve()
      }
      held.push({ url: String(request.url), request, response, done })
    })
  }
  const answer = ({ response, url, done }: Held): void => {
    response.end(`answer to ${url}`)
    done()
  }
  /** Answers the next `count` requests in turn, once `atOnce` of those that are left wait. */
  const answerEach = async (count: number, atOnce = 1): Promise<void> => {
    for (let done = 0; done < count; done += 1) {
      await until(() => held.length >= Math.min(done + atOnce, count))
      answer(held[done]!)
    }
  }
  return { next, held, answer, answerEach, most: () => most }
}
/** Starts the server in front of such a stand-in. */
async function startHeld(options: Parameters<typeof startTestServer>[0] = {}) {
  const heldNext = createHeldNext()
  server = await startTestServer({ next: heldNext.next, ...options })
  return heldNext
}
/** Starts the server in front of one that reads bodies, and returns them. */
async function startReading(options: Parameters<typeof startTestServer>[0] = {}): Promise<string[]> {
  const bodies: string[] = []
  const next = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    bodies.push(await text(request))
    response.end('ok')
  }
  server = await startTestServer({ next, ...options })
  return bodies
}

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}
const line = (target: string, more = '') => `GET ${target} HTTP/1.1\r\nhost: a\r\n${more}\r\n`

describe('pipelined requests on one connection', () => {
  test('begin one after the other and get their responses in order', async () => {
    const { answerEach, most } = await startHeld()
    const socket = await open()
    const received = text(socket)
    socket.write(line('/api/1') + line('/templates/shingle') + line('/api/2') + line('/api/3', 'connection: close\r\n'))
    await answerEach(3)
    const answers = (await received).match(/(?<=answer to )\/api\/\d|<!doctype html>/g)
    expect(answers).toEqual(['/api/1', '<!doctype html>', '/api/2', '/api/3'])
    expect(most()).toBe(1)
  })

  test('are limited to 16: a connection with more is closed, few of them are read, and Next sees at most one', async () => {
    const { held } = await startHeld()
    const socket = await open()
    socket.on('error', () => undefined)
    socket.resume().write(line('/browse').repeat(2000))
    await until(() => socket.closed)
    expect(held.length).toBeLessThan(2)
    // Those of one part of what the connection sent.
    expect(server.requests()).toBeLessThan(60)
    expect((await server.get('/')).status).toBe(200)
  })

  test('are all answered up to 16, also if their responses fill all buffers', async () => {
    server = await startTestServer()
    server.tree.write('public/large.txt', 'x'.repeat(1024 * 1024))
    server.readAgain()
    const socket = await open()
    const received = text(socket)
    const padding = `x-padding: ${'x'.repeat(500)}\r\n`
    socket.write(line('/large.txt', padding).repeat(15) + line('/large.txt', `${padding}connection: close\r\n`))
    const answers = await received
    expect(answers.match(/HTTP\/1.1 200 OK/g)).toHaveLength(16)
    expect(answers.length).toBeGreaterThan(16 * 1024 * 1024)
  })
})

test('the limit of requests in a minute counts what Next answers, not files, health, and what mail services send', async () => {
  server = await startTestServer({ perMinute: 2, proxies: 1 })
  const from = (target: string, client: string, method = 'GET') =>
    server.get(target, { 'x-forwarded-for': client }, method)
  for (const _ of [1, 2]) expect((await from('/browse', '192.0.2.1')).status).toBe(404)
  const page = await from('/browse', '192.0.2.1')
  expect([page.status, Number(page.headers['retry-after']) > 0]).toEqual([429, true])
  const api = await from('/api/contact', '192.0.2.1', 'POST')
  const error = { code: 'too-soon', message: 'Too many requests. Please try again in a few seconds.' }
  expect([api.status, JSON.parse(api.body.toString())]).toEqual([429, { error }])
  for (const target of ['/api/health', '/api/metrics', '/api/bounces'])
    expect((await from(target, '192.0.2.1')).body.toString()).toBe('from Next')
  expect((await from('/', '192.0.2.1')).status).toBe(200)
  expect((await from('/browse', '192.0.2.2')).status).toBe(404)
})

describe('requests of one client', () => {
  test('reach Next two at a time if two are allowed; the others wait, and none is rejected', async () => {
    const { answerEach, most } = await startHeld({ lanes: lanesForTwo() })
    const answers = Promise.all(Array.from({ length: 20 }, (_, each) => server.get(`/browse?${each}`)))
    await answerEach(20, 2)
    expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([200]))
    expect(most()).toBe(2)
  })

  const overloaded = 'Too many requests at once. Please try again in a moment.'
  test.each([
    ['/browse', 'text/plain; charset=utf-8', overloaded],
    ['/api/search', 'application/json', `{"error":{"code":"overloaded","message":"${overloaded}"}}`],
  ])('for %s beyond the queue length get 503 as %s, while files are still served', async (target, type, text) => {
    const few = { ...laneLimits.page, atOnce: 2, perClient: 2, waitingPerClient: 3 }
    const { held, answerEach } = await startHeld({ lanes: createLanes({ ...laneLimits, page: few, read: few }) })
    const answers = Promise.all(Array.from({ length: 10 }, (_, each) => server.get(`${target}?${each}`)))
    await until(() => held.length === 2)
    expect((await server.get('/')).status).toBe(200)
    await answerEach(5)
    const refused = (await answers).filter(({ status }) => status === 503)
    expect(refused).toHaveLength(5)
    for (const { headers, body } of refused) {
      expect(headers).toMatchObject({ 'retry-after': '5', 'x-frame-options': 'DENY', 'cache-control': 'no-store' })
      expect([headers['content-type'], body.toString()]).toEqual([type, text])
    }
  })

  test('are distinguished according to TRUST_PROXY', async () => {
    const { held, answerEach } = await startHeld({ proxies: 1, lanes: lanesForTwo() })
    const from = (address: string) => server.get('/browse', { 'x-forwarded-for': `198.51.100.1, ${address}` })
    const answers = [from('203.0.113.1'), from('203.0.113.1'), from('203.0.113.1'), from('203.0.113.2')]
    await until(() => held.length === 3)
    const clients = held.map(({ request }) => String(request.headers['x-forwarded-for']).split(', ')[1])
    expect(clients.sort()).toEqual(['203.0.113.1', '203.0.113.1', '203.0.113.2'])
    await answerEach(4)
    await Promise.all(answers)
  })
})

test('a client that disconnects gets no other turn while Next still works for it', async () => {
  const { held, answer } = await startHeld({ lanes: lanesForTwo() })
  for (const number of [1, 2]) {
    const socket = await open()
    socket.write(line('/browse'))
    await until(() => held.length === number)
    socket.destroy()
    await once(held[number - 1]!.response, 'close')
  }
  const third = server.get('/browse')
  const post = server.get('/api/contact', {}, 'POST')
  await until(() => held.length === 3)
  // Posts have a separate lane; the page still waits.
  expect(held[2]!.url).toBe('/api/contact')
  answer(held[2]!)
  await post
  held[0]!.done()
  await until(() => held.length === 4)
  answer(held[3]!)
  expect((await third).status).toBe(200)
})

test('a client that reads slowly releases its turn', async () => {
  const { held, answer } = await startHeld()
  const readers = [await open(), await open()]
  for (const [index, socket] of readers.entries()) {
    socket.pause().write(line('/api/documents/slow'))
    await until(() => held.length === index + 1)
  }
  // More than any socket buffer holds, so it waits for its reader.
  for (const { response } of held) response.write(Buffer.alloc(16 * 1024 * 1024))
  const others = Array.from({ length: laneLimits.read.perClient }, (_, each) => server.get(`/api/search?q=${each}`))
  await until(() => held.length === 2 + laneLimits.read.perClient)
  held.slice(2).forEach(answer)
  await Promise.all(others)
  for (const socket of readers) socket.destroy()
})

test('a body that arrives slowly takes no turn and arrives complete', async () => {
  const post = { ...laneLimits.post, atOnce: 1, perClient: 1 }
  const bodies = await startReading({ lanes: createLanes({ ...laneLimits, post }) })
  const begin = (body: string) => {
    const headers = { 'content-length': body.length }
    return httpRequest(`${server.url}/api/contact`, { method: 'POST', headers, agent: false })
  }
  const slow = begin('slow but sure')
  const answered = once(slow, 'response')
  slow.write('slow ')
  for (const number of [1, 2, 3]) {
    const quick = begin(`quick ${number}`)
    quick.end(`quick ${number}`)
    const [response] = (await once(quick, 'response')) as [IncomingMessage]
    expect(await text(response)).toBe('ok')
  }
  expect(bodies).toEqual(['quick 1', 'quick 2', 'quick 3'])
  slow.write('but ')
  slow.end('sure')
  const [response] = (await answered) as [IncomingMessage]
  expect(await text(response)).toBe('ok')
  expect(bodies[3]).toBe('slow but sure')
})

describe('a body over 16 KB', () => {
  const bodyOf = async (chunks: readonly string[], headers: Record<string, string> = {}): Promise<[number, string]> => {
    const posted = httpRequest(`${server.url}/api/contact`, { method: 'POST', headers, agent: false })
    posted.on('error', () => undefined)
    for (const chunk of chunks) posted.write(chunk)
    const answered = once(posted, 'response') as Promise<[IncomingMessage]>
    if ('content-length' in headers) posted.flushHeaders()
    else posted.end()
    const [response] = await answered
    return [response.statusCode ?? 0, await text(response)]
  }
  const tooLarge = [413, '{"error":{"code":"too-large","message":"The body is larger than 16 KB"}}']

  test('is refused when it is announced, and when it has arrived; up to 16 KB it arrives complete', async () => {
    const bodies = await startReading()
    expect(await bodyOf([], { 'content-length': '16385' })).toEqual(tooLarge)
    expect(await bodyOf(['x'.repeat(300_000)])).toEqual(tooLarge)
    for (const length of [3, 16_384]) expect(await bodyOf(['x'.repeat(length)])).toEqual([200, 'ok'])
    expect(bodies.map(({ length }) => length)).toEqual([3, 16_384])
  })

  test('is refused before a client that asks sends it', async () => {
    server = await startTestServer()
    const begin = 'POST /api/contact HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\nconnection: close\r\n'
    expect(await server.raw(`${begin}content-length: 70000\r\n\r\n`)).toMatch(/^HTTP\/1.1 413 /)
    const short = await server.raw(`${begin}content-length: 2\r\n\r\n{}`)
    expect(short).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 404 /)
  })

  test('leaves the turn to others, however many withhold theirs', async () => {
    server = await startTestServer({ lanes: createLanes({ ...laneLimits, post: { ...laneLimits.post, atOnce: 1 } }) })
    const sockets = await Promise.all(Array.from({ length: 40 }, open))
    for (const [index, socket] of sockets.entries())
      socket.write(`POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-length: ${index % 2 ? 40_000 : 40}\r\n\r\n`)
    expect((await server.get('/api/contact', {}, 'POST')).body.toString()).toBe('from Next')
    for (const socket of sockets) socket.destroy()
  })
})

test.each([
  ['GET', '/browse', 'page'],
  ['HEAD', '/templates', 'page'],
  ['GET', '/api/search', 'read'],
  ['GET', '/pictures/a.png', 'read'],
  ['GET', '/models/a.tx.json', 'read'],
  ['GET', '/api/bundles/complete', 'archive'],
  ['POST', '/api/contact', 'post'],
  ['OPTIONS', '/api/contact', 'post'],
  ['GET', '/api/health', 'operator'],
  ['GET', '/api/metrics', 'operator'],
])('%s %s uses the lane %s', (method, path, lane) => {
  expect(laneOf({ method }, path)).toBe(lane)
})
