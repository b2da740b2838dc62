import { Field } from '@/components/ui/field'
import { TextLink } from '@/components/ui/text-link'
import { useState } from 'react'
import { PhotoInput } from '@/components/photos/photo-input'
import { PhotoNotes } from '@/components/photos/photo-notes'
import { IconButton, OutlineButton } from '@/components/ui/outline-button'
import { Input } from '@/components/ui/input'
import type { Draft } from '@/lib/fill/draft'
import type { Job } from '@/lib/jobs/job'
import { photosIn, presentPhotos, type JobPhoto } from '@/lib/jobs/job-photos'
import { fillUrl } from '@/lib/paths'
import { countOf } from '@/lib/utils'
import { JobPicture } from './job-picture'
import type { OpenJob } from './use-job'
import { useJobPhotos, type JobPhotoActions } from './use-job-photos'

const SHOWN = 24

/** Links to the documents that use a photo. */
function Users({ drafts }: { drafts: readonly Draft[] }) {
  if (drafts.length === 0) return null
  return (
    <p className="card-meta">
      In{' '}
      {drafts.map(({ id, slug, name, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <TextLink href={`${fillUrl(slug)}?draft=${id}`}>{name ?? title}</TextLink>
        </span>
      ))}
    </p>
  )
}

interface TileProps {
  job: string
  photo: JobPhoto
  users: readonly Draft[]
  actions: JobPhotoActions
}

/** A photo with its number, texts and tools. */
function Tile({ job, photo, users, actions: { busy, turn, remove, write } }: TileProps) {
  const { key, number, place, caption } = photo
  const name = `Photo ${number}`
  const text = (field: 'place' | 'caption', label: string, value: string) => (
    <Field id={`photo-${number}-${field}`} label={label}>
      <Input
        id={`photo-${number}-${field}`}
        autoComplete="off"
        maxLength={field === 'place' ? 300 : 1000}
        value={value}
        onChange={({ target }) => write(key, { [field]: target.value })}
      />
    </Field>
  )
  return (
    <li>
      <fieldset className="job-photo">
        <legend>{name}</legend>
        <JobPicture job={job} photo={photo.photo} alt={[name, caption.text].filter(Boolean).join(': ')} />
        <div className="fill-photo-tools">
          <IconButton
            label={`Rotate right: ${name}`}
            icon="rotate-cw"
            disabled={busy !== ''}
            onClick={() => void turn(photo)}
          />
          <IconButton label={`Remove: ${name}`} icon="trash-2" onClick={() => remove(photo)} />
        </div>
        {text('place', 'Place', place.text)}
        {text('caption', 'Caption', caption.text)}
        <Users drafts={users} />
      </fieldset>
    </li>
  )
}

interface Props {
  job: Job
  drafts: readonly Draft[]
  change: OpenJob['change']
}

/** The photos of a job, each with its texts and the documents that use it. */
export function JobPhotos({ job, drafts, change }: Props) {
  const actions = useJobPhotos(job, change)
  const [isAll, setAll] = useState(false)
  const photos = presentPhotos(job.photos)
  const shown = isAll ? photos : photos.slice(0, SHOWN)
  const add = async (files: readonly File[]): Promise<void> => {
    await actions.add(files)
    setAll(true)
  }
  const usersOf = (photo: JobPhoto): Draft[] => drafts.filter((draft) => photosIn([photo], draft.photos).length > 0)
  return (
    <section aria-labelledby="job-photos">
      <h2 id="job-photos">Photos</h2>
      <p className="card-meta mb-2">
        Add photos once and use them, with place and caption, in any document for this job. A photo keeps its number
        when you remove another. Location and time data from the camera are removed.
      </p>
      <div className="fill-photo-tools">
        <PhotoInput label="Job photos" multiple disabled={actions.busy !== ''} onFiles={(files) => void add(files)} />
        {photos.length > 0 && <span className="card-meta">{countOf(photos.length, 'photo')}</span>}
      </div>
      <PhotoNotes actions={actions} done={actions.done} />
      <ul className="job-photos" aria-label="Job photos">
        {shown.map((photo) => (
          <Tile key={photo.key} job={job.id} photo={photo} users={usersOf(photo)} actions={actions} />
        ))}
      </ul>
      {shown.length < photos.length && (
        <OutlineButton onClick={() => setAll(true)}>Show all {photos.length}</OutlineButton>
      )}
    </section>
  )
}
