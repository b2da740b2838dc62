import { z } from 'zod'
import type { Draft } from '@/lib/fill/draft'
import { draftsFileSchema, exportDrafts, storeDrafts, type Imported, type ImportOptions } from '@/lib/fill/drafts-file'
import { parseJson } from '@/lib/fill/json'
import { exportedPhotoSchema, exportPhoto, importPhoto, photoIds } from '@/lib/fill/photo-store'
import { jobSchema, type Job } from './job'
import { draftsOf, putJob, readJob } from './job-store'

z.config({ jitless: true })

const KIND = 'ridgedocs-job'
const VERSION = 1

const fileSchema = z.object({
  kind: z.literal(KIND),
  version: z.literal(VERSION),
  job: jobSchema,
  documents: draftsFileSchema,
  photos: z.array(exportedPhotoSchema).default([]),
})

/** A file with a job and everything that belongs to it, for `importJob`. Undefined if there is no such job. */
export async function exportJob(id: string): Promise<Blob | undefined> {
  const job = await readJob(id)
  if (!job) return undefined
  const documents = await exportDrafts(await draftsOf(id), { isWithJob: true })
  const head = JSON.stringify({ kind: KIND, version: VERSION, job }).slice(0, -1)
  // Piece by piece: all photographs in one text could be more than the browser's memory has room for.
  const parts: BlobPart[] = [`${head},\n"documents":`, documents, ',"photos":[']
  let separator = ''
  // Documents may have photographs that were turned or removed since.
  for (const photo of await photoIds(id)) {
    const exported = await exportPhoto(id, photo)
    if (!exported) continue
    parts.push(new Blob([separator + JSON.stringify(exported)]))
    separator = ',\n'
  }
  return new Blob([...parts, ']}\n'], { type: 'application/json' })
}

export type ImportedJob =
  | ({ ok: true; job: Job; documents: number } & Pick<Imported, 'damaged' | 'kept'>)
  /** `newer`: of a later version of this site; `drafts`: an export of drafts; `other`: none of this site's, or damaged. */
  | { ok: false; reason: 'newer' | 'drafts' | 'other' }

const headSchema = z.object({ kind: z.string(), version: z.number() })

function refusal(content: unknown): ImportedJob {
  const head = headSchema.safeParse(content).data
  if (head?.kind === 'ridgedocs-drafts') return { ok: false, reason: 'drafts' }
  return { ok: false, reason: head?.kind === KIND && head.version > VERSION ? 'newer' : 'other' }
}

/** The job with times that cannot be true, those in the future, set to the oldest. */
function withCredibleTimes(job: Job, now: number): Job {
  const credible = <T extends { at: number }>(entry: T): T => (entry.at > now ? { ...entry, at: 0 } : entry)
  const entries = Object.entries(job.entries).map(([id, entry]) => [id, credible(entry)] as const)
  const photos = job.photos.map((photo) => ({
    ...credible(photo),
    ...{ place: credible(photo.place), caption: credible(photo.caption) },
  }))
  return { ...job, created: Math.min(job.created, now), entries: Object.fromEntries(entries), photos }
}

/** Stores a job of a file; later facts and newer documents here stay. A refused file changes nothing. */
export async function importJob(text: string, options: ImportOptions = {}): Promise<ImportedJob> {
  const content = parseJson(text)
  const file = fileSchema.safeParse(content)
  if (!file.success) return refusal(content)
  const { documents, photos } = file.data
  const own = (draft: Draft): Draft => ({ ...draft, job: file.data.job.id })
  let damaged = 0
  for (const photo of photos) if (!(await importPhoto(file.data.job.id, photo))) damaged += 1
  const stored = await storeDrafts({ ...documents, drafts: documents.drafts.map(own) }, options)
  const job = await putJob(withCredibleTimes(file.data.job, options.now ?? Date.now()))
  return { ok: true, job, documents: stored.drafts, kept: stored.kept, damaged: damaged + stored.damaged }
}
