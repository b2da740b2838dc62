import { Status } from '@/components/ui/status'
import { useState } from 'react'
import { OutlineButton } from '@/components/ui/outline-button'
import type { ImagesBlock } from '@/lib/documents/model'
import { framesOf, type Frame } from '@/lib/fill/frames'
import { removePictures, savePhotos, type Photo } from '@/lib/fill/photo-store'
import { captionOf, jobPhotoOf, MOST_JOB_PHOTOS, withPhotos, withPhotoText, type JobPhoto } from '@/lib/jobs/job-photos'
import { changeJob } from '@/lib/jobs/job-store'
import { countOf } from '@/lib/utils'
import { useFilling } from '@/components/filling/filling'
import { useTexts } from '@/components/photos/use-photo-actions'
import { useJobPhotos } from '@/components/photos/job-photos'

const NOT_KEPT = 'This browser could not save the photos to the job. They are still in this document.'
const NO_ROOM = `A job can have ${MOST_JOB_PHOTOS} photos. Remove some of them first.`

interface Taken {
  frame: Frame
  photo: Photo
}

function useOwn(block: ImagesBlock): Taken[] {
  const { photos } = useFilling()
  const present = useJobPhotos()?.present ?? []
  return framesOf(block).flatMap((frame) => {
    const photo = photos.of(frame.picture)
    return photo && !jobPhotoOf(present, photo.id) ? [{ frame, photo }] : []
  })
}

type TextOf = (name: string) => string

async function putIntoJob(job: string, own: readonly Taken[], textOf: TextOf): Promise<[Frame, JobPhoto][]> {
  const kept = await savePhotos(
    job,
    own.map(({ photo }) => photo),
  )
  const taken = own.filter(({ photo }) => kept.includes(photo.id))
  const next = await changeJob(job, (known) => ({
    ...known,
    photos: taken.reduce<JobPhoto[]>(
      (photos, { frame: { texts }, photo: { id } }) => {
        const [place = '', caption = ''] = texts.map((name) => textOf(name).trim())
        return withPhotoText(photos, jobPhotoOf(photos, id)?.key ?? '', { place, caption })
      },
      withPhotos(known.photos, kept),
    ),
  }))
  if (!next) await removePictures(job, kept)
  return taken.flatMap(({ frame, photo }): [Frame, JobPhoto][] => {
    const given = jobPhotoOf(next?.photos ?? [], photo.id)
    return given ? [[frame, given]] : []
  })
}

/** Adds the photos of a document to its job, if the job does not have them. */
export function ToJobPhotos({ block }: { block: ImagesBlock }) {
  const { leaveToJob } = useFilling().photos
  const job = useJobPhotos()
  const { textOf, write } = useTexts()
  const own = useOwn(block)
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)
  if (!job || (own.length === 0 && !told)) return null

  const give = async (): Promise<string> => {
    if (job.present.length + own.length > MOST_JOB_PHOTOS) return NO_ROOM
    const given = await putIntoJob(job.job, own, textOf)
    for (const [{ texts }, photo] of given) if (texts[1]) write(texts[1], captionOf(photo))
    await leaveToJob(given.map(([, { photo }]) => photo))
    const numbers = given.map(([, { number }]) => number).join(', ')
    const done = given.length > 0 ? `${countOf(given.length, 'photo')} added to the job: ${numbers}.` : ''
    return [done, given.length < own.length ? NOT_KEPT : ''].join(' ').trim()
  }
  const press = async (): Promise<void> => {
    setBusy(true)
    setTold('')
    try {
      setTold(await give())
    } catch (error) {
      console.error('The photographs could not be added to the job.', error)
      setTold(NOT_KEPT)
    }
    setBusy(false)
  }
  return (
    <div className="fill-photo-tools">
      {own.length > 0 && (
        <OutlineButton size="sm" disabled={isBusy} onClick={() => void press()}>
          Add {countOf(own.length, 'photo')} to the job
        </OutlineButton>
      )}
      <Status className="fill-hint">{told}</Status>
    </div>
  )
}
