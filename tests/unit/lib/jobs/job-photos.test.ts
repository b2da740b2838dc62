import 'fake-indexeddb/auto'
import { readDraft, saveDraft } from '@/lib/fill/drafts'
import { draftsFileSchema, exportDrafts } from '@/lib/fill/drafts-file'
import { photoIds, readPhotoOf, savePhoto, type Photo } from '@/lib/fill/photo-store'
import { newJob, mergeJobs, changedFacts, type Job } from '@/lib/jobs/job'
import { exportJob, importJob } from '@/lib/jobs/job-file'
import * as jobPhotos from '@/lib/jobs/job-photos'
import { changeJob, clearPictures, createJob, readJob, removeJob } from '@/lib/jobs/job-store'
import { draftOf, photoOf } from '@/tests/support/drafts'
import { fc } from '@/tests/support/fast-check'

const { presentPhotos, withPhotoGone, withPhotos, withPhotoText, withPicture } = jobPhotos
type JobPhoto = jobPhotos.JobPhoto
const idOf = (letters: string): string => letters.repeat(32)
const [one, two, three, turned] = [idOf('a1'), idOf('b2'), idOf('c3'), idOf('d4')]
/** Their numbers, each with the first letters of its picture. */
const numbers = (photos: readonly JobPhoto[]) =>
  photos.map(({ number, photo }) => `${number} ${photo.slice(0, 2)}`).join(', ')
const jobOf = (photos: JobPhoto[]): Job => ({ ...newJob('job-of-photos', 1), photos })
const DAY = 24 * 60 * 60 * 1000

test('photographs are numbered once: a removed one leaves its number, and comes back under it', () => {
  const added = withPhotos([], [one, two], 10)
  const removed = withPhotoGone(added, two, true, 20)
  expect(numbers(presentPhotos(withPhotos(removed, [three], 30)))).toBe('1 a1, 3 c3')
  expect(numbers(presentPhotos(withPhotos(removed, [two], 30)))).toBe('1 a1, 2 b2')
  expect(withPhotos(added, [one], 30)).toEqual(added)
})

test('a turned photograph keeps number and texts, and is known in documents that have it as it was', () => {
  const added = withPhotoText(withPhotos([], [one], 10), one, { caption: 'Valley' }, 20)
  const [photo] = withPicture(added, one, turned, 30)
  expect([photo?.number, photo?.photo, photo?.caption.text]).toEqual([1, turned, 'Valley'])
  expect(jobPhotos.jobPhotoOf([photo!], one)).toBe(photo)
  expect(jobPhotos.photosIn([photo!], { 'photo.4.image': one })).toEqual([photo])
  expect(jobPhotos.photosIn([photo!], { 'photo.4.image': two })).toEqual([])
})

test('of two states the later place, the later caption and the later picture stay, each by itself', () => {
  const photos = withPhotos([], [one], 10)
  const here = jobOf(withPhotoText(photos, one, { place: 'North' }, 20))
  const there = jobOf(withPicture(withPhotoText(photos, one, { caption: 'Hail' }, 30), one, turned, 40))
  for (const merged of [mergeJobs(here, there), mergeJobs(there, here)])
    expect(merged.photos).toMatchObject([{ place: { text: 'North' }, caption: { text: 'Hail' }, photo: turned }])
  expect(changedFacts(here, mergeJobs(here, there))).toEqual(['photos'])
})

test('a number that two devices gave twice stays with the photograph that was added first, however often they meet', () => {
  const second = jobOf(withPhotos([], [two], 20))
  const met = mergeJobs(jobOf(withPhotos([], [one], 10)), second)
  expect(numbers(met.photos)).toBe('1 a1, 2 b2')
  const later = { ...met, photos: withPicture(met.photos, one, turned, 99) }
  expect(numbers(mergeJobs(later, second).photos)).toBe('1 d4, 2 b2')
})

test('merging photographs is the same in any order and again', () => {
  const action = fc.constantFrom('add', 'gone', 'text')
  const step = fc.tuple(action, fc.constantFrom(one, two, three), fc.integer({ min: 1, max: 50 }))
  const photosFrom = (steps: readonly [string, string, number][]) =>
    steps.reduce<JobPhoto[]>((photos, [kind, key, at]) => {
      if (kind === 'add') return withPhotos(photos, [key], at)
      return kind === 'gone' ? withPhotoGone(photos, key, true, at) : withPhotoText(photos, key, { place: `${at}` }, at)
    }, [])
  const job = fc.array(step, { maxLength: 8 }).map((steps) => jobOf(photosFrom(steps)))
  fc.assert(
    fc.property(job, job, (left, right) => {
      const merged = mergeJobs(left, right)
      expect(mergeJobs(right, left)).toEqual(merged)
      expect(mergeJobs(merged, right)).toEqual(merged)
      expect(new Set(merged.photos.map(({ number }) => number)).size).toBe(merged.photos.length)
    }),
  )
})

const changePhotos = async (id: string, change: (photos: JobPhoto[]) => JobPhoto[]): Promise<Job> =>
  (await changeJob(id, (job) => ({ ...job, photos: change(job.photos) })))!

async function jobWith(...photos: Photo[]): Promise<Job> {
  const { id: job } = await createJob({ 'customer.name': 'Rivera' })
  for (const photo of photos) await savePhoto(job, photo)
  const ids = photos.map(({ id }) => id)
  return changePhotos(job, (known) => withPhotos(known, ids, 10))
}

const draftIn = (job: string, id: string, photo: string) => draftOf({ id, job, photos: { 'photo.1.image': photo } })

test('an exported job carries its photographs once, also one that only a document still has', async () => {
  const [left, right] = [await photoOf('left'), await photoOf('right')]
  const job = await jobWith(left, right)
  await saveDraft(draftIn(job.id, 'document-with-photo', right.id))
  await changePhotos(job.id, (photos) => withPhotoGone(photos, right.id, true))
  const file = await (await exportJob(job.id))!.text()
  expect(file.match(/"full":/g)).toHaveLength(2)
  await removeJob(job.id)
  expect(await photoIds(job.id)).toEqual([])
  expect(await importJob(file)).toMatchObject({ ok: true, documents: 1, damaged: 0 })
  expect(numbers(presentPhotos((await readJob(job.id))!.photos))).toBe(`1 ${left.id.slice(0, 2)}`)
  expect((await readPhotoOf({ id: 'document-with-photo', job: job.id }, right.id))?.width).toBe(1600)
})

test('a document that is exported by itself takes the job’s photograph along', async () => {
  const photo = await photoOf('alone')
  const job = await jobWith(photo)
  const draft = draftIn(job.id, 'document-on-its-own', photo.id)
  const file = draftsFileSchema.parse(JSON.parse(await (await exportDrafts([draft])).text()))
  expect(file.photos['document-on-its-own']).toMatchObject([{ id: photo.id }])
})

test('the picture of a removed photograph goes after a day, and stays as long as a document has it', async () => {
  const [free, used] = [await photoOf('free'), await photoOf('used')]
  const job = await jobWith(free, used)
  await saveDraft(draftIn(job.id, 'document-that-keeps', used.id))
  const removed = await changePhotos(job.id, (photos) =>
    [free.id, used.id].reduce((left, key) => withPhotoGone(left, key, true, 100), photos),
  )
  await clearPictures(removed, 100 + DAY / 2)
  expect(await photoIds(job.id)).toHaveLength(2)
  await clearPictures(removed, 100 + DAY)
  expect(await photoIds(job.id)).toEqual([used.id])
  expect((await readDraft('document-that-keeps'))?.photos).toEqual({ 'photo.1.image': used.id })
})
