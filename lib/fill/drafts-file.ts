/** Drafts as a file: to keep, and to take to another browser. */
import { z } from 'zod'
import { database } from './database'
import { draftSchema, type Draft } from './drafts'
import { exportedPhotoSchema, exportPhoto, importPhoto, type ExportedPhoto } from './photo-store'

z.config({ jitless: true })

export const draftsFileSchema = z.object({
  kind: z.literal('ridgedocs-drafts'),
  version: z.literal(1),
  drafts: z.array(draftSchema),
  /** By draft. */
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
  /** The file has the job of the drafts as well, with its photographs. */
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export interface Imported {
  drafts: number
  /** Photographs that are damaged in the file. Their frames stay empty. */
  damaged: number
}

/** Stores a draft, unless the one that is here was changed later. Returns whether it did. */
async function putIfLater(draft: Draft): Promise<boolean> {
  const { store, done } = (await database()).transaction('drafts', 'readwrite')
  const known = draftSchema.safeParse(await store.get(draft.id)).data
  const isLater = !known || known.changed < draft.changed
  if (isLater) await store.put(draft, draft.id)
  await done
  return isLater
}

/**
 * Stores the drafts of an exported file with their photographs. A draft that is here and was changed later stays. Returns
 * undefined if the text is not such a file; nothing is stored then.
 */
export async function importDrafts(text: string): Promise<Imported | undefined> {
  const file = draftsFileSchema.safeParse(parse(text))
  return file.success ? storeDrafts(file.data) : undefined
}

/** Stores the drafts of a file that was read, see `importDrafts`. */
export async function storeDrafts({ drafts, photos }: z.output<typeof draftsFileSchema>): Promise<Imported> {
  let damaged = 0
  for (const draft of drafts) {
    if (!(await putIfLater(draft))) continue
    for (const photo of photos[draft.id] ?? []) if (!(await importPhoto(draft.id, photo))) damaged += 1
  }
  return { drafts: drafts.length, damaged }
}
