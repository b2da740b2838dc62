import 'fake-indexeddb/auto'
import { database } from '@/lib/fill/database'
import * as store from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { exportDrafts, importDrafts } from '@/lib/fill/drafts-file'
import { draftOf, signature } from '@/tests/support/drafts'

const { isLapsing, KEPT_FOR, lapseDrafts, listDrafts, readDraft, saveDraft } = store
const draft = (more: Partial<Draft> = {}): Draft => {
  const typed = { 'customer.name': 'Rivera', 'reason.1.answer': true }
  return draftOf({ id: store.newDraftId(), typed, rows: { change: 7 }, ...more })
}
const fileOf = async (...drafts: Draft[]): Promise<string> => (await exportDrafts(drafts)).text()
const idsHere = async (): Promise<string[]> => (await listDrafts()).map(({ id }) => id)

beforeEach(async () => (await database()).clear('drafts'))

test('drafts are listed with the last changed first, without entries of another form; the last of a template is found', async () => {
  await (await database()).put('drafts', { version: 9 }, 'strange')
  await saveDraft(draft({ id: 'older-one', changed: 5 }))
  await saveDraft(draft({ id: 'newer-one', changed: 9 }))
  await saveDraft(draft({ id: 'other-one', changed: 12, slug: 'invoice' }))
  expect(await idsHere()).toEqual(['other-one', 'newer-one', 'older-one'])
  expect((await store.latestDraft('change-order'))?.id).toBe('newer-one')
})

test('a stored draft is read back as it was, and removed for good; a copy has its own id and a name that says so', async () => {
  const one = draft({ state: 'TX', name: 'Rivera porch', noticed: 3 })
  await saveDraft(one)
  expect(await readDraft(one.id)).toEqual(one)
  const copy = await store.duplicateDraft(one, 50)
  expect(copy).toMatchObject({ name: 'Rivera porch (copy)', created: 50, changed: 50, typed: one.typed })
  expect(copy.id).not.toBe(one.id)
  expect(copy).not.toHaveProperty('noticed')
  expect(await listDrafts()).toHaveLength(2)
  await store.removeDraft(one.id)
  expect(await readDraft(one.id)).toBeUndefined()
})

test('an exported file brings the drafts back, none from a time to come; a later change here stays', async () => {
  const [one, two] = [draft({ changed: 10 }), draft({ changed: 20 })]
  const file = await fileOf(one, two)
  await saveDraft({ ...one, changed: 30, typed: { 'customer.name': 'Later' } })
  expect(await importDrafts(file)).toEqual({ drafts: 1, kept: ['Change Order'], damaged: 0 })
  expect((await readDraft(one.id))?.typed).toEqual({ 'customer.name': 'Later' })
  expect(await readDraft(two.id)).toEqual(two)
  const early = draft({ created: 5000, changed: 5000 })
  expect(await importDrafts(await fileOf(early), { now: 100 })).toMatchObject({ drafts: 1 })
  expect(await readDraft(early.id)).toMatchObject({ created: 100, changed: 100 })
})

describe('a draft that is here otherwise than in a file', () => {
  const now = 1000
  const here = draft({ changed: 500, typed: { 'customer.name': 'Here' } })
  const inFile = { ...here, typed: { 'customer.name': 'In the file' } }
  const read = async (file: Draft, { isReplacing = false, stored = here } = {}) => {
    await saveDraft(stored)
    return importDrafts(await fileOf(file), { isReplacing, now })
  }
  const nameHere = async () => (await readDraft(here.id))?.typed['customer.name']

  test('gives way to a later one; one that is the same in both is read, and nothing changes', async () => {
    expect(await read({ ...here, changed: 9999 })).toEqual({ drafts: 1, kept: [], damaged: 0 })
    expect((await readDraft(here.id))?.changed).toBe(500)
    expect(await read({ ...inFile, changed: 501 })).toMatchObject({ drafts: 1, kept: [] })
    expect(await nameHere()).toBe('In the file')
  })

  test.each([
    ['from an earlier time', { changed: 499 }],
    ['from the same time', { changed: 500 }],
    ['from a time to come', { changed: Date.UTC(274_493, 0, 1) }],
  ])('stays unless it is to be replaced: %s', async (_, times) => {
    expect(await read({ ...inFile, ...times })).toEqual({ drafts: 0, kept: ['Change Order'], damaged: 0 })
    expect(await nameHere()).toBe('Here')
    expect(await read({ ...inFile, ...times }, { isReplacing: true })).toEqual({ drafts: 1, kept: [], damaged: 0 })
    expect(await nameHere()).toBe('In the file')
    expect((await readDraft(here.id))?.changed).toBeLessThanOrEqual(now)
  })

  test('stays if it is signed, unless it is to be replaced', async () => {
    const signed = { ...here, signatures: { owner: signature } }
    const result = await read({ ...inFile, changed: 900 }, { stored: signed })
    expect(result).toMatchObject({ drafts: 0, kept: ['Change Order'] })
    expect(await readDraft(here.id)).toEqual(signed)
  })
})

test('the place where a draft was left is noted without changing it, and with no draft nothing is stored', async () => {
  const one = draft({ changed: 40 })
  await store.leaveDraftAt(one.id, 'f-reason')
  expect(await listDrafts()).toEqual([])
  await saveDraft(one)
  const told = jest.fn()
  const unwatch = store.watchDrafts(told)
  await store.leaveDraftAt(one.id, 'f-reason')
  expect(await readDraft(one.id)).toEqual({ ...one, at: 'f-reason' })
  expect(told).not.toHaveBeenCalled()
  unwatch()
})

test.each(['', 'no json', '{}', '{"kind":"ridgedocs-drafts","version":1,"drafts":[{"id":"x"}]}', '[1]'])(
  'nothing is stored from a file that is no export: %p',
  async (text) => {
    expect(await importDrafts(text)).toBeUndefined()
    expect(await listDrafts()).toEqual([])
  },
)

test('a draft lapses 90 days after its last change, with a notice two weeks before it is removed; one of a job never does', async () => {
  const now = 10 * KEPT_FOR
  await saveDraft(draft({ id: 'fresh-one', changed: now - KEPT_FOR + 1 }))
  await saveDraft(draft({ id: 'old-one-1', changed: now - KEPT_FOR - 1 }))
  await saveDraft(draft({ id: 'of-a-job-1', changed: 1, job: 'rivera' }))
  expect((await lapseDrafts(now)).map(({ id, noticed }) => [id, noticed])).toEqual([
    ['fresh-one', undefined],
    ['old-one-1', now],
    ['of-a-job-1', undefined],
  ])
  expect((await lapseDrafts(now + store.NOTICE_FOR)).map(({ id }) => id)).toContain('old-one-1')
  await lapseDrafts(now + store.NOTICE_FOR + 1)
  expect(await idsHere()).not.toContain('old-one-1')
})

test('a signed draft never lapses, and its copy is not signed; a kept draft starts another term', async () => {
  const now = 10 * KEPT_FOR
  const signed = draft({ changed: 1, signatures: { owner: signature } })
  expect(isLapsing(signed, now)).toBe(false)
  await saveDraft(signed)
  expect(await readDraft(signed.id)).toEqual(signed)
  expect(await store.duplicateDraft(signed)).not.toHaveProperty('signatures')
  const old = draft({ changed: 1, noticed: now })
  await store.keepDraft(old, now)
  const kept = await readDraft(old.id)
  expect(kept).not.toHaveProperty('noticed')
  expect(kept && isLapsing(kept, now)).toBe(false)
})
