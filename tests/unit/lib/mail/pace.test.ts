import { createPace } from '@/lib/mail/pace'

let time: number
const pauses: number[] = []
const pause = (milliseconds: number): Promise<void> => {
  pauses.push(milliseconds)
  return Promise.resolve()
}
const make = () => createPace(() => time, pause)
const take = (milliseconds: number) => (): Promise<string> => {
  time += milliseconds
  return Promise.resolve('sent')
}

beforeEach(() => {
  time = 0
  pauses.length = 0
})

it('waits for nothing as long as nothing was measured', async () => {
  await make().wait()
  expect(pauses).toEqual([])
})

it('waits as long as one of the measured took, and gives their results on', async () => {
  const pace = make()
  expect(await pace.measure(take(120))).toBe('sent')
  await pace.measure(take(340))
  for (let turn = 0; turn < 40; turn += 1) await pace.wait()
  expect([...new Set(pauses)].sort()).toEqual([120, 340])
})

it('forgets what was measured long ago', async () => {
  const pace = make()
  await pace.measure(take(9000))
  for (let turn = 0; turn < 32; turn += 1) await pace.measure(take(50))
  for (let turn = 0; turn < 100; turn += 1) await pace.wait()
  expect(new Set(pauses)).toEqual(new Set([50]))
})
