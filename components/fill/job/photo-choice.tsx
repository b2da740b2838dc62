import { useState } from 'react'
import { JobPicture } from '@/components/jobs/job-picture'
import { Button } from '@/components/ui/button'
import { OutlineButton } from '@/components/ui/outline-button'
import { Dialog } from '@/components/ui/dialog'
import { photosIn, type JobPhoto } from '@/lib/jobs/job-photos'
import { countOf } from '@/lib/utils'
import { useFilling } from '@/components/filling/filling'

interface Props {
  job: string
  photos: readonly JobPhoto[]
  multiple: boolean
  onChosen: (photos: readonly JobPhoto[]) => void
  onClose: () => void
}

/** Lets the person choose photos of the job, one or `multiple`. */
export function PhotoChoice({ job, photos, multiple, onChosen, onClose }: Props) {
  const { places } = useFilling().photos
  const [chosen, setChosen] = useState<readonly string[]>([])
  const used = new Set(photosIn(photos, places).map(({ key }) => key))
  const toggle = (key: string): void =>
    setChosen((before) =>
      before.includes(key) ? before.filter((other) => other !== key) : multiple ? [...before, key] : [key],
    )
  return (
    <Dialog
      onClose={onClose}
      title="Job photos"
      description="Place, caption and the job photo number are included."
      className="fill-dialog"
    >
      <ul className="fill-choice">
        {photos.map((photo) => {
          const { key, number, caption, place } = photo
          const text = [caption.text, place.text].filter(Boolean).join(', ')
          return (
            <li key={key}>
              <label>
                <JobPicture job={job} photo={photo.photo} alt="" />
                <span>
                  <input
                    type={multiple ? 'checkbox' : 'radio'}
                    name="job-photo"
                    className="checkbox"
                    checked={chosen.includes(key)}
                    onChange={() => toggle(key)}
                  />
                  <span>
                    Photo {number}
                    {text && `: ${text}`}
                    {used.has(key) && <span className="fill-hint block">Already in this document</span>}
                  </span>
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      <div className="dialog-actions">
        <OutlineButton onClick={onClose}>Cancel</OutlineButton>
        <Button
          disabled={chosen.length === 0}
          onClick={() => onChosen(photos.filter(({ key }) => chosen.includes(key)))}
        >
          {multiple && chosen.length > 0 ? `Add ${countOf(chosen.length, 'photo')}` : 'Add'}
        </Button>
      </div>
    </Dialog>
  )
}
