'use client'

import { useCallback } from 'react'
import type { Logo } from '@/lib/fill/company'

/** Shows a logo. */
export function LogoPicture({ logo, className }: { logo: Logo; className?: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(new Blob([logo.bytes], { type: logo.type }))
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [logo],
  )
  return <img ref={show} alt="Your logo" className={className} width={logo.width} height={logo.height} />
}
