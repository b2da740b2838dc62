import { createLineLimit } from '@/lib/log/line-limit'

test('if the timer is late, the next line after the minute reports first', () => {
  jest.useFakeTimers()
  let time = 0
  const reports: [string, number][] = []
  const limit = createLineLimit(
    (event, withheld) => reports.push([event, withheld]),
    () => time,
  )
  const admitted = () => Array.from({ length: 30 }, () => limit.admits('a')).filter(Boolean).length
  expect(admitted()).toBe(20)
  expect(reports).toEqual([])
  time = 60_000
  expect(admitted()).toBe(20)
  expect(reports).toEqual([['a', 10]])
  time = 200_000
  expect(limit.admits('a')).toBe(true)
  expect(reports).toEqual([
    ['a', 10],
    ['a', 10],
  ])
  // The timers of windows that are closed already change nothing.
  jest.runAllTimers()
  expect(reports).toHaveLength(2)
  jest.useRealTimers()
})

test('lines within the limit cause no report', () => {
  let time = 0
  const report = jest.fn()
  const limit = createLineLimit(report, () => time)
  for (let minute = 0; minute < 5; minute += 1, time += 60_000)
    for (let line = 0; line < 20; line += 1) expect(limit.admits('b')).toBe(true)
  expect(report).not.toHaveBeenCalled()
})
