import { tabChannel } from '@/lib/fill/channel'
import { database } from '@/lib/fill/database'
import { listDrafts, newDraftId, removeDraft } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { removePhotos, removePictures } from '@/lib/fill/photo-store'
import { requestPersistence } from '@/lib/offline/storage'
import { changedAt, jobSchema, mergeJobs, newJob, withFacts, type Job } from './job'
import { outdatedPictures, presentPhotos } from './job-photos'

const channel = tabChannel('ridgedocs-jobs')

export const tellChanged = channel.tell

export const watchJobs = channel.watchAll

/** All jobs, last changed first. Skips entries of another format. Rejects if the browser has no database. */
export async function listJobs(): Promise<Job[]> {
  const all = await (await database()).getAll('jobs')
  return all.flatMap((entry) => jobSchema.safeParse(entry).data ?? []).sort((a, b) => changedAt(b) - changedAt(a))
}

export async function readJob(id: string): Promise<Job | undefined> {
  return jobSchema.safeParse(await (await database()).get('jobs', id)).data
}

/** Stores a new job with these facts and returns it. Rejects if the browser does not keep it. */
export async function createJob(texts: Readonly<Record<string, string>> = {}): Promise<Job> {
  const job = withFacts(newJob(newDraftId()), texts)
  await (await database()).add('jobs', job, job.id)
  void requestPersistence()
  tellChanged(job.id)
  return job
}

/** Changes a job in one transaction. Returns it as stored; undefined if it was removed. Rejects if it is not kept. */
export async function changeJob(id: string, change: (job: Job) => Job): Promise<Job | undefined> {
  const { store, done } = (await database()).transaction('jobs', 'readwrite')
  const known = jobSchema.safeParse(await store.get(id)).data
  const next = known && change(known)
  if (next && next !== known) await store.put(next, id)
  await done
  if (next && next !== known) tellChanged(id)
  return next
}

/** Stores facts of a job, by id, each with its time. */
export const saveFacts = (id: string, texts: Readonly<Record<string, string>>): Promise<Job | undefined> =>
  changeJob(id, (job) => withFacts(job, texts))

/** Stores a job of a file: merged with the one that is here. */
export async function putJob(job: Job): Promise<Job> {
  const { store, done } = (await database()).transaction('jobs', 'readwrite')
  const known = jobSchema.safeParse(await store.get(job.id)).data
  const next = known ? mergeJobs(known, job) : job
  await store.put(next, job.id)
  await done
  tellChanged(job.id)
  return next
}

/** The drafts of a job, last changed first. */
export const draftsOf = async (job: string): Promise<Draft[]> =>
  (await listDrafts()).filter((draft) => draft.job === job)

/** Removes pictures that neither the job nor one of its documents has any more. */
export async function clearPictures({ id, photos }: Job, now = Date.now()): Promise<void> {
  const used = new Set((await draftsOf(id)).flatMap(({ photos: places = {} }) => Object.values(places)))
  for (const { photo } of presentPhotos(photos)) used.add(photo)
  await removePictures(
    id,
    outdatedPictures(photos, now).filter((photo) => !used.has(photo)),
  )
}

/** Deletes a job with its documents and photographs. */
export async function removeJob(id: string): Promise<void> {
  for (const draft of await draftsOf(id)) await removeDraft(draft.id)
  await removePhotos(id)
  await (await database()).delete('jobs', id)
  tellChanged(id)
}
