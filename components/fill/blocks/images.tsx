import { useState } from 'react'
import type { Photo } from '@/lib/fill/photo-store'
import { framesOf, type Frame } from '@/lib/fill/frames'
import type { JobPhoto } from '@/lib/jobs/job-photos'
import { useFilling } from '@/components/filling/filling'
import { FromJobPhotos, JobPhotosUsed } from '@/components/fill/job/from-job-photos'
import { ToJobPhotos } from '@/components/fill/job/to-job-photos'
import { FrameView } from '@/components/fill/photos/frame-view'
import { PhotoInput } from '@/components/photos/photo-input'
import { PhotoNotes, type Done } from '@/components/photos/photo-notes'
import { addedText, usePhotoActions } from '@/components/photos/use-photo-actions'
import type { BlockProps } from './prose'

/** The photos of a document: its frames, and the ways to fill them from the camera, files or the job. */
export function ImagesBlock({ block, controls }: BlockProps<'images'>) {
  const { photos } = useFilling()
  const actions = usePhotoActions(block)
  const [done, setDone] = useState<Done>({ text: '' })

  const add = async (files: readonly File[], frame?: Frame): Promise<void> => {
    setDone({ text: '' })
    setDone({ text: addedText(await actions.add(files, frame)) })
  }
  const addOfJob = async (chosen: readonly JobPhoto[], frame?: Frame): Promise<void> => {
    setDone({ text: '' })
    setDone({ text: addedText(await actions.addOfJob(chosen, { frame })) })
  }
  const turn = async (frame: Frame): Promise<void> => {
    setDone({ text: '' })
    if (await actions.turn(frame)) setDone({ text: `Photo ${frame.number} rotated.` })
  }
  const remove = ({ number, picture }: Frame, id: Photo['id'] | undefined): void => {
    photos.arrange({ [picture]: undefined })
    const undo = (): void => {
      photos.arrange({ [picture]: id })
      setDone({ text: '' })
    }
    setDone({ text: `Photo ${number} removed.`, undo })
  }
  return (
    <div className="fill-photos" role="group" aria-label={block.label}>
      {block.captions && (
        <div className="fill-photo-tools">
          <PhotoInput
            label={block.label}
            multiple
            disabled={actions.busy !== ''}
            onFiles={(files) => void add(files)}
          />
          <FromJobPhotos label={block.label} multiple onChosen={(chosen) => void addOfJob(chosen)} />
        </div>
      )}
      <JobPhotosUsed frames={block.name} />
      {block.captions && <ToJobPhotos block={block} />}
      <PhotoNotes actions={actions} done={done} />
      <div className="fill-frames" data-captions={block.captions || undefined}>
        {framesOf(block).map((frame) => (
          <FrameView
            key={frame.picture}
            {...{ block, frame, actions }}
            controls={controls.filter(({ name }) => frame.texts.includes(name))}
            onFiles={(files) => void add(files.slice(0, 1), frame)}
            onChosen={(chosen) => void addOfJob(chosen, frame)}
            turn={() => void turn(frame)}
            remove={() => remove(frame, photos.places[frame.picture])}
          />
        ))}
      </div>
    </div>
  )
}
