import { EventEmitter } from 'node:events'
import { createDrawer, IDLE, PATIENCE, type DrawingThread } from '@/lib/made-files/drawer'
import type { DrawingJob } from '@/lib/pictures/drawing/job'

class FakeThread extends EventEmitter implements DrawingThread {
  jobs: DrawingJob[] = []
  ended = false
  isReferenced = true
  postMessage(job: DrawingJob): void {
    this.jobs.push(job)
  }
  override on(event: string, listener: Parameters<EventEmitter['on']>[1]): this {
    // Node.js refers to a thread again when its messages are listened to.
    if (event === 'message') this.isReferenced = true
    return super.on(event, listener)
  }
  unref(): void {
    this.isReferenced = false
  }
  terminate(): Promise<number> {
    this.ended = true
    return Promise.resolve(this.emit('exit', 1) ? 1 : 0)
  }
  answer(byte: number): void {
    this.emit('message', { bytes: new Uint8Array([byte]) })
  }
}

const job: DrawingJob = { kind: 'page', pdf: '/a.pdf', page: 1, width: 960 }
let threads: FakeThread[]
let draw: ReturnType<typeof createDrawer>
const log = jest.spyOn(process.stderr, 'write').mockImplementation(() => true)

beforeEach(() => {
  jest.useFakeTimers()
  log.mockClear()
  threads = []
  draw = createDrawer(() => {
    const thread = new FakeThread()
    threads.push(thread)
    return thread
  })
})
afterEach(() => jest.useRealTimers())

/** Draws a picture, for which this thread answers with the byte. */
async function drawOn(thread: number, byte: number): Promise<void> {
  const picture = draw(job)
  threads[thread]!.answer(byte)
  expect(await picture).toEqual(new Uint8Array([byte]))
}

test('one thread draws pictures one after the other and never keeps the process alive', async () => {
  await drawOn(0, 1)
  const second = draw(job)
  threads[0]!.emit('message', { problem: 'no page 7' })
  await expect(second).rejects.toThrow('no page 7')
  expect(threads).toHaveLength(1)
  expect(threads[0]).toMatchObject({ isReferenced: false, ended: false })
  expect(log).not.toHaveBeenCalled()
})

test('a thread that hangs is terminated, its picture fails, and the next one gets a new thread', async () => {
  const hanging = draw(job)
  jest.advanceTimersByTime(PATIENCE - 1)
  expect(threads[0]!.ended).toBe(false)
  jest.advanceTimersByTime(1)
  await expect(hanging).rejects.toThrow('10 s')
  expect(threads[0]!.ended).toBe(true)
  const next = draw(job)
  // What the lost thread still says is nobody's picture.
  threads[0]!.answer(9)
  threads[1]!.answer(2)
  expect(await next).toEqual(new Uint8Array([2]))
})

test.each([
  ['throws', (thread: FakeThread) => thread.emit('error', new Error('out of memory')), 'out of memory'],
  ['ends', (thread: FakeThread) => thread.emit('exit', 134), 'code 134'],
])('a thread that %s fails its picture alone, and the next one has a new thread', async (_, crash, reason) => {
  const lost = draw(job)
  crash(threads[0]!)
  await expect(lost).rejects.toThrow(reason)
  await drawOn(1, 3)
  expect(threads).toHaveLength(2)
})

test('an idle thread that crashes is logged and replaced', async () => {
  await drawOn(0, 1)
  threads[0]!.emit('error', new Error('gone'))
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toMatchObject([
    { event: 'drawing-thread-lost', error: 'gone' },
  ])
  await drawOn(1, 2)
})

test('the thread stops after a minute of idle time, not before and not while it draws', async () => {
  await drawOn(0, 1)
  jest.advanceTimersByTime(IDLE - 1)
  const second = draw(job)
  jest.advanceTimersByTime(PATIENCE - 1)
  threads[0]!.answer(2)
  await second
  expect(threads[0]!.ended).toBe(false)
  jest.advanceTimersByTime(IDLE)
  expect(threads[0]!.ended).toBe(true)
  expect(log).not.toHaveBeenCalled()
  expect(jest.getTimerCount()).toBe(0)
})

test('a thread that says that it is spent is stopped at once, and the next picture has a new one', async () => {
  const first = draw(job)
  threads[0]!.emit('message', { bytes: new Uint8Array([1]), spent: true })
  expect(await first).toEqual(new Uint8Array([1]))
  expect(threads[0]!.ended).toBe(true)
  await drawOn(1, 2)
  expect(log).not.toHaveBeenCalled()
})

test('a thread that cannot be started fails the picture', async () => {
  const failing = createDrawer(() => {
    throw new Error('no memory')
  })
  await expect(failing(job)).rejects.toThrow('no memory')
  expect(jest.getTimerCount()).toBe(0)
})
