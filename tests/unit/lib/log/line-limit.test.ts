import { createLineLimit } from '@/lib/log/line-limit'

test('if the timer is late, the next line after the minute reports first', () => {
  jest.useFakeTimers()
  let time = 0
  const told: [string, number][] = []
  const limit = createLineLimit(
    (event, withheld) => told.push([event, withheld]),
    () => time,
  )
  const admitted = () => Array.from({ length: 30 }, () => limit.admits('a')).filter(Boolean).length
  expect(admitted()).toBe(20)
  expect(told).toEqual([])
  time = 60_000
  expect(admitted()).toBe(20)
  expect(told).toEqual([['a', 10]])
  time = 200_000
  expect(limit.admits('a')).toBe(true)
  expect(told).toEqual([
    ['a', 10],
    ['a', 10],
  ])
  // The timers of windows that are closed already change nothing.
  jest.runAllTimers()
  expect(told).toHaveLength(2)
  jest.useRealTimers()
})

test('lines within the limit cause no report', () => {
  let time = 0
  const told = jest.fn()
  const limit = createLineLimit(told, () => time)
  for (let minute = 0; minute < 5; minute += 1, time += 60_000)
    for (let line = 0; line < 20; line += 1) expect(limit.admits('b')).toBe(true)
  expect(told).not.toHaveBeenCalled()
})
