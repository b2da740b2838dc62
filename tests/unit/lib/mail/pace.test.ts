import { createPace } from '@/lib/mail/pace'

let time: number
const pauses: number[] = []
const pause = (milliseconds: number): Promise<void> => {
  pauses.push(milliseconds)
  return Promise.resolve()
}
const make = () => createPace(() => time, pause)

function deliver(begin: ReturnType<typeof make>, milliseconds: number): void {
  const timing = begin()
  time += milliseconds
  timing.done()
}

beforeEach(() => {
  time = 0
  pauses.length = 0
})

it('waits until one of the recorded durations has passed', async () => {
  const begin = make()
  deliver(begin, 120)
  deliver(begin, 340)
  for (let turn = 0; turn < 40; turn += 1) {
    const timing = begin()
    time += 20
    await timing.catchUp()
  }
  expect([...new Set(pauses)].sort()).toEqual([100, 320])
})

it('does not wait before the first delivery, or if that duration has already passed', async () => {
  const begin = make()
  await begin().catchUp()
  deliver(begin, 120)
  const timing = begin()
  time += 120
  await timing.catchUp()
  expect(pauses).toEqual([])
})

it('forgets durations of old deliveries', async () => {
  const begin = make()
  deliver(begin, 9000)
  for (let turn = 0; turn < 32; turn += 1) deliver(begin, 50)
  for (let turn = 0; turn < 100; turn += 1) await begin().catchUp()
  expect(new Set(pauses)).toEqual(new Set([50]))
})
