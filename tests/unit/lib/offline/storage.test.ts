/** @jest-environment jsdom */
import { requestPersistence, storageFacts } from '@/lib/offline/storage'

const persist = jest.fn(() => Promise.resolve(true))
let isLasting: boolean

function giveStorage(storage?: object): void {
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
}

beforeEach(() => {
  localStorage.clear()
  persist.mockClear()
  isLasting = false
  giveStorage({
    persist,
    persisted: () => Promise.resolve(isLasting),
    estimate: () => Promise.resolve({ usage: 3_000_000, quota: 10_000_000 }),
  })
})

test('the browser is asked once to keep what is stored, and once more by the installed app', async () => {
  await Promise.all([requestPersistence(), requestPersistence()])
  await requestPersistence()
  expect(persist).toHaveBeenCalledTimes(1)
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  await requestPersistence()
  await requestPersistence()
  expect(persist).toHaveBeenCalledTimes(2)
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
})

test('a browser that keeps it already is not asked', async () => {
  isLasting = true
  await requestPersistence()
  expect(persist).not.toHaveBeenCalled()
})

test('a browser that refuses changes nothing, and is asked again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  persist.mockRejectedValueOnce(new TypeError('not here'))
  await requestPersistence()
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
  await requestPersistence()
  expect(persist).toHaveBeenCalledTimes(2)
})

test('the facts are those of the browser; one that tells nothing has none', async () => {
  expect(await storageFacts()).toEqual({ used: 3_000_000, isLasting: false })
  giveStorage({ persisted: () => Promise.resolve(true), estimate: () => Promise.resolve({}) })
  expect(await storageFacts()).toEqual({ isLasting: true })
})
