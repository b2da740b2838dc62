import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { readCompany, saveCompany } from '@/lib/fill/company-store'
import { emptyCompany } from '@/lib/fill/company'
import { database } from '@/lib/fill/database'
import { listDrafts, readDraft, saveDraft } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { exportDrafts } from '@/lib/fill/drafts-file'
import { textOf } from '@/lib/jobs/job'
import { exportJob, importJob } from '@/lib/jobs/job-file'
import * as store from '@/lib/jobs/job-store'
import { draftOf } from '@/tests/support/drafts'

const { changeJob, createJob, listJobs, readJob, removeJob, saveFacts } = store
const typed = { 'customer.name': 'Rivera' }
const draft = (job: string, more: Partial<Draft> = {}) => draftOf({ id: 'draft-of-the-job', typed, job, ...more })
/** The customer and the city of a job as it is stored. */
const storedFacts = async (id: string): Promise<string[] | undefined> => {
  const job = await readJob(id)
  return job && [textOf(job, 'customer.name'), textOf(job, 'job.city')]
}

// The database as the first release of the form made it, with what a person had in it.
beforeAll(async () => {
  const old = await openDB('ridgedocs', 1, {
    upgrade(db) {
      for (const store of ['company', 'jobs', 'drafts', 'files']) db.createObjectStore(store)
    },
  })
  await old.put('drafts', draftOf({ id: 'draft-of-before', typed }), 'draft-of-before')
  await old.put('company', { ...emptyCompany, name: 'Example Roofing' }, 'company')
  old.close()
})

beforeEach(async () => (await database()).clear('jobs'))

test('a database that was filled before there were jobs keeps what it has', async () => {
  const job = await createJob({ 'customer.name': 'Rivera' })
  expect(await readJob(job.id)).toEqual(job)
  expect((await readDraft('draft-of-before'))?.typed).toEqual({ 'customer.name': 'Rivera' })
  expect((await readCompany())?.name).toBe('Example Roofing')
  await saveCompany(emptyCompany)
})

test('jobs are listed with the last changed first; entries of another form are passed over', async () => {
  const one = await createJob({ 'job.name': 'One' })
  const two = await createJob({ 'job.name': 'Two' })
  await (await database()).put('jobs', { id: 'short', entries: 3 }, 'short')
  const status = { text: 'sold', at: Date.now() + 9 }
  await changeJob(one.id, (job) => ({ ...job, entries: { ...job.entries, status } }))
  expect((await listJobs()).map(({ id }) => id)).toEqual([one.id, two.id])
})

test('two changes at once both stay', async () => {
  const { id } = await createJob()
  await Promise.all([saveFacts(id, { 'customer.name': 'Rivera' }), saveFacts(id, { 'job.city': 'Columbus' })])
  expect(await storedFacts(id)).toEqual(['Rivera', 'Columbus'])
})

test('forgetting a job removes its documents and no others; a late change does not bring it back', async () => {
  const { id } = await createJob()
  await saveDraft(draft(id))
  expect(await store.draftsOf(id)).toHaveLength(1)
  await removeJob(id)
  expect((await listDrafts()).map((each) => each.id)).toEqual(['draft-of-before'])
  expect(await saveFacts(id, { 'customer.name': 'Rivera' })).toBeUndefined()
  expect(await readJob(id)).toBeUndefined()
})

test('another tab is told which job changed, and nothing else', async () => {
  const { id } = await createJob()
  const told = await new Promise<string>((resolve) => {
    const stop = store.watchJobs((changed) => {
      stop()
      resolve(changed)
    })
    void saveFacts(id, { 'customer.name': 'Rivera' })
  })
  expect(told).toBe(id)
})

test('a full browser refuses a change with an error and keeps the job as it was', async () => {
  const { id } = await createJob({ 'customer.name': 'Rivera' })
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(saveFacts(id, { 'customer.name': 'Ortiz' })).rejects.toThrow('full')
  put.mockRestore()
  expect(await storedFacts(id)).toEqual(['Rivera', ''])
})

describe('a job as a file', () => {
  const textOfFile = async (id: string): Promise<string> => (await exportJob(id))!.text()

  test('brings the job with its documents to another browser', async () => {
    const { id } = await createJob({ 'customer.name': 'Rivera' })
    await saveDraft(draft(id))
    const text = await textOfFile(id)
    await removeJob(id)
    expect(await importJob(text)).toMatchObject({ ok: true, documents: 1, damaged: 0 })
    expect((await readDraft('draft-of-the-job'))?.job).toBe(id)
    expect(await storedFacts(id)).toEqual(['Rivera', ''])
    await removeJob(id)
  })

  test('an older file takes back nothing that was changed later, and one with times to come nothing that is here', async () => {
    const { id } = await createJob({ 'customer.name': 'Rivera' })
    const text = await textOfFile(id)
    await saveFacts(id, { 'customer.name': 'Rivera-Ortiz' })
    await importJob(text)
    expect(await storedFacts(id)).toEqual(['Rivera-Ortiz', ''])
    const file = JSON.parse(text) as { job: { entries: Record<string, { text: string; at: number }> } }
    const at = Date.UTC(274_493, 0, 1)
    file.job.entries['customer.name'] = { text: 'Somebody', at }
    file.job.entries['job.city'] = { text: 'Columbus', at }
    await importJob(JSON.stringify(file))
    expect(await storedFacts(id)).toEqual(['Rivera-Ortiz', 'Columbus'])
  })

  test('a document that may be newer here stays, which is told, unless it is to be replaced', async () => {
    const { id } = await createJob({ 'customer.name': 'Rivera' })
    await saveDraft(draft(id))
    const text = await textOfFile(id)
    await saveDraft(draft(id, { changed: 9, typed: { 'customer.name': 'Rivera-Ortiz' } }))
    expect(await importJob(text)).toMatchObject({ ok: true, documents: 0, kept: ['Change Order'] })
    expect((await readDraft('draft-of-the-job'))?.typed).toEqual({ 'customer.name': 'Rivera-Ortiz' })
    expect(await importJob(text, { isReplacing: true })).toMatchObject({ ok: true, documents: 1, kept: [] })
    expect((await readDraft('draft-of-the-job'))?.typed).toEqual({ 'customer.name': 'Rivera' })
    await removeJob(id)
  })

  test.each([
    ['other', 'not JSON'],
    ['other', '{"kind":"ridgedocs-job","version":1,"job":{}}'],
    ['newer', '{"kind":"ridgedocs-job","version":2}'],
  ])('is refused as %s if it is none: %s', async (reason, text) => {
    expect(await importJob(text)).toEqual({ ok: false, reason })
    expect(await listJobs()).toEqual([])
  })

  test('an export of drafts is told apart', async () => {
    expect(await importJob(await (await exportDrafts([])).text())).toEqual({ ok: false, reason: 'drafts' })
  })
})
