'use client'

import { useCallback, useEffect, useState } from 'react'
import { readSmall } from '@/lib/fill/photo-store'

interface PictureProps {
  job: string
  photo: string
  alt: string
}

/** The small copy of a photograph, read from the browser's database. */
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
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!small) return
      const url = URL.createObjectURL(small)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [small],
  )
  if (small === null) return <p className="job-photo-picture">The picture is not in this browser.</p>
  return <img ref={show} alt={alt} className="job-photo-picture" />
}
