'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { photosIn, type JobPhoto } from '@/lib/jobs/job-photos'
import { countOf } from '@/lib/utils'
import { useFilling } from '@/components/filling/filling'
import { useJobPhotos } from '@/components/photos/job-photos'

const PhotoChoice = lazy(async () => ({ default: (await import('./photo-choice')).PhotoChoice }))

interface Props {
  label: string
  multiple?: boolean
  size?: 'sm' | 'icon'
  onChosen: (photos: readonly JobPhoto[]) => void
}

export function FromJobPhotos({ label, multiple = false, size, onChosen }: Props) {
  const [isOpen, setOpen] = useState(false)
  const photos = useJobPhotos()
  if (!photos || photos.present.length === 0) return null
  return (
    <>
      <Button
        variant="outline"
        size={size}
        className="fill-photo-input"
        aria-label={`From the job: ${label}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="images" size={18} />
        {size !== 'icon' && 'From the job'}
      </Button>
      {isOpen && (
        <Suspense>
          <PhotoChoice
            {...{ photos: photos.present, job: photos.job, multiple }}
            onChosen={(chosen) => {
              setOpen(false)
              onChosen(chosen)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

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
