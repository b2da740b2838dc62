import type { RenderJob } from '@/lib/fill/engine'
import { openEngine } from '@/lib/fill/engine-client'
import { sampleDocument } from '@/tests/support/sample-document'
import { entriesOf } from '../documents/model-helpers'

/** Stands for the browser's worker: keeps what it is given until it is told to answer. */
class HeldWorker extends EventTarget {
  readonly jobs: RenderJob[] = []
  terminated = false
  postMessage = (job: RenderJob): void => void this.jobs.push(job)
  terminate = (): void => void (this.terminated = true)
  answer = (data: object): boolean => this.dispatchEvent(new MessageEvent('message', { data }))
}

const blank = { model: sampleDocument(), entries: entriesOf({}), company: {}, today: null }
const job = (format: RenderJob['format']): RenderJob => ({ ...blank, format })
const file = (byte: number) => ({ bytes: new Uint8Array([byte]), messages: [] })

function openHeld() {
  const workers: HeldWorker[] = []
  const engine = openEngine(() => {
    const worker = new HeldWorker()
    workers.push(worker)
    return worker as unknown as Worker
  })
  return { engine, workers }
}

test('one worker writes all files, one after the other in the order given', async () => {
  const { engine, workers } = openHeld()
  expect(workers).toEqual([])
  const files = [engine.render(job('PDF')), engine.render(job('Word'))]
  expect(workers[0]?.jobs.map(({ format }) => format)).toEqual(['PDF'])
  workers[0]?.answer(file(1))
  expect(workers[0]?.jobs.map(({ format }) => format)).toEqual(['PDF', 'Word'])
  workers[0]?.answer(file(2))
  expect(await Promise.all(files)).toEqual([file(1), file(2)])
  expect(workers).toHaveLength(1)
})

test("a file that the engine refuses rejects with the engine's reason, and the next is written", async () => {
  const { engine, workers } = openHeld()
  const refused = engine.render(job('PDF'))
  const written = engine.render(job('Excel'))
  workers[0]?.answer({ problem: 'The document has no field moon.phase' })
  await expect(refused).rejects.toThrow('The document has no field moon.phase')
  workers[0]?.answer(file(3))
  expect(await written).toEqual(file(3))
})

test('an aborted job that waits, or is not given yet, is never started', async () => {
  const { engine, workers } = openHeld()
  await expect(engine.render(job('PDF'), { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(workers).toEqual([])
  const stop = new AbortController()
  const first = engine.render(job('PDF'))
  const waiting = engine.render(job('Word'), { signal: stop.signal })
  stop.abort()
  await expect(waiting).rejects.toThrow('aborted')
  workers[0]?.answer(file(1))
  expect(await first).toEqual(file(1))
  expect(workers[0]?.jobs).toHaveLength(1)
})

test('an aborted job under way rejects at once, and its file is not given to the next', async () => {
  const { engine, workers } = openHeld()
  const stop = new AbortController()
  const first = engine.render(job('PDF'), { signal: stop.signal })
  const second = engine.render(job('Word'))
  stop.abort()
  await expect(first).rejects.toThrow('aborted')
  workers[0]?.answer(file(1))
  workers[0]?.answer(file(2))
  expect(await second).toEqual(file(2))
})

test('an engine that cannot be loaded is said, and the next job starts it again', async () => {
  const { engine, workers } = openHeld()
  const lost = engine.render(job('PDF'))
  workers[0]?.dispatchEvent(new Event('error'))
  await expect(lost).rejects.toThrow('could not be loaded')
  expect(workers[0]?.terminated).toBe(true)
  const written = engine.render(job('PDF'))
  workers[1]?.answer(file(4))
  expect(await written).toEqual(file(4))
})

test('closing ends the worker and rejects what is not done', async () => {
  const { engine, workers } = openHeld()
  const jobs = [engine.render(job('PDF')), engine.render(job('Word'))]
  engine.close()
  for (const each of jobs) await expect(each).rejects.toThrow('closed')
  expect(workers[0]?.terminated).toBe(true)
  expect(workers[0]?.jobs).toHaveLength(1)
})

test('of a set it is told how much is done, and the answer ends the job as any other', async () => {
  const { engine, workers } = openHeld()
  const onProgress = jest.fn()
  const set = { title: 'Rivera house', documents: [], readers: ['customer' as const] }
  const written = engine.render(set, { onProgress })
  const next = engine.render(job('PDF'))
  workers[0]?.answer({ done: 1, total: 2 })
  expect(onProgress.mock.lastCall).toEqual([1, 2])
  workers[0]?.answer({ done: 2, total: 2 })
  expect(onProgress.mock.lastCall).toEqual([2, 2])
  expect(onProgress).toHaveBeenCalledTimes(2)
  expect(workers[0]?.jobs).toHaveLength(1)
  workers[0]?.answer(file(7))
  expect(await written).toEqual(file(7))
  workers[0]?.answer(file(8))
  expect(await next).toEqual(file(8))
})
