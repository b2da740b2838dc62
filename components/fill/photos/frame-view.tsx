import { IconButton } from '@/components/ui/outline-button'
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

interface ToolbarProps extends Omit<Props, 'controls' | 'onFiles' | 'onChosen'> {
  name: string
}

/** Rotates, moves and removes the photo of a frame. */
function Toolbar({ block, frame, name, actions, remove, turn }: ToolbarProps) {
  const move = (by: 1 | -1, label: string, icon: 'arrow-left' | 'arrow-right') => {
    const other = frame.number + by
    return (
      <IconButton
        label={`${label}: ${name}`}
        icon={icon}
        disabled={other < 1 || other > block.count}
        onClick={() => actions.swap(frame, frameOf(block, other))}
      />
    )
  }
  return (
    <div className="fill-photo-tools">
      <IconButton label={`Rotate right: ${name}`} icon="rotate-cw" disabled={actions.busy !== ''} onClick={turn} />
      {move(-1, 'Move up', 'arrow-left')}
      {move(1, 'Move down', 'arrow-right')}
      <IconButton label={`Remove the picture: ${name}`} icon="trash-2" onClick={remove} />
    </div>
  )
}

/** A frame for a photo with its texts: the photo and its tools, or the ways to add one. */
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
