import 'fake-indexeddb/auto'
import { differsInMore, heldIn, mergeDraft, syncedWith, type Synced } from '@/lib/fill/draft-merge'
import { newDraftId, readDraft, renameDraft, saveDraft, storeDraft } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { draftOf, signature } from '@/tests/support/drafts'
import { fc } from '@/tests/support/fast-check'

const draft = (typed: Draft['typed'], more: Partial<Draft> = {}): Draft => draftOf({ id: newDraftId(), typed, ...more })
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
  const mine = { ...start, typed: { owner: 'Dana', number: '7' } }
  expect(mergeDraft(mine, syncedAt(start), { ...start, typed: { owner: 'Ortiz' } }).typed).toEqual({ owner: 'Dana' })
})

test('what the company filled into the form is stored, though nobody typed it here', () => {
  const start = draft({})
  const mine = { ...start, typed: { 'company.phone': '555' } }
  const merged = mergeDraft(mine, { held: heldIn(mine), stored: start }, { ...start, typed: { owner: 'Rivera' } })
  expect(merged.typed).toEqual({ 'company.phone': '555', owner: 'Rivera' })
})

test('photographs, rows and signatures of the other tab come along one by one', () => {
  const start = draft({}, { photos: { 'photo.1.image': 'a'.repeat(64) } })
  const theirs = { ...start, rows: { line: 9 }, photos: { ...start.photos, 'photo.2.image': 'b'.repeat(64) } }
  const merged = mergeDraft({ ...start, photos: {} }, syncedAt(start), theirs)
  expect([merged.rows, merged.photos]).toEqual([{ line: 9 }, { 'photo.2.image': 'b'.repeat(64) }])
})

test('an unstored change stays a change after the other tab’s was taken over', () => {
  const start = draft({ owner: 'Rivera' })
  const theirs = { ...start, typed: { owner: 'Dana', number: '8' } }
  const synced = syncedWith({ ...start, typed: { owner: 'Ortiz' } }, syncedAt(start), theirs)
  const shown = { ...start, typed: { owner: 'Ortiz', number: '8' } }
  expect(mergeDraft(shown, synced, theirs).typed).toEqual({ owner: 'Ortiz', number: '8' })
})

test('what is stored with its names in another order is the same', () => {
  const start = draft({ owner: 'Rivera' }, { signatures: { owner: signature } })
  const turned = Object.fromEntries(Object.entries(signature).reverse()) as typeof signature
  const theirs = { ...start, signatures: { owner: turned } }
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
      const tabs = [0, 1].map(() => ({ mine: start, synced: syncedAt(start) }))
      const wanted: Record<string, string> = {}
      for (const { tab, field: name, text } of steps) {
        wanted[name] = text
        const { mine, synced } = tabs[tab]!
        const stored = await storeDraft({ ...mine, typed: { ...mine.typed, [name]: text } }, synced)
        tabs[tab] = { mine: stored, synced: syncedAt(stored) }
      }
      expect((await readDraft(start.id))?.typed).toEqual(wanted)
    }),
    { numRuns: 30 },
  )
})

test('a name that is given elsewhere stays when the form stores its texts', async () => {
  const start = draft({ owner: 'Rivera' })
  await saveDraft(start)
  await renameDraft(start.id, 'For Ana')
  await storeDraft({ ...start, typed: { owner: 'Ortiz' }, changed: 9 }, syncedAt(start))
  expect(await readDraft(start.id)).toMatchObject({ name: 'For Ana', typed: { owner: 'Ortiz' }, changed: 9 })
})
