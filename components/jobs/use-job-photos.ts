import { useEffect, useState } from 'react'
import type { Done } from '@/components/photos/photo-notes'
import { turnPhoto } from '@/components/photos/read-photo'
import { NOT_TURNED, readPhotos } from '@/components/photos/use-photo-actions'
import { readPhoto, savePhotos } from '@/lib/fill/photo-store'
import type { Job } from '@/lib/jobs/job'
import {
  MOST_JOB_PHOTOS,
  presentPhotos,
  withPhotoGone,
  withPhotos,
  withPhotoText,
  withPicture,
  type JobPhoto,
} from '@/lib/jobs/job-photos'
import { clearPictures } from '@/lib/jobs/job-store'
import { countOf } from '@/lib/utils'
import type { OpenJob } from './use-job'

const NO_ROOM = `A job can have ${MOST_JOB_PHOTOS} photos. The others were left out.`
const NOT_KEPT = 'This browser is out of storage, so the photo was not added. Nothing that was saved is lost.'

export interface JobPhotoActions {
  busy: string
  problems: readonly string[]
  done: Done
  add: (files: readonly File[]) => Promise<void>
  turn: (photo: JobPhoto) => Promise<void>
  remove: (photo: JobPhoto) => void
  write: (key: string, texts: Partial<Record<'place' | 'caption', string>>) => void
}

const numbersOf = (photos: readonly JobPhoto[], ids: readonly string[]): string =>
  photos
    .filter(({ photo }) => ids.includes(photo))
    .map(({ number }) => number)
    .join(', ')

async function turnIn(job: string, photo: string): Promise<{ id: string } | { problem: string }> {
  try {
    const picture = await readPhoto(job, photo)
    const turned = picture && (await turnPhoto(picture))
    if (!turned) return { problem: NOT_TURNED }
    const [id] = await savePhotos(job, [turned])
    return id ? { id } : { problem: NOT_KEPT }
  } catch (error) {
    console.error('A photograph could not be turned.', error)
    return { problem: NOT_TURNED }
  }
}

function useClearing(job: Job): void {
  const [opened] = useState(job)
  useEffect(() => {
    clearPictures(opened).catch((error: unknown) => console.error('Old pictures could not be removed.', error))
  }, [opened])
}

/** What can be done with the photographs of a job. */
export function useJobPhotos(job: Job, change: OpenJob['change']): JobPhotoActions {
  const [busy, setBusy] = useState('')
  const [problems, setProblems] = useState<readonly string[]>([])
  const [done, setDone] = useState<Done>({ text: '' })
  useClearing(job)

  const edit = (step: (photos: readonly JobPhoto[]) => JobPhoto[]): void =>
    change((known) => ({ ...known, photos: step(known.photos) }))
  const begin = (): void => {
    setProblems([])
    setDone({ text: '' })
  }
  return {
    ...{ busy, problems, done },
    async add(files) {
      begin()
      const room = Math.max(0, MOST_JOB_PHOTOS - presentPhotos(job.photos).length)
      const { found, refused } = await readPhotos(files.slice(0, room), setBusy)
      const kept = await savePhotos(job.id, found)
      let numbers = ''
      edit((photos) => {
        const next = withPhotos(photos, kept)
        numbers = numbersOf(next, kept)
        return next
      })
      setBusy('')
      if (kept.length > 0) setDone({ text: `${countOf(kept.length, 'photo')} added: ${numbers}.` })
      if (files.length > room) refused.push(NO_ROOM)
      if (kept.length < found.length) refused.push(NOT_KEPT)
      setProblems(refused)
    },
    async turn({ key, photo, number }) {
      begin()
      setBusy('Rotating the photo…')
      const turned = await turnIn(job.id, photo)
      setBusy('')
      if ('problem' in turned) return setProblems([turned.problem])
      edit((photos) => withPicture(photos, key, turned.id))
      setDone({ text: `Photo ${number} rotated.` })
    },
    remove({ key, number }) {
      begin()
      edit((photos) => withPhotoGone(photos, key, true))
      const undo = (): void => {
        edit((photos) => withPhotoGone(photos, key, false))
        setDone({ text: '' })
      }
      const text = `Photo ${number} removed. It stays in documents that already use it. Its number won’t be reused.`
      setDone({ text, undo })
    },
    write: (key, texts) => edit((photos) => withPhotoText(photos, key, texts)),
  }
}
