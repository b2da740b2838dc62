/** The photographs of a job as the job lists them. The pictures themselves are in the store of files. */
import { z } from 'zod'
import type { Draft } from '@/lib/fill/draft'
import type { PhotoPlaces } from '@/lib/fill/photo-store'
import { entrySchema, isLater, timeAfter, timeSchema, type Entry } from './entry'

z.config({ jitless: true })

const photoId = z.string().regex(/^[0-9a-f]{64}$/)

/** What one file of a job may hold: 300 photographs of 0.8 MB are 320 MB as text. */
export const MOST_JOB_PHOTOS = 300

export const jobPhotoSchema = z.object({
  /** The picture as it was added. It stays when the picture is turned. */
  key: photoId,
  /** The picture as it is. */
  photo: photoId,
  /** Its earlier states. A document may have been written with one. */
  former: z.array(photoId).max(1000).default([]),
  /** Given once; never given again to another. */
  number: z.int().min(1).max(9999),
  place: entrySchema,
  caption: entrySchema,
  added: timeSchema,
  /** When it was added, turned, removed or brought back last. */
  at: timeSchema,
  /** It was removed; its number stays taken. */
  gone: z.literal(true).optional(),
})
export type JobPhoto = z.output<typeof jobPhotoSchema>
type JobPhotos = readonly JobPhoto[]

/** Those that were not removed. */
export const presentPhotos = (photos: JobPhotos): JobPhoto[] => photos.filter(({ gone }) => !gone)

const isOf = ({ photo, former }: JobPhoto, id: string): boolean => photo === id || former.includes(id)

/** The job's photo that a document has under this id, turned or not. */
export const jobPhotoOf = (photos: JobPhotos, id: string): JobPhoto | undefined => photos.find((each) => isOf(each, id))

/** The job's photographs in these frames, by number. */
export function photosIn(photos: JobPhotos, places: PhotoPlaces = {}): JobPhoto[] {
  const used = Object.values(places)
  return photos.filter((each) => used.some((id) => isOf(each, id))).sort((a, b) => a.number - b.number)
}

/** The caption of a job's photograph in a document, with the job's number: the document numbers its frames itself. */
export const captionOf = ({ caption, number }: Pick<JobPhoto, 'caption' | 'number'>, otherwise = ''): string => {
  const text = caption.text.trim() || otherwise
  return text ? `${text} (job photo ${number})` : `Job photo ${number}`
}

const PICTURE = /\.image$/

/** Place and caption by the names of a draft's frames. A caption without the job's number is the document's own. */
export function photoTextsFor({ photos: places = {}, typed }: Pick<Draft, 'photos' | 'typed'>, photos: JobPhotos) {
  return Object.entries(places).flatMap(([picture, id]): { name: string; text: string }[] => {
    const photo = jobPhotoOf(photos, id)
    const [place, caption] = ['place', 'caption'].map((part) => picture.replace(PICTURE, `.${part}`))
    if (!photo || photo.gone || !place || !caption) return []
    const before = typed[caption] ?? ''
    if (before !== '' && !new RegExp(`job photo ${photo.number}\\)?$`, 'i').test(String(before))) return []
    return [
      { name: place, text: photo.place.text.trim() },
      { name: caption, text: photo.caption.text.trim() && captionOf(photo) },
    ].filter(({ text }) => text !== '')
  })
}

const nothing: Entry = { text: '', at: 0 }

/** With these pictures, by id, under the next numbers. A present or former one keeps its number. */
export function withPhotos(photos: JobPhotos, ids: readonly string[], now = Date.now()): JobPhoto[] {
  const all = [...photos]
  for (const id of ids) {
    const index = all.findIndex((each) => isOf(each, id))
    const known = all[index]
    if (known) {
      const { gone, ...back } = known
      if (gone) all[index] = { ...back, at: timeAfter(known.at, now) }
      continue
    }
    const number = Math.max(0, ...all.map((each) => each.number)) + 1
    all.push({ key: id, photo: id, former: [], number, place: nothing, caption: nothing, added: now, at: now })
  }
  return all
}

const changeOne = (photos: JobPhotos, key: string, change: (photo: JobPhoto) => JobPhoto): JobPhoto[] =>
  photos.map((photo) => (photo.key === key ? change(photo) : photo))

export const withPhotoText = (
  photos: JobPhotos,
  key: string,
  texts: Partial<Record<'place' | 'caption', string>>,
  now = Date.now(),
): JobPhoto[] =>
  changeOne(photos, key, (photo) => ({
    ...photo,
    ...Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        { text, at: timeAfter(photo[name as 'place' | 'caption'].at, now) },
      ]),
    ),
  }))

/** With another picture in place of a photograph's, as after it was turned. */
export const withPicture = (photos: JobPhotos, key: string, id: string, now = Date.now()): JobPhoto[] =>
  changeOne(photos, key, (photo) => ({
    ...photo,
    photo: id,
    former: [...new Set([...photo.former, photo.photo])].filter((former) => former !== id),
    at: timeAfter(photo.at, now),
  }))

/** Without a photo, or with it again. */
export const withPhotoGone = (photos: JobPhotos, key: string, isGone: boolean, now = Date.now()): JobPhoto[] =>
  changeOne(photos, key, ({ gone: _, ...photo }) => ({
    ...photo,
    at: timeAfter(photo.at, now),
    ...(isGone ? { gone: true as const } : {}),
  }))

const later = (one: Entry, other: Entry): Entry => (isLater(other, one) ? other : one)

function mergePhoto(one: JobPhoto, other: JobPhoto): JobPhoto {
  const stateOf = ({ photo, gone, at }: JobPhoto): Entry => ({ text: `${photo} ${gone ? 'gone' : ''}`, at })
  const [newer, older] = isLater(stateOf(other), stateOf(one)) ? [other, one] : [one, other]
  const former = new Set([...one.former, ...other.former, older.photo])
  former.delete(newer.photo)
  return {
    ...newer,
    former: [...former].sort(),
    // If a number was given twice, one side has since raised it.
    number: Math.max(one.number, other.number),
    added: Math.min(one.added, other.added),
    place: later(one.place, other.place),
    caption: later(one.caption, other.caption),
  }
}

/** Photographs whose numbers two devices gave twice: the later ones get the next free numbers. */
function renumbered(photos: JobPhotos): JobPhoto[] {
  const taken = new Set<number>()
  let next = Math.max(0, ...photos.map(({ number }) => number))
  return [...photos]
    .sort((a, b) => a.number - b.number || a.added - b.added || (a.key < b.key ? -1 : 1))
    .map((photo) => {
      const number = taken.has(photo.number) ? (next += 1) : photo.number
      taken.add(number)
      return number === photo.number ? photo : { ...photo, number }
    })
    .sort((a, b) => a.number - b.number)
}

/** How long the picture of a removed photograph, or of one before it was turned, stays: until then it can come back. */
const LEFT_FOR = 24 * 60 * 60 * 1000

/** The pictures that a job needs no longer, unless one of its documents has them. */
export const outdatedPictures = (photos: JobPhotos, now = Date.now()): string[] =>
  photos.flatMap(({ photo, former, gone, at }) => {
    if (now - at < LEFT_FOR) return []
    return gone ? [...former, photo] : former
  })

/** Merges two states of a job's photographs: the later of each picture, place and caption. */
export function mergePhotos(one: JobPhotos, other: JobPhotos): JobPhoto[] {
  const photos = new Map(one.map((photo) => [photo.key, photo]))
  for (const photo of other) {
    const known = photos.get(photo.key)
    photos.set(photo.key, known ? mergePhoto(known, photo) : photo)
  }
  return renumbered([...photos.values()])
}
