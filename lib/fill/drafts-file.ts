import { z } from 'zod'
import { database } from './database'
import { isSameDraft } from './draft-merge'
import { isSigned } from './drafts'
import { draftSchema, type Draft } from './draft'
import { parseJson } from './json'
import { exportedPhotoSchema, exportPhoto, importPhoto, type ExportedPhoto } from './photo-store'

z.config({ jitless: true })

export const draftsFileSchema = z.object({
  kind: z.literal('ridgedocs-drafts'),
  version: z.literal(1),
  drafts: z.array(draftSchema),
  photos: z.record(z.string(), z.array(exportedPhotoSchema)).default({}),
})

async function photosOf({ id, job, photos = {} }: Draft, isWithJob: boolean): Promise<ExportedPhoto[]> {
  const ofJob = (photo: string) => (job && !isWithJob ? exportPhoto(job, photo) : undefined)
  const found = await Promise.all(
    [...new Set(Object.values(photos))].map(async (photo) => (await exportPhoto(id, photo)) ?? (await ofJob(photo))),
  )
  return found.filter((photo) => photo !== undefined)
}

interface ExportOptions {
  isWithJob?: boolean
}

/** A file with these drafts and their photographs, for `importDrafts` in another browser. */
export async function exportDrafts(drafts: readonly Draft[], { isWithJob = false }: ExportOptions = {}): Promise<Blob> {
  // Piece by piece: all photographs in one text could be more than the browser's memory has room for.
  const parts: BlobPart[] = [
    `{"kind":"ridgedocs-drafts","version":1,"drafts":${JSON.stringify(drafts, null, 1)},\n"photos":{`,
  ]
  let separator = ''
  for (const draft of drafts) {
    const photos = await photosOf(draft, isWithJob)
    if (photos.length === 0) continue
    parts.push(new Blob([`${separator}${JSON.stringify(draft.id)}:${JSON.stringify(photos)}`]))
    separator = ',\n'
  }
  return new Blob([...parts, '}}\n'], { type: 'application/json' })
}

export interface Imported {
  /** How many drafts are now stored as they are in the file. */
  drafts: number
  /** Titles of the drafts that differ here and are not certainly older than in the file. They stay. */
  kept: readonly string[]
  /** Photographs that are damaged in the file. Their frames stay empty. */
  damaged: number
}

export interface ImportOptions {
  /** The person wants to replace stored drafts with those of the file. */
  isReplacing?: boolean
  now?: number
}

/** Whether a draft may replace the stored one. A time of change after `now` cannot be true. */
const isCertainlyLater = (draft: Draft, known: Draft, now: number): boolean =>
  draft.changed <= now && draft.changed > known.changed && !isSigned(known)

async function put(
  draft: Draft,
  { isReplacing, now = Date.now() }: ImportOptions,
): Promise<'stored' | 'same' | 'kept'> {
  const { store, done } = (await database()).transaction('drafts', 'readwrite')
  const known = draftSchema.safeParse(await store.get(draft.id)).data
  const isSame = known !== undefined && isSameDraft(known, draft)
  const isPut = !isSame && (!known || isReplacing || isCertainlyLater(draft, known, now))
  const [created, changed] = [Math.min(draft.created, now), Math.min(draft.changed, now)]
  if (isPut) await store.put({ ...draft, created, changed }, draft.id)
  await done
  if (isPut) return 'stored'
  return isSame ? 'same' : 'kept'
}

/** Stores the drafts of an exported file. A newer or signed draft here stays unless replaced. Undefined for other text. */
export async function importDrafts(text: string, options: ImportOptions = {}): Promise<Imported | undefined> {
  const file = draftsFileSchema.safeParse(parseJson(text))
  return file.success ? storeDrafts(file.data, options) : undefined
}

/** Stores the drafts of a file that was read, see `importDrafts`. */
export async function storeDrafts(
  { drafts, photos }: z.output<typeof draftsFileSchema>,
  options: ImportOptions = {},
): Promise<Imported> {
  let damaged = 0
  const kept: string[] = []
  for (const draft of drafts) {
    const outcome = await put(draft, options)
    if (outcome === 'kept') kept.push(draft.name ?? draft.title)
    if (outcome !== 'stored') continue
    for (const photo of photos[draft.id] ?? []) if (!(await importPhoto(draft.id, photo))) damaged += 1
  }
  return { drafts: drafts.length - kept.length, kept, damaged }
}
