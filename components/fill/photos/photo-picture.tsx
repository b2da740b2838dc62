'use client'

import { useCallback } from 'react'
import type { Photo } from '@/lib/fill/photo-store'

/** Shows the small copy of a photograph. */
export function PhotoPicture({ photo, alt, className }: { photo: Photo; alt: string; className?: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(photo.small)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [photo],
  )
  return <img ref={show} alt={alt} className={className} width={photo.width} height={photo.height} />
}
