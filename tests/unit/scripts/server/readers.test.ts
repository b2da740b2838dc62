import { once } from 'node:events'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { createReaderWatch, READER_LEAST, READER_PATIENCE } from '@/scripts/server/readers'

let time = 0
const { watch, look } = createReaderWatch(() => time)
const server = createServer({ pauseOnConnect: false }, (socket) => {
  socket.on('error', () => undefined)
  watch(socket)
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** Both ends of a connection; the client reads nothing until asked. */
async function pair(): Promise<{ own: Socket; client: Socket }> {
  const connected = once(server, 'connection') as Promise<[Socket]>
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  client.on('error', () => undefined)
  const [own] = await connected
  return { own, client }
}

/** Reads about `bytes`, and waits until the server's end has noticed. */
async function take(client: Socket, bytes: number): Promise<void> {
  let taken = 0
  await new Promise<void>((resolve) => {
    const count = (chunk: Buffer): void => {
      taken += chunk.length
      if (taken < bytes) return
      client.pause().off('data', count)
      resolve()
    }
    client.on('data', count).resume()
  })
}

const LARGE = 64 * 1024 * 1024

test('a client that reads nothing of its response is disconnected after 30 seconds', async () => {
  const { own } = await pair()
  own.write(Buffer.alloc(LARGE))
  look()
  time += READER_PATIENCE - 1
  look()
  expect(own.destroyed).toBe(false)
  time += 1
  look()
  expect(own.destroyed).toBe(true)
})

test('a client that reads more than a kilobyte a second is never disconnected', async () => {
  const { own, client } = await pair()
  own.write(Buffer.alloc(LARGE))
  look()
  for (let window = 0; window < 10; window += 1) {
    time += READER_PATIENCE - 1
    // Once its buffers have room, the kernel passes on more than was read.
    await take(client, 4 * 1024 * 1024)
    look()
    expect(own.destroyed).toBe(false)
  }
  expect(READER_LEAST).toBe(30 * 1024)
  time += READER_PATIENCE
  look()
  expect(own.destroyed).toBe(true)
})

test('a client that waits for the server is not disconnected', async () => {
  const { own, client } = await pair()
  own.write('an answer that has arrived')
  await take(client, 1)
  for (let hour = 0; hour < 3; hour += 1) {
    look()
    time += 3_600_000
  }
  look()
  expect(own.destroyed).toBe(false)
  client.destroy()
})

test('a client that stopped reading is disconnected half a minute later', async () => {
  const { own, client } = await pair()
  for (let turn = 0; turn < 200 && own.writableLength < LARGE; turn += 1) own.write(Buffer.alloc(LARGE / 16))
  look()
  await take(client, 1)
  look()
  time += READER_PATIENCE
  look()
  expect(own.destroyed).toBe(true)
})
