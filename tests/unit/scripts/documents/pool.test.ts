import { JobQueue, RequestedQueue } from '@/scripts/documents/pool'

test('jobs are taken in order, until none is left', async () => {
  const jobs = JobQueue.of(['a', 'b'])
  expect([await jobs.take(), await jobs.take(), await jobs.take()]).toEqual(['a', 'b', undefined])
})

test('a job that somebody waits for is taken next', async () => {
  const jobs = JobQueue.of(['a', 'b', 'c'])
  expect(jobs.putNext((job) => job === 'c')).toBe(true)
  expect(jobs.putNext((job) => job === 'd')).toBe(false)
  expect([await jobs.take(), await jobs.take()]).toEqual(['c', 'a'])
})

test('a taker of an open, empty queue gets what is added, or nothing once it is closed', async () => {
  const jobs = new JobQueue<string>()
  const takers = [jobs.take(), jobs.take(), jobs.take()]
  jobs.add('a')
  jobs.add('b')
  jobs.close()
  expect(await Promise.all(takers)).toEqual(['a', 'b', undefined])
})

test('what is added as next goes before the others', async () => {
  const jobs = new JobQueue(['a'])
  jobs.add('b')
  jobs.add('c', true)
  jobs.close()
  expect([await jobs.take(), await jobs.take(), await jobs.take()]).toEqual(['c', 'a', 'b'])
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
