import { createDownloads, type Download } from '@/lib/rate-limit/downloads'

const download = (bytes: number, seconds: number, end = jest.fn()): Download & { end: jest.Mock } => ({
  taken: () => bytes,
  waited: () => seconds * 1000,
  end,
})
const KB = 1000

test('a download under 50 KB a second for a minute loses its place to a new one, the slowest first', () => {
  const downloads = createDownloads({ perClient: 4, total: 3 })
  const [slow, slowest, quick] = [download(2900 * KB, 60), download(72 * KB, 60), download(3000 * KB, 60)]
  for (const [index, each] of [slow, slowest, quick].entries())
    expect(downloads.enter(`trickle ${index}`, each)).toBeInstanceOf(Function)
  const honest = downloads.enter('honest', download(0, 0))
  expect(honest).toBeInstanceOf(Function)
  expect([slow, slowest, quick].map(({ end }) => end.mock.calls.length)).toEqual([0, 1, 0])
  expect(downloads.enter('another', download(0, 0))).toBeInstanceOf(Function)
  expect(downloads.enter('one too many', download(0, 0))).toBe('total-limit')
  expect([slow, slowest, quick].map(({ end }) => end.mock.calls.length)).toEqual([1, 1, 0])
})

test('while there is room, no client loses a place; nor does a client lose one to itself', () => {
  const downloads = createDownloads({ perClient: 1, total: 2 })
  const trickle = download(1, 3600)
  expect(downloads.enter('a', trickle)).toBeInstanceOf(Function)
  expect(downloads.enter('a', download(0, 0))).toBe('client-limit')
  expect(downloads.enter('b', download(0, 0))).toBeInstanceOf(Function)
  expect(trickle.end).not.toHaveBeenCalled()
})

test('a place that is released twice is one place', () => {
  const downloads = createDownloads({ perClient: 2, total: 2 })
  const first = downloads.enter('a', download(0, 0))
  downloads.enter('a', download(0, 0))
  if (typeof first === 'function') [first, first].forEach((release) => release())
  expect(downloads.enter('b', download(0, 0))).toBeInstanceOf(Function)
  expect(downloads.enter('b', download(0, 0))).toBe('total-limit')
})
