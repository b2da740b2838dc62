/** A job: what is known of it, typed once, for all of its documents. It stays in this browser. */
import { z } from 'zod'

z.config({ jitless: true })

const time = z.number().int().min(0)
const photoId = z.string().regex(/^[0-9a-f]{64}$/)

/** A fact as it was typed, and when. An emptied one stays, so that it is known to be the later. */
const entrySchema = z.object({ text: z.string().max(4000), at: time })
export type Entry = z.output<typeof entrySchema>

/** A photograph of the job. The photograph itself is in the store of files. */
export const jobPhotoSchema = z.object({
  photo: photoId,
  /** Given once; never given again to another. */
  number: z.int().min(1).max(9999),
  place: z.string().max(300),
  caption: z.string().max(1000),
  at: time,
  /** It was removed; its number stays taken. */
  gone: z.literal(true).optional(),
})
export type JobPhoto = z.output<typeof jobPhotoSchema>

export const jobSchema = z.object({
  id: z.string().regex(/^[\w-]{8,64}$/),
  created: time,
  /** By the fact's id (`facts.ts`), and `status`, `system`, `set`: slugs. */
  entries: z.record(z.string().max(100), entrySchema),
  photos: z.array(jobPhotoSchema).max(2000).default([]),
})
export type Job = z.output<typeof jobSchema>

/** Where a job stands, in the order in which it goes. */
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

/** What was typed for a fact; empty for nothing. */
export const textOf = ({ entries }: Job, id: string): string => entries[id]?.text ?? ''

export const statusOf = (job: Job): Status => {
  const status = textOf(job, 'status')
  return Object.hasOwn(statuses, status) ? (status as Status) : 'lead'
}

/** When anything of the job was changed last. */
export const changedAt = ({ created, entries, photos }: Job): number =>
  Math.max(created, ...Object.values(entries).map(({ at }) => at), ...photos.map(({ at }) => at))

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

/** A time for a change that is later than the one before it, even if the clock was set back. */
const after = (before: number | undefined, now: number): number => Math.max(now, (before ?? -1) + 1)

/** The job with these facts; those that have the same text already keep their time. */
export function withFacts(job: Job, texts: Readonly<Record<string, string>>, now = Date.now()): Job {
  const changed = Object.entries(texts).filter(([id, text]) => textOf(job, id) !== text)
  if (changed.length === 0) return job
  const entries = changed.map(([id, text]) => [id, { text, at: after(job.entries[id]?.at, now) }] as const)
  return { ...job, entries: { ...job.entries, ...Object.fromEntries(entries) } }
}

/** The later of two; of two of the same time the greater text, so that both sides choose the same. */
const isLater = (one: Entry, other: Entry): boolean => (one.at === other.at ? one.text > other.text : one.at > other.at)

/** Two states of one job in one: of every fact and every photograph the later. */
export function mergeJobs(one: Job, other: Job): Job {
  const entries = { ...one.entries }
  for (const [id, entry] of Object.entries(other.entries)) {
    const known = entries[id]
    if (!known || isLater(entry, known)) entries[id] = entry
  }
  const photos = new Map(one.photos.map((photo) => [photo.photo, photo]))
  for (const photo of other.photos) {
    const known = photos.get(photo.photo)
    if (!known || photo.at > known.at) photos.set(photo.photo, { ...photo, number: known?.number ?? photo.number })
  }
  return { ...one, created: Math.min(one.created, other.created), entries, photos: renumbered([...photos.values()]) }
}

/** Photographs whose numbers two devices gave twice: the later ones get the next free numbers. */
function renumbered(photos: readonly JobPhoto[]): JobPhoto[] {
  const taken = new Set<number>()
  let next = Math.max(0, ...photos.map(({ number }) => number))
  return [...photos]
    .sort((a, b) => a.number - b.number || a.at - b.at || (a.photo < b.photo ? -1 : 1))
    .map((photo) => {
      const number = taken.has(photo.number) ? (next += 1) : photo.number
      taken.add(number)
      return { ...photo, number }
    })
}

/** The ids of the facts that one state has otherwise than another. */
export const changedFacts = (one: Job, other: Job): string[] =>
  [...new Set([...Object.keys(one.entries), ...Object.keys(other.entries)])].filter(
    (id) => textOf(one, id) !== textOf(other, id),
  )
