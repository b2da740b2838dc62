import { z } from 'zod'
import { entrySchema, isLater, timeAfter, timeSchema } from './entry'
import { jobPhotoSchema, mergePhotos } from './job-photos'

z.config({ jitless: true })

export const jobSchema = z.object({
  id: z.string().regex(/^[\w-]{8,64}$/),
  created: timeSchema,
  /** By the fact's id (`facts.ts`), and `status`, `system`, `set`: slugs. */
  entries: z.record(z.string().max(100), entrySchema),
  photos: z.array(jobPhotoSchema).max(2000).default([]),
})
export type Job = z.output<typeof jobSchema>

export const statuses = {
  lead: 'Lead',
  estimated: 'Estimate sent',
  sold: 'Sold',
  started: 'In progress',
  done: 'Work done',
  paid: 'Paid',
  lost: 'Not sold',
} as const
export type Status = keyof typeof statuses

/** A new job of which nothing is known. */
export const newJob = (id: string, now = Date.now()): Job => ({ id, created: now, entries: {}, photos: [] })

/** What was typed for a fact; empty if nothing was. */
export const textOf = ({ entries }: Job, id: string): string => entries[id]?.text ?? ''

export const statusOf = (job: Job): Status => {
  const status = textOf(job, 'status')
  return Object.hasOwn(statuses, status) ? (status as Status) : 'lead'
}

/** When anything of the job was changed last. */
export const changedAt = ({ created, entries, photos }: Job): number =>
  Math.max(
    created,
    ...Object.values(entries).map(({ at }) => at),
    ...photos.flatMap(({ at, place, caption }) => [at, place.at, caption.at]),
  )

/** What a person calls the job. */
export const titleOf = (job: Job): string =>
  ['job.name', 'customer.name', 'job.address'].map((id) => textOf(job, id).trim()).find((text) => text !== '') ??
  'New job'

/** The address in one line. */
export function addressOf(job: Job): string {
  const [street, city, state, zip] = ['address', 'city', 'state', 'zip'].map((part) =>
    textOf(job, `job.${part}`).trim(),
  )
  return [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** The job with these facts; those that have the same text already keep their time. */
export function withFacts(job: Job, texts: Readonly<Record<string, string>>, now = Date.now()): Job {
  const changed = Object.entries(texts).filter(([id, text]) => textOf(job, id) !== text)
  if (changed.length === 0) return job
  const entries = changed.map(([id, text]) => [id, { text, at: timeAfter(job.entries[id]?.at, now) }] as const)
  return { ...job, entries: { ...job.entries, ...Object.fromEntries(entries) } }
}

/** Merges two states of one job: the later of every fact and photograph. */
export function mergeJobs(one: Job, other: Job): Job {
  const entries = { ...one.entries }
  for (const [id, entry] of Object.entries(other.entries)) {
    const known = entries[id]
    if (!known || isLater(entry, known)) entries[id] = entry
  }
  const photos = mergePhotos(one.photos, other.photos)
  return { ...one, created: Math.min(one.created, other.created), entries, photos }
}

/** The ids of the facts that differ between two states, and `photos`. */
export function changedFacts(one: Job, other: Job): string[] {
  const facts = [...new Set([...Object.keys(one.entries), ...Object.keys(other.entries)])]
  const changed = facts.filter((id) => textOf(one, id) !== textOf(other, id))
  return JSON.stringify(one.photos) === JSON.stringify(other.photos) ? changed : [...changed, 'photos']
}
