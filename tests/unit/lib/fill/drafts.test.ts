import 'fake-indexeddb/auto'
import { database } from '@/lib/fill/database'
import {
  duplicateDraft,
  isLapsing,
  keepDraft,
  leaveDraftAt,
  KEPT_FOR,
  lapseDrafts,
  latestDraft,
  listDrafts,
  newDraftId,
  NOTICE_FOR,
  readDraft,
  removeDraft,
  saveDraft,
  watchDrafts,
} from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import type { Signature } from '@/lib/fill/signing'
import { exportDrafts, importDrafts } from '@/lib/fill/drafts-file'

const signature: Signature = {
  ...{ way: 'typed', by: 'Ana Rivera', at: '2026-11-23T09:14:05-05:00', zone: 'America/New_York', consent: 'I agree' },
  ...{ content: '{}', hash: 'ab'.repeat(32), picture: { bytes: 'iVBO', width: 4, height: 2 } },
}

const draft = (more: Partial<Draft> = {}): Draft => ({
  ...{ id: newDraftId(), slug: 'change-order', title: 'Change Order', created: 1, changed: 1 },
  ...{ typed: { 'customer.name': 'Rivera', 'reason.1.answer': true }, rows: { change: 7 } },
  ...more,
})

beforeEach(async () => (await database()).clear('drafts'))

test('a stored draft is read back as it was, and removed for good', async () => {
  const one = draft({ state: 'TX', name: 'Rivera porch' })
  await saveDraft(one)
  expect(await readDraft(one.id)).toEqual(one)
  await removeDraft(one.id)
  expect(await readDraft(one.id)).toBeUndefined()
})

test('drafts are listed with the last changed first, and the last of a template is found', async () => {
  await saveDraft(draft({ id: 'older-one', changed: 5 }))
  await saveDraft(draft({ id: 'newer-one', changed: 9 }))
  await saveDraft(draft({ id: 'other-one', changed: 12, slug: 'invoice' }))
  expect((await listDrafts()).map(({ id }) => id)).toEqual(['other-one', 'newer-one', 'older-one'])
  expect((await latestDraft('change-order'))?.id).toBe('newer-one')
})

test('an entry of another form is passed over', async () => {
  await (await database()).put('drafts', { version: 9 }, 'strange')
  await saveDraft(draft({ id: 'known-one' }))
  expect((await listDrafts()).map(({ id }) => id)).toEqual(['known-one'])
})

test('a copy has its own id and a name that says so', async () => {
  const one = draft({ name: 'Rivera porch', noticed: 3 })
  await saveDraft(one)
  const copy = await duplicateDraft(one, 50)
  expect(copy).toMatchObject({ name: 'Rivera porch (copy)', created: 50, changed: 50, typed: one.typed })
  expect(copy.id).not.toBe(one.id)
  expect(copy).not.toHaveProperty('noticed')
  expect(await listDrafts()).toHaveLength(2)
})

test('an exported file brings the drafts back; a later change here stays', async () => {
  const [one, two] = [draft({ changed: 10 }), draft({ changed: 20 })]
  const file = await (await exportDrafts([one, two])).text()
  await saveDraft({ ...one, changed: 30, typed: { 'customer.name': 'Later' } })
  expect(await importDrafts(file)).toEqual({ drafts: 1, kept: ['Change Order'], damaged: 0 })
  expect((await readDraft(one.id))?.typed).toEqual({ 'customer.name': 'Later' })
  expect(await readDraft(two.id)).toEqual(two)
})

describe('a draft that is here otherwise than in a file', () => {
  const now = 1000
  const here = draft({ changed: 500, typed: { 'customer.name': 'Here' } })
  const inFile = { ...here, typed: { 'customer.name': 'In the file' } }
  const read = async (file: Draft, isReplacing = false) => {
    await saveDraft(here)
    return importDrafts(await (await exportDrafts([file])).text(), { isReplacing, now })
  }
  const nameHere = async () => (await readDraft(here.id))?.typed['customer.name']

  test('gives way to a later one', async () => {
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
    expect(await read({ ...inFile, ...times }, true)).toEqual({ drafts: 1, kept: [], damaged: 0 })
    expect(await nameHere()).toBe('In the file')
    expect((await readDraft(here.id))?.changed).toBeLessThanOrEqual(now)
  })

  test('stays if it is signed, unless it is to be replaced', async () => {
    await saveDraft(here)
    const signed = { ...here, signatures: { owner: signature } }
    await saveDraft(signed)
    const text = await (await exportDrafts([{ ...inFile, changed: 900 }])).text()
    expect(await importDrafts(text, { now })).toMatchObject({ drafts: 0, kept: ['Change Order'] })
    expect(await readDraft(here.id)).toEqual(signed)
  })

  test('that is the same in both is read, and nothing changes', async () => {
    expect(await read({ ...here, changed: 9999 })).toEqual({ drafts: 1, kept: [], damaged: 0 })
    expect((await readDraft(here.id))?.changed).toBe(500)
  })
})

test('a new draft from a time to come gets the present time', async () => {
  const one = draft({ created: 5000, changed: 5000 })
  expect(await importDrafts(await (await exportDrafts([one])).text(), { now: 100 })).toMatchObject({ drafts: 1 })
  expect(await readDraft(one.id)).toMatchObject({ created: 100, changed: 100 })
})

test('the place where a draft was left is noted without changing it, and with no draft nothing is stored', async () => {
  const one = draft({ changed: 40 })
  await leaveDraftAt(one.id, 'f-reason')
  expect(await listDrafts()).toEqual([])
  await saveDraft(one)
  const told = jest.fn()
  const unwatch = watchDrafts(told)
  await leaveDraftAt(one.id, 'f-reason')
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
  expect((await lapseDrafts(now + NOTICE_FOR)).map(({ id }) => id)).toContain('old-one-1')
  await lapseDrafts(now + NOTICE_FOR + 1)
  expect((await listDrafts()).map(({ id }) => id)).not.toContain('old-one-1')
})

test('a signed draft never lapses, and its copy is not signed', async () => {
  const signed = draft({ changed: 1, signatures: { owner: signature } })
  expect(isLapsing(signed, 10 * KEPT_FOR)).toBe(false)
  await saveDraft(signed)
  expect(await readDraft(signed.id)).toEqual(signed)
  expect(await duplicateDraft(signed)).not.toHaveProperty('signatures')
})

test('a kept draft starts another term', async () => {
  const now = 10 * KEPT_FOR
  const old = draft({ changed: 1, noticed: now })
  await keepDraft(old, now)
  const kept = await readDraft(old.id)
  expect(kept).not.toHaveProperty('noticed')
  expect(kept && isLapsing(kept, now)).toBe(false)
})
