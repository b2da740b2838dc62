import 'fake-indexeddb/auto'
import { database } from '@/lib/fill/database'
import { duplicateDraft, newDraftId, readDraft, removeDraft, saveDraft } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { exportDrafts, importDrafts } from '@/lib/fill/drafts-file'
import { readPhoto, removePhotos, savePhoto } from '@/lib/fill/photo-store'
import { draftOf, photoOf } from '@/tests/support/drafts'

const draft = (photos: Draft['photos'] = {}) => draftOf({ id: newDraftId(), slug: 'photo-log', photos })
const storedKeys = async (): Promise<string[]> => (await database()).getAllKeys('files')

beforeEach(async () => {
  await (await database()).clear('drafts')
  await (await database()).clear('files')
})

test('a stored photograph is read back; one of another draft is not', async () => {
  const photo = await photoOf('north')
  await savePhoto('draft-one', photo)
  const back = await readPhoto('draft-one', photo.id)
  expect(back).toMatchObject({ id: photo.id, width: 1600, height: 1200 })
  expect(await back?.full.bytes()).toEqual(await photo.full.bytes())
  expect(back?.full.type).toBe('image/jpeg')
  expect(await readPhoto('draft-two', photo.id)).toBeUndefined()
})

test('photographs that a draft has no place for are removed, those of other drafts and other files stay', async () => {
  const [north, south] = [await photoOf('north'), await photoOf('south')]
  await savePhoto('draft-one', north)
  await savePhoto('draft-one', south)
  await savePhoto('draft-one2', south)
  await (await database()).put('files', {}, 'bundle:complete')
  await removePhotos('draft-one', { 'photo.1.image': north.id })
  const left = [`photo:draft-one:${north.id}`, `photo:draft-one2:${south.id}`]
  expect((await storedKeys()).sort()).toEqual(['bundle:complete', ...left].sort())
})

test('a removed draft takes its photographs along, and a copy has its own', async () => {
  const photo = await photoOf('north')
  const one = draft({ 'photo.1.image': photo.id })
  await saveDraft(one)
  await savePhoto(one.id, photo)
  const copy = await duplicateDraft(one)
  await removeDraft(one.id)
  expect(await storedKeys()).toEqual([`photo:${copy.id}:${photo.id}`])
})

test('an exported file brings photographs back, and leaves out those that no frame has', async () => {
  const [north, south] = [await photoOf('north'), await photoOf('south')]
  const one = draft({ 'photo.1.image': north.id, 'photo.2.image': north.id })
  const two = draft()
  await saveDraft(one)
  await savePhoto(one.id, north)
  await savePhoto(one.id, south)
  const text = await (await exportDrafts([two, one])).text()
  await removeDraft(one.id)
  expect(await storedKeys()).toEqual([])
  expect(await importDrafts(text)).toEqual({ drafts: 2, damaged: 0, kept: [] })
  expect((await readDraft(one.id))?.photos).toEqual(one.photos)
  expect(await storedKeys()).toEqual([`photo:${one.id}:${north.id}`])
  expect(await (await readPhoto(one.id, north.id))?.full.bytes()).toEqual(await north.full.bytes())
})

test('a photograph that is not what its fingerprint says, or no JPEG, is counted as damaged and not stored', async () => {
  const north = await photoOf('north')
  const one = draft({ 'photo.1.image': north.id })
  const other = Buffer.from(await (await photoOf('other')).full.bytes())
  for (const content of [other, Buffer.from('<svg onload="x">')]) {
    const full = content.toString('base64')
    const photo = { id: north.id, width: 1600, height: 1200, full, small: full }
    const file = { kind: 'ridgedocs-drafts', version: 1, drafts: [one], photos: { [one.id]: [photo] } }
    expect(await importDrafts(JSON.stringify(file))).toEqual({ drafts: 1, damaged: 1, kept: [] })
    expect(await storedKeys()).toEqual([])
    await removeDraft(one.id)
  }
})
