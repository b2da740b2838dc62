import { useCallback, type ComponentProps } from 'react'

/** A picture from a Blob, whose address is released with it. */
export function BlobPicture({ blob, alt, ...image }: ComponentProps<'img'> & { blob?: Blob; alt: string }) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      if (!blob) return
      const url = URL.createObjectURL(blob)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  return <img ref={show} alt={alt} {...image} />
}
