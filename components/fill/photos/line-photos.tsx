import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ImagesBlock } from '@/lib/documents/model'
import { frameOf, photoNumbersIn, withPhotoNumber, type Frame } from '@/lib/fill/frames'
import type { JobPhoto } from '@/lib/jobs/job-photos'
import { useFilling } from '@/components/filling/filling'
import { idOf, keyOf } from '@/components/filling/names'
import { FromJobPhotos } from '../job/from-job-photos'
import { PhotoInput } from '@/components/photos/photo-input'
import { PhotoNotes } from '@/components/photos/photo-notes'
import { BlobPicture } from '@/components/ui/blob-picture'
import { addedText, usePhotoActions } from '@/components/photos/use-photo-actions'

interface Props {
  block: ImagesBlock
  name: string
  /** What the line checks: the caption of its photographs, until somebody writes another. */
  text: string
  onAdded?: () => void
  isSmall?: boolean
}

/** Photos of a line in a checklist or table. Their numbers are written into the line's control. */
export function LinePhotos({ block, name, text, onAdded, isSmall }: Props) {
  const { photos } = useFilling()
  const { getValues, setValue } = useFormContext()
  const actions = usePhotoActions(block)
  const [done, setDone] = useState('')
  const typed: unknown = useWatch({ name: keyOf(name) })
  const numbers = typeof typed === 'string' ? photoNumbersIn(typed) : []

  const show = (frames: readonly Frame[]): void => {
    for (const { number } of frames) {
      const before: unknown = getValues(keyOf(name))
      setValue(keyOf(name), withPhotoNumber(typeof before === 'string' ? before : '', number), { shouldDirty: true })
    }
    setDone(addedText(frames))
    if (frames.length > 0) onAdded?.()
  }
  const add = async (files: readonly File[]): Promise<void> => {
    setDone('')
    const frames = await actions.add(files)
    for (const { texts } of frames) if (texts[1]) setValue(keyOf(texts[1]), text, { shouldDirty: true })
    show(frames)
  }
  const addOfJob = async (chosen: readonly JobPhoto[]): Promise<void> => {
    setDone('')
    show(await actions.addOfJob(chosen, { textFor: text }))
  }
  return (
    <div className="fill-line-photos">
      <div className="fill-photo-tools">
        <PhotoInput
          label={text}
          size={isSmall ? 'icon' : 'sm'}
          disabled={actions.busy !== ''}
          onFiles={(files) => void add(files)}
        />
        <FromJobPhotos
          label={text}
          size={isSmall ? 'icon' : 'sm'}
          multiple
          onChosen={(chosen) => void addOfJob(chosen)}
        />
        {numbers.map((number) => {
          const frame = frameOf(block, number)
          const photo = photos.of(frame.picture)
          const [place = frame.picture] = frame.texts
          return photo ? (
            <a key={number} href={`#${idOf(place)}`} aria-label={`Photo ${number}: ${text}`}>
              <BlobPicture blob={photo.small} width={photo.width} height={photo.height} alt="" className="fill-thumb" />
              <span aria-hidden>{number}</span>
            </a>
          ) : null
        })}
      </div>
      <PhotoNotes actions={actions} done={{ text: done }} />
    </div>
  )
}
