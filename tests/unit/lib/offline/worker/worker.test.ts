import { ASSETS, KEPT, shellName, type Manifest } from '@/lib/offline/addresses'
import type { Route } from '@/lib/offline/routes'
import { answer } from '@/lib/offline/worker/answer'
import { install, removeAll, removePrevious } from '@/lib/offline/worker/install'
import type { WorkerContext } from '@/lib/offline/worker/context'
import { memoryCaches, type MemoryCaches } from '@/tests/support/memory-caches'

const origin = 'https://docs.test'
const script = (build: string): string => `/_next/static/pages/${build}.js`
const shared = '/_next/static/chunks/shared.js'

const manifestOf = (build: string, more: Partial<Manifest> = {}): Manifest => ({
  version: build,
  assets: [shared, script(build)],
  pages: { '/fill': '/templates/change-order/fill', '/drafts': '/drafts', '/offline': '/offline' },
  ...more,
})

let caches: MemoryCaches
let served: Map<string, string>
let asked: string[]
let isOnline: boolean

const page = (build: string, name: string): string =>
  `<template data-scripts=""><script src="${script(build)}"></script><script src="${shared}"></script></template>${name}`

/** The site as a server of this build answers. */
function serve(build: string): void {
  served = new Map([
    [shared, 'shared'],
    [script(build), build],
    ['/templates/change-order/fill', page(build, `form ${build}`)],
    ['/drafts', page(build, `drafts ${build}`)],
    ['/offline', page(build, `no network ${build}`)],
    ['/packets/repair', `${page(build, `packet ${build}`)} /_next/static/pages/packet-${build}.js`],
    [`/_next/static/pages/packet-${build}.js`, 'packet'],
    ['/models/change-order.json', `model ${build}`],
    ['/', 'home'],
  ])
}

function contextOf(manifest: Manifest): WorkerContext {
  const fetch = (request: RequestInfo | URL): Promise<Response> => {
    const { pathname } = new URL(request instanceof Request ? request.url : String(request), origin)
    asked.push(pathname)
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'))
    const text = served.get(pathname)
    return Promise.resolve(new Response(text ?? 'none', { status: text === undefined ? 404 : 200 }))
  }
  return { caches, fetch, manifest }
}

async function put(build: string): Promise<WorkerContext> {
  serve(build)
  const from = contextOf(manifestOf(build))
  await install(from)
  return from
}

async function keep(path: string, text: string): Promise<void> {
  await (await caches.open(KEPT)).put(new URL(path, origin), new Response(text))
}

async function ask(from: WorkerContext, path: string, route: Route) {
  const later: Promise<unknown>[] = []
  const response = await answer(from, new Request(new URL(path, origin)), route, (work) => void later.push(work))
  const text = await response.text()
  // What is asked later may ask for more.
  for (let index = 0; index < later.length; index += 1) await later[index]
  return { status: response.status, text }
}

beforeEach(() => {
  caches = memoryCaches()
  asked = []
  isOnline = true
})
afterEach(() => jest.useRealTimers())

test('without a network, a kept document’s form, the drafts and their scripts are answered from the device; other pages say so', async () => {
  const from = await put('one')
  await keep('/models/change-order.json', 'model')
  isOnline = false
  const form = { kind: 'form', slug: 'change-order' } as const
  const offline = await ask(from, '/templates/change-order/fill?draft=new', form)
  expect(offline).toEqual({ status: 200, text: page('one', 'form one') })
  expect((await ask(from, '/drafts', { kind: 'shell', page: '/drafts' })).text).toContain('drafts one')
  expect((await ask(from, `${shared}?dpl=2`, { kind: 'asset' })).text).toBe('shared')
  expect((await ask(from, '/models/change-order.json', { kind: 'kept' })).text).toBe('model')
  for (const [path, route] of [
    ['/', { kind: 'page' }],
    ['/templates/roof-estimate/fill', { kind: 'form', slug: 'roof-estimate' }],
    ['/packets/repair', { kind: 'packet', page: '/packets/repair' }],
  ] as const)
    expect(await ask(from, path, route)).toEqual({ status: 503, text: page('one', 'no network one') })
})

test('a web worker’s script has no address but that of its request, whose fragment says what to load', async () => {
  const from = await put('one')
  const headers = { 'content-security-policy': "default-src 'self'" }
  await (await caches.open(ASSETS)).put(shared, new Response('engine', { headers }))
  const asked = new Request(`${origin}${shared}#params=1`)
  const plain = await answer(from, asked, { kind: 'asset' }, () => undefined)
  expect(plain.url).toBe(origin + shared)
  Object.defineProperty(asked, 'destination', { value: 'worker' })
  const worker = await answer(from, asked, { kind: 'asset' }, () => undefined)
  expect([worker.url, await worker.text()]).toEqual(['', 'engine'])
  expect(worker.headers.get('content-security-policy')).toBe("default-src 'self'")
})

test('a failure is the network’s own where nothing is on the device', async () => {
  isOnline = false
  const from = contextOf(manifestOf('one'))
  await expect(ask(from, '/', { kind: 'page' })).rejects.toThrow('Failed to fetch')
  await expect(ask(from, shared, { kind: 'asset' })).rejects.toThrow('Failed to fetch')
  await expect(ask(from, '/models/change-order.json', { kind: 'kept' })).rejects.toThrow('Failed to fetch')
})

test('with a network, an unknown document’s form is the server’s answer, and a work page is that of the build', async () => {
  const from = await put('one')
  expect((await ask(from, '/templates/none/fill', { kind: 'form', slug: 'none' })).status).toBe(404)
  serve('two')
  expect((await ask(from, '/drafts', { kind: 'shell', page: '/drafts' })).text).toContain('drafts one')
})

test('a kept document is renewed by the network; one that no page keeps is not stored', async () => {
  const from = await put('one')
  expect((await ask(from, '/models/change-order.json', { kind: 'kept' })).text).toBe('model one')
  expect(await caches.pathsIn(KEPT)).toEqual([])
  await keep('/models/change-order.json', 'old')
  expect((await ask(from, '/models/change-order.json', { kind: 'kept' })).text).toBe('model one')
  isOnline = false
  expect((await ask(from, '/models/change-order.json', { kind: 'kept' })).text).toBe('model one')
})

test('a kept document replaces the response of a failing server or a slow network', async () => {
  const from = await put('one')
  await keep('/models/change-order.json', 'kept')
  const failing = { ...from, fetch: () => Promise.resolve(new Response('busy', { status: 503 })) }
  expect(await ask(failing, '/models/change-order.json', { kind: 'kept' })).toEqual({ status: 200, text: 'kept' })
  jest.useFakeTimers()
  const slow = { ...from, fetch: () => new Promise<Response>(() => undefined) }
  const request = new Request(`${origin}/models/change-order.json`)
  const response = answer(slow, request, { kind: 'kept' }, () => undefined)
  await jest.advanceTimersByTimeAsync(4000)
  expect(await (await response).text()).toBe('kept')
})

test('a visited packet is kept with its files, the twelve last visited ones at most', async () => {
  const from = await put('one')
  await ask(from, '/packets/repair', { kind: 'packet', page: '/packets/repair' })
  isOnline = false
  expect((await ask(from, '/packets/repair', { kind: 'packet', page: '/packets/repair' })).text).toContain('packet one')
  expect(await caches.pathsIn(ASSETS)).toContain('/_next/static/pages/packet-one.js')
  isOnline = true
  for (let index = 0; index < 12; index += 1) {
    served.set(`/packets/p${index}`, 'packet')
    await ask(from, `/packets/p${index}`, { kind: 'packet', page: `/packets/p${index}` })
  }
  const packets = (await caches.pathsIn(shellName('one'))).filter((path) => path.startsWith('/packets'))
  expect(packets).toEqual(Array.from({ length: 12 }, (_, index) => `/packets/p${index}`))
})

test('the next build fetches only what is new, renews documents and packets, and leaves the previous one in use', async () => {
  const former = await put('one')
  await keep('/models/change-order.json', 'model one')
  await keep('/models/removed.json', 'model of a template that is gone')
  await ask(former, '/packets/repair', { kind: 'packet', page: '/packets/repair' })
  asked = []
  const next = await put('two')
  expect(asked).not.toContain(shared)
  expect(asked).toContain(script('two'))
  expect((await ask(former, '/drafts', { kind: 'shell', page: '/drafts' })).text).toContain('drafts one')
  expect(await (await (await caches.open(KEPT)).match(`${origin}/models/change-order.json`))?.text()).toBe('model two')
  expect(await caches.pathsIn(KEPT)).toEqual(['/models/change-order.json'])
  isOnline = false
  expect((await ask(next, '/packets/repair', { kind: 'packet', page: '/packets/repair' })).text).toContain('packet two')
})

test('an active build removes the pages of the previous one, and the files of the one before that', async () => {
  await put('one')
  await removePrevious(await put('two'))
  expect(await caches.keys()).toEqual([ASSETS, shellName('two')])
  // A tab of the former build is still open.
  expect(await caches.pathsIn(ASSETS)).toContain(script('one'))
  await removePrevious(await put('three'))
  expect(await caches.pathsIn(ASSETS)).toEqual([shared, script('two'), script('three')])
})

test('documents that cannot be renewed stay', async () => {
  await put('one')
  await keep('/models/change-order.json', 'model one')
  serve('two')
  const from = contextOf(manifestOf('two'))
  const fetch: typeof from.fetch = (request) =>
    typeof request === 'string' && request.includes('/models/')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : from.fetch(request)
  const silent = jest.spyOn(console, 'error').mockImplementation()
  await install({ ...from, fetch })
  expect(silent).toHaveBeenCalledTimes(1)
  silent.mockRestore()
  expect(await caches.pathsIn(KEPT)).toEqual(['/models/change-order.json'])
})

test.each([
  ['a file is missing', () => served.delete(script('two'))],
  ['a page is missing', () => served.delete('/drafts')],
  ['a page is of another build', () => served.set('/drafts', page('one', 'drafts one'))],
  ['there is no room', () => caches.fill()],
])('a build is not installed, and the previous one stays, if %s', async (_case, spoil) => {
  const former = await put('one')
  serve('two')
  spoil()
  await expect(install(contextOf(manifestOf('two')))).rejects.toThrow()
  expect(await caches.keys()).toEqual([ASSETS, shellName('one')])
  isOnline = false
  expect((await ask(former, '/drafts', { kind: 'shell', page: '/drafts' })).text).toContain('drafts one')
})

test('switched off, nothing of this site is left in the caches', async () => {
  await put('one')
  await keep('/models/change-order.json', 'model')
  await caches.open('of-another-program')
  await removeAll(caches)
  expect(await caches.keys()).toEqual(['of-another-program'])
})
