import { JobQueue, RequestedQueue } from '@/scripts/documents/pool'

test('jobs are taken in order until none is left, one that somebody waits for next', async () => {
  const jobs = JobQueue.of(['a', 'b', 'c'])
  expect(jobs.putNext((job) => job === 'c')).toBe(true)
  expect(jobs.putNext((job) => job === 'd')).toBe(false)
  for (const job of ['c', 'a', 'b', undefined]) expect(await jobs.take()).toBe(job)
})

test('a taker of an open, empty queue gets what is added, as next before the others, or nothing once it is closed', async () => {
  const jobs = new JobQueue<string>()
  const takers = [jobs.take(), jobs.take()]
  for (const job of ['a', 'b', 'c', 'd']) jobs.add(job)
  expect(await Promise.all(takers)).toEqual(['a', 'b'])
  jobs.add('e', true)
  for (const job of ['e', 'c', 'd']) expect(await jobs.take()).toBe(job)
  const late = jobs.take()
  jobs.close()
  expect(await late).toBeUndefined()
})

test('what waits for a request is taken once somebody asks for it, and nothing else', async () => {
  const jobs = new RequestedQueue(['a', 'b'])
  jobs.add('c')
  const first = jobs.take()
  expect(jobs.putNext((job) => job === 'd')).toBe(false)
  expect(jobs.putNext((job) => job === 'b')).toBe(true)
  expect(await first).toBe('b')
  expect(jobs.putNext((job) => job === 'b')).toBe(false)
  jobs.add('d', true)
  expect(jobs.putNext((job) => job === 'c')).toBe(true)
  expect([await jobs.take(), await jobs.take()]).toEqual(['c', 'd'])
  const last = jobs.take()
  expect(jobs.putNext((job) => job === 'a')).toBe(true)
  expect(await last).toBe('a')
})
