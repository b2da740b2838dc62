import path from 'node:path'
import { createOperation, type Operation } from '@/lib/store/spool/operation'
import { createReplayer, type Replayer } from '@/lib/store/spool/replay'
import { openSpool, type Spool } from '@/lib/store/spool/spool'
import { captureTestLogs } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'

let spool: Spool
let replayer: Replayer
const readLog = captureTestLogs()
const apply = jest.fn<Promise<unknown>, [Operation]>()
const check = jest.fn<Promise<unknown>, []>()

beforeEach(() => {
  spool = openSpool(path.join(newFolder(), 'spool.sqlite'))
  apply.mockReset().mockResolvedValue('applied')
  check.mockReset().mockResolvedValue('recording')
  replayer = createReplayer({ access: { use: async (work) => work(spool) }, apply, check, interval: 5000 })
})
afterEach(() => {
  replayer.close()
  spool.close()
  jest.useRealTimers()
})

const keep = (query: string): Operation => {
  const operation = createOperation('search', { query, results: 1 })
  spool.append(operation)
  return operation
}
const queries = () => apply.mock.calls.map(([{ input }]) => ('query' in input ? input.query : ''))

it('sends in order and stops at the first operation that cannot be sent', async () => {
  for (const query of ['a', 'b', 'c']) keep(query)
  apply.mockResolvedValueOnce('applied').mockRejectedValueOnce(new Error('down'))
  check.mockRejectedValue(new Error('down'))
  expect(await replayer.replay()).toBe(1)
  expect(queries()).toEqual(['a', 'b'])
  expect(await replayer.replay()).toBe(2)
  expect(queries()).toEqual(['a', 'b', 'b', 'c'])
  expect(spool.isEmpty()).toBe(true)
})

it('runs one replay at a time', async () => {
  keep('a')
  expect(await Promise.all([replayer.replay(), replayer.replay()])).toEqual([1, 1])
  expect(queries()).toEqual(['a'])
})

it('sets an operation aside after twenty failures while others are recorded', async () => {
  keep('a')
  keep('b')
  apply.mockImplementation(({ input }) =>
    'query' in input && input.query === 'a' ? Promise.reject(new Error('no')) : Promise.resolve('applied'),
  )
  for (let tries = 1; tries < 20; tries += 1) expect(await replayer.replay()).toBe(0)
  expect(await replayer.replay()).toBe(1)
  expect(spool.count()).toEqual({ waiting: 0, refused: 1 })
  expect(readLog().match(/spool-not-sent/g)).toHaveLength(1)
  expect(readLog()).toContain('spooled-record-refused')
})

it('sets nothing aside while the service records nothing', async () => {
  keep('a')
  apply.mockRejectedValue(new Error('down'))
  check.mockRejectedValue(new Error('down'))
  for (let tries = 1; tries < 50; tries += 1) await replayer.replay()
  expect(spool.count()).toEqual({ waiting: 1, refused: 0 })
})

it('repeats at the interval until the spool is empty', async () => {
  jest.useFakeTimers()
  keep('a')
  apply.mockRejectedValueOnce(new Error('down'))
  replayer.wake()
  await jest.advanceTimersByTimeAsync(4999)
  expect(queries()).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(queries()).toEqual(['a'])
  await jest.advanceTimersByTimeAsync(5000)
  expect(queries()).toEqual(['a', 'a'])
  expect(spool.isEmpty()).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

it('removes nothing after it is closed', async () => {
  keep('a')
  let finish: (outcome: string) => void = () => undefined
  apply.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  const replayed = replayer.replay()
  replayer.close()
  finish('applied')
  expect(await replayed).toBe(0)
  expect(spool.isEmpty()).toBe(false)
})
