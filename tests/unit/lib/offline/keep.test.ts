/** @jest-environment jsdom */
import { KEPT } from '@/lib/offline/addresses'
import type * as Keep from '@/lib/offline/keep'
import { memoryCaches, type MemoryCaches } from '@/tests/support/memory-caches'

const served: Record<string, unknown> = {
  '/api/templates/change-order': { name: 'Change Order' },
  '/api/templates/change-order?state=TX': { name: 'Change Order', edition: null },
  '/models/change-order.json': {},
  '/api/templates/contract': { name: 'Contract' },
  '/api/templates/contract?state=TX': { name: 'Contract', edition: { state: 'TX' } },
  '/models/contract.json': {},
  '/models/contract.tx.json': {},
  '/packets/sets.json': [],
}

let caches: MemoryCaches
let asked: string[]
let registered: string[]
let waiting: { postMessage: jest.Mock } | undefined
let listeners: Map<string, () => void>
let keep: typeof Keep

/** Runs what waits until the browser is idle. */
let beIdle: () => void
const touch = (): boolean => window.dispatchEvent(new Event('pointerdown'))
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

beforeEach(async () => {
  jest.resetModules()
  const waitingForIdle: (() => void)[] = []
  beIdle = () => waitingForIdle.splice(0).forEach((callback) => callback())
  Object.assign(window, { requestIdleCallback: (callback: () => void) => waitingForIdle.push(callback) })
  caches = memoryCaches()
  asked = []
  registered = []
  waiting = undefined
  listeners = new Map()
  document.body.innerHTML = '<template data-scripts=""><script src="a.js"></script></template>'
  document.documentElement.removeAttribute('data-offline')
  const answer = (address: string): object => {
    const ok = address in served
    return { ok, status: ok ? 200 : 404, json: () => Promise.resolve(served[address]), clone: () => answer(address) }
  }
  const fetch = (address: string): Promise<object> => {
    asked.push(address)
    return Promise.resolve(answer(address))
  }
  Object.assign(globalThis, { caches, fetch })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      controller: null,
      getRegistration: () => Promise.resolve({ waiting }),
      getRegistrations: () => Promise.resolve([{ unregister: () => Promise.resolve(registered.push('gone') > 0) }]),
      register: (address: string) => Promise.resolve(registered.push(address)),
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    },
  })
  keep = await import('@/lib/offline/keep')
})

test('nothing is registered or fetched until the page is idle; then all is, untouched', async () => {
  const started = keep.workOffline()
  const kept = keep.keepDocuments([{ slug: 'change-order' }])
  await settle()
  expect([registered, asked]).toEqual([[], []])
  beIdle()
  await started
  expect(registered).toEqual(['/sw.js'])
  expect(await kept).toBe(true)
  expect(await caches.pathsIn(KEPT)).toEqual(['/api/templates/change-order', '/models/change-order.json'])
})

test.each(['pointerdown', 'keydown', 'input'])('%s starts the work before the page is idle', async (sign) => {
  const started = keep.workOffline()
  await settle()
  expect(registered).toEqual([])
  document.body.dispatchEvent(new Event(sign, { bubbles: true }))
  await started
  expect(registered).toEqual(['/sw.js'])
})

test('an edition is kept with the federal document, a state without one has its facts alone; forms here are listed by name', async () => {
  expect(await keep.keptForms()).toEqual([])
  const documents = [{ slug: 'contract' }, { slug: 'change-order' }].map((each) => ({ ...each, state: 'TX' }))
  expect(await firstThen(() => keep.keepDocuments(documents))).toBe(true)
  expect(await caches.pathsIn(KEPT)).toEqual([
    ...['/api/templates/contract', '/models/contract.json'],
    ...['/api/templates/contract?state=TX', '/models/contract.tx.json'],
    ...['/api/templates/change-order', '/models/change-order.json', '/api/templates/change-order?state=TX'],
  ])
  expect(await keep.keptForms()).toEqual([
    { slug: 'change-order', name: 'Change Order' },
    { slug: 'contract', name: 'Contract' },
  ])
})

/** Begins, touches the page, and waits. */
function firstThen<T>(begin: () => Promise<T>): Promise<T> {
  const begun = begin()
  touch()
  return begun
}

test('what is on the device is not fetched again; further addresses are kept, but no others', async () => {
  const keepOrder = () => keep.keepDocuments([{ slug: 'change-order' }], ['/packets/sets.json'])
  expect(await firstThen(keepOrder)).toBe(true)
  asked = []
  expect(await keepOrder()).toBe(true)
  expect(asked).toEqual([])
  await expect(keep.keepDocuments([], ['/api/members/files'])).rejects.toThrow('cannot be kept')
})

test('a document that cannot be fetched or stored is reported, and the others are kept', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  expect(await firstThen(() => keep.keepDocuments([{ slug: 'none' }, { slug: 'change-order' }]))).toBe(false)
  expect(await caches.pathsIn(KEPT)).toContain('/models/change-order.json')
  caches.fill()
  expect(await keep.keepDocuments([{ slug: 'contract' }])).toBe(false)
  expect(warn).toHaveBeenCalledTimes(2)
  warn.mockRestore()
})

test('a build that waits is started by a page that nobody has touched, and by no other', async () => {
  waiting = { postMessage: jest.fn() }
  void keep.workOffline()
  await settle()
  expect(waiting.postMessage).toHaveBeenCalledWith('take-over')
  expect([...listeners.keys()]).toEqual(['controllerchange'])

  jest.resetModules()
  keep = await import('@/lib/offline/keep')
  waiting = { postMessage: jest.fn() }
  const { firstInput } = await import('@/lib/offline/first-input')
  void firstInput()
  touch()
  await keep.workOffline()
  expect(waiting.postMessage).not.toHaveBeenCalled()
})

test('switched off by the operator, the service worker and what it keeps are removed, and nothing is kept', async () => {
  await caches.open(KEPT)
  document.documentElement.dataset.offline = 'off'
  await keep.workOffline()
  expect(registered).toEqual(['gone'])
  expect(await caches.keys()).toEqual([])
  expect(await keep.keepDocuments([{ slug: 'change-order' }])).toBe(false)
})

test('a page of the development server, and a browser without service workers, keep nothing', async () => {
  document.body.innerHTML = ''
  await keep.workOffline()
  expect(await keep.keepDocuments([{ slug: 'change-order' }])).toBe(false)
  expect([registered, asked]).toEqual([[], []])
})
