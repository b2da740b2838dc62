import { methodHandlers } from '@/lib/http/methods'

const get = jest.fn(() => Promise.resolve(new Response('text', { status: 200, headers: { etag: '"1"' } })))
const post = jest.fn(() => Promise.resolve(Response.json({ ok: true })))
const request = new Request('http://localhost/')

test('a route supports its own methods, and HEAD like GET without the body', async () => {
  const route = methodHandlers({ GET: get, POST: post })
  expect(await (await route.GET(request)).text()).toBe('text')
  expect(await (await route.POST(request)).json()).toEqual({ ok: true })
  const head = await route.HEAD(request)
  expect(head.headers.get('etag')).toBe('"1"')
  expect(head.body).toBeNull()
})

test('HEAD cancels the stream of GET', async () => {
  const cancel = jest.fn()
  const route = methodHandlers({ GET: () => Promise.resolve(new Response(new ReadableStream({ cancel }))) })
  await route.HEAD(request)
  expect(cancel).toHaveBeenCalledTimes(1)
})

test.each([
  [{ GET: get }, 'GET, HEAD, OPTIONS', ['POST', 'PUT', 'PATCH', 'DELETE']],
  [{ POST: post }, 'POST, OPTIONS', ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']],
  [{ GET: get, POST: post }, 'GET, HEAD, POST, OPTIONS', ['PUT', 'PATCH', 'DELETE']],
] as const)('other methods are refused with the list of those there are', async (given, allow, others) => {
  const route = methodHandlers(given)
  const options = await route.OPTIONS(request)
  expect(options.status).toBe(204)
  expect(options.headers.get('allow')).toBe(allow)
  for (const method of others) {
    const response = await route[method](request)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allow)
    expect(await response.json()).toEqual({ error: { code: 'method', message: `Only ${allow} is supported here` } })
  }
})
