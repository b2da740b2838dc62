import { DialogButton } from '@/components/ui/dialog-button'
import { lazyPart } from '@/components/ui/lazy-part'
import { Icon } from '@/components/ui/icon'
import { photosIn, type JobPhoto } from '@/lib/jobs/job-photos'
import { countOf } from '@/lib/utils'
import { useFilling } from '@/components/filling/filling'
import { useJobPhotos } from '@/components/photos/job-photos'

const PhotoChoice = lazyPart(async () => (await import('./photo-choice')).PhotoChoice)

interface Props {
  label: string
  multiple?: boolean
  size?: 'sm' | 'icon'
  onChosen: (photos: readonly JobPhoto[]) => void
}

/** The button to use photos of the job; nothing outside a job, or if the job has none. */
export function FromJobPhotos({ label, multiple = false, size, onChosen }: Props) {
  const photos = useJobPhotos()
  if (!photos || photos.present.length === 0) return null
  return (
    <DialogButton
      size={size}
      className="fill-photo-input"
      aria-label={`From the job: ${label}`}
      dialog={(close) => (
        <PhotoChoice
          {...{ photos: photos.present, job: photos.job, multiple }}
          onChosen={(chosen) => {
            close()
            onChosen(chosen)
          }}
          onClose={close}
        />
      )}
    >
      <Icon name="images" size={18} />
      {size !== 'icon' && 'From the job'}
    </DialogButton>
  )
}

/** The numbers of the job's photos in these frames. */
export function JobPhotosUsed({ frames }: { frames: string }) {
  const { places } = useFilling().photos
  const here = Object.entries(places).filter(([picture]) => picture.startsWith(`${frames}.`))
  const used = photosIn(useJobPhotos()?.all ?? [], Object.fromEntries(here))
  if (used.length === 0) return null
  return (
    <p className="fill-hint">
      Uses {countOf(used.length, 'job photo')}: {used.map(({ number }) => number).join(', ')}
    </p>
  )
}
