import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import path from 'node:path'
import { createFileAnswerer } from '@/scripts/server/answer-file'

test('a client that left before its file was there is no failure', async () => {
  const copies = { identity: path.resolve('README.md') }
  const file = { headers: {}, encodings: ['identity'], copies, fixed: false, page: false } as const
  const answerFile = createFileAnswerer()
  const server = createServer()
  const answered = new Promise<boolean>((resolve, reject) => {
    server.once('request', (request, response) => {
      response.once('close', () => void answerFile(request, response, file).then(resolve, reject))
      client.destroy()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  try {
    client.write('GET /readme HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(await answered).toBe(true)
  } finally {
    server.close()
  }
})
