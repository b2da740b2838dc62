import { request as startRequest } from 'node:http'
import { claimSocketAddress, clientAddress } from '@/lib/http/client'
import { startHttpServer } from '@/tests/support/http-server'

const forwarded = (value?: string): Headers => new Headers(value === undefined ? {} : { 'x-forwarded-for': value })

it.each([
  ['203.0.113.7', 0, '203.0.113.7'],
  ['203.0.113.7', 1, '203.0.113.7'],
  ['6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
  ['6.6.6.6, 203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
  ['203.0.113.7', 2, '203.0.113.7'],
  ['::ffff:203.0.113.7', 0, '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', 0, '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5:6', 0, '2001:db8:1:2'],
  ['2001:db8::1', 0, '2001:db8:0:0'],
  ['::1', 0, '0:0:0:0'],
  [undefined, 0, 'unknown'],
  ['', 1, 'unknown'],
])('reads %s behind %i proxies as %s', (header, proxies, address) => {
  expect(clientAddress(forwarded(header), proxies)).toBe(address)
})

it("replaces a claimed address by the socket's", async () => {
  claimSocketAddress()
  const { port, stop } = await startHttpServer((request, response) => {
    response.end(request.headers['x-forwarded-for'])
  })
  const seen = await new Promise<string>((resolve, reject) => {
    const sent = startRequest({ port, host: '127.0.0.1', headers: { 'x-forwarded-for': '6.6.6.6' } }, (response) => {
      response.setEncoding('utf8').once('data', resolve)
    })
    sent.once('error', reject).end()
  })
  await stop()
  expect(seen).toBe('127.0.0.1')
})
