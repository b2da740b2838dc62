import { text } from 'node:stream/consumers'
import { asDownload } from '@/lib/bundles/download-stream'
import { createDownloads } from '@/lib/rate-limit/downloads'

const MINUTE = 60_000
const client = 'a'

const streamOf = (parts: string[], failure?: Error, cancel = jest.fn()): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      pull(controller) {
        const part = parts.shift()
        if (part !== undefined) controller.enqueue(Buffer.from(part))
        else if (failure) controller.error(failure)
        else controller.close()
      },
      cancel,
    },
    { highWaterMark: 0 },
  )

/** One place, and a clock that the test sets. */
function onePlace() {
  const clock = { time: 0 }
  const downloads = createDownloads({ perClient: 1, total: 1 })
  const begin = (stream: ReadableStream<Uint8Array>, who = client) =>
    asDownload(() => stream, { downloads, client: who, now: () => clock.time })
  return { clock, begin, isFree: () => typeof downloads.enter('b', { taken: () => 0, waited: () => 0, end() {} }) }
}
const opened = (stream: ReturnType<typeof asDownload>): ReadableStream<Uint8Array> => {
  if (typeof stream === 'string') throw new Error(stream)
  return stream
}

afterEach(() => jest.useRealTimers())

test('a download leaves its place when it ends, fails or is canceled', async () => {
  const [ended, failed, canceled] = [onePlace(), onePlace(), onePlace()]
  expect(await text(opened(ended.begin(streamOf(['a', 'b']))))).toBe('ab')
  await expect(text(opened(failed.begin(streamOf(['a'], new Error('gone')))))).rejects.toThrow('gone')
  await opened(canceled.begin(streamOf(['a']))).cancel()
  for (const { isFree } of [ended, failed, canceled]) expect(isFree()).toBe('function')
})

test('without a place nothing is opened', () => {
  const { begin } = onePlace()
  begin(streamOf(['a']))
  const unopened = jest.fn()
  const downloads = createDownloads({ perClient: 1, total: 0 })
  expect(asDownload(unopened, { downloads, client })).toBe('total-limit')
  expect(unopened).not.toHaveBeenCalled()
})

test('a client that trickles loses its place to another, and sees that the download broke off', async () => {
  const { clock, begin } = onePlace()
  const canceled = jest.fn()
  const slow = opened(begin(streamOf(['a', 'b', 'c'], undefined, canceled))).getReader()
  await slow.read()
  clock.time = MINUTE
  await slow.read()
  expect(await text(opened(begin(streamOf(['quick']), 'honest')))).toBe('quick')
  await expect(slow.read()).rejects.toThrow('took too long')
  expect(canceled).toHaveBeenCalledTimes(1)
})

test('time that the server takes to make the next part is not the client’s', async () => {
  const { clock, begin } = onePlace()
  const parts = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        clock.time += 10 * MINUTE
        controller.enqueue(Buffer.from('a'))
      },
    },
    { highWaterMark: 0 },
  )
  const reader = opened(begin(parts)).getReader()
  await reader.read()
  await reader.read()
  expect(begin(streamOf([]), 'another')).toBe('total-limit')
})

test('a download has a deadline', async () => {
  jest.useFakeTimers()
  const { begin, isFree } = onePlace()
  const reader = opened(begin(streamOf(['a', 'b']))).getReader()
  await reader.read()
  jest.advanceTimersByTime(60 * MINUTE)
  await expect(reader.read()).rejects.toThrow('took too long')
  expect(isFree()).toBe('function')
})
