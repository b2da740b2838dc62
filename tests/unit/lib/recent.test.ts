import { createQueue, createRecent } from '@/lib/recent'

test('a key asked for twice is worked for once, until newer ones have taken its place', async () => {
  const recent = createRecent<string>(2)
  const make = jest.fn((value: string) => Promise.resolve(value))
  const ask = (key: string) => recent(key, () => make(key))
  expect(await Promise.all(['a', 'a', 'b', 'a'].map(ask))).toEqual(['a', 'a', 'b', 'a'])
  expect(make).toHaveBeenCalledTimes(2)
  await ask('c')
  await ask('b')
  expect(make).toHaveBeenCalledTimes(3)
  await ask('a')
  expect(make).toHaveBeenCalledTimes(4)
})

test('a failure is not kept', async () => {
  const recent = createRecent<number>(2)
  await expect(recent('a', () => Promise.reject(new Error('once')))).rejects.toThrow('once')
  expect(await recent('a', () => Promise.resolve(1))).toBe(1)
})

test('a failure takes nothing away that was made anew under its key', async () => {
  const recent = createRecent<string>(1)
  let fail: (reason: Error) => void = () => undefined
  const first = recent('a', () => new Promise((_, reject) => (fail = reject)))
  await recent('b', () => Promise.resolve('b'))
  await recent('a', () => Promise.resolve('anew'))
  fail(new Error('late'))
  await expect(first).rejects.toThrow('late')
  expect(await recent('a', () => Promise.resolve('a third time'))).toBe('anew')
})

test('a queue works on one thing at a time, in order, and goes on after a failure', async () => {
  const inTurn = createQueue()
  let atOnce = 0
  const order: number[] = []
  const work = (value: number) => async () => {
    expect((atOnce += 1)).toBe(1)
    await Promise.resolve()
    atOnce -= 1
    if (value === 2) throw new Error('two')
    order.push(value)
    return value
  }
  const results = await Promise.allSettled([1, 2, 3].map((value) => inTurn(work(value))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(order).toEqual([1, 3])
})
