import * as jobs from '@/lib/jobs/job'
import { fc } from '@/tests/support/fast-check'

const { mergeJobs, textOf, titleOf, withFacts } = jobs
const start = jobs.newJob('job-for-tests', 100)

test('a fact has its text and its time; the same text again changes nothing', () => {
  const job = withFacts(start, { 'customer.name': 'Rivera' }, 200)
  expect([textOf(job, 'customer.name'), jobs.changedAt(job)]).toEqual(['Rivera', 200])
  expect(withFacts(job, { 'customer.name': 'Rivera' }, 300)).toBe(job)
})

test('of two tabs the last change of each fact wins, and the other facts of both stay', () => {
  const one = withFacts(start, { 'customer.name': 'Rivera', 'job.city': 'Columbus' }, 200)
  const other = withFacts(one, { 'customer.name': 'Rivera-Ortiz' }, 300)
  const mine = withFacts(one, { 'job.city': 'Dublin' }, 400)
  for (const merged of [mergeJobs(other, mine), mergeJobs(mine, other)])
    expect([textOf(merged, 'customer.name'), textOf(merged, 'job.city')]).toEqual(['Rivera-Ortiz', 'Dublin'])
  expect(jobs.changedFacts(mine, mergeJobs(mine, other))).toEqual(['customer.name'])
})

test('an emptied fact stays empty when an older copy is merged, and a change is later than the one before after the clock was set back', () => {
  const typed = withFacts(start, { 'customer.phone': '555' }, 5000)
  const emptied = withFacts(typed, { 'customer.phone': '' }, 6000)
  expect(textOf(mergeJobs(emptied, typed), 'customer.phone')).toBe('')
  const after = withFacts(typed, { 'customer.phone': '556' }, 1000)
  expect(textOf(mergeJobs(typed, after), 'customer.phone')).toBe('556')
})

test('merging is the same in any order and again', () => {
  const change = fc.tuple(
    fc.constantFrom('customer.name', 'job.city', 'status'),
    fc.string({ maxLength: 4 }),
    fc.nat(50),
  )
  const job = fc
    .array(change, { maxLength: 8 })
    .map((all) => all.reduce((made, [id, text, at]) => withFacts(made, { [id]: text }, at), start))
  fc.assert(
    fc.property(job, job, job, (one, two, three) => {
      expect(mergeJobs(one, two)).toEqual(mergeJobs(two, one))
      expect(mergeJobs(mergeJobs(one, two), three)).toEqual(mergeJobs(one, mergeJobs(two, three)))
      expect(mergeJobs(one, one)).toEqual(one)
    }),
  )
})

test('a job is called by its name, or its customer, or its address', () => {
  expect(titleOf(start)).toBe('New job')
  const site = withFacts(start, { 'job.address': '214 Example St', 'job.city': 'Columbus', 'job.state': 'OH' })
  expect([titleOf(site), jobs.addressOf(site)]).toEqual(['214 Example St', '214 Example St, Columbus, OH'])
  expect(titleOf(withFacts(site, { 'customer.name': 'Rivera' }))).toBe('Rivera')
  expect(titleOf(withFacts(site, { 'customer.name': 'Rivera', 'job.name': 'Rivera house' }))).toBe('Rivera house')
})

test('a job is a lead until it is said otherwise; unknown words are none', () => {
  expect(jobs.statusOf(start)).toBe('lead')
  expect(jobs.statusOf(withFacts(start, { status: 'sold' }))).toBe('sold')
  expect(jobs.statusOf(withFacts(start, { status: 'toString' }))).toBe('lead')
})
