'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Control } from '@/lib/documents/controls'
import { frameOf, type Frame } from '@/lib/fill/frames'
import type { JobPhoto } from '@/lib/jobs/job-photos'
import type { ImagesBlock } from '@/lib/documents/model'
import { ControlField } from '../control-field'
import { useFilling } from '@/components/filling/filling'
import { FromJobPhotos } from '../job/from-job-photos'
import { PhotoInput } from '@/components/photos/photo-input'
import { BlobPicture } from '@/components/ui/blob-picture'
import type { PhotoActions } from '@/components/photos/use-photo-actions'

interface Props {
  block: ImagesBlock
  frame: Frame
  controls: readonly Control[]
  actions: PhotoActions
  onFiles: (files: readonly File[]) => void
  onChosen: (chosen: readonly JobPhoto[]) => void
  remove: () => void
  turn: () => void
}

function Toolbar({
  block,
  frame,
  name,
  actions,
  remove,
  turn,
}: Omit<Props, 'controls' | 'onFiles' | 'onChosen'> & { name: string }) {
  const move = (by: 1 | -1, label: string, icon: React.ReactNode) => {
    const other = frame.number + by
    return (
      <Button
        variant="outline"
        size="icon"
        aria-label={`${label}: ${name}`}
        disabled={other < 1 || other > block.count}
        onClick={() => actions.swap(frame, frameOf(block, other))}
      >
        {icon}
      </Button>
    )
  }
  return (
    <div className="fill-photo-tools">
      <Button
        variant="outline"
        size="icon"
        aria-label={`Rotate right: ${name}`}
        disabled={actions.busy !== ''}
        onClick={turn}
      >
        <Icon name="rotate-cw" size={18} />
      </Button>
      {move(-1, 'Move up', <Icon name="arrow-left" size={18} />)}
      {move(1, 'Move down', <Icon name="arrow-right" size={18} />)}
      <Button variant="outline" size="icon" aria-label={`Remove the picture: ${name}`} onClick={remove}>
        <Icon name="trash-2" size={18} />
      </Button>
    </div>
  )
}

export function FrameView({ block, frame, controls, actions, onFiles, onChosen, remove, turn }: Props) {
  const { photos } = useFilling()
  const name = `${block.captions ? 'Photo' : 'Frame'} ${frame.number}`
  const photo = photos.of(frame.picture)
  const isFilled = photos.places[frame.picture] !== undefined
  return (
    <fieldset className="fill-party fill-frame">
      <legend>{name}</legend>
      {photo && (
        <BlobPicture
          blob={photo.small}
          width={photo.width}
          height={photo.height}
          alt={`${name} in the document`}
          className="fill-photo"
        />
      )}
      {isFilled ? (
        <Toolbar {...{ block, frame, name, actions, remove, turn }} />
      ) : (
        <div className="fill-photo-tools">
          <PhotoInput label={name} size="sm" disabled={actions.busy !== ''} onFiles={onFiles} />
          <FromJobPhotos label={name} onChosen={onChosen} />
        </div>
      )}
      {controls.map((control) => (
        <ControlField key={control.name} control={control} />
      ))}
    </fieldset>
  )
}
