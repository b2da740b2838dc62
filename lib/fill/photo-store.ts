/** Photographs are stored apart from the texts, so a key press does not write them again. */
import { z } from 'zod'
import { readPicture } from '@/lib/documents/pictures'
import { fromBase64, toBase64 } from './base64'
import { database } from './database'
import { sha256 } from './sha256'

z.config({ jitless: true })

/** The longest side of a photograph in pixels: 240 dpi at the width of a page. */
export const PHOTO_MAX = 1600
/** The longest side of the small copy that the form and the page on the screen show. */
export const SMALL_MAX = 640

export interface Photo {
  id: string
  width: number
  height: number
  full: Blob
  small: Blob
}

const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => ArrayBuffer.isView(value))
const id = z.string().regex(/^[0-9a-f]{64}$/)

const storedSchema = z.object({
  id,
  width: z.int().min(1).max(PHOTO_MAX),
  height: z.int().min(1).max(PHOTO_MAX),
  full: bytes,
  small: bytes,
})
type StoredPhoto = z.output<typeof storedSchema>

export const exportedPhotoSchema = storedSchema.extend({ full: z.base64(), small: z.base64() })
export type ExportedPhoto = z.output<typeof exportedPhotoSchema>

/** Names of frames' pictures with the photograph in each: `photo.2.image`. */
export const placesSchema = z.record(z.string().max(200), id)
export type PhotoPlaces = Readonly<Record<string, string>>

const prefixOf = (draft: string): string => `photo:${draft}:`
const keyOf = (draft: string, photo: string): string => prefixOf(draft) + photo
const rangeOf = (draft: string): IDBKeyRange => IDBKeyRange.bound(prefixOf(draft), `${prefixOf(draft)}\uffff`)

const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await blob.arrayBuffer())
const blobOf = (content: Uint8Array<ArrayBuffer>): Blob => new Blob([content], { type: 'image/jpeg' })

/** Stores a photograph of a draft. Rejects if the browser has no database or no room left. */
export async function savePhoto(draft: string, photo: Photo): Promise<void> {
  const stored: StoredPhoto = { ...photo, full: await bytesOf(photo.full), small: await bytesOf(photo.small) }
  await (await database()).put('files', stored, keyOf(draft, photo.id))
}

/** Stores photographs of a draft or a job. Returns the ids of those that the browser keeps. */
export async function savePhotos(owner: string, photos: readonly Photo[]): Promise<string[]> {
  const kept: string[] = []
  for (const photo of photos)
    try {
      await savePhoto(owner, photo)
      kept.push(photo.id)
    } catch (error) {
      console.error('A photograph could not be stored.', error)
    }
  return kept
}

async function readStored(draft: string, photo: string): Promise<StoredPhoto | undefined> {
  return storedSchema.safeParse(await (await database()).get('files', keyOf(draft, photo))).data
}

/** A photo of a draft; undefined if it is not stored. */
export async function readPhoto(draft: string, photo: string): Promise<Photo | undefined> {
  const stored = await readStored(draft, photo)
  return stored && { ...stored, full: blobOf(stored.full), small: blobOf(stored.small) }
}

/** What has photographs: a draft, and the job that it belongs to. */
export interface PhotoOwner {
  id: string
  job?: string
}

/** A photo of a draft, its own or one of its job; undefined if it is not stored. */
export const readPhotoOf = async ({ id: draft, job }: PhotoOwner, photo: string): Promise<Photo | undefined> =>
  (await readPhoto(draft, photo)) ?? (job ? await readPhoto(job, photo) : undefined)

/** The small copy of a photo; undefined if it is not stored. */
export const readSmall = async (owner: string, photo: string): Promise<Blob | undefined> => {
  const stored = await readStored(owner, photo)
  return stored && blobOf(stored.small)
}

/** The ids of all photographs that are stored for a draft or a job. */
export async function photoIds(owner: string): Promise<string[]> {
  const keys = await (await database()).getAllKeys('files', rangeOf(owner))
  return keys.map((key) => key.slice(prefixOf(owner).length))
}

/** Removes these photographs of a draft or a job. */
export async function removePictures(owner: string, ids: readonly string[]): Promise<void> {
  const { store, done } = (await database()).transaction('files', 'readwrite')
  for (const each of ids) await store.delete(keyOf(owner, each))
  await done
}

/** Removes the photographs of a draft, except those in `kept`. */
export async function removePhotos(draft: string, kept: PhotoPlaces = {}): Promise<void> {
  const ids = new Set(Object.values(kept).map((photo) => keyOf(draft, photo)))
  const { store, done } = (await database()).transaction('files', 'readwrite')
  for (const key of await store.getAllKeys(rangeOf(draft))) if (!ids.has(key)) await store.delete(key)
  await done
}

/** Stores the photographs of one draft for another as well. */
export async function copyPhotos(from: string, to: string): Promise<void> {
  const { store, done } = (await database()).transaction('files', 'readwrite')
  for (const key of await store.getAllKeys(rangeOf(from)))
    await store.put(await store.get(key), prefixOf(to) + key.slice(prefixOf(from).length))
  await done
}

/** A draft's photograph for a file; undefined if it is not stored. */
export async function exportPhoto(draft: string, photo: string): Promise<ExportedPhoto | undefined> {
  const stored = await readStored(draft, photo)
  return stored && { ...stored, full: toBase64(stored.full), small: toBase64(stored.small) }
}

const isJpeg = (content: Uint8Array): boolean => readPicture(content)?.type === 'image/jpeg'

/** Stores a photograph of a file for a draft. Returns false for one that is damaged, which is not stored. */
export async function importPhoto(draft: string, { full, small, ...photo }: ExportedPhoto): Promise<boolean> {
  const stored: StoredPhoto = { ...photo, full: fromBase64(full), small: fromBase64(small) }
  if (!isJpeg(stored.full) || !isJpeg(stored.small) || (await sha256(stored.full)) !== photo.id) return false
  await (await database()).put('files', stored, keyOf(draft, photo.id))
  return true
}
