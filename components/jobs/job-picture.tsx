import { useEffect, useState } from 'react'
import { BlobPicture } from '@/components/ui/blob-picture'
import { readSmall } from '@/lib/fill/photo-store'

interface PictureProps {
  job: string
  photo: string
  alt: string
}

/** A small picture of a job's photo, or a note that it is not in this browser. */
export function JobPicture({ job, photo, alt }: PictureProps) {
  const [small, setSmall] = useState<Blob | null>()
  useEffect(() => {
    let isLeft = false
    readSmall(job, photo).then(
      (found) => void (isLeft || setSmall(found ?? null)),
      (error: unknown) => {
        console.error('A photograph could not be read.', error)
        if (!isLeft) setSmall(null)
      },
    )
    return () => {
      isLeft = true
    }
  }, [job, photo])
  if (small === null) return <p className="job-photo-picture">The picture is not in this browser.</p>
  return <BlobPicture blob={small} alt={alt} className="job-photo-picture" />
}
