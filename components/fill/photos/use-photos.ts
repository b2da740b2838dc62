import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Photos } from '@/components/filling/parts'
import type { Draft } from '@/lib/fill/draft'
import type { PictureFile } from '@/lib/fill/engine-client'
import {
  readPhotoOf,
  removePhotos,
  removePictures,
  savePhoto,
  type Photo,
  type PhotoPlaces,
} from '@/lib/fill/photo-store'

type Loaded = ReadonlyMap<string, Photo>

async function readAll(draft: Draft, places: PhotoPlaces): Promise<Loaded> {
  const ids = [...new Set(Object.values(places))]
  const found = await Promise.all(ids.map((id) => readPhotoOf(draft, id)))
  await removePhotos(draft.id, places)
  return new Map(found.flatMap((photo) => (photo ? [[photo.id, photo]] : [])))
}

const leaveToJobOf =
  (draft: string): Photos['leaveToJob'] =>
  (ids) =>
    removePictures(draft, ids)

/** The photographs of a draft, kept in the browser's database. */
export function usePhotos(draft: Draft): Photos {
  const [places, setPlaces] = useState<PhotoPlaces>(draft.photos ?? {})
  const latest = useRef(places)
  const [loaded, setLoaded] = useState<Loaded>(new Map())
  useEffect(() => {
    if (!draft.photos) return
    readAll(draft, draft.photos).then(
      (found) => setLoaded((known) => new Map([...found, ...known])),
      (error: unknown) => console.error('The photographs could not be read.', error),
    )
  }, [draft])

  const arrange = useCallback<Photos['arrange']>((changes) => {
    const after = Object.entries({ ...latest.current, ...changes })
    latest.current = Object.fromEntries(after.filter((entry): entry is [string, string] => entry[1] !== undefined))
    setPlaces(latest.current)
  }, [])
  const putOfJob = useCallback<Photos['putOfJob']>(
    (photos) => {
      const all = Object.entries(photos)
      setLoaded((known) => new Map([...known, ...all.map(([, photo]) => [photo.id, photo] as const)]))
      arrange(Object.fromEntries(all.map(([frame, { id }]) => [frame, id])))
    },
    [arrange],
  )
  const put = useCallback<Photos['put']>(
    async (photos) => {
      putOfJob(photos)
      try {
        for (const photo of Object.values(photos)) await savePhoto(draft.id, photo)
        return true
      } catch (error) {
        console.error('The photographs could not be stored.', error)
        return false
      }
    },
    [draft, putOfJob],
  )
  const pictures = useCallback<Photos['pictures']>(
    async (size, altOf) => {
      const found: Record<string, PictureFile> = {}
      for (const [frame, id] of Object.entries(places)) {
        const photo = loaded.get(id) ?? (await readPhotoOf(draft, id))
        if (!photo) continue
        const { width, height } = photo
        found[frame] = { type: 'image/jpeg', file: photo[size], width, height, alt: altOf(frame) }
      }
      return found
    },
    [places, loaded, draft],
  )
  return useMemo(
    () => ({
      ...{ places, put, putOfJob, arrange, pictures, leaveToJob: leaveToJobOf(draft.id) },
      of: (frame) => loaded.get(places[frame] ?? ''),
      has: (frame) => latest.current[frame] !== undefined,
      count: () => Object.keys(latest.current).length,
    }),
    [draft, places, loaded, put, putOfJob, arrange, pictures],
  )
}
