import 'fake-indexeddb/auto'
import { database } from '@/lib/fill/database'
import { duplicateDraft, newDraftId, readDraft, removeDraft, saveDraft } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { exportDrafts, importDrafts } from '@/lib/fill/drafts-file'
import { readPhoto, removePhotos, savePhoto, type Photo } from '@/lib/fill/photo-store'
import { sha256 } from '@/lib/fill/sha256'
import { jpegHead } from '@/tests/support/pictures'

async function photograph(note: string): Promise<Photo> {
  const bytes = Uint8Array.from([...jpegHead(1600, 1200), ...new TextEncoder().encode(note)])
  const blob = new Blob([bytes], { type: 'image/jpeg' })
  return { id: await sha256(bytes), width: 1600, height: 1200, full: blob, small: blob }
}

const draft = (more: Partial<Draft> = {}): Draft => ({
  ...{ id: newDraftId(), slug: 'photo-log', title: 'Photo Log', created: 1, changed: 1, typed: {}, rows: {} },
  ...more,
})

async function storedKeys(): Promise<string[]> {
  return (await database()).getAllKeys('files')
}

beforeEach(async () => {
  await (await database()).clear('drafts')
  await (await database()).clear('files')
})

test('a stored photograph is read back; one of another draft is not', async () => {
  const photo = await photograph('north')
  await savePhoto('draft-one', photo)
  const back = await readPhoto('draft-one', photo.id)
  expect(back).toMatchObject({ id: photo.id, width: 1600, height: 1200 })
  expect(await back?.full.bytes()).toEqual(await photo.full.bytes())
  expect(back?.full.type).toBe('image/jpeg')
  expect(await readPhoto('draft-two', photo.id)).toBeUndefined()
})

test('photographs that a draft has no place for are removed, those of other drafts and other files stay', async () => {
  const [north, south] = [await photograph('north'), await photograph('south')]
  await savePhoto('draft-one', north)
  await savePhoto('draft-one', south)
  await savePhoto('draft-one2', south)
  await (await database()).put('files', {}, 'bundle:complete')
  await removePhotos('draft-one', { 'photo.1.image': north.id })
  expect((await storedKeys()).sort()).toEqual(
    ['bundle:complete', `photo:draft-one:${north.id}`, `photo:draft-one2:${south.id}`].sort(),
  )
})

test('a removed draft takes its photographs along, and a copy has its own', async () => {
  const photo = await photograph('north')
  const one = draft({ photos: { 'photo.1.image': photo.id } })
  await saveDraft(one)
  await savePhoto(one.id, photo)
  const copy = await duplicateDraft(one)
  await removeDraft(one.id)
  expect(await storedKeys()).toEqual([`photo:${copy.id}:${photo.id}`])
})

test('an exported file brings photographs back, and leaves out those that no frame has', async () => {
  const [north, south] = [await photograph('north'), await photograph('south')]
  const one = draft({ photos: { 'photo.1.image': north.id, 'photo.2.image': north.id } })
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
  const north = await photograph('north')
  const one = draft({ photos: { 'photo.1.image': north.id } })
  const photo = { id: north.id, width: 1600, height: 1200 }
  const other = (await photograph('other')).full
  const base64 = Buffer.from(await other.bytes()).toString('base64')
  const script = Buffer.from('<svg onload="x">').toString('base64')
  for (const full of [base64, script]) {
    const file = {
      kind: 'ridgedocs-drafts',
      version: 1,
      drafts: [one],
      photos: { [one.id]: [{ ...photo, full, small: full }] },
    }
    expect(await importDrafts(JSON.stringify(file))).toEqual({ drafts: 1, damaged: 1, kept: [] })
    expect(await storedKeys()).toEqual([])
    await removeDraft(one.id)
  }
})
