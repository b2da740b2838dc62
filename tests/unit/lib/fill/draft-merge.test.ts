import 'fake-indexeddb/auto'
import { differsInMore, heldIn, mergeDraft, syncedWith, type Synced } from '@/lib/fill/draft-merge'
import { newDraftId, readDraft, renameDraft, saveDraft, storeDraft } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { fc } from '@/tests/support/fast-check'

const draft = (typed: Draft['typed'], more: Partial<Draft> = {}): Draft => ({
  ...{ id: newDraftId(), slug: 'change-order', title: 'Change Order', created: 1, changed: 1, typed, rows: {} },
  ...more,
})
const syncedAt = (stored: Draft): Synced => ({ held: heldIn(stored), stored })

test('each tab keeps what it changed, and takes what the other one changed', () => {
  const start = draft({ owner: 'Rivera', number: '7' })
  const theirs = { ...start, typed: { owner: 'Rivera', number: '8', note: 'Gate' }, name: 'For Ana', changed: 5 }
  const mine = { ...start, typed: { owner: 'Ortiz', number: '7' }, changed: 6 }
  expect(mergeDraft(mine, syncedAt(start), theirs)).toEqual({
    ...{ ...theirs, changed: 6 },
    typed: { owner: 'Ortiz', number: '8', note: 'Gate' },
    ...{ photos: {}, signatures: {} },
  })
})

test('of a field that both changed the tab that stores last wins; what one emptied stays empty', () => {
  const start = draft({ owner: 'Rivera', number: '7' })
  const theirs = { ...start, typed: { owner: 'Ortiz' } }
  expect(mergeDraft({ ...start, typed: { owner: 'Dana', number: '7' } }, syncedAt(start), theirs).typed).toEqual({
    owner: 'Dana',
  })
})

test('what the company filled into the form is stored, though nobody typed it here', () => {
  const start = draft({})
  const mine = { ...start, typed: { 'company.phone': '555' } }
  const before: Synced = { held: heldIn(mine), stored: start }
  expect(mergeDraft(mine, before, { ...start, typed: { owner: 'Rivera' } }).typed).toEqual({
    ...{ 'company.phone': '555', owner: 'Rivera' },
  })
})

test('photographs, rows and signatures of the other tab come along one by one', () => {
  const start = draft({}, { photos: { 'photo.1.image': 'a'.repeat(64) } })
  const theirs = { ...start, rows: { line: 9 }, photos: { ...start.photos, 'photo.2.image': 'b'.repeat(64) } }
  const mine = { ...start, photos: {} }
  const merged = mergeDraft(mine, syncedAt(start), theirs)
  expect([merged.rows, merged.photos]).toEqual([{ line: 9 }, { 'photo.2.image': 'b'.repeat(64) }])
})

test('an unstored change stays a change after the other tab’s was taken over', () => {
  const start = draft({ owner: 'Rivera' })
  const mine = { ...start, typed: { owner: 'Ortiz' } }
  const theirs = { ...start, typed: { owner: 'Dana', number: '8' } }
  const synced = syncedWith(mine, syncedAt(start), theirs)
  const shown = { ...mine, typed: { owner: 'Ortiz', number: '8' } }
  expect(mergeDraft(shown, synced, theirs).typed).toEqual({ owner: 'Ortiz', number: '8' })
})

test('what is stored with its names in another order is the same', () => {
  const signature = { way: 'typed', by: 'Ana Rivera', hash: 'f' } as unknown as NonNullable<Draft['signatures']>[string]
  const start = draft({ owner: 'Rivera' }, { signatures: { owner: signature } })
  const { by, hash, way } = signature
  const theirs = { ...start, signatures: { owner: { by, hash, way } as typeof signature } }
  expect(mergeDraft(start, syncedAt(start), theirs).signatures?.owner).toBe(signature)
  expect(differsInMore(start, theirs)).toBe(false)
  expect(differsInMore(start, { ...theirs, signatures: { owner: { ...signature, by: 'Dana' } } })).toBe(true)
})

const field = fc.constantFrom('a', 'b', 'c')
const step = fc.record({ tab: fc.constantFrom(0, 1), field, text: fc.string({ maxLength: 3, minLength: 1 }) })

test('two tabs that store in turn end with the last change of each field, in both', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const start = draft({})
      await saveDraft(start)
      const tabs = [0, 1].map(() => ({ mine: start, synced: syncedAt(start) })) as [Tab, Tab]
      const wanted: Record<string, string> = {}
      for (const { tab, field: name, text } of steps) {
        wanted[name] = text
        const at = tabs[tab]
        at.mine = { ...at.mine, typed: { ...at.mine.typed, [name]: text } }
        const stored = await storeDraft(at.mine, at.synced)
        Object.assign(at, { mine: stored, synced: syncedAt(stored) })
      }
      expect((await readDraft(start.id))?.typed).toEqual(wanted)
    }),
    { numRuns: 30 },
  )
})

interface Tab {
  mine: Draft
  synced: Synced
}

test('a name that is given elsewhere stays when the form stores its texts', async () => {
  const start = draft({ owner: 'Rivera' })
  await saveDraft(start)
  await renameDraft(start.id, 'For Ana')
  await storeDraft({ ...start, typed: { owner: 'Ortiz' }, changed: 9 }, syncedAt(start))
  expect(await readDraft(start.id)).toMatchObject({ name: 'For Ana', typed: { owner: 'Ortiz' }, changed: 9 })
})
