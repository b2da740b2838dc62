import 'fake-indexeddb/auto'
import { readDraft, saveDraft } from '@/lib/fill/drafts'
import { draftsFileSchema, exportDrafts } from '@/lib/fill/drafts-file'
import { photoIds, readPhotoOf, savePhoto, type Photo } from '@/lib/fill/photo-store'
import { sha256 } from '@/lib/fill/sha256'
import { newJob, mergeJobs, changedFacts, type Job } from '@/lib/jobs/job'
import { exportJob, importJob } from '@/lib/jobs/job-file'
import {
  jobPhotoOf,
  photosIn,
  presentPhotos,
  withPhotoGone,
  withPhotos,
  withPhotoText,
  withPicture,
  type JobPhoto,
} from '@/lib/jobs/job-photos'
import { changeJob, clearPictures, createJob, readJob, removeJob } from '@/lib/jobs/job-store'
import { fc } from '@/tests/support/fast-check'
import { jpegHead } from '@/tests/support/pictures'

const id = (letters: string): string => letters.repeat(32)
const [one, two, three, turned] = [id('a1'), id('b2'), id('c3'), id('d4')]
const numbers = (photos: readonly JobPhoto[]) => photos.map(({ number, photo }) => [number, photo.slice(0, 2)])
const DAY = 24 * 60 * 60 * 1000

test('photographs are numbered once: a removed one leaves its number, and comes back under it', () => {
  const added = withPhotos([], [one, two], 10)
  const removed = withPhotoGone(added, two, true, 20)
  expect(numbers(presentPhotos(withPhotos(removed, [three], 30)))).toEqual([
    [1, 'a1'],
    [3, 'c3'],
  ])
  expect(numbers(presentPhotos(withPhotos(removed, [two], 30)))).toEqual([
    [1, 'a1'],
    [2, 'b2'],
  ])
  expect(withPhotos(added, [one], 30)).toEqual(added)
})

test('a turned photograph keeps number and texts, and is known in documents that have it as it was', () => {
  const added = withPhotoText(withPhotos([], [one], 10), one, { caption: 'Valley' }, 20)
  const [photo] = withPicture(added, one, turned, 30)
  expect([photo?.number, photo?.photo, photo?.caption.text]).toEqual([1, turned, 'Valley'])
  expect(jobPhotoOf([photo!], one)).toBe(photo)
  expect(photosIn([photo!], { 'photo.4.image': one })).toEqual([photo])
  expect(photosIn([photo!], { 'photo.4.image': two })).toEqual([])
})

test('of two states the later place, the later caption and the later picture stay, each by itself', () => {
  const job = { ...newJob('job-of-photos', 1), photos: withPhotos([], [one], 10) }
  const here = { ...job, photos: withPhotoText(job.photos, one, { place: 'North' }, 20) }
  const there = {
    ...job,
    photos: withPicture(withPhotoText(job.photos, one, { caption: 'Hail' }, 30), one, turned, 40),
  }
  for (const merged of [mergeJobs(here, there), mergeJobs(there, here)])
    expect(merged.photos).toMatchObject([{ place: { text: 'North' }, caption: { text: 'Hail' }, photo: turned }])
  expect(changedFacts(here, mergeJobs(here, there))).toEqual(['photos'])
})

test('a number that two devices gave twice stays with the photograph that was added first, however often they meet', () => {
  const first: Job = { ...newJob('job-of-photos', 1), photos: withPhotos([], [one], 10) }
  const second: Job = { ...newJob('job-of-photos', 1), photos: withPhotos([], [two], 20) }
  const met = mergeJobs(first, second)
  expect(numbers(met.photos)).toEqual([
    [1, 'a1'],
    [2, 'b2'],
  ])
  const later = { ...met, photos: withPicture(met.photos, one, turned, 99) }
  expect(numbers(mergeJobs(later, second).photos)).toEqual([
    [1, 'd4'],
    [2, 'b2'],
  ])
})

test('merging photographs is the same in any order and again', () => {
  const step = fc.tuple(
    fc.constantFrom('add', 'gone', 'text'),
    fc.constantFrom(one, two, three),
    fc.integer({ min: 1, max: 50 }),
  )
  const photosFrom = (steps: readonly [string, string, number][]) =>
    steps.reduce<JobPhoto[]>((photos, [kind, key, at]) => {
      if (kind === 'add') return withPhotos(photos, [key], at)
      return kind === 'gone' ? withPhotoGone(photos, key, true, at) : withPhotoText(photos, key, { place: `${at}` }, at)
    }, [])
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), fc.array(step, { maxLength: 8 }), (a, b) => {
      const [left, right] = [a, b].map((steps) => ({ ...newJob('job-of-photos', 1), photos: photosFrom(steps) })) as [
        Job,
        Job,
      ]
      const merged = mergeJobs(left, right)
      expect(mergeJobs(right, left)).toEqual(merged)
      expect(mergeJobs(merged, right)).toEqual(merged)
      expect(new Set(merged.photos.map(({ number }) => number)).size).toBe(merged.photos.length)
    }),
  )
})

/** The head of a JPEG, which is what the store looks at, with a mark behind it. */
async function picture(mark: string): Promise<Photo> {
  const bytes = new Uint8Array([...jpegHead(1, 1), ...new TextEncoder().encode(mark)])
  const blob = new Blob([bytes], { type: 'image/jpeg' })
  return { id: await sha256(bytes), width: 1, height: 1, full: blob, small: blob }
}

async function jobWith(...photos: Photo[]): Promise<Job> {
  const { id: job } = await createJob({ 'customer.name': 'Rivera' })
  for (const photo of photos) await savePhoto(job, photo)
  return (await changeJob(job, (known) => ({
    ...known,
    photos: withPhotos(
      known.photos,
      photos.map((each) => each.id),
      10,
    ),
  })))!
}

const draftIn = (job: string, draft: string, photo: string) => ({
  ...{ id: draft, slug: 'change-order', title: 'Change Order', created: 1, changed: 1, typed: {}, rows: {} },
  ...{ job, photos: { 'photo.1.image': photo } },
})

test('an exported job carries its photographs once, also one that only a document still has', async () => {
  const [left, right] = [await picture('left'), await picture('right')]
  const job = await jobWith(left, right)
  await saveDraft(draftIn(job.id, 'document-with-photo', right.id))
  await changeJob(job.id, (known) => ({ ...known, photos: withPhotoGone(known.photos, right.id, true) }))
  const file = await (await exportJob(job.id))!.text()
  expect(file.match(/"full":/g)).toHaveLength(2)
  await removeJob(job.id)
  expect(await photoIds(job.id)).toEqual([])
  expect(await importJob(file)).toMatchObject({ ok: true, documents: 1, damaged: 0 })
  expect(numbers(presentPhotos((await readJob(job.id))!.photos))).toEqual([[1, left.id.slice(0, 2)]])
  expect((await readPhotoOf({ id: 'document-with-photo', job: job.id }, right.id))?.width).toBe(1)
})

test('a document that is exported by itself takes the job’s photograph along', async () => {
  const photo = await picture('alone')
  const job = await jobWith(photo)
  const draft = draftIn(job.id, 'document-on-its-own', photo.id)
  const file = draftsFileSchema.parse(JSON.parse(await (await exportDrafts([draft])).text()))
  expect(file.photos['document-on-its-own']).toMatchObject([{ id: photo.id }])
})

test('the picture of a removed photograph goes after a day, and stays as long as a document has it', async () => {
  const [free, used] = [await picture('free'), await picture('used')]
  const job = await jobWith(free, used)
  await saveDraft(draftIn(job.id, 'document-that-keeps', used.id))
  const removed = (await changeJob(job.id, (known) => ({
    ...known,
    photos: [free.id, used.id].reduce((photos, key) => withPhotoGone(photos, key, true, 100), known.photos),
  })))!
  await clearPictures(removed, 100 + DAY / 2)
  expect(await photoIds(job.id)).toHaveLength(2)
  await clearPictures(removed, 100 + DAY)
  expect(await photoIds(job.id)).toEqual([used.id])
  expect((await readDraft('document-that-keeps'))?.photos).toEqual({ 'photo.1.image': used.id })
})
