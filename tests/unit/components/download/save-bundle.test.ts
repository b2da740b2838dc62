/** @jest-environment jsdom */
import { saveArchive, saveSeparately } from '@/components/download/save-bundle'
import { saveBlob, saveFile } from '@/components/download/save-file'

jest.mock('@/components/download/save-file', () => ({ saveBlob: jest.fn(), saveFile: jest.fn() }))
const save = jest.mocked(saveFile)

/** jsdom has no streams: what the code uses of an answer. */
const answer = (pieces: Uint8Array[], length: number, ok = true) => ({
  ok,
  status: ok ? 200 : 503,
  headers: new Headers({
    'x-archive-length': String(length),
    'content-disposition': 'attachment; filename="ridgedocs-essentials.zip"',
  }),
  body: {
    getReader: () => ({
      read: () => Promise.resolve(pieces.length ? { done: false, value: pieces.shift() } : { done: true }),
    }),
  },
  json: () => Promise.resolve({ files: [1, 2, 3].map((n) => ({ name: `${n}.pdf`, url: `/${n}.pdf` })) }),
})
const options = () => ({ signal: new AbortController().signal, onProgress: jest.fn() })

beforeEach(() => {
  jest.resetAllMocks()
  save.mockResolvedValue()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test.each([
  ['of known length has a total', 1000, { total: 1000 }],
  ['of unknown length has none', 0, {}],
])('the progress of an archive %s; it is saved whole under the server’s file name', async (_, length, total) => {
  global.fetch = jest.fn().mockResolvedValue(answer([new Uint8Array(400), new Uint8Array(600)], length))
  const { signal, onProgress } = options()
  await saveArchive('/api/bundles/essentials', { signal, onProgress })
  expect(onProgress.mock.calls).toEqual([400, 1000].map((received) => [{ unit: 'bytes', received, ...total }]))
  const [blob, name] = jest.mocked(saveBlob).mock.calls[0]!
  expect([blob.size, blob.type, name]).toEqual([1000, 'application/zip', 'ridgedocs-essentials.zip'])
})

test('an archive that is truncated or rejected is not saved', async () => {
  global.fetch = jest.fn().mockResolvedValue(answer([new Uint8Array(400)], 1000))
  await expect(saveArchive('/a', options())).rejects.toThrow('ended after 400 of 1000 bytes')
  global.fetch = jest.fn().mockResolvedValue(answer([], 0, false))
  await expect(saveArchive('/a', options())).rejects.toThrow('responded 503')
  expect(saveBlob).not.toHaveBeenCalled()
})

test('separate files are saved 300 ms apart', async () => {
  global.fetch = jest.fn().mockResolvedValue(answer([], 0))
  const done = saveSeparately('http://localhost/api/bundles/essentials?format=PDF', options())
  await jest.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledWith('http://localhost/api/bundles/essentials/files?format=PDF', expect.anything())
  expect(save).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(299)
  expect(save).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(save).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(300)
  await done
  expect(save.mock.calls.map(([url]) => url)).toEqual(['/1.pdf', '/2.pdf', '/3.pdf'])
})

test('after canceling between two files, no further file is saved', async () => {
  global.fetch = jest.fn().mockResolvedValue(answer([], 0))
  const controller = new AbortController()
  const done = saveSeparately('http://localhost/a', { signal: controller.signal, onProgress: jest.fn() })
  const refused = expect(done).rejects.toThrow()
  await jest.advanceTimersByTimeAsync(100)
  controller.abort()
  await refused
  await jest.advanceTimersByTimeAsync(1000)
  expect(save).toHaveBeenCalledTimes(1)
})
